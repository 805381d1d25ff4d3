import { parseSync } from 'vite'
import { readFileSync } from 'node:fs'
import { execSync } from 'node:child_process'
import path from 'node:path'
const files = execSync('git ls-files', { encoding: 'utf8' }).split('\n').filter((f) => /^(app|features|platform|values|server|artwork)\/.*\.(ts|tsx)$/.test(f) && !/\.test\./.test(f))
const S = new Set(files)
function graph(types) {
  const g = new Map()
  for (const f of files) {
    const { module, program } = parseSync(f, readFileSync(f, 'utf8'))
    const out = new Set()
    for (const i of module.staticImports) {
      const onlyType = i.entries.length > 0 && i.entries.every((e) => e.isType)
      if (onlyType && !types) continue
      const s = i.moduleRequest.value.replace(/\?.*/, '')
      const t = s.startsWith('#') ? s.slice(1) : s.startsWith('.') ? path.posix.join(path.dirname(f), s) : null
      if (t && S.has(t)) out.add(t)
    }
    g.set(f, out)
  }
  return g
}
function sccs(g) {
  let n = 0; const idx = new Map(), low = new Map(), st = [], on = new Set(), res = []
  const go = (v) => { idx.set(v, n); low.set(v, n++); st.push(v); on.add(v)
    for (const w of g.get(v) ?? []) { if (!idx.has(w)) { go(w); low.set(v, Math.min(low.get(v), low.get(w))) } else if (on.has(w)) low.set(v, Math.min(low.get(v), idx.get(w))) }
    if (low.get(v) === idx.get(v)) { const c = []; let w; do { w = st.pop(); on.delete(w); c.push(w) } while (w !== v); if (c.length > 1) res.push(c) } }
  for (const v of g.keys()) if (!idx.has(v)) go(v)
  return res
}
for (const types of [false, true]) { console.log('== types', types); for (const c of sccs(graph(types))) console.log(c.length, c.slice(0, 8).join(' ')) }
// folder circles
const g = graph(true), fg = new Map()
for (const [f, out] of g) { const d = path.dirname(f); for (const t of out) { const e = path.dirname(t); if (d !== e) (fg.get(d) ?? fg.set(d, new Set()).get(d)).add(e) } }
for (const v of [...fg.values()].flatMap((s) => [...s])) if (!fg.has(v)) fg.set(v, new Set())
console.log('== folders'); for (const c of sccs(fg)) console.log(c.length, c.join(' '))
