import { sql } from 'kysely'
import { openDeparture } from '#features/departures/open-departure.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { journeyStep } from '#tests/support/first-steps.ts'
import { buildTestContext } from '#tests/support/test-parts.ts'
import { draftToPayment, hold, visitor } from '#tests/support/visitor.ts'
import { kigaliDayAt, kigaliWords } from './kigali.ts'
import type { ZonedServer } from './zoned-server.ts'

const journey = 'an-hour-with-the-gorillas'

/** Opens a departure with so many seats at an instant, so many days ahead in Kigali; answers its slug. */
export async function openDepartureAt(
  beside: Database,
  at: Date,
  { ahead, seats }: { ahead: number; seats: number },
): Promise<string> {
  const { ctx } = buildTestContext(beside, { now: at.toISOString() })
  const { rows } = await sql<{ id: number; slug: string; nights: number }>`
    select id::int, slug, nights from packages where slug = ${journey}`.execute(beside.db)
  const [of] = rows
  if (!of) throw new Error(`The demo has no ${journey}`)
  const startsOn = kigaliDayAt(at, ahead)
  const planned = { package: of, startsOn, capacity: seats, minimum: 1, comfort: 'lodge', guaranteed: true } as const
  await ctx.db.transaction().execute((tx) => openDeparture(ctx, tx, planned))
  return `${journey}-${startsOn}`
}

/**
 * Goes to the last button for a seat on a departure; returns a function that presses it: the reference, or the refusal's status.
 */
export async function readyToPress(server: ZonedServer, departure: string): Promise<() => Promise<string>> {
  const press = await visitor(server.url).pay(await draftToPayment(server.url, departure, 1), 'mobile-money')
  return async () => {
    const { status, headers } = await press()
    return /^\/bookings\/([2-9A-Z-]{9})/.exec(headers.get('location') ?? '')?.[1] ?? String(status)
  }
}

/** When the hold of a booking ends. */
export async function holdEndOf({ db }: Database, reference: string): Promise<Date> {
  const { rows } = await sql<{ ends: Date }>`
    select hold_ends_at as ends from bookings where reference = ${reference}`.execute(db)
  if (!rows[0]?.ends) throw new Error(`${reference} is not held`)
  return rows[0].ends
}

const holdHours = 24

/**
 * Books a journey that begins in ten days while the clock is stopped, and looks at the booking from every zone. Returns the
 * address of its own page, and as breaches each difference from Kigali's clock: the instant on it, the end of its hold, its first
 * day, or another page in another zone.
 */
export async function bookAt(
  beside: Database,
  servers: readonly ZonedServer[],
  { by, at }: { by: ZonedServer; at: Date },
): Promise<{ own: string; wrong: string[] }> {
  const wrong: string[] = []
  const startsOn = kigaliDayAt(at, 10)
  const own = await hold(by.url, journeyStep(startsOn, 1), 1)
  const reference = /^\/bookings\/([^?]+)/.exec(own)?.[1] ?? ''
  const { rows } = await sql<{ made: Date; ends: Date; day: string }>`
    select created_at as made, hold_ends_at as ends, starts_on::text as day
    from bookings where reference = ${reference}`.execute(beside.db)
  const ends = new Date(at.getTime() + holdHours * 3_600_000)
  const [row] = rows
  if (row?.made.getTime() !== at.getTime()) wrong.push(`A booking is of ${row?.made.toISOString()}`)
  if (row?.ends.getTime() !== ends.getTime())
    wrong.push(`A hold ends at ${row?.ends.toISOString()} instead of ${ends.toISOString()}`)
  if (row?.day !== startsOn) wrong.push(`A journey of ${startsOn} begins on ${row?.day}`)
  const pages = await Promise.all(servers.map(({ url }) => ownPage(url, own)))
  for (const [index, page] of pages.entries()) {
    const zone = servers[index]?.zone
    for (const words of [kigaliWords(at), kigaliWords(ends)])
      if (!page.includes(words)) wrong.push(`A booking's page at ${zone} does not say ${words}`)
    if (page !== pages[0]) wrong.push(`A booking's page at ${zone} is another one`)
  }
  return { own, wrong }
}

/** The page of a booking by its link, whose key moves into a cookie first. */
async function ownPage(url: string, own: string): Promise<string> {
  const changed = await fetch(url + own, { redirect: 'manual' })
  const cookie = changed.headers.getSetCookie().map((one) => one.split(';')[0])
  const page = await fetch(new URL(changed.headers.get('location') ?? own, url), { headers: { cookie: cookie.join('; ') } })
  return page.text()
}
