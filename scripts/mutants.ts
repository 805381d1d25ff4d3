/**
 * Changes the rules of money in many small ways, one at a time, and runs their pure tests on each: a mutant that
 * no test notices has survived. For each file 90 of 100 must be killed; the survivors are named. Takes minutes, and
 * is no part of the ordinary tests. Which files, and where the reports go: stryker.config.mjs.
 *
 *   npm run mutants                                   all of them
 *   npm run mutants -- features/bookings/quotes/payment-schedule.ts   these files
 */
import path from 'node:path'
import { Stryker } from '@stryker-mutator/core'

const least = 90
const mutate = process.argv.slice(2)

const mutants = await new Stryker(mutate.length > 0 ? { mutate } : {}).runMutationTest()
for (const [file, all] of Map.groupBy(mutants, ({ fileName }) => path.relative('.', fileName))) {
  // A mutant in a type, or one that no engine can run, means nothing for the tests.
  const counted = all.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError' && status !== 'RuntimeError')
  const killed = counted.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  const enough = killed * 100 >= least * counted.length
  process.stdout.write(`${enough ? '✓' : '✗'} ${file}: ${killed} of ${counted.length} killed\n`)
  if (!enough) process.exitCode = 1
}
