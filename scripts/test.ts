import { countTests, endWith } from './count-tests.ts'
import { passes, type QuickCheck, quickChecks, routeTypes } from './quick-checks.ts'

/**
 * The build and the quick checks beside the tests that need neither, one after the other, so that no core waits; then the tests in a
 * browser. Those of robustness are apart. The last line counts them all. Names given on the command line narrow the tests.
 */
const build: QuickCheck = { name: 'build', program: 'node', args: ['scripts/prepare.mjs', 'build'] }
const checks = [build, routeTypes, ...quickChecks]
const filters = process.argv.slice(2)

async function check(): Promise<string[]> {
  const failed: string[] = []
  for (const one of checks) if (!(await passes(one))) failed.push(one.name)
  return failed
}

const [failed, first] = await Promise.all([check(), countTests(['pure', 'database', 'house'], filters)])
// Where there is no build, each of them would fail by that.
const second = failed.includes(build.name) ? { passed: 0, failed: 0, names: [] } : await countTests(['e2e'], filters)
endWith({
  passed: checks.length - failed.length + first.passed + second.passed,
  failed: failed.length + first.failed + second.failed,
  names: [...failed, ...first.names, ...second.names],
})
