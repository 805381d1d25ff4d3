import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { partyOfUnnamed } from '#features/orders/order.ts'
import { letLoose } from '#tests/support/buyers.ts'
import { bookingNow, gorillaTrek, heldBooking, leavePermits, paid, requestOf, seatsOn } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { payNeeds } from '../purchases/pay-needs.server.ts'

/** The buyers run on the database's clock, so this context starts at the current instant. */
const { ctx, database } = await testContext({ now: new Date().toISOString() })
const actor = { id: 'diane', name: 'Diane' }

test('of 200 travellers at two processes who want one of 40 permits at once, 40 have one, and 160 have it on request: never is number 41 promised', async () => {
  const trek = await gorillaTrek(ctx, { seats: 200 })
  await leavePermits(ctx, trek, 40)
  const request = await requestOf(ctx, seatsOn(trek.slug), partyOfUnnamed(1))
  const wish = () => ({ request: { ...request, draftId: crypto.randomUUID() } })
  const crowds = [0, 1].map(() => Array.from({ length: 100 }, wish))
  const { outcomes, printed } = await letLoose(database.address, crowds)
  expect(printed).toBe('')
  expect(outcomes.flat().filter((one) => !('done' in one))).toEqual([])
  const { rows } = await sql`
    select state, count(*)::int as count from bookings where departure_id = ${trek.id} group by state order by state`.execute(
    ctx.db,
  )
  expect(rows).toEqual([
    { state: 'on-hold', count: 40 },
    { state: 'requested', count: 160 },
  ])
  const { rows: pools } = await sql`
    select capacity, taken from stock_at(clock_timestamp()) where resource = ${`permit:gorilla-volcanoes@${trek.id}`}`.execute(
    ctx.db,
  )
  expect(pools).toEqual([{ capacity: 40, taken: 40 }])
}, 120_000)

test('of two processes that pay the permits of one pool at once, each need is paid once, and no permit covers two', async () => {
  const trek = await gorillaTrek(ctx, { seats: 12 })
  for (let n = 0; n < 6; n++) {
    const { id } = await heldBooking(ctx, trek.slug, 1)
    await paid(ctx, id, (await bookingNow(ctx, id)).totalMinor)
  }
  // Nothing is reserved of what was promised: there are six needs, and wanted permits for four of them.
  await leavePermits(ctx, trek, 4)
  await sql`update permit_lots set state = 'wanted', expires_at = null where departure_id = ${trek.id}`.execute(ctx.db)
  await sql`
    update permits set purchase_id = null, named_at = null, spent_minor = 0
    where lot_id in (select id from permit_lots where departure_id = ${trek.id})`.execute(ctx.db)
  const { rows: needs } = await sql<{ id: number; cost: number }>`
    select p.id, p.cost_minor::int as cost from booking_purchases p join bookings b on b.id = p.booking_id
    where b.departure_id = ${trek.id} and p.kind = 'permit' order by p.id`.execute(ctx.db)
  expect(needs).toHaveLength(6)
  const wish = ({ id, cost }: (typeof needs)[number]) => ({ pay: { needIds: [id], amountMinor: cost, receipt: `R-${id}` } })
  const { outcomes, printed } = await letLoose(database.address, [needs.map(wish), needs.toReversed().map(wish)])
  expect(printed).toBe('')
  const answers = new Set(outcomes.flat().map((one) => JSON.stringify(one)))
  expect(answers.isSubsetOf(new Set(['{"done":"1"}', '{"refused":"paid-already"}'])), [...answers].join()).toBe(true)
  // A paid permit without a name covers whoever is first, so that a need that somebody paid for may be open again: it is paid now.
  let payments = outcomes.flat().filter((one) => 'done' in one).length
  for (const need of needs) if ((await payNeeds(ctx, wish(need).pay, actor)).done) payments += 1
  expect(payments).toBe(6)
  const { rows: permits } = await sql<{ purchase: number; state: string; spent: number }>`
    select p.purchase_id as purchase, l.state, p.spent_minor::int as spent
    from permits p join permit_lots l on l.id = p.lot_id where l.departure_id = ${trek.id} order by p.purchase_id`.execute(ctx.db)
  expect(permits).toEqual(needs.map(({ id, cost }) => ({ purchase: id, state: 'paid', spent: cost })))
}, 120_000)
