import { startVitest } from 'vitest/node'
import { passes, type QuickCheck, quickChecks } from './quick-checks.ts'

/** Everything: the quick checks, then every test. The last line counts them all. Names given on the command line narrow the tests. */
const filters = process.argv.slice(2)
const count = { passed: 0, failed: 0 }

const checks: QuickCheck[] = [{ name: 'route types', program: 'react-router', args: ['typegen'] }, ...quickChecks]
for (const check of checks) count[(await passes(check)) ? 'passed' : 'failed']++

const vitest = await startVitest('test', filters, { watch: false, run: true })
for (const module of vitest.state.getTestModules()) {
  for (const test of module.children.allTests()) {
    const { state } = test.result()
    if (state === 'passed') count.passed++
    // A test that never got its turn has not passed.
    else if (state !== 'skipped' || !test.options.mode.includes('skip')) count.failed++
  }
  // A file or a suite that fails outside its tests is one failure.
  count.failed += module.errors().length
  for (const suite of module.children.allSuites()) count.failed += suite.errors().length
}
count.failed += vitest.state.getUnhandledErrors().length
await vitest.close()

process.stdout.write(`${count.passed} passed, ${count.failed} failed\n`)
process.exit(count.failed === 0 && count.passed > 0 ? 0 : 1)
