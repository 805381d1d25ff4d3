import { createHash } from 'node:crypto'
import { redirect } from 'react-router'
import { listOnDeparture } from '#features/bookings/departures/reads-departures.server.ts'
import { listAccounts } from '#features/bookings/reads-accounts.server.ts'
import { listDepartures } from '#features/departures/reads.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { departureAdminWords } from '../../words/admin/departures/departures.ts'
import { planCallOff } from './call-off-plan.ts'
import { findDepartureOr404 } from './load-departure.server.ts'

/** What cancelling a departure would do to each booking, with the other date that an address names; nothing is done by it. */
export async function loadCallOff(ctx: Context, read: ReadWords, text: string, params: URLSearchParams) {
  const words = read(departureAdminWords).callOff
  const { db } = ctx
  const now = ctx.clock.now()
  const departure = await findDepartureOr404(db, text, now)
  const { id, title, startsOn, packageSlug, status } = departure
  if (status === 'cancelled') throw redirect(`/admin/departures/${id}`)
  const others = (await listDepartures(db, { now, packageSlug })).filter(
    (other) => other.id !== id && other.status !== 'closed' && other.status !== 'full',
  )
  const to = others.find(({ slug }) => slug === params.get('to'))
  const bookings = await listOnDeparture(db, id)
  const rows = planCallOff(read, bookings, await listAccounts(db, bookings, kigaliDay(now)), to, now)
  return {
    id,
    title,
    day: read.format.day(startsOn),
    to: to?.slug ?? '',
    choices: [
      { value: '', words: words.refund },
      ...others.map(({ slug, left, startsOn: day }) => ({ value: slug, words: words.to({ day: read.format.day(day), left }) })),
    ],
    looked: params.has('to') || others.length === 0,
    rows,
    /** What was seen: the bookings as they stand, and the room that the other date has. */
    stamp: createHash('sha256')
      .update(JSON.stringify([bookings.map((booking) => [booking.id, booking.version]), to?.slug ?? '', to?.left ?? 0]))
      .digest('base64url'),
  }
}
