import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { amend, bookingNow, cancelled, gorillaTrek, marit, paid, partyOf, priceOf, seatsOn } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { holdAgain } from '../changes/hold-again.server.ts'
import { confirmEmail } from '../emails/confirm-email.server.ts'
import { expireBookings } from '../jobs/expire-bookings.server.ts'
import { bookForCaller } from '../placing/book-for-caller.server.ts'
import { requestBooking } from '../placing/request-booking.server.ts'
import { listEvents, listTravellers } from '../reads.server.ts'
import { purgeHolders } from './purge-holders.server.ts'
import { mostUnpaid } from './unpaid-holds.ts'

const { ctx, clock } = await testContext({ formLimits: true })
const hour = 60 * 60_000
const later = (ms: number) => new Date(clock.now().getTime() + ms)

let nth = 0
beforeEach(async () => {
  await sql`truncate booking_holders`.execute(ctx.db)
})

const somebody = () => {
  nth += 1
  return { name: 'Ola Berg', email: `ola-${nth}@example.no`, phone: `+47 900 ${String(nth).padStart(5, '0')}` }
}

/** Somebody holds so many seats of a departure of their own, or of this one. */
async function hold(seats: number, { who = somebody(), address = `198.51.100.${++nth % 250}`, slug = '' } = {}) {
  const departure = slug || (await gorillaTrek(ctx, { seats: 40 })).slug
  const request = { ...(await partyOf(ctx, seats, departure)), contact: who }
  return requestBooking(ctx, request, { actor: 'visitor', address })
}

/** The same, where it must not be refused. */
async function held(seats: number, by: Parameters<typeof hold>[1] = {}) {
  const made = await hold(seats, by)
  if (!made.done) throw new Error(made.refusal.reason)
  return bookingNow(ctx, made.value.id)
}

/** Lets whatever is on hold lapse, and tidies it. */
async function lapse() {
  clock.advance(73 * hour)
  await expireBookings(ctx)
}

const counted = (answers: readonly { done: boolean }[]) => answers.filter(({ done }) => done).length

test('of eight requests at once from one address, by eight people and for eight departures, no more pass than the cap', async () => {
  const slugs = await Promise.all(Array.from({ length: 8 }, () => gorillaTrek(ctx, { seats: 40 })))
  const answers = await Promise.all(slugs.map(({ slug }) => hold(6, { slug, address: '203.0.113.9' })))
  expect(counted(answers)).toBe(mostUnpaid.address.all / 6)
  expect(answers.find(({ done }) => !done)).toMatchObject({
    refusal: { reason: 'too-many-unpaid', by: 'address', held: 24, most: 24 },
  })
})

test('of eight requests at once by one person from eight addresses no more pass than the cap, however the email is written', async () => {
  const slugs = await Promise.all(Array.from({ length: 8 }, () => gorillaTrek(ctx, { seats: 40 })))
  const answers = await Promise.all(
    slugs.map(({ slug }, index) => hold(4, { slug, who: { ...somebody(), email: `Ola.Berg+${index}@GMAIL.com` } })),
  )
  expect(counted(answers)).toBe(mostUnpaid.person.all / 4)
})

test('one person is known by the telephone too, and on one departure holds no more than one party may be', async () => {
  const { phone } = somebody()
  const { slug } = await gorillaTrek(ctx, { seats: 40 })
  await held(8, { slug, who: { ...somebody(), phone } })
  expect(await hold(5, { slug, who: { ...somebody(), phone } })).toMatchObject({
    refusal: { by: 'person', held: 8, most: mostUnpaid.person.departure },
  })
  expect(await hold(5, { who: { ...somebody(), phone } })).toMatchObject({ done: true })
})

test('what is paid for is not counted, and its person’s email is known', async () => {
  const who = somebody()
  const first = await held(12, { who })
  await paid(ctx, first.id, first.depositMinor)
  const next = await held(12, { who })
  expect(next).toMatchObject({ holdEndsAt: later(72 * hour), fullHoldEndsAt: null })
})

test('each hold that lapsed halves what one may hold, until one short hold is left, and it is whole again after two weeks', async () => {
  const who = somebody()
  await held(12, { who })
  await lapse()
  const eight = await held(8, { who })
  expect(eight.fullHoldEndsAt).toEqual(later(72 * hour))
  expect(await hold(1, { who })).toMatchObject({ refusal: { by: 'person', held: 8, most: 8, lapses: 1 } })
  await lapse()
  const short = await held(5, { who })
  expect(short).toMatchObject({ holdEndsAt: later(hour / 2), fullHoldEndsAt: null })
  expect(await hold(1, { who })).toMatchObject({ refusal: { held: 5, most: 4, lapses: 2 } })
  await lapse()
  clock.advance(14 * 24 * hour)
  expect((await held(12, { who })).fullHoldEndsAt).toEqual(later(72 * hour))
})

test('a hold that is cancelled unpaid counts like one that lapsed', async () => {
  const who = somebody()
  const { id } = await held(12, { who })
  await cancelled(ctx, id)
  expect(await hold(4, { who })).toMatchObject({ done: true })
  expect(await hold(5, { who })).toMatchObject({ refusal: { held: 4, most: 8, lapses: 1 } })
})

test('an address where many holds lapsed can hold a few seats for people who do not know each other', async () => {
  const address = '203.0.113.10'
  for (let times = 0; times < 4; times += 1) await held(1, { address })
  await lapse()
  await held(2, { address })
  await held(2, { address })
  expect(await hold(1, { address })).toMatchObject({ refusal: { by: 'address', held: 4, most: 4 } })
})

test('a hold whose email is not confirmed ends within the hour, and is given its full time once it is', async () => {
  const booking = await held(2)
  expect(booking).toMatchObject({ holdEndsAt: later(hour), fullHoldEndsAt: later(72 * hour) })
  clock.advance(50 * 60_000)
  const [first, again] = [await confirmEmail(ctx, booking.id), await confirmEmail(ctx, booking.id)]
  expect([first.done, again.done]).toEqual([true, true])
  expect(await bookingNow(ctx, booking.id)).toMatchObject({ holdEndsAt: booking.fullHoldEndsAt, fullHoldEndsAt: null })
  expect((await listEvents(ctx.db, booking.id)).map(({ event }) => event)).toEqual(['reserve', 'confirm-email'])
  const lapsed = await held(1)
  clock.advance(hour)
  expect(await confirmEmail(ctx, lapsed.id)).toMatchObject({ refusal: { reason: 'hold-lapsed' } })
})

test('a hold of minutes needs no confirmation, and none is needed without a mail server', async () => {
  const { slug } = await gorillaTrek(ctx, { seats: 40 })
  const request = await partyOf(ctx, 1, slug)
  const card = { ...request, contact: somebody(), payment: { ...request.payment, method: 'card' as const } }
  const made = await requestBooking({ ...ctx, cards: {} as never }, card)
  if (!made.done) throw new Error(made.refusal.reason)
  expect(await bookingNow(ctx, made.value.id)).toMatchObject({ fullHoldEndsAt: null, holdEndsAt: later(30 * 60_000) })
  const silent = { ...ctx, mail: { ...ctx.mail, delivers: false } }
  const bank = await requestBooking(silent, { ...request, contact: somebody(), draftId: randomUUID() })
  if (!bank.done) throw new Error(bank.refusal.reason)
  expect(await bookingNow(ctx, bank.value.id)).toMatchObject({ fullHoldEndsAt: null, holdEndsAt: later(72 * hour) })
})

test('a hold by staff for a caller is as long and as large as they choose, and takes nothing from what the caller may hold', async () => {
  const who = somebody()
  const { slug } = await gorillaTrek(ctx, { seats: 100 })
  const party = Array.from({ length: 12 }, () => marit)
  const agreedTotalMinor = await priceOf(ctx, 12, slug)
  const input = {
    way: 'hold',
    order: seatsOn(slug),
    party,
    contact: who,
    message: '',
    agreedTotalMinor,
    by: { actor: 'Esi', channel: 'phone', source: null },
  } as const
  for (let calls = 0; calls < 3; calls += 1)
    expect(await bookForCaller(ctx, { ...input, formKey: randomUUID() })).toMatchObject({ done: true })
  expect(await hold(12, { who, slug })).toMatchObject({ done: true })
})

test('a change may not hold more than a new booking may, and one that holds no more is not counted', async () => {
  const who = somebody()
  await held(12, { who })
  const small = await held(2, { who })
  const party = await listTravellers(ctx.db, small.id)
  const more = [...party, ...Array.from({ length: 3 }, () => marit)]
  expect(await amend(ctx, small.id, { order: small.order, party: more })).toMatchObject({
    refusal: { reason: 'too-many-unpaid', held: 12, most: 16 },
  })
  expect(await amend(ctx, small.id, { order: small.order, party: party.slice(0, 1) })).toMatchObject({ done: true })
})

test('an expired hold that is held again counts, has the reduced limit, and needs the confirmation of an unconfirmed email again', async () => {
  const who = somebody()
  const first = await held(6, { who })
  await lapse()
  const agreedTotalMinor = await priceOf(ctx, 6, first.order.kind === 'departure' ? first.order.departure : '')
  expect(await holdAgain(ctx, first.id, { agreedTotalMinor })).toMatchObject({ done: true })
  expect(await bookingNow(ctx, first.id)).toMatchObject({ holdEndsAt: later(hour), fullHoldEndsAt: later(72 * hour) })
  expect(await hold(3, { who })).toMatchObject({ refusal: { held: 6, most: 8, lapses: 1 } })
})

test('holders are deleted fourteen days after the hold began, and not while it lasts; only hashes are stored', async () => {
  const who = somebody()
  await held(1, { who, address: '203.0.113.77' })
  const { rows } = await sql<Record<string, unknown>>`select * from booking_holders`.execute(ctx.db)
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|example|900 ?0\d{4}/)
  clock.advance(14 * 24 * hour + 1)
  expect(await purgeHolders(ctx)).toBe(0)
  await expireBookings(ctx)
  expect(await purgeHolders(ctx)).toBe(1)
})

test('with FORM_LIMITS off nothing is counted', async () => {
  const free = { ...ctx, config: { ...ctx.config, formLimits: false } }
  const { slug } = await gorillaTrek(ctx, { seats: 100 })
  for (let times = 0; times < 4; times += 1) {
    const request = await partyOf(ctx, 12, slug)
    expect(await requestBooking(free, request, { actor: 'visitor', address: '203.0.113.9' })).toMatchObject({ done: true })
  }
})
