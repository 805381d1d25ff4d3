import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listPermitVisits } from '#features/departures/visits/reads.server.ts'
import { writeVisit } from '#features/departures/visits/writes.server.ts'
import { partyOfUnnamed } from '#features/orders/order.ts'
import { closeDays, isHeldLot, reopenDays } from '#features/permits/closures/close-days.server.ts'
import { listClosedLots } from '#features/permits/closures/reads.server.ts'
import { reserveNew } from '#features/permits/lots/reserve-new.server.ts'
import { lockStock } from '#features/stock/lock-stock.server.ts'
import { departureSeats, permitDays } from '#features/stock/stock.ts'
import { finishedOrWaiting } from '#tests/support/behind-a-lock.ts'
import { amendmentNow, bookingNow, gorillaTrek, heldBooking, paid, requestOf, seatsOn } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, type Day, kigaliInstant } from '#values/dates.ts'
import { rebookBooking } from '../changes/rebook-booking.server.ts'
import { coverPermits } from '../permits/cover-pools.server.ts'
import { listNeeds } from '../permits/reads-needs.server.ts'
import { requestBooking } from '../placing/request-booking.server.ts'
import { listEvents, listLines, listParts, listPurchases, listTravellers } from '../reads.server.ts'
import { moveVisit } from './move-visit.server.ts'

const { ctx, clock, runJobs } = await testContext()
const actor = { id: 'diane', name: 'Diane' }
const feeId = 'gorilla-volcanoes'
type Trek = Awaited<ReturnType<typeof gorillaTrek>>

/** The trek visits on the second of its three days. */
const [secondOf, thirdOf] = [1, 2].map((later) => (trek: Trek) => addDays(trek.startsOn, later)) as [
  (trek: Trek) => Day,
  (trek: Trek) => Day,
]
const versionOf = async ({ id }: Trek) =>
  (await sql<{ version: number }>`select version from departures where id = ${id}`.execute(ctx.db)).rows[0]?.version ?? 0
const move = async (trek: Trek, over: Partial<Parameters<typeof moveVisit>[1]> = {}) =>
  moveVisit(ctx, {
    ...{ departureId: trek.id, feeId, from: secondOf(trek), to: thirdOf(trek), seen: await versionOf(trek) },
    ...{ reason: 'RDB closes the park', actor, ...over },
  })
async function close(day: Day) {
  const days = { from: day, to: day }
  const seen = (await listClosedLots(ctx.db, [feeId], days, ctx.clock.now())).filter(isHeldLot)
  const closed = await closeDays(ctx, { scope: `permit:${feeId}`, ...days, seen, reason: 'Ash' }, actor)
  if (!closed.done) throw new Error(closed.refusal.reason)
}
/** The permits of a departure by day: what is claimed and asked for, and the lots. */
async function poolsOf({ id, startsOn }: Trek) {
  const { rows } = await sql<{ nth: number; claimed: number; lots: string }>`
    select (s.day - ${startsOn}::date + 1)::int as nth,
      coalesce((select sum(c.quantity) from stock_claims c where c.resource = s.resource and c.day = s.day), 0)::int as claimed,
      coalesce((select string_agg(n || ' ' || state, ', ' order by state) from (
        select l.state, count(*) as n from permit_lots l join permits p on p.lot_id = l.id
        where l.resource = s.resource and l.day = s.day and l.state <> 'released' group by 1) x), '') as lots
    from stock_days s where s.resource = ${permitDays(feeId, id)} order by s.day`.execute(ctx.db)
  return rows.map(({ nth, claimed, lots }) => `day ${nth}: ${claimed} claimed; ${lots}`)
}
const permitOf = async (id: string) => {
  const part = (await listParts(ctx.db, id)).find(({ resource }) => resource.startsWith('permit:'))
  return part && { day: part.day, onRequest: part.onRequest, answer: part.answer }
}

test('a visit on a closed day is moved for everybody: promises, needs and prices follow, nobody is promised more, and what is missing is reserved', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const firm = await heldBooking(ctx, trek.slug, 2)
  await paid(ctx, firm.id, firm.totalMinor)
  const held = await heldBooking(ctx, trek.slug, 1)
  await close(secondOf(trek))
  const asks = await heldBooking(ctx, trek.slug, 2)
  expect(asks.state).toBe('requested')
  await sql`update booking_parts set answer = 'no' where booking_id = ${asks.id} and on_request`.execute(ctx.db)
  expect(await poolsOf(trek)).toEqual(['day 2: 3 claimed; 8 withdrawn'])

  const { version } = await bookingNow(ctx, firm.id)
  expect(await move(trek)).toMatchObject({ done: true })
  expect((await bookingNow(ctx, firm.id)).version, 'who waits with the stock of the former day begins anew').toBe(version + 1)
  expect(await poolsOf(trek)).toEqual(['day 2: 0 claimed; 8 withdrawn', 'day 3: 3 claimed; '])
  expect(await listPermitVisits(ctx.db, trek.id)).toMatchObject([{ feeId, day: thirdOf(trek), packageDay: 2 }])
  expect(await permitOf(asks.id)).toEqual({ day: thirdOf(trek), onRequest: true, answer: null })
  expect([(await bookingNow(ctx, firm.id)).state, (await bookingNow(ctx, held.id)).state]).toEqual(['confirmed', 'on-hold'])
  const needs = await listNeeds(ctx.db, { bookingId: firm.id })
  expect(needs.map(({ day, isClosed, status }) => [day, isClosed, status])).toEqual([
    [thirdOf(trek), false, 'needed'],
    [thirdOf(trek), false, 'needed'],
  ])
  const line = (await listLines(ctx.db, firm.id)).find(({ kind }) => kind === 'permit')
  expect(line).toMatchObject({ reason: expect.stringMatching(/^Day 3,/), amountMinor: 300_000 })
  expect((await listEvents(ctx.db, firm.id)).at(-1)?.text).toMatch(
    /^Gorilla permit.*: moved from .* to .*, for the whole departure\. RDB closes the park$/,
  )
  // Priced again it is the same: a change of the party changes no line of the permits before.
  const three = [...(await listTravellers(ctx.db, firm.id)), ...partyOfUnnamed(1)]
  const { quote } = await amendmentNow(ctx, firm.id, { order: firm.order, party: three })
  expect(quote.parts.find(({ resource }) => resource.startsWith('permit:'))).toMatchObject({ day: thirdOf(trek), quantity: 3 })

  const { rows: alerts } = await sql<{ occasion: string; done: boolean }>`
    select occasion, done_at is not null as done from alerts where occasion like 'permit-%' order by id`.execute(ctx.db)
  expect(alerts.map(({ occasion }) => occasion)).toContainEqual(
    expect.stringMatching(`^permit-short:${feeId}@${trek.id}:${thirdOf(trek)}:visit-`),
  )
  await runJobs()
  const { rows: settled } = await sql<{ occasion: string }>`
    select occasion from alerts where occasion like 'permit-closed:%' and done_at is null`.execute(ctx.db)
  expect(settled).toEqual([])

  const later = await heldBooking(ctx, trek.slug, 1)
  expect([later.state, await permitOf(later.id)]).toEqual(['requested', { day: thirdOf(trek), onRequest: true, answer: null }])
  const pool = { feeId, day: thirdOf(trek), departureId: trek.id, feeClass: null }
  const answer = { granted: 4, reference: 'RDB-3', referenceMissing: '', reservedUntil: null, unitMinor: 150_000 }
  expect(await reserveNew(ctx, { ...pool, ...answer }, actor)).toMatchObject({ done: true })
  await coverPermits(ctx)
  expect(await poolsOf(trek)).toEqual(['day 2: 0 claimed; 8 withdrawn', 'day 3: 3 claimed; 4 reserved'])
  const { rows: covered } = await sql`
    select 1 from permits p join booking_purchases n on n.id = p.purchase_id where n.booking_id = ${firm.id}`.execute(ctx.db)
  expect(covered).toHaveLength(2)
  await reopenDays(ctx, { scope: `permit:${feeId}`, from: secondOf(trek), to: secondOf(trek) }, actor)
})

test('where the day is open, what is reserved stays on it and covers nobody, a number is needed again, and what is only wanted follows', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4 })
  const firm = await heldBooking(ctx, trek.slug, 2)
  await paid(ctx, firm.id, firm.totalMinor)
  await coverPermits(ctx)
  const [first] = await listPurchases(ctx.db, firm.id)
  await sql`update permits set named_at = now(), number = 'G-1' where purchase_id = ${first?.id ?? 0}`.execute(ctx.db)
  await sql`update booking_purchases set status = 'bought', number = 'G-1' where id = ${first?.id ?? 0}`.execute(ctx.db)
  await sql`
    with lot as (insert into permit_lots (fee_id, day, departure_id, state, unit_minor, terms, first_day, created_at, created_by)
      values (${feeId}, ${secondOf(trek)}, ${trek.id}, 'wanted', 150000, '{}', ${secondOf(trek)}, now(), 'Diane') returning id)
    insert into permits (lot_id) select id from lot cross join generate_series(1, 3)`.execute(ctx.db)
  expect(await poolsOf(trek)).toEqual(['day 2: 2 claimed; 4 paid, 3 wanted'])
  expect(await move(trek)).toMatchObject({ done: true })
  expect(await poolsOf(trek)).toEqual(['day 2: 0 claimed; 4 paid', 'day 3: 2 claimed; 3 wanted'])
  expect((await listPurchases(ctx.db, firm.id)).map(({ day, status, number }) => [day, status, number])).toEqual([
    [thirdOf(trek), 'needed', null],
    [thirdOf(trek), 'needed', null],
  ])
  expect((await listEvents(ctx.db, firm.id)).at(-1)?.text).toMatch(/\. Permit numbers of the former day: G-1$/)
  await coverPermits(ctx)
  const { rows } = await sql`
    select 1 from permits p join permit_lots l on l.id = p.lot_id
    where l.departure_id = ${trek.id} and (p.purchase_id is not null or p.named_at is not null)`.execute(ctx.db)
  expect(rows).toEqual([])
  // Moved back, it is as its package has it.
  expect(await move(trek, { from: thirdOf(trek), to: secondOf(trek) })).toMatchObject({ done: true })
  expect((await sql`select 1 from departure_visits where departure_id = ${trek.id}`.execute(ctx.db)).rows).toEqual([])
  expect(await poolsOf(trek)).toEqual(['day 2: 2 claimed; 4 paid, 3 wanted', 'day 3: 0 claimed; '])
})

test('a visit is moved to an open day of the departure alone, and as it was seen', async () => {
  const trek = await gorillaTrek(ctx, { seats: 2 })
  const reasonOf = async (over: Parameters<typeof move>[1]) => {
    const moved = await move(trek, over)
    return moved.done ? 'done' : moved.refusal.reason
  }
  expect(await reasonOf({ to: addDays(trek.startsOn, 3) })).toBe('day-outside')
  expect(await reasonOf({ to: addDays(trek.startsOn, -1) })).toBe('day-outside')
  expect(await reasonOf({ to: secondOf(trek) })).toBe('visited-already')
  expect(await reasonOf({ from: trek.startsOn })).toBe('visit-unknown')
  expect(await reasonOf({ seen: 0 })).toBe('changed-meanwhile')
  await close(thirdOf(trek))
  expect(await reasonOf({})).toBe('day-closed')
  expect(await poolsOf(trek)).toEqual(['day 2: 0 claimed; 2 paid'])
  await reopenDays(ctx, { scope: `permit:${feeId}`, from: thirdOf(trek), to: thirdOf(trek) }, actor)
  await sql`update departures set cancelled_at = now(), cancelled_reason = 'Ash' where id = ${trek.id}`.execute(ctx.db)
  expect(await reasonOf({})).toBe('cancelled-already')
})

test('who was priced before the visit moved and holds after it has the permit of the new day', async () => {
  const trek = await gorillaTrek(ctx, { seats: 2 })
  const request = await requestOf(ctx, seatsOn(trek.slug), partyOfUnnamed(1))
  // The transaction of the test is the move; the booking waits for its seats by another connection.
  const { booking } = await ctx.db.transaction().execute(async (tx) => {
    await lockStock(tx, [{ resource: departureSeats(trek.id), day: trek.startsOn }])
    const waits = requestBooking(ctx, request)
    await finishedOrWaiting(ctx.db, waits)
    await writeVisit(tx, trek.id, { feeId, packageDay: 2, day: 3 })
    return { booking: waits }
  })
  const made = await booking
  expect(made).toMatchObject({ done: true })
  expect(made.done && (await permitOf(made.value.id))).toMatchObject({ day: thirdOf(trek) })
})

test('who is moved to another departure while its visit moves has the permit of the new day', async () => {
  const [from, to] = [await gorillaTrek(ctx, { seats: 2 }), await gorillaTrek(ctx, { seats: 2 })]
  const held = await heldBooking(ctx, from.slug, 1)
  const { rebooking } = await ctx.db.transaction().execute(async (tx) => {
    await lockStock(tx, [{ resource: departureSeats(to.id), day: to.startsOn }])
    const waits = rebookBooking(ctx, held.id, { toSlug: to.slug, actor: 'Diane', reason: 'Ash' })
    await finishedOrWaiting(ctx.db, waits)
    await writeVisit(tx, to.id, { feeId, packageDay: 2, day: 3 })
    return { rebooking: waits }
  })
  expect(await rebooking).toMatchObject({ done: true })
  expect(await permitOf(held.id)).toMatchObject({ day: thirdOf(to) })
})

test('who is moved to another departure visits on the day on which that one does', async () => {
  const [moved, plain] = [await gorillaTrek(ctx, { seats: 2 }), await gorillaTrek(ctx, { seats: 2 })]
  const held = await heldBooking(ctx, moved.slug, 1)
  expect(await move(moved)).toMatchObject({ done: true })
  const rebook = (to: Trek) => rebookBooking(ctx, held.id, { toSlug: to.slug, actor: 'Diane', reason: 'Ash' })
  expect(await rebook(plain)).toMatchObject({ done: true })
  expect(await permitOf(held.id)).toMatchObject({ day: secondOf(plain), onRequest: false })
  const saysDay = async (nth: number) =>
    expect((await listLines(ctx.db, held.id)).find(({ kind }) => kind === 'permit')?.reason).toMatch(new RegExp(`^Day ${nth},`))
  await saysDay(2)
  expect(await rebook(moved)).toMatchObject({ done: true })
  expect(await permitOf(held.id)).toMatchObject({ day: thirdOf(moved) })
  await saysDay(3)
})

test('a visit that is over is not moved any more: its permits are used', async () => {
  const trek = await gorillaTrek(ctx, { seats: 2 })
  const now = ctx.clock.now()
  clock.set(kigaliInstant(thirdOf(trek), 9))
  const moved = await move(trek, { to: addDays(trek.startsOn, 2) })
  clock.set(now)
  expect(moved).toMatchObject({ refusal: { reason: 'visit-past' } })
})
