"""One decision, many rule engines: how fast is each beside hand-written Python?

The decision is an agent mission's success chance:

    base by mission (12-row table)
    + 5 per agent level, +10 fanatic, +10 at home, +15 target asleep
    - 40 if the target is blessed, else -20 if it is warded   (blessed REPLACES warded)
    - (20 + 5 x guard level) if guarded
    x 1.0 (campaign multiplier), clamped to 3..97

Every engine gets the same random inputs; its answers are compared with the hand-written
function before it is timed.  A rate is reported as a ratio to hand-written Python measured
immediately before AND after that engine in the same round, so that a noisy machine hits both.
Engines that are not installed are skipped and listed.

    python -m benchmarks.engines                  # 10,000 inputs, 5 rounds
    python -m benchmarks.engines 2000 --rounds 3
    python -m benchmarks.engines --only zen,cel   # substrings of engine names
    python -m benchmarks.engines --node DIR       # also the JavaScript engines in DIR/node_modules
    python -m benchmarks.engines --write          # puts the table into benchmarks/README.md
"""

# ruff: noqa: B007, E501, UP031
from __future__ import annotations

import argparse
import atexit
import gc
import itertools
import json
import os
import platform
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

BASE = {
    "gather_rumours": 70,
    "spy_city": 55,
    "bribe_guard": 50,
    "sabotage_ship": 45,
    "steal_gold": 40,
    "sabotage_wall": 35,
    "incite_riot": 30,
    "poison_well": 32,
    "steal_relic": 25,
    "rescue": 27,
    "kidnap": 20,
    "assassinate": 10,
}
MISSIONS = list(BASE)
BOOLS = ("fanatic", "home", "asleep", "warded", "blessed", "guarded")
MULT = 1.0


def make_inputs(n: int, seed: int = 7) -> list[dict]:
    r = random.Random(seed)
    out = []
    for _ in range(n):
        d = {"mission": r.choice(MISSIONS), "level": r.randint(0, 12)}
        for b in BOOLS:
            d[b] = r.random() < 0.35
        d["guard_level"] = r.randint(0, 6)
        out.append(d)
    return out


# ----------------------------------------------------------------- hand-written Python
def chance(d: dict) -> float:
    c = BASE[d["mission"]] + 5 * d["level"]
    if d["fanatic"]:
        c += 10
    if d["home"]:
        c += 10
    if d["asleep"]:
        c += 15
    if d["blessed"]:
        c -= 40
    elif d["warded"]:
        c -= 20
    if d["guarded"]:
        c -= 20 + 5 * d["guard_level"]
    c *= MULT
    return 3 if c < 3 else 97 if c > 97 else c


def hand(inputs):
    return [chance(d) for d in inputs]


ENGINES: dict[str, dict] = {}


def engine(name, kind, note=""):
    """Register a builder: it returns (prepare, run); prepare is outside the timed part."""

    def deco(fn):
        ENGINES[name] = {"build": fn, "kind": kind, "note": note}
        return fn

    return deco


def ident(x):
    return x


@engine("hand Python, explained", "hand", "same function, also returning the list of (reason, delta)")
def _():
    def explained(d):
        t = [("base", BASE[d["mission"]]), ("level", 5 * d["level"])]
        if d["fanatic"]:
            t.append(("fanatic", 10))
        if d["home"]:
            t.append(("home", 10))
        if d["asleep"]:
            t.append(("asleep", 15))
        if d["blessed"]:
            t.append(("blessed", -40))
        elif d["warded"]:
            t.append(("warded", -20))
        if d["guarded"]:
            t.append(("guard", -20 - 5 * d["guard_level"]))
        c = MULT * sum(v for _, v in t)
        return (3 if c < 3 else 97 if c > 97 else c), t

    return ident, lambda xs: [explained(d)[0] for d in xs]


@engine("hand Python, __slots__ object", "hand", "typed record in, attribute access")
def _():
    class In:
        __slots__ = ("mission", "level", "guard_level") + BOOLS

        def __init__(self, d):
            for k, v in d.items():
                setattr(self, k, v)

    def f(o):
        c = BASE[o.mission] + 5 * o.level
        if o.fanatic:
            c += 10
        if o.home:
            c += 10
        if o.asleep:
            c += 15
        if o.blessed:
            c -= 40
        elif o.warded:
            c -= 20
        if o.guarded:
            c -= 20 + 5 * o.guard_level
        c *= MULT
        return 3 if c < 3 else 97 if c > 97 else c

    return (lambda xs: [In(d) for d in xs]), lambda os_: [f(o) for o in os_]


# ----------------------------------------------------------------- rulec
def _built() -> str:
    """The folder with the package of the pack beside this file."""
    out = tempfile.mkdtemp(prefix="rulec-engines-")
    atexit.register(shutil.rmtree, out, ignore_errors=True)
    rules = Path(__file__).parent / "rules"
    done = subprocess.run(
        [sys.executable, "-m", "rulec", "build", "mission", "--rules", str(rules), "--out", out],
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    return out


def _rulec():
    """The pack beside this file, as a package."""
    out = os.environ.get("RULEC_TEST_PACKAGES") or _built()  # compiled ones, where there are such
    sys.path.insert(0, os.path.join(out, "mission", "python"))
    import rulec_packs

    rulec_packs.__path__.append(os.path.join(out, "mission", "python", "rulec_packs"))
    import rulec_packs.mission as m

    ids = {k: getattr(m, "MISSION_" + k.upper()) for k in MISSIONS}

    def prepare(xs):
        return [
            m.Spy(mission=ids[d["mission"]], level=d["level"], guard_level=d["guard_level"], **{b: d[b] for b in BOOLS})
            for d in xs
        ]

    return m, prepare


@engine("rulec, generated resolver", "codegen", "objects with slots in, whole percent out")
def _():
    m, prepare = _rulec()
    f = m.chance
    return prepare, lambda xs: [f(x) for x in xs]


@engine("rulec, generated twin with breakdown", "codegen", "value and every step that counted")
def _():
    m, prepare = _rulec()
    f = m.why_chance
    return prepare, lambda xs: [f(x)[0] for x in xs]


# ----------------------------------------------------------------- vectorised
def columns(xs):
    import numpy as np

    ix = {m: i for i, m in enumerate(MISSIONS)}
    c = {
        "mission": np.array([ix[d["mission"]] for d in xs], dtype=np.int64),
        "level": np.array([d["level"] for d in xs], dtype=np.int64),
        "guard_level": np.array([d["guard_level"] for d in xs], dtype=np.int64),
    }
    for b in BOOLS:
        c[b] = np.array([d[b] for d in xs], dtype=bool)
    return c


@engine("NumPy, hand-vectorised", "vector", "columns ready; whole batch at once")
def _():
    import numpy as np

    base = np.array([BASE[m] for m in MISSIONS], dtype=np.float64)

    def run(c):
        v = base[c["mission"]] + 5 * c["level"]
        v += 10 * c["fanatic"]
        v += 10 * c["home"]
        v += 15 * c["asleep"]
        v -= np.where(c["blessed"], 40, 20 * c["warded"])
        v -= c["guarded"] * (20 + 5 * c["guard_level"])
        v *= MULT
        return np.clip(v, 3, 97)

    return columns, run


@engine("NumPy, incl. dicts to columns", "vector", "same, but converting the list of dicts is timed too")
def _():
    _, run = ENGINES["NumPy, hand-vectorised"]["build"]()
    return ident, lambda xs: run(columns(xs))


@engine("numba @njit loop", "vector", "columns ready; compiled before timing")
def _():
    import numba
    import numpy as np

    base = np.array([BASE[m] for m in MISSIONS], dtype=np.float64)

    @numba.njit(cache=False)
    def k(m, lv, gl, fa, ho, sl, wa, bl, gu, base):
        out = np.empty(m.shape[0])
        for i in range(m.shape[0]):
            c = base[m[i]] + 5.0 * lv[i]
            if fa[i]:
                c += 10.0
            if ho[i]:
                c += 10.0
            if sl[i]:
                c += 15.0
            if bl[i]:
                c -= 40.0
            elif wa[i]:
                c -= 20.0
            if gu[i]:
                c -= 20.0 + 5.0 * gl[i]
            out[i] = min(97.0, max(3.0, c * 1.0))
        return out

    def run(c):
        return k(
            c["mission"],
            c["level"],
            c["guard_level"],
            c["fanatic"],
            c["home"],
            c["asleep"],
            c["warded"],
            c["blessed"],
            c["guarded"],
            base,
        )

    run(columns(make_inputs(4)))
    return columns, run


def _openfisca():
    import numpy as np
    from openfisca_core import entities, indexed_enums, parameters, periods, simulations, taxbenefitsystems, variables

    person = entities.SingleEntity("person", "persons", "An agent", "")
    tbs = taxbenefitsystems.TaxBenefitSystem([person])
    Mission = indexed_enums.Enum("Mission", {m: m for m in MISSIONS})
    when = {"2020-01-01": None}

    def p(v):
        return {"values": {k: {"value": v} for k in when}}

    tree = {
        "base": {m: p(v) for m, v in BASE.items()},
        "level": p(5),
        "fanatic": p(10),
        "home": p(10),
        "asleep": p(15),
        "warded": p(20),
        "blessed": p(40),
        "guard": p(20),
        "guard_level": p(5),
        "mult": p(1.0),
        "low": p(3),
        "high": p(97),
    }
    tbs.parameters = parameters.ParameterNode("", data=tree)

    def var(name, typ, formula=None, **kw):
        ns = {"value_type": typ, "entity": person, "definition_period": periods.DateUnit.MONTH, "label": name, **kw}
        if formula:
            ns["formula"] = formula
        tbs.add_variable(type(name, (variables.Variable,), ns))

    var("mission", indexed_enums.Enum, possible_values=Mission, default_value=Mission[MISSIONS[0]])
    var("level", int)
    var("guard_level", int)
    for b in BOOLS:
        var(b, bool)

    def f_base(person, period, parameters):
        return parameters(period).base[person("mission", period)]

    def f_agent(person, period, parameters):
        q = parameters(period)
        return (
            q.level * person("level", period) + q.fanatic * person("fanatic", period) + q.home * person("home", period)
        )

    def f_target(person, period, parameters):
        q = parameters(period)
        return (
            q.asleep * person("asleep", period)
            - np.where(person("blessed", period), q.blessed, q.warded * person("warded", period))
            - person("guarded", period) * (q.guard + q.guard_level * person("guard_level", period))
        )

    def f_chance(person, period, parameters):
        q = parameters(period)
        raw = person("base", period) + person("agent", period) + person("target", period)
        return np.clip(raw * q.mult, q.low, q.high)

    var("base", float, f_base)
    var("agent", float, f_agent)
    var("target", float, f_target)
    var("chance", float, f_chance)
    builder = simulations.SimulationBuilder
    month = "2024-01"

    def prep(xs):
        c = columns(xs)
        c["mission"] = np.array([d["mission"] for d in xs])
        return c

    def calc(c):
        n = len(c["level"])
        s = builder().build_default_simulation(tbs, n)
        for k, v in c.items():
            s.set_input(k, month, v)
        return s.calculate("chance", month)

    return prep, calc


@engine("OpenFisca, whole batch", "vector", "one simulation of n persons; set_input + calculate timed")
def _():
    return _openfisca()


@engine("OpenFisca, one at a time", "interp", "one simulation per input, as a web call does")
def _():
    prep, calc = _openfisca()
    return (lambda xs: [prep([d]) for d in xs]), lambda cs: [float(calc(c)[0]) for c in cs]


# ----------------------------------------------------------------- GoRules ZEN
def _zen_graph(style):
    def node(i, typ, content=None):
        d = {"id": i, "name": i, "type": typ, "position": {"x": 0, "y": 0}}
        if content is not None:
            d["content"] = content
        return d

    def table(ins, outs, rules, hit="first"):
        rows = []
        for k, (cond, res) in enumerate(rules):
            row = {"_id": f"r{k}"}
            for (f, _), v in zip(ins, cond, strict=False):
                row["i_" + f] = v
            for f, v in zip(outs, res, strict=False):
                row["o_" + f] = v
            rows.append(row)
        return {
            "hitPolicy": hit,
            "rules": rows,
            "passThrough": True,
            "inputField": None,
            "outputPath": None,
            "executionMode": "single",
            "inputs": [{"id": "i_" + f, "name": f, "field": e} for f, e in ins],
            "outputs": [{"id": "o_" + f, "name": f, "field": f} for f in outs],
        }

    base = table([("mission", "mission")], ["base"], [([json.dumps(m)], [str(v)]) for m, v in BASE.items()])
    nodes = [node("in", "inputNode"), node("base", "decisionTableNode", base)]
    chain = ["in", "base"]
    if style == "tables":
        flags = ("fanatic", "home", "asleep", "blessed", "warded", "guarded")

        def row(on, off, delta):
            return ["true" if f == on else "false" if f == off else "" for f in flags], [delta]

        mods = table(
            [(f, f) for f in flags],
            ["delta"],
            [
                row("fanatic", None, "10"),
                row("home", None, "10"),
                row("asleep", None, "15"),
                row("blessed", None, "-40"),
                row("warded", "blessed", "-20"),
                row("guarded", None, "-20 - 5 * guard_level"),
            ],
            hit="collect",
        )
        mods["outputPath"] = "mods"
        nodes.append(node("mods", "decisionTableNode", mods))
        chain.append("mods")
        raw = "(base + 5 * level + sum(map(mods, #.delta))) * 1.0"
    else:
        raw = ZEN_RAW.replace("BASE", "base")
    nodes.append(
        node(
            "calc",
            "expressionNode",
            {
                "expressions": [
                    {"id": "e1", "key": "raw", "value": raw},
                    {"id": "e2", "key": "chance", "value": "max([3, min([97, $.raw])])"},
                ],
                "passThrough": True,
                "inputField": None,
                "outputPath": None,
                "executionMode": "single",
            },
        )
    )
    nodes.append(node("out", "outputNode"))
    chain += ["calc", "out"]
    edges = [
        {"id": f"e{i}", "sourceId": a, "targetId": b, "type": "edge"}
        for i, (a, b) in enumerate(itertools.pairwise(chain))
    ]
    return {"contentType": "application/vnd.gorules.decision", "nodes": nodes, "edges": edges}


ZEN_RAW = (
    "(BASE + 5 * level + (fanatic ? 10 : 0) + (home ? 10 : 0) + (asleep ? 15 : 0)"
    " - (blessed ? 40 : (warded ? 20 : 0)) - (guarded ? 20 + 5 * guard_level : 0)) * 1.0"
)


def _zen(style, fast=True):
    """fast: content compiled once and served by a loader.  Not fast: create_decision() on the
    JSON text, the form its quickstart shows, which in 2.x costs several times as much a call."""
    import zen

    text = json.dumps(_zen_graph(style))
    if not fast:
        dec = zen.ZenEngine().create_decision(text)
        return lambda d, *o: dec.evaluate(d, *o)["result"]["chance"]
    content = zen.ZenDecisionContent(text)
    eng = zen.ZenEngine({"loader": lambda key: content})
    return lambda d, *o: eng.evaluate("m", d, *o)["result"]["chance"]


@engine("zen-engine, table + expression", "interp", "JDM graph: 12-row table node, then expression node")
def _():
    f = _zen("expr")
    return ident, lambda xs: [f(d) for d in xs]


@engine("zen-engine, tables (collect)", "interp", "JDM graph: table, collect-table of modifiers, sum")
def _():
    f = _zen("tables")
    return ident, lambda xs: [f(d) for d in xs]


@engine("zen-engine, tables, trace on", "interp", "same graph with {'trace': True}")
def _():
    f = _zen("tables")
    return ident, lambda xs: [f(d, {"trace": True}) for d in xs]


@engine("zen-engine, tables, create_decision", "interp", "same graph, JSON text through create_decision()")
def _():
    f = _zen("tables", fast=False)
    return ident, lambda xs: [f(d) for d in xs]


@engine("zen-engine, tables, evaluate_batch", "vector", "same graph, whole batch in one call (threads)")
def _():
    import zen

    content = zen.ZenDecisionContent(json.dumps(_zen_graph("tables")))
    eng = zen.ZenEngine({"loader": lambda key: content})
    if not hasattr(eng, "evaluate_batch"):
        raise RuntimeError("this zen-engine has no evaluate_batch")

    def run(reqs):
        return [r["data"]["result"]["chance"] for r in eng.evaluate_batch(reqs)]

    return (lambda xs: [{"key": "m", "context": d} for d in xs]), run


@engine("zen-engine, bare expression", "interp", "compile_expression once; base handed in")
def _():
    import zen

    e = zen.compile_expression("max([3, min([97, " + ZEN_RAW.replace("BASE", "base") + "])])")
    return (lambda xs: [{**d, "base": BASE[d["mission"]]} for d in xs]), lambda xs: [e.evaluate(d) for d in xs]


# ----------------------------------------------------------------- CEL
CEL = (
    "(table[mission] + 5 * level + (fanatic ? 10 : 0) + (home ? 10 : 0) + (asleep ? 15 : 0)"
    " - (blessed ? 40 : (warded ? 20 : 0)) - (guarded ? 20 + 5 * guard_level : 0))"
)


@engine("cel-python", "interp", "pure-Python CEL; program compiled once")
def _():
    import celpy

    env = celpy.Environment()
    prog = env.program(env.compile(f"[{CEL}].map(c, c < 3 ? 3 : (c > 97 ? 97 : c))[0]"))
    tab = celpy.json_to_cel(BASE)

    def prep(xs):
        out = []
        for d in xs:
            a = {k: celpy.json_to_cel(v) for k, v in d.items()}
            a["table"] = tab
            out.append(a)
        return out

    return prep, lambda xs: [int(prog.evaluate(a)) for a in xs]


@engine("common-expression-language (Rust CEL)", "interp", "cel.compile once, execute per input")
def _():
    import cel

    prog = cel.compile(f"[{CEL}].map(c, c < 3 ? 3 : (c > 97 ? 97 : c))[0]")
    return (lambda xs: [{**d, "table": BASE} for d in xs]), lambda xs: [prog.execute(a) for a in xs]


@engine("cel-expr-python (C++ CEL)", "interp", "typed env, table as literal, compiled once")
def _():
    from cel_expr_python import cel

    T = cel.Type
    env = cel.NewEnv(
        variables={"mission": T.STRING, "level": T.INT, "guard_level": T.INT, **dict.fromkeys(BOOLS, T.BOOL)}
    )
    src = CEL.replace("table[", "{{{}}}[".format(", ".join('"%s": %d' % kv for kv in BASE.items())))
    expr = env.compile(f"[{src}].map(c, c < 3 ? 3 : (c > 97 ? 97 : c))[0]")

    def run(xs):
        return [expr.eval(data=d).value() for d in xs]

    return ident, run


# ----------------------------------------------------------------- expression evaluators
@engine("rule-engine", "interp", "typed expression language; Rule compiled once")
def _():
    import rule_engine

    tab = "{{{}}}".format(", ".join('"%s" : %d' % kv for kv in BASE.items()))
    body = (
        "({T}[mission] + 5 * level + (fanatic ? 10 : 0) + (home ? 10 : 0) + (asleep ? 15 : 0)"
        " - (blessed ? 40 : (warded ? 20 : 0)) - (guarded ? 20 + 5 * guard_level : 0)) * 1.0"
    ).replace("{T}", tab)
    r = rule_engine.Rule(body)

    def run(xs):
        return [min(97, max(3, float(r.evaluate(d)))) for d in xs]

    return ident, run


EXPR = (
    "min(97, max(3, (table[mission] + 5 * level + (10 if fanatic else 0) + (10 if home else 0)"
    " + (15 if asleep else 0) - (40 if blessed else (20 if warded else 0))"
    " - (20 + 5 * guard_level if guarded else 0)) * 1.0))"
)


@engine("simpleeval", "interp", "Python-syntax expression, parsed once, AST walked")
def _():
    import simpleeval

    ev = simpleeval.EvalWithCompoundTypes(functions={"min": min, "max": max})
    tree = ev.parse(EXPR)

    def run(xs):
        out = []
        for d in xs:
            ev.names = {**d, "table": BASE}
            out.append(ev.eval(EXPR, previously_parsed=tree))
        return out

    return ident, run


@engine("asteval", "interp", "Python-syntax expression, parsed once, AST walked")
def _():
    import asteval

    it = asteval.Interpreter(use_numpy=False)
    it.symtable["table"] = BASE
    tree = it.parse(EXPR)

    def run(xs):
        out = []
        st = it.symtable
        for d in xs:
            st.update(d)
            out.append(it.run(tree))
        return out

    return ident, run


@engine("Python compile()+eval()", "codegen", "the same text turned into a code object")
def _():
    code = compile(EXPR, "<rule>", "eval")
    g = {"table": BASE, "min": min, "max": max, "__builtins__": {}}
    return ident, lambda xs: [eval(code, g, d) for d in xs]


# ----------------------------------------------------------------- JSON Logic
def json_logic_rule():
    v = lambda n: {"var": n}  # noqa: E731
    add = lambda n, k: {"if": [v(n), k, 0]}  # noqa: E731
    branch = []
    for m, b in BASE.items():
        branch += [{"==": [v("mission"), m]}, b]
    raw = {
        "*": [
            1.0,
            {
                "+": [
                    {"if": branch + [0]},
                    {"*": [5, v("level")]},
                    add("fanatic", 10),
                    add("home", 10),
                    add("asleep", 15),
                    {"if": [v("blessed"), -40, v("warded"), -20, 0]},
                    {"if": [v("guarded"), {"-": [{"*": [-5, v("guard_level")]}, 20]}, 0]},
                ]
            },
        ]
    }
    return {"max": [3, {"min": [97, raw]}]}


@engine("json-logic-qubit", "interp", "pure-Python JSON Logic; table as an if-chain")
def _():
    from json_logic import jsonLogic

    rule = json_logic_rule()
    return ident, lambda xs: [jsonLogic(rule, d) for d in xs]


@engine("jsonlogic-rs", "interp", "Rust JSON Logic through Python")
def _():
    import jsonlogic_rs

    rule = json_logic_rule()
    return ident, lambda xs: [jsonlogic_rs.apply(rule, d) for d in xs]


# ----------------------------------------------------------------- Rego
REGO = """package mission
import rego.v1
default fanatic := 0
fanatic := 10 if input.fanatic
default home := 0
home := 10 if input.home
default asleep := 0
asleep := 15 if input.asleep
default ward := 0
ward := -40 if input.blessed
ward := -20 if {
    input.warded
    not input.blessed
}
default guard := 0
guard := 20 + (5 * input.guard_level) if input.guarded
raw := (((((data.base[input.mission] + (5 * input.level)) + fanatic) + home) + asleep) + ward) - guard
chance := 3 if raw < 3
chance := 97 if raw > 97
chance := raw if {
    raw >= 3
    raw <= 97
}
"""


@engine("Rego via regorus (Rust)", "interp", "one rule with a default per modifier, summed")
def _():
    import hobofan_regorus as rg

    e = rg.Engine()
    e.add_policy("mission.rego", REGO)
    e.add_data({"base": BASE})

    def run(texts):  # as JSON: this binding turns Python's False into 0, which Rego holds true
        out = []
        for t in texts:
            e.set_input_json(t)
            out.append(e.eval_rule("data.mission.chance"))
        return out

    return (lambda xs: [json.dumps(d) for d in xs]), run


@engine("Rego via regopy (C++)", "interp", "same policy, prebuilt bundle")
def _():
    import regopy

    e = regopy.Interpreter()
    e.add_module("mission", REGO)
    e.add_data({"base": BASE})
    b = e.build("data.mission.chance")

    def run(xs):
        out = []
        for d in xs:
            e.set_input(d)
            out.append(float(str(e.query_bundle(b).results[0].expressions[0])))
        return out

    return ident, run


# ----------------------------------------------------------------- production-rule systems
@engine("clipspy (CLIPS, Rete)", "rete", "12 row facts + 8 rules adding to a global, per-input facts")
def _():
    import clips

    env = clips.Environment()
    env.build("(defglobal ?*t* = 0)")
    env.build("(deftemplate row (slot mission) (slot base (type INTEGER)))")
    env.build(
        "(deftemplate m (slot mission) (slot level) (slot guard_level) " + " ".join(f"(slot {b})" for b in BOOLS) + ")"
    )
    env.build("(deffacts rows " + " ".join(f"(row (mission {m}) (base {v}))" for m, v in BASE.items()) + ")")
    env.build("(defrule base (m (mission ?x)) (row (mission ?x) (base ?b)) => (bind ?*t* (+ ?*t* ?b)))")
    env.build("(defrule lv (m (level ?l)) => (bind ?*t* (+ ?*t* (* 5 ?l))))")
    for b, v in (("fanatic", 10), ("home", 10), ("asleep", 15), ("blessed", -40)):
        env.build(f"(defrule {b} (m ({b} TRUE)) => (bind ?*t* (+ ?*t* {v})))")
    env.build("(defrule warded (m (warded TRUE) (blessed FALSE)) => (bind ?*t* (- ?*t* 20)))")
    env.build("(defrule guard (m (guarded TRUE) (guard_level ?g)) => (bind ?*t* (- ?*t* 20 (* 5 ?g))))")
    env.build("(defrule clamp (declare (salience -10)) (m) => (bind ?*t* (max 3 (min 97 (* 1.0 ?*t*)))))")
    env.reset()
    tpl = env.find_template("m")
    glob = env.find_global("t")
    S = clips.Symbol
    T, F = S("TRUE"), S("FALSE")

    def prep(xs):
        return [
            {
                "mission": S(d["mission"]),
                "level": d["level"],
                "guard_level": d["guard_level"],
                **{b: T if d[b] else F for b in BOOLS},
            }
            for d in xs
        ]

    def run(xs):
        out = []
        for d in xs:
            glob.value = 0
            f = tpl.assert_fact(**d)
            env.run()
            out.append(glob.value)
            f.retract()
        return out

    return prep, run


@engine("durable_rules (Rete in C)", "rete", "assert one fact, rules accumulate, retract")
def _():
    from durable.lang import assert_fact, m, retract_fact, ruleset, when_all

    acc = [0]
    rs = "chance%d" % time.time_ns()
    with ruleset(rs):

        def on(cond, f):
            @when_all(cond)
            def _go(c):
                acc[0] += f(c.m)

        for name, b in BASE.items():
            on(m.mission == name, lambda x, b=b: b)
        on(m.level >= 0, lambda x: 5 * x.level)
        for k, v in (("fanatic", 10), ("home", 10), ("asleep", 15), ("blessed", -40)):
            on(getattr(m, k) == True, lambda x, v=v: v)  # noqa: E712
        on((m.warded == True) & (m.blessed == False), lambda x: -20)  # noqa: E712
        on(m.guarded == True, lambda x: -20 - 5 * x.guard_level)  # noqa: E712

    def run(xs):
        out = []
        for i, d in enumerate(xs):
            acc[0] = 0
            f = {"id": i, **d}
            assert_fact(rs, f)
            retract_fact(rs, f)
            out.append(min(97, max(3, acc[0] * MULT)))
        return out

    return ident, run


@engine("business-rules (Venmo)", "interp", "20 JSON rules, one action each; clamp in Python")
def _():
    from business_rules import run_all
    from business_rules.actions import BaseActions, rule_action
    from business_rules.fields import FIELD_NUMERIC
    from business_rules.variables import (
        BaseVariables,
        boolean_rule_variable,
        numeric_rule_variable,
        string_rule_variable,
    )

    class V(BaseVariables):
        def __init__(self, d):
            self.d = d

        @string_rule_variable
        def mission(self):
            return self.d["mission"]

        @numeric_rule_variable
        def level(self):
            return self.d["level"]

    for b in BOOLS:
        setattr(V, b, boolean_rule_variable(lambda self, b=b: self.d[b]))

    class A(BaseActions):
        def __init__(self, d):
            self.d, self.t = d, 0

        @rule_action(params={"n": FIELD_NUMERIC})
        def add(self, n):
            self.t += n

        @rule_action(params={"n": FIELD_NUMERIC})
        def per_level(self, n):
            self.t += n * self.d["level"]

        @rule_action(params={"n": FIELD_NUMERIC, "per": FIELD_NUMERIC})
        def guard(self, n, per):
            self.t -= n + per * self.d["guard_level"]

    def rule(conds, name, **params):
        return {"conditions": {"all": conds}, "actions": [{"name": name, "params": params}]}

    def is_(k, yes=True):
        return {"name": k, "operator": "is_true" if yes else "is_false", "value": ""}

    rules = [rule([{"name": "mission", "operator": "equal_to", "value": m}], "add", n=v) for m, v in BASE.items()]
    rules.append(rule([{"name": "level", "operator": "greater_than_or_equal_to", "value": 0}], "per_level", n=5))
    rules += [rule([is_(k)], "add", n=v) for k, v in (("fanatic", 10), ("home", 10), ("asleep", 15), ("blessed", -40))]
    rules.append(rule([is_("warded"), is_("blessed", False)], "add", n=-20))
    rules.append(rule([is_("guarded")], "guard", n=20, per=5))

    def run(xs):
        out = []
        for d in xs:
            a = A(d)
            run_all(rule_list=rules, defined_variables=V(d), defined_actions=a, stop_on_first_trigger=False)
            out.append(min(97, max(3, a.t * MULT)))
        return out

    return ident, run


@engine("bkflow-dmn (DMN + FEEL, Python)", "interp", "Unique table + Collect(Sum) table; clamp in Python")
def _():
    from bkflow_dmn.api import decide_single_table

    def tab(hit, cols, rows):
        return {
            "title": "t",
            "hit_policy": hit,
            "inputs": {"cols": [{"id": c} for c in cols], "rows": [r[0] for r in rows]},
            "outputs": {"cols": [{"id": "v"}], "rows": [[r[1]] for r in rows]},
        }

    base = tab("Unique", ["mission"], [([f'"{m}"'], str(v)) for m, v in BASE.items()])
    cols = ["fanatic", "home", "asleep", "blessed", "warded", "guarded"]

    def row(on, delta):
        return " and ".join(on), delta

    mods = tab(
        "Collect(Sum)",
        cols,
        [
            row(["level>=0"], "5*level"),
            row(["fanatic=true"], "10"),
            row(["home=true"], "10"),
            row(["asleep=true"], "15"),
            row(["blessed=true"], "-40"),
            row(["warded=true", "blessed=false"], "-20"),
            row(["guarded=true"], "-5*guard_level-20"),
        ],
    )

    def one(d):
        t = decide_single_table(base, d)[0]["v"]
        r = decide_single_table(mods, d)
        t += r[0]["v"] if isinstance(r, list) else r["v"] if isinstance(r, dict) else r
        return min(97, max(3, t * MULT))

    return ident, lambda xs: [one(d) for d in xs]


# ----------------------------------------------------------------- JavaScript engines
NODE_JS = r"""
const fs = require('fs'), path = require('path');
const [,, dir, file, rounds] = process.argv;
const {BASE, inputs, want, rule} = JSON.parse(fs.readFileSync(file, 'utf8'));
const req = m => require(require.resolve(m, {paths: [dir]}));
function chance(d){let c=BASE[d.mission]+5*d.level;if(d.fanatic)c+=10;if(d.home)c+=10;if(d.asleep)c+=15;
 if(d.blessed)c-=40;else if(d.warded)c-=20;if(d.guarded)c-=20+5*d.guard_level;return Math.min(97,Math.max(3,c));}
const E = {'JS by hand': async () => [x=>x, xs => xs.map(chance)]};
E['json-logic-js'] = async () => {const l=req('json-logic-js'); return [x=>x, xs=>xs.map(d=>l.apply(rule,d))];};
E['json-logic-engine, compiled'] = async () => {const {LogicEngine}=await import(require.resolve('json-logic-engine',{paths:[dir]}));
  const f=new LogicEngine().build(rule); return [x=>x, xs=>xs.map(d=>f(d))];};
E['feelin (FEEL)'] = async () => {const {evaluate}=await import(require.resolve('feelin',{paths:[dir]}));
  const tab='{'+Object.entries(BASE).map(([k,v])=>`${k}: ${v}`).join(', ')+'}';
  const s=`max(3, min(97, get value(table, mission) + 5*level + (if fanatic then 10 else 0) + (if home then 10 else 0) + (if asleep then 15 else 0) - (if blessed then 40 else (if warded then 20 else 0)) - (if guarded then 20 + 5*guard_level else 0)))`;
  return [xs=>xs.map(d=>({...d,table:BASE})), xs=>xs.map(d=>{const r=evaluate(s,d);return r&&r.value!==undefined?r.value:r;})];};
E['publicodes'] = async () => {const P=await import(require.resolve('publicodes',{paths:[dir]})); const Engine=P.default.default||P.default;
  const q=s=>`'${s}'`;
  const R={'mission':q('spy_city'),'level':0,'guard_level':0};
  for(const b of ['fanatic','home','asleep','warded','blessed','guarded']) R[b]='non';
  R['base']={variations:[...Object.entries(BASE).slice(0,-1).map(([m,v])=>({'si':`mission = ${q(m)}`,'alors':v})),{'sinon':Object.entries(BASE).at(-1)[1]}]};
  const when=(c,v)=>({variations:[{'si':c,'alors':v},{'sinon':0}]});
  R['d fanatic']=when('fanatic',10);R['d home']=when('home',10);R['d asleep']=when('asleep',15);
  R['d ward']={variations:[{'si':'blessed','alors':-40},{'si':'warded','alors':-20},{'sinon':0}]};
  R['guard']='20 + 5 * guard_level'; R['d guard']=when('guarded','0 - guard');
  R['raw']={somme:['base','5 * level','d fanatic','d home','d asleep','d ward','d guard']};
  R['chance']={valeur:'raw','plancher':3,'plafond':97};
  const S={}; for(const [k,v] of Object.entries(R)) S[k.replace(/_/g,' ')]=JSON.parse(JSON.stringify(v).replace(/guard_level/g,'guard level'));
  const e=new Engine(S,{logger:{log(){},warn(){},error(){}}});
  const oui=b=>b?'oui':'non';
  return [xs=>xs.map(d=>({mission:q(d.mission),level:d.level,'guard level':d.guard_level,fanatic:oui(d.fanatic),home:oui(d.home),asleep:oui(d.asleep),warded:oui(d.warded),blessed:oui(d.blessed),guarded:oui(d.guarded)})),
   xs=>xs.map(s=>e.setSituation(s).evaluate('chance').nodeValue)];};
(async()=>{
 const out={};
 for(const [n,b] of Object.entries(E)){
  try{ const t0=performance.now(); const [prep,run]=await b(); const build=performance.now()-t0;
   const few=prep(inputs.slice(0,50)); let a=performance.now(); run(few); const per=(performance.now()-a)/50;
   const k=Math.max(50,Math.min(inputs.length,Math.floor(90000/Math.max(per,1e-6)))); const xs=prep(inputs.slice(0,k));
   const got=run(xs); const bad=got.findIndex((v,i)=>v!==want[i]);
   const m=Math.max(50,Math.min(k,Math.floor(1000/Math.max(per,1e-6)))); const ys=xs.slice(0,m); const rates=[];
   for(let r=0;r<+rounds;r++){ const reps=Math.max(1,Math.floor(5000/m)); a=performance.now(); for(let q=0;q<reps;q++)run(ys); rates.push(m*reps/((performance.now()-a)/1000)); }
   out[n]={checked:k,ok:bad<0,bad:bad<0?null:[inputs[bad],got[bad],want[bad]],rates,build};
  }catch(e){out[n]={error:String(e).slice(0,300)};}
 }
 console.log(JSON.stringify(out));
})();
"""


def run_node(directory, inputs, want, rounds):
    node = shutil.which("node")
    if not node:
        return {}
    with tempfile.TemporaryDirectory() as t:
        js, data = os.path.join(t, "b.cjs"), os.path.join(t, "d.json")
        with open(js, "w") as f:
            f.write(NODE_JS)
        with open(data, "w") as f:
            json.dump({"BASE": BASE, "inputs": inputs, "want": want, "rule": json_logic_rule()}, f)
        p = subprocess.run(
            [node, js, os.path.abspath(directory), data, str(rounds)], capture_output=True, text=True, timeout=900
        )
    if p.returncode or not p.stdout.strip():
        print("node failed:", p.stderr[-800:], file=sys.stderr)
        return {}
    return json.loads(p.stdout.strip().splitlines()[-1])


# ----------------------------------------------------------------- the harness
HEADING = """## One decision, many rule engines

Made by `python -m benchmarks.engines --write`: the success chance of an agent's mission, with a table, eight modifiers,
one that takes the place of another, and limits. Every engine gets the same inputs, its answers are compared with
hand-written Python over a dict before it is timed, and it is timed between two runs of that.

"""


def timed(f, x):
    a = time.perf_counter()
    r = f(x)
    return time.perf_counter() - a, r


def rate_hand(inputs, seconds=0.03):
    """Evaluations a second of the hand-written function, over at least `seconds`."""
    n, t = 0, 0.0
    while t < seconds:
        dt, _ = timed(hand, inputs)
        t += dt
        n += len(inputs)
    return n / t


def rate(run, prepared, n, seconds=0.25):
    k, t = 0, 0.0
    while t < seconds:
        dt, _ = timed(run, prepared)
        t += dt
        k += n
    return k / t


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("n", nargs="?", type=int, default=10_000, help="number of random inputs")
    ap.add_argument("--rounds", type=int, default=5)
    ap.add_argument("--only", default="", help="comma-separated substrings of engine names")
    ap.add_argument("--node", default="", help="folder holding node_modules with JavaScript engines")
    ap.add_argument("--check-seconds", type=float, default=240.0, help="longest full check of one engine")
    ap.add_argument("--write", action="store_true", help="put the table into benchmarks/README.md")
    args = ap.parse_args()

    inputs = make_inputs(args.n)
    want = [float(v) for v in hand(inputs)]
    low, high = sum(v == 3 for v in want), sum(v == 97 for v in want)
    print(
        f"{args.n} inputs; {low} clamped to 3, {high} to 97; Python {platform.python_version()}, "
        f"{os.cpu_count()} cores, {args.rounds} rounds\n"
    )

    rows, skipped, built = [], [], []
    only = [s.strip().lower() for s in args.only.split(",") if s.strip()]
    for name, e in list(ENGINES.items()):
        if only and not any(s in name.lower() for s in only):
            continue
        try:
            t0 = time.perf_counter()
            prep, run = e["build"]()
            setup = time.perf_counter() - t0
        except ImportError as x:
            skipped.append((name, f"not installed ({x.name or x})"))
            continue
        except Exception as x:  # engine present but unusable here
            skipped.append((name, f"{type(x).__name__}: {str(x)[:160]}"))
            continue
        try:
            vec = e["kind"] == "vector"
            if vec:
                n_check = args.n
            else:
                few = inputs[:20]
                dt, _r = timed(run, prep(few))
                per = max(dt / len(few), 1e-9)
                n_check = max(20, min(args.n, int(args.check_seconds / per)))
            px = prep(inputs[:n_check])
            dt, got = timed(run, px)
            got = [float(v) for v in got]
            bad = [i for i, (a, b) in enumerate(zip(got, want, strict=False)) if a != b]
            if bad or len(got) != n_check:
                i = bad[0] if bad else -1
                skipped.append((name, f"WRONG on {len(bad)} of {n_check}: {inputs[i]} -> {got[i]} not {want[i]}"))
                continue
            n_time = args.n if vec else max(20, min(n_check, int(0.6 * n_check / dt)))
            built.append((name, e, run, prep(inputs[:n_time]), n_time, n_check, setup))
        except Exception as x:
            skipped.append((name, f"{type(x).__name__}: {str(x)[:160]}"))

    figures = {b[0]: [] for b in built}
    rates = {b[0]: [] for b in built}
    hands = []
    rate_hand(inputs, 0.2)
    for _ in range(args.rounds):
        for name, e, run, px, n_time, *_rest in built:
            gc.collect()
            before = rate_hand(inputs)
            r = rate(run, px, n_time)
            after = rate_hand(inputs)
            h = (before + after) / 2
            hands.append(h)
            figures[name].append(r / h)
            rates[name].append(r)

    h = statistics.median(hands) if hands else rate_hand(inputs, 1.0)
    rows.append(
        {
            "engine": "hand Python, dict in (baseline)",
            "kind": "hand",
            "per_s": h,
            "ratio": 1.0,
            "lo": 1.0,
            "hi": 1.0,
            "checked": args.n,
            "setup_ms": 0.0,
            "note": "",
        }
    )
    for name, e, run, px, n_time, n_check, setup in built:
        f = figures[name]
        rows.append(
            {
                "engine": name,
                "kind": e["kind"],
                "per_s": statistics.median(rates[name]),
                "ratio": statistics.median(f),
                "lo": min(f),
                "hi": max(f),
                "checked": n_check,
                "setup_ms": setup * 1e3,
                "note": e["note"],
            }
        )
    if args.node:
        for name, o in run_node(args.node, inputs, want, args.rounds).items():
            if "error" in o or not o.get("ok"):
                skipped.append((name, o.get("error") or f"WRONG: {o['bad']}"))
                continue
            f = [r / h for r in o["rates"]]
            rows.append(
                {
                    "engine": name + " [node]",
                    "kind": "js",
                    "per_s": statistics.median(o["rates"]),
                    "ratio": statistics.median(f),
                    "lo": min(f),
                    "hi": max(f),
                    "checked": o["checked"],
                    "setup_ms": o["build"],
                    "note": "ratio to the median baseline",
                }
            )

    rows.sort(key=lambda r: -r["ratio"])
    table = [
        "| engine | kind | evaluations/s | × hand-written | range | inputs checked | set-up ms |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for r in rows:

        def q(v):
            return f"{v:.3g}" if v < 100 else f"{v:.0f}"

        table.append(
            f"| {r['engine']} | {r['kind']} | {r['per_s']:,.0f} | {q(r['ratio'])} | "
            f"{q(r['lo'])}..{q(r['hi'])} | {r['checked']:,} | {r['setup_ms']:.1f} |"
        )
    if skipped:
        table += ["", "Skipped: " + "; ".join(f"{name} ({why})" for name, why in skipped) + "."]
    print("\n".join(table))
    if args.write:
        page = Path(__file__).parents[1] / "README.md"
        page.write_text(
            page.read_text("utf-8").partition(HEADING)[0].rstrip("\n") + "\n\n" + HEADING + "\n".join(table) + "\n",
            "utf-8",
        )


if __name__ == "__main__":
    main()
