import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { listPostgres, postmasterPid } from '#platform/database/embedded-processes.server.ts'
import { demoTrek } from '#tests/support/demo-treks.ts'
import { eventually } from '#tests/support/eventually.ts'
import { dice } from '#tests/support/hostile.ts'
import { openMailbox } from '#tests/support/mailbox.ts'
import { countBookings, emailsToCome } from './count-bookings.ts'
import type { Drill, DrillInput } from './drill.ts'
import { sendVisitors } from './patient-visitors.ts'
import { makeRoom, openServerToBreak } from './server-to-break.ts'

export const killPostgres: Drill = {
  name: 'kill-postgres',
  promise:
    'Killed at any moment, PostgreSQL comes back by itself with every booking that a visitor was told of, none twice, each with its email.',
  round: 'kill -9 of PostgreSQL, parent and children, while six visitors book',
  rounds: 100,
  controls: [
    {
      guard: 'a commit waits until the log has left the memory of PostgreSQL (synchronous_commit)',
      rounds: 5,
      // What was written to the kernel survives the death of processes: only shared memory is lost.
      sql: [
        'alter system set synchronous_commit = off',
        "alter system set wal_writer_delay = '10s'",
        "alter system set wal_writer_flush_after = '2GB'",
        'select pg_reload_conf()',
      ],
    },
  ],
  run: killed,
}

async function killed(input: DrillInput) {
  const mailbox = await openMailbox()
  const server = await openServerToBreak(input, { SMTP_URL: mailbox.url, MAIL_FROM: 'Impamba <desk@impamba.test>' })
  const departure = demoTrek(3)
  const roll = dice(11)
  try {
    await makeRoom(server.db, departure, 1_000_000)
    // What the drill itself prepares is not what it tries.
    await sql`checkpoint`.execute(server.db)
    const [pid, visitors] = [server.pid(), sendVisitors(server.url, departure, { together: 6, seats: 2 })]
    const away: number[] = []
    for (let round = 1; round <= input.rounds; round += 1) {
      await visitors.oneMore()
      await pause(roll() * 1_000)
      killAll(server.cluster)
      away.push(await server.ready())
      if (round % 10 === 0) input.print(`killed ${round} times, ${visitors.outcome.acknowledged.length} bookings acknowledged`)
    }
    const outcome = await visitors.stop()
    await eventually(
      () => emailsToCome(server.db).catch(() => -1),
      (left) => left === 0,
      300_000,
    )
    const { counted, wrong } = await countBookings(server.db, departure, outcome, mailbox, input.rounds)
    if (server.pid() !== pid || !server.isAlive()) wrong.push('The app did not live through it')
    if (outcome.acknowledged.length < input.rounds)
      wrong.push(`Only ${outcome.acknowledged.length} bookings: too few to show anything`)
    const longest = Math.max(...away) / 1000
    if (longest > 5) wrong.push(`It took ${longest.toFixed(1)} s until the database answered again`)
    return { counted: `${counted}; ready again within ${longest.toFixed(1)} s`, wrong }
  } finally {
    await server.close()
    await mailbox.close()
  }
}

/** The parent first, so that it starts no child again. */
function killAll(cluster: string): void {
  for (const pid of [postmasterPid(cluster), ...listPostgres(cluster)]) {
    try {
      if (pid !== undefined) process.kill(pid, 'SIGKILL')
    } catch {
      // It ended between the look and the kill.
    }
  }
}
