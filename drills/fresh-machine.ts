import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { freePort } from '#tests/support/running-server.ts'
import type { Counted, Drill, DrillInput } from './drill.ts'
import { newcomersMachine, type Ran } from './fresh-machine/newcomers-machine.ts'

/**
 * The two faults that were found on such a machine, put back into the clone, the shortest command that has to fail with each, and
 * its message: failing for another cause proves nothing.
 */
const faults: Record<string, { file: string; text: string; by: string; command: string; message: RegExp }> = {
  'an absolute path of a program, which the search for unused code takes for a file': {
    file: 'bench/cached-pages.ts',
    text: "spawn('nginx'",
    by: "spawn('/usr/sbin/nginx'",
    command: 'npm run check',
    message: /Unresolved imports/,
  },
  'each worker unpacks the browser into the same folder': {
    file: 'tests/support/browser.ts',
    text: 'executablePath: browserPath()',
    by: "executablePath: await (await import('@sparticuz/chromium')).default.executablePath()",
    command: 'npm run test:e2e -- tests/e2e/callers tests/e2e/hotels',
    message: /browserType\.launch/,
  },
}

export const freshMachine: Drill = {
  name: 'fresh-machine',
  promise: 'On a Debian 12 with Node.js 20 and what the README names, its three commands hold for an ordinary user.',
  round: 'a new root file system, a clone of this commit, npm start until a page is served, npm test, npm run test:e2e',
  rounds: 1,
  controls: Object.keys(faults).map((fault) => ({ guard: `put back: ${fault}`, rounds: 1, leftOut: fault })),
  missing() {
    if (process.platform !== 'linux' || process.arch !== 'x64' || process.getuid?.() !== 0)
      return 'It needs root on Linux (x64), to make a root file system.'
    try {
      execFileSync('mmdebstrap', ['--version'], { stdio: 'ignore' })
      return undefined
    } catch {
      return 'It needs mmdebstrap: apt-get install mmdebstrap.'
    }
  },
  async run({ dataDir, leftOut, print }: DrillInput): Promise<Counted> {
    const commit = execFileSync('git', ['log', '-1', '--format=%h'], { encoding: 'utf8' }).trim()
    if (execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }))
      print(`Tried is ${commit}, without what is not committed`)
    const machine = await newcomersMachine(path.join(path.dirname(dataDir), 'root'), print)
    const fault = leftOut === undefined ? undefined : faults[leftOut]
    if (fault) {
      await machine.replace(fault.file, fault.text, fault.by)
      const ran = await machine.run(fault.command)
      const counted = judged(print, fault.command, ran)
      if (counted.wrong.length > 0 && !ran.lines.some((line) => fault.message.test(line)))
        throw new Error(`Red for another cause: ${counted.wrong.join(' | ')}`)
      return counted
    }
    const port = String(await freePort())
    const started = judged(print, 'npm start', await machine.run(startUntilServed, { PORT: port }))
    const tested: Counted[] = []
    for (const command of ['npm test', 'npm run test:e2e']) tested.push(judged(print, command, await machine.run(command)))
    const all = [started, ...tested]
    return { counted: all.map(({ counted }) => counted).join('; '), wrong: all.flatMap(({ wrong }) => wrong) }
  },
}

/** `npm start`, until the first page is served or it has ended; then it gets SIGTERM, and must end. */
const startUntilServed = `
npm start & server=$!
node -e '
  const began = Date.now()
  const ask = async () => {
    const page = await fetch("http://127.0.0.1:" + process.env.PORT + "/").catch(() => undefined)
    if (page && page.ok) return console.log("A page was served after " + Math.round((Date.now() - began) / 1000) + " s")
    if (Date.now() - began > 600000) process.exit(1)
    setTimeout(ask, 500)
  }
  ask()
' & asking=$!
wait -n $asking $server || exit 1
kill -TERM $server
wait $server
exit 0`

function judged(print: (line: string) => void, command: string, { code, lines }: Ran): Counted {
  const last = lines.findLast((line) => / passed, |was served after/.test(line)) ?? lines.at(-1) ?? 'it said nothing'
  print(`${command}: ${last} (exit ${code})`)
  if (code === 0) return { counted: `${command}: ${last}`, wrong: [] }
  const shown = lines.filter((line) => /^\s*(✗|×|FAIL |\w*Error: |\S+ needs |The tests |Unresolved )/.test(line)).slice(0, 20)
  return { counted: `${command}: ${last}`, wrong: shown.length > 0 ? shown : lines.slice(-6) }
}
