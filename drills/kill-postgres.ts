import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { listPostgres, postmasterPid } from '#platform/database/embedded-processes.server.ts'
import { demoTrek } from '#tests/support/demo-treks.ts'
import { eventually } from '#tests/support/eventually.ts'
import { dice } from '#tests/support/hostile.ts'
import { openMailbox } from '#tests/support/mailbox.ts'
import { countBookings, emailsToCome } from './count-bookings.ts'
import type { Drill, DrillAsk } from './drill.ts'
import { sendVisitors } from './patient-visitors.ts'
import { makeRoom, openHouseToBreak } from './server-to-break.ts'

export const killPostgres: Drill = {
  name: 'kill-postgres',
  promise:
    'Killed at any moment, PostgreSQL comes back by itself with every booking that a visitor was told of, none twice, each with its letter.',
  round: 'kill -9 of PostgreSQL, parent and children, while six visitors book',
  rounds: 100,
  controls: [
    {
      guard: 'a commit waits until the log has left the memory of PostgreSQL (synchronous_commit)',
      rounds: 5,
      // What the kernel was given survives the death of processes: only what still lies in shared memory is lost.
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

async function killed(ask: DrillAsk) {
  const mailbox = await openMailbox()
  const house = await openHouseToBreak(ask, { SMTP_URL: mailbox.url, MAIL_FROM: 'Impamba <desk@impamba.test>' })
  const departure = demoTrek(3)
  const roll = dice(11)
  try {
    await makeRoom(house.db, departure, 1_000_000)
    // What the drill itself prepares is not what it tries.
    await sql`checkpoint`.execute(house.db)
    const [pid, visitors] = [house.pid(), sendVisitors(house.url, departure, { together: 6, seats: 2 })]
    const away: number[] = []
    for (let round = 1; round <= ask.rounds; round += 1) {
      await visitors.oneMore()
      await pause(roll() * 1_000)
      killAll(house.cluster)
      away.push(await house.ready())
      if (round % 10 === 0) ask.say(`killed ${round} times, ${visitors.told.acknowledged.length} bookings acknowledged`)
    }
    const told = await visitors.stop()
    await eventually(
      () => emailsToCome(house.db).catch(() => -1),
      (left) => left === 0,
      300_000,
    )
    const { counted, wrong } = await countBookings(house.db, departure, told, mailbox, ask.rounds)
    if (house.pid() !== pid || !house.isAlive()) wrong.push('The app did not live through it')
    if (told.acknowledged.length < ask.rounds) wrong.push(`Only ${told.acknowledged.length} bookings: too few to show anything`)
    const longest = Math.max(...away) / 1000
    if (longest > 5) wrong.push(`It took ${longest.toFixed(1)} s until the database answered again`)
    return { counted: `${counted}; ready again within ${longest.toFixed(1)} s`, wrong }
  } finally {
    await house.close()
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
