import { checkCatalogues } from './check-catalogues.ts'
import { passes, type QuickCheck, quickChecks } from './quick-checks.ts'

/** What must hold before a commit, without the database and the browser. The build comes first: prepare.mjs has made it. */
const checks: QuickCheck[] = [
  { name: 'route types', program: 'react-router', args: ['typegen'] },
  ...quickChecks,
  { name: 'the plan of the house', program: 'vitest', args: ['run', '--project', 'house'] },
]

let failed = 0
for (const check of checks) if (!(await passes(check))) failed++
const { faults, lines } = await checkCatalogues()
process.stdout.write(`${faults.length === 0 ? '✓' : '✗'} catalogues (${lines.join('; ')})\n`)
for (const fault of faults) process.stdout.write(`${fault}\n`)
if (faults.length > 0) failed++
process.exitCode = failed === 0 ? 0 : 1
