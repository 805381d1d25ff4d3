import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cancelBooking, planCancellation } from '#features/bookings/cancellations/cancel-booking.server.ts'
import { amendBooking } from '#features/bookings/changes/amend-booking.server.ts'
import { answerPart } from '#features/bookings/changes/answer-part.server.ts'
import { holdAgain } from '#features/bookings/changes/hold-again.server.ts'
import { planAmendment } from '#features/bookings/changes/plan-amendment.server.ts'
import { confirmBooking } from '#features/bookings/confirmation/confirm-booking.server.ts'
import { changeSeats } from '#features/bookings/departures/change-seats.server.ts'
import { extendHold } from '#features/bookings/holds/extend-hold.server.ts'
import { expireBookings } from '#features/bookings/jobs/expire-bookings.server.ts'
import { recordPayment } from '#features/bookings/payments/record-payment.server.ts'
import { requestBooking } from '#features/bookings/placing/request-booking.server.ts'
import { findBooking, listTravellers } from '#features/bookings/reads.server.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { contact, gorillaTrek, leavePermits, marit, priceOf, seatsOn } from '#tests/support/cast.ts'
import { type Advance, type Command, endOf, expected, freeIn, onceWrong, type StockModel } from '#tests/support/stock-model.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliInstant } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import type { Outcome } from '#values/outcome.ts'

const { ctx, clock, database } = await testContext()
/** More by hand: `CASES=5000`. */
const cases = Number(process.env.CASES ?? 150)
const opening = clock.now()
const actor = 'Owner'

/** One departure whose cut-off is near, and one whose holds last longer; every case begins on one of them as if it were new. */
const [near, far] = [await tourIn(8), await tourIn(60)]

async function tourIn(inDays: number) {
  const trek = await gorillaTrek(ctx, { seats: 4, inDays })
  const permitDay = addDays(trek.startsOn, 1)
  const prices = await Promise.all([0, 1, 2, 3, 4, 5, 6].map((count) => (count > 0 ? priceOf(ctx, count, trek.slug) : 0)))
  const start = kigaliInstant(trek.startsOn, 0).getTime()
  return {
    ...trek,
    permitDay,
    price: (count: number) => prices[count] ?? 0,
    start,
    cutOff: kigaliInstant(addDays(trek.startsOn, -2), 18).getTime(),
  }
}
type Tour = typeof near
const seatsOf = ({ id }: Tour) => `departure:${id}`
const liveStates = sql`('requested', 'on-hold', 'confirmed')`
const permitsOf = ({ id }: Tour) => `permit:gorilla-volcanoes@${id}`

/** The departure as it was opened: nothing is taken, and the clock is set to the opening. */
async function reopen(tour: Tour, seats: number, permitsHeld: number): Promise<void> {
  clock.set(opening)
  await sql`delete from stock_claims`.execute(ctx.db)
  await sql`update bookings set state = 'cancelled', hold_ends_at = null where state in ${liveStates}`.execute(ctx.db)
  await sql`update stock_days set capacity = ${seats} where resource = ${seatsOf(tour)}`.execute(ctx.db)
  await leavePermits(ctx, tour, permitsHeld)
}

const agreedTerms = defaultSettings.termsVersion

const answerOf = (outcome: Outcome<unknown, { reason: string }>): string => {
  if (outcome.done) return 'done'
  const { reason, ...facts } = outcome.refusal
  if ('short' in facts) return `${reason} ${(facts.short as { left: number }[])[0]?.left}`
  return 'taken' in facts ? `${reason} ${facts.taken}` : reason
}

/** Runs a command on the real system and answers in the words of the model; bookings are known by when they were made. */
async function really(tour: Tour, made: string[], command: Command): Promise<string> {
  if (command.do === 'hold') {
    const held = await requestBooking(ctx, {
      order: seatsOn(tour.slug),
      party: Array.from({ length: command.count }, () => marit),
      contact,
      message: '',
      payment: { method: command.method, terms: true, agreedTerms, agreedTotalMinor: tour.price(command.count) },
      draftId: randomUUID(),
    })
    if (held.done) made.push(held.value.id)
    return answerOf(held)
  }
  if (command.do === 'expire') return `done ${await expireBookings(ctx)}`
  if (command.do === 'seats') {
    const { rows } = await sql<{ capacity: number }>`select capacity from stock_days where resource = ${seatsOf(tour)}`.execute(
      ctx.db,
    )
    const seen = rows[0]?.capacity ?? 0
    return answerOf(
      await changeSeats(ctx, { departureId: tour.id, capacity: command.count, seen, actor: { id: 'owner', name: actor } }),
    )
  }
  const id = made[command.of % made.length]
  if (!id) return 'nothing'
  return answerOf(await onBooking(tour, id, command))
}

type OnBooking = Extract<Command, { of: number }>

async function onBooking(tour: Tour, id: string, command: OnBooking): Promise<Outcome<unknown, { reason: string }>> {
  const now = clock.now()
  switch (command.do) {
    case 'extend':
      return extendHold(ctx, id, { actor, text: '' })
    case 'confirm':
      return confirmBooking(ctx, id, { actor, reason: 'Deposit seen' })
    case 'pay':
      return recordPayment(ctx, id, {
        paymentId: randomUUID(),
        method: 'cash',
        amount: usd(5_000_000),
        reference: 'R',
        actor,
        evenIfMore: true,
      })
    case 'answer': {
      const input = { resource: permitsOf(tour), day: tour.permitDay, answer: command.answer, actor, text: 'By phone' }
      const answered = await answerPart(ctx, id, input)
      // The model knows no end of a reservation at its balance day: features/permits tests these.
      await sql`update permit_lots set expires_at = null where state = 'reserved'`.execute(ctx.db)
      return answered
    }
    case 'again':
      return holdAgain(ctx, id, { agreedTotalMinor: tour.price((await bookingNow(id)).travellersCount) })
    case 'cancel': {
      const booking = await bookingNow(id)
      const reason = 'Ill'
      const statement = booking.state === 'confirmed' && (await planCancellation(ctx.db, booking, { now, reason }))
      return cancelBooking(ctx, id, { mover: 'staff', actor, reason, agreedFeeMinor: statement ? statement.feeMinor : 0 })
    }
    case 'amend': {
      const booking = await bookingNow(id)
      const stay = (await listTravellers(ctx.db, id)).slice(0, command.count)
      const party = [...stay, ...Array.from({ length: command.count - stay.length }, () => marit)]
      const amendment = { order: booking.order, party }
      const byVisitor = { mover: 'visitor', actor: 'visitor', text: '' } as const
      const input = { amendment, agreedTotalMinor: tour.price(command.count), ...byVisitor }
      if (booking.state !== 'confirmed') return amendBooking(ctx, id, input)
      // A traveller who leaves is charged a fee on their share.
      const plan = await planAmendment(ctx.db, booking, amendment, { now, byVisitor: true })
      return plan.done ? amendBooking(ctx, id, { ...input, agreedTotalMinor: plan.value.schedule.totalMinor }) : plan
    }
  }
}

async function bookingNow(id: string) {
  const booking = await findBooking(ctx.db, id)
  if (!booking) throw new Error('The booking is not there')
  return booking
}

/** What is free, and the state of each booking. */
async function seen(tour: Tour, made: readonly string[]) {
  const { rows } = await sql<{ seats: number; permits: number; bookings: [string, number | null][] }>`
    select max(free) filter (where resource <> ${permitsOf(tour)}) as seats, max(free) filter (where resource = ${permitsOf(tour)}) as permits,
      (select coalesce(jsonb_agg(jsonb_build_array(state, floor(extract(epoch from hold_ends_at) * 1000))
        order by array_position(${made}::uuid[], id)), '[]')
      from bookings where id = any(${made}::uuid[])) as bookings
    from stock_at(${clock.now()})
    where (resource, day) in ((${seatsOf(tour)}, ${tour.startsOn}::date), (${permitsOf(tour)}, ${tour.permitDay}::date))`.execute(
    ctx.db,
  )
  return rows[0]
}

const count = fc.integer({ min: 1, max: 4 })
const of = fc.nat(3)
const method = fc.constantFrom('mobile-money' as const, 'bank-transfer' as const)
const done = <Word extends string>(...words: Word[]) => fc.constantFrom(...words)
const timeless: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: done('hold'), count, method }) },
  { weight: 5, arbitrary: fc.record({ do: done('extend', 'confirm', 'cancel', 'again', 'pay'), of }) },
  { weight: 3, arbitrary: fc.record({ do: done('amend'), of, count }) },
  { weight: 2, arbitrary: fc.record({ do: done('answer'), of, answer: done('yes', 'no') }) },
  { weight: 2, arbitrary: fc.record({ do: done('seats'), count: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 2, arbitrary: fc.record({ do: done('expire') }) },
)
/** To an instant that decides something: just before the next hold ends, its very end, some minutes, a day, the cut-off. */
const advance = fc.record({ advance: done('before-end', 'end', 'end', 'minutes', 'day', 'cut-off') })

/** Where the clock goes from an instant; it never goes back. */
function instantAfter({ advance }: Advance, now: number, cutOff: number, ends: readonly number[]): number {
  const end = Math.min(cutOff, ...ends.filter((one) => one > now))
  const minute = 60_000
  const goals = { 'before-end': end - 1, end, minutes: now + 10 * minute, day: now + 25 * 60 * minute, 'cut-off': cutOff }
  return Math.max(now, goals[advance])
}

const beginning = {
  tour: fc.constantFrom(near, far),
  seats: fc.integer({ min: 2, max: 4 }),
  permits: fc.integer({ min: 0, max: 5 }),
  first: fc.record({ do: done('hold'), count: fc.integer({ min: 1, max: 2 }), method }) as fc.Arbitrary<Command>,
}

test(`whatever happens to a departure one after the other, the stock answers as a plain model does, in ${cases} cases`, async () => {
  const more = fc.array(fc.oneof({ weight: 3, arbitrary: timeless }, { weight: 1, arbitrary: advance }), { maxLength: 7 })
  await fc.assert(
    fc.asyncProperty(fc.record({ ...beginning, more }), async ({ tour, seats, permits: held, first, more }) => {
      await reopen(tour, seats, held)
      const { startsOn, start, cutOff } = tour
      const model: StockModel = { now: opening.getTime(), startsOn, start, cutOff, seats, permits: held, bookings: [] }
      const made: string[] = []
      for (const command of [first, ...more]) {
        if ('advance' in command) {
          const ends = model.bookings.flatMap((booking) => endOf(booking) ?? [])
          model.now = instantAfter(command, model.now, cutOff, ends)
          clock.set(new Date(model.now))
        } else expect([command.do, await really(tour, made, command)]).toEqual([command.do, expected(model, command)])
        expect(await seen(tour, made)).toEqual({
          seats: freeIn(model, 'seats'),
          permits: freeIn(model, 'permits'),
          bookings: model.bookings.map((booking) => [booking.state, endOf(booking)]),
        })
      }
    }),
    { numRuns: cases, examples: onceWrong.map((one): [typeof one & { tour: Tour }] => [{ tour: near, ...one }]) },
  )
}, 400_000)

/** What is wrong with the stock and the bookings of a case, read from the tables with queries of this test's own. */
async function faults(made: readonly string[]): Promise<string[]> {
  const now = clock.now()
  const { rows } = await sql<{ fault: string }>`
    select format('%s on %s: %s of %s', resource, day, sum(quantity), capacity) as fault
    from stock_at(${now}) join stock_claims c using (resource, day)
    where permanent or held_until > ${now} group by resource, day, capacity having sum(quantity) > capacity
    union all
    select format('%s, and its claims differ', state) from bookings b
    where id = any(${made}::uuid[]) and state in ('requested', 'on-hold', 'confirmed') and exists (
      select from (select * from booking_parts where booking_id = b.id and (not on_request or answer = 'yes')) p
      full join (select * from stock_claims where booking_id = b.id) c using (resource, day)
      where p.quantity is distinct from c.quantity or c.permanent is distinct from (b.state = 'confirmed')
        or c.held_until is distinct from b.hold_ends_at)
    union all
    select format('%s, and it still claims', state) from bookings b
    where id = any(${made}::uuid[]) and state in ('expired', 'rejected', 'cancelled')
      and exists (select from stock_claims c where c.booking_id = b.id and (permanent or held_until > ${now}))
    union all
    select format('version %s of %s', version, (select count(*) from booking_events e where e.booking_id = b.id and event <> 'note'))
    from bookings b
    where id = any(${made}::uuid[])
      and version <> (select count(distinct version) from booking_events e where e.booking_id = b.id and event <> 'note')`.execute(
    ctx.db,
  )
  return rows.map(({ fault }) => fault)
}

test(`whatever three do to a departure at once, nothing is sold twice or lost, in ${cases} cases`, async () => {
  const script = fc.array(timeless, { minLength: 1, maxLength: 2 })
  const scripts = fc.tuple(script, script, script)
  const pause = fc.option(advance, { freq: 2 })
  const takeTheRest = fc.integer({ min: 1, max: 4 }).map((turn) => turn === 1)
  await fc.assert(
    fc.asyncProperty(fc.record({ ...beginning, pause, lanes: scripts, takeTheRest }), async (one) => {
      const { tour } = one
      await reopen(tour, one.seats, one.permits)
      const made: string[] = []
      await really(tour, made, one.first)
      const ends = (await seen(tour, made))?.bookings.flatMap(([, end]) => end ?? []) ?? []
      if (one.pause) clock.set(new Date(instantAfter(one.pause, clock.now().getTime(), tour.cutOff, ends)))
      const answers: string[] = []
      await Promise.all(
        one.lanes.map(async (commands) => {
          for (const command of commands) answers.push(await really(tour, made, command))
        }),
      )
      expect(answers.map((answer) => answer.split(' ')[0] ?? '').filter((reason) => !ordinary.has(reason))).toEqual([])
      expect(await faults(made)).toEqual([])
      const free = (await seen(tour, made))?.seats ?? 0
      if (!one.takeTheRest || free === 0 || clock.now().getTime() >= tour.cutOff) return
      expect(await really(tour, made, { do: 'hold', count: free, method: 'mobile-money' })).toBe('done')
      expect([(await seen(tour, made))?.seats, await faults(made)]).toEqual([0, []])
    }),
    { numRuns: cases },
  )
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::int from pg_stat_database where datname = ${database.name}`.execute(ctx.db)
  expect(rows).toEqual([{ deadlocks: 0 }])
}, 400_000)

/** The answers that a visitor or staff may get; any other is a bug. */
const ordinary = new Set([
  'done',
  'nothing',
  'stock-short',
  'closed',
  'method-not-offered',
  'move-not-allowed',
  'hold-lapsed',
  'nothing-changes',
  'price-changed',
  'fee-changed',
  'part-on-request',
  'part-not-on-request',
  'capacity-below-taken',
  'seats-changed-meanwhile',
])
