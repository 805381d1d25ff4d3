import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { openMailbox } from '#tests/support/mailbox.ts'
import type { VisitorOutcome } from './patient-visitors.ts'

type Mailbox = Pick<Awaited<ReturnType<typeof openMailbox>>, 'received'>

type Row = { reference: string; seats: number; claimed: number; stored: number; sent: number; messageId: string | null }

/**
 * Compares the database with the answers that visitors got and the emails that the mail server got. Each intention made one
 * booking, each booking holds its seats once and has one email, which was sent. The same email may reach the mail server again,
 * under the same Message-ID, once for each time that something was killed.
 */
export async function countBookings(db: Db, departure: string, outcome: VisitorOutcome, { received }: Mailbox, kills: number) {
  const { rows } = await sql<Row>`
    select b.reference, b.travellers_count as seats,
      (select coalesce(sum(c.quantity), 0)::int from stock_claims c where c.booking_id = b.id and c.resource = 'departure:' || d.id) as claimed,
      (select count(*)::int from emails l where l.booking_id = b.id) as stored,
      (select count(l.sent_at)::int from emails l where l.booking_id = b.id) as sent,
      (select min(l.message_id) from emails l where l.booking_id = b.id) as "messageId"
    from bookings b join departures d on d.id = b.departure_id where d.slug = ${departure} and not b.sample`.execute(db)
  const { rows: claims } = await sql<{ seats: number }>`
    select coalesce(sum(c.quantity), 0)::int as seats from stock_claims c
    join departures d on c.resource = 'departure:' || d.id where d.slug = ${departure}`.execute(db)
  const wrong: string[] = []
  const there = new Set(rows.map(({ reference }) => reference))
  const acknowledged = new Set(outcome.acknowledged)
  const breach = (count: number, words: string) => void (count > 0 && wrong.push(`${count} ${words}`))

  breach([...acknowledged].filter((reference) => !there.has(reference)).length, 'acknowledged bookings are lost')
  breach(outcome.acknowledged.length - acknowledged.size, 'visitors were told the reference of another')
  breach(rows.filter(({ reference }) => !acknowledged.has(reference)).length, 'bookings are there that nobody was told of')
  breach(rows.filter(({ seats, claimed }) => seats !== claimed).length, 'bookings do not hold the seats they are for')
  const sold = rows.reduce((all, { seats }) => all + seats, 0)
  if (claims[0]?.seats !== sold) wrong.push(`${claims[0]?.seats} seats are taken, and ${sold} are booked`)
  breach(rows.filter(({ stored, sent }) => stored !== 1 || sent !== 1).length, 'bookings do not have exactly one sent email')

  const arrived = Map.groupBy(received, ({ subject }) => /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(subject)?.[0] ?? '')
  const emailsOf = ({ reference, messageId }: Row) =>
    (arrived.get(reference) ?? []).filter((email) => email.messageId === messageId).length
  breach(rows.filter((row) => emailsOf(row) === 0).length, 'bookings whose email never reached the mail server')
  breach(rows.filter((row) => arrived.get(row.reference)?.length !== emailsOf(row)).length, 'bookings with a second, other email')
  const repeats = rows.reduce((all, row) => all + Math.max(0, emailsOf(row) - 1), 0)
  if (repeats > kills) wrong.push(`${repeats} emails were repeated, more than once for each of ${kills} kills`)

  const counted =
    `${outcome.acknowledged.length} bookings acknowledged, ${rows.length} there, ${sold} seats sold and ${claims[0]?.seats} taken, ` +
    `${rows.filter((row) => emailsOf(row) > 0).length} with their email (${repeats} repeated under the same Message-ID)`
  return { counted: `${counted}; visitors tried again ${outcome.triedAgain} times`, wrong: [...wrong, ...outcome.wrong] }
}

/** How many emails about bookings are not written or sent yet. */
export async function emailsToCome(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from jobs where queue = 'booking-email' and failed_at is null`.execute(db)
  return rows[0]?.count ?? 0
}
