import { checkCatalogues } from './check-catalogues.ts'
import { passes, type QuickCheck, quickChecks, routeTypes } from './quick-checks.ts'

/**
 * What must hold before a commit, without the database and the browser, beside each other. The build comes first: prepare.mjs has made it.
 */
const checks: QuickCheck[] = [
  ...quickChecks,
  { name: 'the plan of the house', program: 'vitest', args: ['run', '--project', 'house'] },
]

let failed = (await passes(routeTypes)) ? 0 : 1
for (const passed of await Promise.all(checks.map(passes))) if (!passed) failed++
const { faults, lines } = await checkCatalogues()
process.stdout.write(`${faults.length === 0 ? '✓' : '✗'} catalogues (${lines.join('; ')})\n`)
for (const fault of faults) process.stdout.write(`${fault}\n`)
if (faults.length > 0) failed++
process.exitCode = failed === 0 ? 0 : 1
