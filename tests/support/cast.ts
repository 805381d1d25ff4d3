import { randomUUID } from 'node:crypto'
import { demoPackages } from '#db/demo/packages.ts'
import hotels from '#db/reference/hotels.json' with { type: 'json' }
import { findOffered, quoteParty } from '#features/bookings/quote-departure.server.ts'
import { findBooking } from '#features/bookings/reads.server.ts'
import { requestBooking } from '#features/bookings/request-booking.server.ts'
import { openDeparture } from '#features/departures/open-departure.server.ts'
import { addHotels } from '#features/hotels/add-hotels.server.ts'
import { publishPackage } from '#features/packages/publish-package.server.ts'
import { listVisitorFees } from '#features/places/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'

let trek: number | undefined

/** The three-day gorilla trek of the demo, published once for a test file; its departures are the file's own. */
async function publishTrek(ctx: Context): Promise<{ id: number; slug: string; nights: number }> {
  const content = demoPackages.find(({ slug }) => slug === 'an-hour-with-the-gorillas')
  if (!content) throw new Error('The demo has no gorilla trek')
  const fees = await listVisitorFees(ctx.db)
  trek ??= await ctx.db.transaction().execute(async (tx) => {
    await addHotels(tx, hotels)
    return publishPackage(ctx, tx, content, { fees, position: 0 })
  })
  return { id: trek, slug: content.slug, nights: content.nights }
}

let nextStart = 90

/** A departure of the gorilla trek about three months ahead, on a day of its own, with this many seats and a minimum of four. */
export async function gorillaTrek(ctx: Context, { seats, inDays = nextStart++ }: { seats: number; inDays?: number }) {
  const of = await publishTrek(ctx)
  const startsOn = addDays(kigaliDay(ctx.clock.now()), inDays)
  const id = await ctx.db
    .transaction()
    .execute((tx) =>
      openDeparture(ctx, tx, { package: of, startsOn, capacity: seats, minimum: 4, comfort: 'lodge', guaranteed: false }),
    )
  return { id, slug: `${of.slug}-${startsOn}`, startsOn }
}

/** A grown traveller from abroad, as the form gives one. */
export const marit = { firstNames: 'Marit Elise', familyName: 'Solheim', bornOn: '1988-11-03', residency: 'foreign' } as const

/** A whole request for seats on a departure: so many grown travellers, two to a room, paying by bank transfer the price of now. */
export async function partyOf(ctx: Context, count: number, departureSlug: string) {
  return {
    departureSlug,
    travellers: { travellers: Array.from({ length: count }, () => marit), email: 'marit@example.no', phone: '+47 900 00 000' },
    extras: { comfort: 'lodge' as const, singleRooms: 0, message: '' },
    payment: {
      method: 'bank-transfer' as const,
      terms: true as const,
      agreedTotalMinor: await priceOf(ctx, count, departureSlug),
    },
    draftId: randomUUID(),
  }
}

/** What so many grown travellers pay in lodges now, in minor units. */
export async function priceOf(ctx: Context, count: number, departureSlug: string): Promise<number> {
  const offered = await findOffered(ctx.db, departureSlug, ctx.clock.now())
  if (!offered) throw new Error(`There is no departure ${departureSlug}`)
  const quote = quoteParty(offered, { travellersCount: count, travellers: [], comfort: 'lodge', singleRooms: 0 }, ctx.clock.now())
  if (!quote.done) throw new Error(quote.refusal.reason)
  return quote.value.schedule.totalMinor
}

/** A booking on hold for so many travellers; fails where it is refused. */
export async function heldBooking(ctx: Context, departureSlug: string, count: number) {
  const made = await requestBooking(ctx, await partyOf(ctx, count, departureSlug))
  if (!made.done) throw new Error(`No seats held: ${made.refusal.reason}`)
  const booking = await findBooking(ctx.db, made.value.id)
  if (!booking) throw new Error('The booking is not there')
  return booking
}
