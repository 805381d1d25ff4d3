import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { demoTrek } from '#tests/support/demo-treks.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openMailbox } from '#tests/support/mailbox.ts'
import { openCluster } from './cluster/open-cluster.ts'
import { missingPrograms } from './cluster/programs.ts'
import { countBookings, emailsToCome } from './count-bookings.ts'
import type { Counted, Drill, DrillInput } from './drill.ts'
import { sendVisitors } from './patient-visitors.ts'
import { makeRoom } from './server-to-break.ts'

/** For this long before every second kill nothing of the primary reaches its replicas. */
const heldMs = 1_500
/** An answer that was on its way at the kill has come by then: what is acknowledged later was booked at another primary. */
const onTheWayMs = 1_000
const longestAwayMs = 120_000

export const failover: Drill = {
  name: 'failover',
  promise: 'When the machine of the primary dies, another one takes over with every booking that a visitor was told of.',
  round: 'kill -9 of everything on the machine of the primary, every second one after its replicas were cut off',
  rounds: 5,
  missing: missingPrograms,
  controls: [
    { guard: 'a commit waits until a second machine has it (synchronous_mode)', rounds: 2, leftOut: 'synchronous-mode' },
  ],
  run: failOver,
}

async function failOver(input: DrillInput): Promise<Counted> {
  const synchronous = input.leftOut !== 'synchronous-mode'
  const mailbox = await openMailbox()
  const cluster = await openCluster(input, { synchronous, smtpUrl: mailbox.url })
  const departure = demoTrek(3)
  const away: number[] = []
  try {
    await makeRoom(cluster.db, departure, 1_000_000)
    const pooledWrong = await breachesOfPooledTimeouts(cluster.pooled)
    input.print('three nodes, two machines and their balancers stand')
    const visitors = sendVisitors(cluster.url, departure, { together: 6, seats: 2 })
    for (let round = 1; round <= input.rounds; round += 1) {
      await cluster.nodes.whole()
      await moreThan(visitors.outcome.acknowledged, visitors.outcome.acknowledged.length + 5)
      const letGo = round % 2 === 0 || !synchronous ? cluster.nodes.holdReceivers() : undefined
      if (letGo) await pause(heldMs)
      const began = performance.now()
      const startAgain = await cluster.nodes.killPrimary()
      letGo?.()
      await pause(onTheWayMs)
      await moreThan(visitors.outcome.acknowledged, visitors.outcome.acknowledged.length)
      away.push((performance.now() - began) / 1_000)
      await startAgain()
      input.print(
        `killed ${round} times, booked again after ${away.at(-1)?.toFixed(1)} s; ${visitors.outcome.acknowledged.length} bookings`,
      )
    }
    await cluster.nodes.whole()
    const outcome = await visitors.stop()
    await eventually(
      () => emailsToCome(cluster.db).catch(() => -1),
      (left) => left === 0,
      300_000,
    )
    // Each of four processes may have handed over an email that it could not mark any more.
    const { counted, wrong } = await countBookings(cluster.db, departure, outcome, mailbox, input.rounds * 4)
    const sorted = away.toSorted((one, other) => one - other)
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0
    return {
      counted: `${counted}; booked again after ${median.toFixed(0)} s in the median, ${Math.max(...away).toFixed(0)} s at most`,
      wrong: [...pooledWrong, ...wrong],
    }
  } finally {
    await cluster.close()
    await mailbox.close()
  }
}

/** The pooler takes the timeouts of the pool off each connection: they must come back by its own settings. */
async function breachesOfPooledTimeouts(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const wanted = { statement_timeout: '10s', lock_timeout: '5s', idle_in_transaction_session_timeout: '15s' }
  const wrong: string[] = []
  for (const [name, value] of Object.entries(wanted)) {
    const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [name])
    if (rows[0]?.value !== value) wrong.push(`Through the pooler ${name} is ${rows[0]?.value} instead of ${value}`)
  }
  await client.end()
  return wrong
}

const moreThan = (list: readonly unknown[], count: number) =>
  eventually(
    () => list.length,
    (length) => length > count,
    longestAwayMs,
  )
