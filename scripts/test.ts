import { countTests, endWith } from './count-tests.ts'
import { passes, type QuickCheck, quickChecks, routeTypes } from './quick-checks.ts'

/**
 * The build and the quick checks, one after the other, beside the tests that need neither, so that no core waits. The tests in a browser
 * and those of robustness are apart. The last line counts them all. Names given on the command line narrow the tests.
 */
const build: QuickCheck = { name: 'build', program: 'node', args: ['scripts/prepare.mjs', 'build'] }
const checks = [build, routeTypes, ...quickChecks]

async function check(): Promise<string[]> {
  const failed: string[] = []
  for (const one of checks) if (!(await passes(one))) failed.push(one.name)
  return failed
}

const [failed, tests] = await Promise.all([check(), countTests(['pure', 'database', 'house'], process.argv.slice(2))])
endWith({
  passed: checks.length - failed.length + tests.passed,
  failed: failed.length + tests.failed,
  names: [...failed, ...tests.names],
})
