import { sql } from 'kysely'
import { servicesStamp } from '#features/costs/package-service.ts'
import { listPackageServices } from '#features/costs/reads.server.ts'
import { savePackageServices } from '#features/costs/save-package-services.server.ts'
import { findSoldPackage } from '#features/packages/reads.server.ts'
import { addRateBook } from '#features/suppliers/add-rate-book.server.ts'
import type { NewRateBook } from '#features/suppliers/new-rate-book.ts'
import type { Context } from '#platform/context.ts'
import { addDays, type Day, kigaliDay } from '#values/dates.ts'
import { bareBooking } from './bare-booking.ts'
import { publishTrek } from './cast.ts'
import { noStay, plainRate, plainTerms } from './rate-defaults.ts'

const days = { from: '2026-01-01', to: '2028-12-30' }
const facts = { placeId: null, hotelId: null, phone: '+250 788 000 000', note: '' }
const actor = { id: 'sophie', name: 'Sophie' }

/** A lodge that sells one night with full board by the person: `minor` each, `single` more for who is alone. */
const lodge = (key: string, name: string, email: string, minor: number, single: number): NewRateBook['suppliers'][number] => ({
  ...facts,
  kind: 'lodging',
  name,
  email,
  services: [
    { ...noStay, key, kind: 'stay', name: `Room at ${name}`, basis: 'person-night', board: 'FB', beds: 2, mostGuests: 3 },
  ],
  contracts: [
    {
      ...plainTerms,
      validFrom: days.from,
      validTo: days.to,
      payment: [
        { percent: 30, when: 'confirmed', days: 7 },
        { percent: 70, when: 'before', days: 30 },
      ],
      cancellation: [
        { days: 60, percent: 25 },
        { days: 30, percent: 50 },
        { days: 7, percent: 100 },
      ],
      rates: [{ ...plainRate, ...days, service: key, amountMinor: minor, singleMinor: minor + single }],
    },
  ],
  closures: [],
})

/** The lodges of the tests: Mutobo and Lunga by email, Nyika by phone alone. */
const lodges: NewRateBook = {
  suppliers: [
    lodge('mutobo', 'Lodge Mutobo', 'desk@mutobo.example', 15_000, 6_000),
    lodge('lunga', 'Lodge Lunga', 'desk@lunga.example', 19_000, 7_000),
    lodge('nyika', 'Camp Nyika', '', 9_000, 3_000),
  ],
  exchange: [{ currency: 'RWF', asOf: '2026-11-01', unitsPerUsd: 1450, source: 'A bank' }],
}

/**
 * The trek of the demo with the first night at Lodge Mutobo and the others at Lodge Lunga. `published`: where the demo has published it
 * already, with services of its own, which these take the place of.
 */
export async function suppliedTrek(ctx: Context, published?: { slug: string; nights: number }) {
  const { slug, nights } = published ?? (await publishTrek(ctx))
  const sold = await findSoldPackage(ctx.db, slug)
  if (!sold) throw new Error('The trek is not sold')
  const ids = await ctx.db.transaction().execute((tx) => addRateBook(ctx, tx, lodges, 'Sophie'))
  const idOf = (key: string) => ids.get(key) ?? 0
  const service = { comfort: null, kilometres: null, alternatives: [] }
  const services = [
    { ...service, serviceId: idOf('mutobo'), day: 1, days: 1 },
    ...(nights > 1 ? [{ ...service, serviceId: idOf('lunga'), day: 2, days: nights - 1 }] : []),
  ]
  const seen = servicesStamp(await listPackageServices(ctx.db, sold.id))
  await savePackageServices(ctx, { package: { id: sold.id, entryId: 1, title: 'Trek' }, seen, services, actor })
  let next = 60
  /** A private journey for so many adults from abroad, confirmed unless another state is given. */
  const book = async ({ travellers = 2, startsOn, ...more }: { startsOn?: Day } & Parameters<typeof bareBooking>[1] = {}) => {
    next += 10
    const from = startsOn ?? addDays(kigaliDay(ctx.clock.now()), next)
    const ordered = { package: slug, startsOn: from, comfort: 'lodge', singleRooms: 0, extras: [], code: null }
    const bookingId = await bareBooking(ctx.db, {
      kind: 'journey',
      startsOn: from,
      endsOn: addDays(from, nights),
      travellers,
      ordered,
      ...more,
    })
    await addTravellers(ctx, bookingId, travellers)
    return { bookingId, startsOn: from, endsOn: addDays(from, nights) }
  }
  return { slug, packageId: sold.id, nights, mutobo: idOf('mutobo'), lunga: idOf('lunga'), nyika: idOf('nyika'), book }
}

/** Adults of 30 from abroad, who are not named. */
export async function addTravellers(ctx: Context, bookingId: string, count: number): Promise<void> {
  await sql`
    insert into booking_travellers (booking_id, position, assumed_age, residency)
    select ${bookingId}, n, 30, 'foreign' from generate_series(1, ${count}) n`.execute(ctx.db)
  await sql`update bookings set travellers_count = ${count} where id = ${bookingId}`.execute(ctx.db)
}

/** Takes the last traveller off a booking, as a change of it does. */
export async function removeTraveller(ctx: Context, bookingId: string): Promise<void> {
  await sql`delete from booking_travellers where booking_id = ${bookingId} and position =
    (select max(position) from booking_travellers where booking_id = ${bookingId})`.execute(ctx.db)
  await sql`update bookings set version = version + 1, travellers_count = travellers_count - 1 where id = ${bookingId}`.execute(
    ctx.db,
  )
}

/** Gives a booking one line of a price, in US cents without VAT. */
export async function priceAt(ctx: Context, bookingId: string, amountMinor: number, line = { kind: 'base', label: 'Trek' }) {
  await sql`
    insert into booking_lines (booking_id, position, kind, label, reason, quantity, unit_minor, amount_minor, refundable, vat_minor, ladder, policy)
    values (${bookingId}, (select count(*) + 1 from booking_lines where booking_id = ${bookingId}), ${line.kind}, ${line.label}, 'Sold', 1,
      ${amountMinor}, ${amountMinor}, true, 0, 'tours', '[]')`.execute(ctx.db)
}
