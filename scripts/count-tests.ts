import { startVitest } from 'vitest/node'

/** How many tests passed and failed, and which failed: their files and names. */
export type TestCount = { passed: number; failed: number; names: string[] }

/** Runs the tests of these projects whose path contains one of the filters, or all, and counts how they ended. */
export async function countTests(project: readonly string[], filters: readonly string[]): Promise<TestCount> {
  const count: TestCount = { passed: 0, failed: 0, names: [] }
  const vitest = await startVitest('test', [...filters], { watch: false, run: true, project: [...project] })
  const modules = vitest.state.getTestModules()
  // A name that narrows them to none was meant to find one.
  if (modules.length === 0) {
    count.failed++
    count.names.push(`no test of ${project.join(', ')} is named ${filters.join(' or ')}`)
  }
  for (const module of modules) {
    for (const test of module.children.allTests()) {
      const { state } = test.result()
      if (state === 'passed') count.passed++
      // A test that never got its turn has not passed.
      else if (state !== 'skipped' || !test.options.mode.includes('skip')) {
        count.failed++
        count.names.push(`${module.relativeModuleId} > ${test.fullName}`)
      }
    }
    // A file or a suite that fails outside its tests is one failure.
    count.failed += module.errors().length
    for (const suite of module.children.allSuites()) count.failed += suite.errors().length
  }
  count.failed += vitest.state.getUnhandledErrors().length
  await vitest.close()
  return count
}

/** Names what failed, whose output is far above by now, says the counts in one line and ends the process: with 0 where something passed and nothing failed. */
export function endWith({ passed, failed, names }: TestCount): never {
  for (const name of names) process.stdout.write(`✗ ${name}\n`)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exit(failed === 0 && passed > 0 ? 0 : 1)
}
