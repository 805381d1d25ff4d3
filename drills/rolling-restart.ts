import { sql } from 'kysely'
import { demoTrek } from '#tests/support/demo-treks.ts'
import { eventually } from '#tests/support/eventually.ts'
import { type Load, type SteadyRequest, steadyLoad } from '#tests/support/steady-load.ts'
import { links } from '#values/links.ts'
import type { Counted, Drill, DrillInput } from './drill.ts'
import { type ReadyDraft, readyDrafts } from './ready-drafts.ts'
import { makeRoom, openServerToBreak } from './server-to-break.ts'

/** More than six visitors can press while two processes are replaced: no draft is pressed twice. */
const draftsOfRound = 4_000

export const rollingRestart: Drill = {
  name: 'rolling-restart',
  promise: 'While every process is replaced by a new one nobody is refused, and nobody who books is left without an answer.',
  round: 'both processes replaced while six visitors ask for pages and book without a pause',
  rounds: 3,
  controls: [
    {
      guard: 'a process that ends answers what it has begun, and closes kept-alive connections in time',
      rounds: 3,
      replace: {
        text: 'new Promise((resolve) => Server.prototype.close.call(server, resolve))',
        by: 'new Promise((resolve) => { server.close(resolve); server.closeAllConnections() })',
      },
    },
  ],
  run: replaceAll,
}

async function replaceAll(input: DrillInput): Promise<Counted> {
  const server = await openServerToBreak(input, { PROCESSES: '2' })
  const departure = demoTrek(3)
  const wrong: string[] = []
  let load: Load | undefined
  try {
    await makeRoom(server.db, departure, 1_000_000)
    const drafts = await readyDrafts(server, departure, { count: input.rounds * draftsOfRound, seats: 1 })
    load = steadyLoad({
      port: server.port,
      together: 6,
      requests: drafts.flatMap((draft, at) => errands(server.url, draft, at)),
    })
    for (let round = 1; round <= input.rounds; round += 1) {
      const before = load.count()
      await eventually(load.count, (count) => count > before + 50, 120_000)
      process.kill(server.pid(), 'SIGUSR2')
      await eventually(
        () => server.output().split('The processes are new.').length,
        (times) => times > round,
        300_000,
      )
      input.print(`replaced ${round} times, ${load.count()} answers`)
    }
    const before = load.count()
    await eventually(load.count, (count) => count > before + 50, 120_000)
    const { answers, faults } = await load.stop()
    for (const [status, times] of Object.entries(answers))
      if (!['200', '302'].includes(status)) wrong.push(`${times} requests were answered ${status}`)
    wrong.push(...faults.map((fault) => `Not answered: ${fault.replace(/\/booking\/[^/]+/, '/booking/…').replace(/=\d+/, '=…')}`))
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from bookings where not sample`.execute(server.db)
    const [redirected = 0, made = 0] = [answers[302], rows[0]?.count]
    if (redirected > drafts.length) throw new Error('There are not enough drafts: visitors pressed twice')
    if (redirected === 0) wrong.push('Nobody booked: this shows nothing')
    if (made !== redirected) wrong.push(`${redirected} visitors were told of a booking, and ${made} are there`)
    const counted = `${load.count()} requests answered, ${faults.length} failed; ${redirected} visitors told of a booking, ${made} there`
    return { counted, wrong }
  } finally {
    await load?.stop()
    await server.close()
  }
}

/** The requests around one booking: a cached page, one that is rendered again, a health check, and the last button. */
const errands = (url: string, { path, fields }: ReadyDraft, at: number): SteadyRequest[] => [
  { path: links.package('an-hour-with-the-gorillas') },
  { path: `${links.package('an-hour-with-the-gorillas')}?departure=${at}` },
  { path: '/health' },
  {
    path,
    method: 'POST',
    headers: { Origin: url, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  },
]
