import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { demoTreks } from '#tests/support/demo-treks.ts'
import { freePort, startServer } from '#tests/support/running-server.ts'
import { visitor } from '#tests/support/visitor.ts'
import type { Counted, Drill, DrillInput } from './drill.ts'
import { type ReadyDraft, readyDrafts } from './ready-drafts.ts'
import { makeRoom, openServerToBreak } from './server-to-break.ts'

const buyers = 8
const runners = 3

export const oversell: Drill = {
  name: 'oversell',
  promise: 'However many want the last seats at two processes at once, exactly the seats that are there are sold.',
  round: `${buyers} buyers at two processes for the last one to four seats`,
  rounds: 3_000,
  controls: [
    {
      guard: 'whoever takes stock locks its days before counting what is free',
      rounds: 30,
      replace: { text: '\n    for update of d`.execute(tx);', by: '`.execute(tx);' },
    },
  ],
  run: race,
}

async function race(input: DrillInput): Promise<Counted> {
  const server = await openServerToBreak(input)
  const second = await startServer({ DATA_DIR: input.dataDir, PORT: String(await freePort()) }, input.entry)
  await holdEmailsBack(server.db)
  const treks = demoTreks().slice(2, 2 + runners)
  const counts = { sold: 0, refused: 0, again: 0, oversold: 0, undersold: 0 }
  const wrong: string[] = []
  let done = 0

  /** One buyer, whose browser runs our script, presses until they have a seat or the answer is that none is left. */
  async function buy(url: string, { path, fields }: ReadyDraft): Promise<boolean> {
    for (;;) {
      const answer = await visitor(url).post(`${path}.data`, fields)
      const words = await answer.text()
      if (answer.status === 202 && words.includes('/bookings/')) return true
      if (answer.status === 409) return false
      if (answer.status !== 503) wrong.push(`A buyer was answered ${answer.status}`)
      if (answer.status !== 503) return false
      counts.again += 1
    }
  }

  /** The races of one departure, one after another: each opens some seats more than are taken. */
  async function race(departure: string, races: number): Promise<void> {
    await makeRoom(server.db, departure, 1_000_000)
    const drafts = await readyDrafts(server, departure, { count: races * buyers, seats: 1 })
    for (let round = 0; round < races; round += 1) {
      const seats = 1 + (round % 4)
      const before = await seatsTaken(server.db, departure)
      await makeRoom(server.db, departure, before + seats)
      const own = drafts.slice(round * buyers, (round + 1) * buyers)
      const got = await Promise.all(own.map((draft, index) => buy(index % 2 === 0 ? server.url : second.url, draft)))
      const sold = got.filter(Boolean).length
      const taken = (await seatsTaken(server.db, departure)) - before
      counts.sold += sold
      counts.refused += buyers - sold
      if (taken > seats) counts.oversold += 1
      if (taken < seats) counts.undersold += 1
      if (sold !== seats || taken !== seats) wrong.push(`Of ${seats} seats ${sold} were promised and ${taken} taken`)
      done += 1
      if (done % 250 === 0) input.print(`${done} races`)
    }
  }

  try {
    await Promise.all(treks.map((trek, runner) => race(trek, Math.floor((input.rounds + runner) / runners))))
    const { rows } = await sql<{ deadlocks: number }>`
      select deadlocks::int from pg_stat_database where datname = current_database()`.execute(server.db)
    const deadlocks = rows[0]?.deadlocks ?? 0
    if (deadlocks > 0) wrong.push(`${deadlocks} deadlocks`)
    const counted =
      `${counts.sold} seats sold and ${counts.refused} buyers told that none is left; ${counts.oversold} races oversold, ` +
      `${counts.undersold} undersold, ${deadlocks} deadlocks, ${counts.again} asked to come again`
    return { counted, wrong }
  } finally {
    await second.stop('SIGKILL')
    await server.close()
  }
}

/** Emails are not what this drill tries, and writing thousands of them would slow its races: their jobs wait for a day. */
async function holdEmailsBack(db: Db): Promise<void> {
  await sql`create function hold_back() returns trigger language plpgsql as
    $$ begin new.run_at = new.run_at + interval '1 day'; return new; end $$`.execute(db)
  await sql`create trigger hold_back before insert on jobs for each row
    when (new.queue = 'booking-email') execute function hold_back()`.execute(db)
}

async function seatsTaken(db: Db, departure: string): Promise<number> {
  const { rows } = await sql<{ seats: number }>`
    select coalesce(sum(c.quantity), 0)::int as seats from stock_claims c
    join departures d on c.resource = 'departure:' || d.id where d.slug = ${departure}`.execute(db)
  return rows[0]?.seats ?? 0
}
