import path from 'node:path'
import { removeEmbeddedPostgres } from '#platform/database/embedded-postgres.server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { drills } from './all.ts'
import type { Control, Counted, Drill } from './drill.ts'
import { builtServer, copyWithoutGuard } from './without-guard.ts'

/**
 * Breaks things on purpose and counts what is lost.
 *
 *   npm run drill                                  every drill
 *   npm run drill -- kill-app double-click         some of them
 *   npm run drill -- --rounds=5 kill-app           a short run
 *   npm run drill -- --without-guards kill-app     the controls: each lacks one guard, and has to be red
 */
const given = process.argv.slice(2)
const names = given.filter((word) => !word.startsWith('--'))
const roundsGiven = Number(given.find((word) => word.startsWith('--rounds='))?.slice('--rounds='.length)) || undefined
const withoutGuards = given.includes('--without-guards')
const out = (line: string) => void process.stdout.write(`${line}\n`)

const unknown = names.filter((name) => !drills.some((drill) => drill.name === name))
if (unknown.length > 0) {
  out(`There is no drill ${unknown.join(', ')}. There are ${drills.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

type Run = { title: string; what: string; counted: Counted; isRight: boolean; seconds: number }

/** Runs a drill, or one of its controls, on a data folder of its own. A drill that throws is red. */
async function run(drill: Drill, control?: Control): Promise<Run> {
  const rounds = roundsGiven ?? control?.rounds ?? drill.rounds
  const title = control ? `${drill.name}, without this guard: ${control.guard}` : drill.name
  out(`\n${title}`)
  const { folder, remove } = await temporaryFolder()
  const dataDir = path.join(folder, 'data')
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 1000)
  const print = (line: string) => out(`  ${String(seconds()).padStart(4)} s  ${line}`)
  const attempt = async () => {
    const copy = control?.replace && copyWithoutGuard(control.replace)
    const input = {
      rounds,
      dataDir,
      entry: copy?.entry ?? builtServer,
      sql: control?.sql ?? [],
      leftOut: control?.leftOut,
      print,
    }
    try {
      return await drill.run(input)
    } finally {
      copy?.remove()
    }
  }
  const counted = await attempt().catch(
    (error: unknown): Counted => ({ counted: 'it did not come to its end', wrong: [brokenWords(error)] }),
  )
  await removeEmbeddedPostgres(dataDir)
  await remove()
  const isGreen = counted.wrong.length === 0
  // A control that broke down shows nothing of its guard.
  const isRight = control ? !isGreen && !counted.wrong.some((line) => line.startsWith(broken)) : isGreen
  print(`${isRight ? '' : 'NOT as it should be: '}${isGreen ? 'green' : 'red'}; ${counted.counted}`)
  return { title, what: `${rounds} × ${drill.round}`, counted, isRight, seconds: seconds() }
}

const broken = 'It broke down: '
const brokenWords = (error: unknown) => `${broken}${error instanceof Error ? (error.stack ?? error.message) : String(error)}`

const chosen = drills.filter(({ name }) => names.length === 0 || names.includes(name))
const runs: Run[] = []
let skippedByName = false
for (const drill of chosen) {
  const missing = drill.missing?.()
  if (missing) {
    out(`\n${drill.name} is left out. ${missing}`)
    skippedByName ||= names.includes(drill.name)
    continue
  }
  if (!withoutGuards) runs.push(await run(drill))
  for (const control of withoutGuards ? drill.controls : []) runs.push(await run(drill, control))
}

const colour = ({ counted }: Run) => (counted.wrong.length === 0 ? 'green' : 'red')
out('')
for (const one of runs) {
  out(`${one.isRight ? 'as it should be' : 'NOT AS IT SHOULD BE'}: ${colour(one)}  ${one.title}`)
  const breaches = [...Map.groupBy(one.counted.wrong, (line) => line)]
  for (const [line, { length }] of breaches.slice(0, 8)) out(`    ${length > 1 ? `${length} × ` : ''}${line}`)
  if (breaches.length > 8) out(`    … and ${breaches.length - 8} more`)
}
out(`\n| drill | what was done | what was counted | result | seconds |\n|---|---|---|---|---|`)
for (const one of runs) out(`| ${one.title} | ${one.what} | ${one.counted.counted} | ${colour(one)} | ${one.seconds} |`)
process.exitCode = !skippedByName && runs.length > 0 && runs.every(({ isRight }) => isRight) ? 0 : 1
