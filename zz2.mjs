import { parseSync } from 'vite'
import { readFileSync } from 'node:fs'
import { execSync } from 'node:child_process'
import path from 'node:path'
const files = execSync('git ls-files', { encoding: 'utf8' }).split('\n').filter((f) => /^(app|features|platform|server)\/.*\.(ts|tsx)$/.test(f) && !/\.test\./.test(f))
const S = new Set(files)
const E = []
for (const f of files) { const { module } = parseSync(f, readFileSync(f, 'utf8')); for (const i of module.staticImports) { const s = i.moduleRequest.value.replace(/\?.*/, ''); const t = s.startsWith('#') ? s.slice(1) : s.startsWith('.') ? path.posix.join(path.dirname(f), s) : null; if (t && S.has(t)) E.push([f, t, i.entries.length > 0 && i.entries.every((e) => e.isType)]) } }
const parent = process.argv[2]; const MV = JSON.parse(process.argv[4] ?? '{}'); const mvf = (f) => MV[f.slice(parent.length + 1)] !== undefined ? parent + '/' + MV[f.slice(parent.length + 1)] + f.split('/').pop() : f
const kid = (f) => { if (!f.startsWith(parent + '/')) return null; const r = f.slice(parent.length + 1).split('/'); return r.length > 1 ? r[0] : '.' }
const m = new Map()
for (const [a, b, t] of E) { const x = kid(mvf(a)), y = kid(mvf(b)); if (!x || !y || x === y) continue; const k = x + ' > ' + y; (m.get(k) ?? m.set(k, []).get(k)).push(`${a.slice(parent.length + 1)} -> ${b.slice(parent.length + 1)}${t ? ' (type)' : ''}`) }
const only = process.argv[3]
for (const [k, v] of [...m].sort()) { const [x, y] = k.split(' > '); const back = m.has(`${y} > ${x}`); if (only === 'back' && !back) continue; console.log(`${k} ${v.length}${back ? ' <->' : ''}`); if (back && v.length <= 5) for (const e of v) console.log('     ', e) }
