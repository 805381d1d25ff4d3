import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { enquire } from '#features/bookings/placing/enquire.server.ts'
import { type Booking, findBooking, listEvents, listPurchases } from '#features/bookings/reads.server.ts'
import { findAccount } from '#features/bookings/reads-accounts.server.ts'
import { partyOfUnnamed } from '#features/orders/order.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import { bookingNow, contact, gorillaTrek, heldBooking, priceOf, seatsOn } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { runBookingAction } from './booking-action.server.ts'
import type { AdminForm } from './read-admin-form.ts'

const { ctx, clock } = await testContext()

async function held() {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  return heldBooking(ctx, trek.slug, 2)
}
const again = async ({ id }: Booking): Promise<Booking> => {
  const booking = await findBooking(ctx.db, id)
  if (!booking) throw new Error('The booking is gone')
  return booking
}
const doIt = (booking: Booking, form: Parameters<typeof runBookingAction>[2], actor = 'Diane') =>
  runBookingAction(ctx, booking, form, actor)
const account = async (booking: Booking) => findAccount(ctx.db, await again(booking), ctx.clock.now())

type Pay = Extract<AdminForm, { event: 'pay' }>
const paying = (booking: Booking, more: Partial<Pay> = {}): Pay => ({
  event: 'pay',
  version: booking.version,
  text: '',
  paymentId: randomUUID(),
  method: 'bank-transfer',
  currency: 'USD',
  minor: booking.totalMinor,
  reference: 'BK-77',
  evenIfMore: false,
  evenIfLess: false,
  ...more,
})

/** A booking that was paid in full and then called off: all of it is to go back. */
async function owing() {
  const booking = await held()
  const pay = paying(booking)
  await doIt(booking, pay)
  const paid = await again(booking)
  await doIt(paid, { event: 'call-off', text: 'The road is closed', version: paid.version, agreedFeeMinor: 0 })
  return { booking: await again(booking), paymentId: pay.paymentId }
}
const giving = (paymentId: string, minor: number, more = {}) =>
  ({
    event: 'refund',
    version: 1,
    text: '',
    paymentId,
    minor,
    reference: 'BK-78',
    seenEvents: 1,
    ...more,
  }) as const

test('each move of the screen does its move, in the name of who sent it', async () => {
  for (const [event, state] of [
    ['confirm', 'confirmed'],
    ['extend', 'on-hold'],
    ['decline', 'rejected'],
    ['cancel', 'cancelled'],
  ] as const) {
    const booking = await held()
    expect(await doIt(booking, { event, text: 'Because', version: 1, agreedFeeMinor: 0 })).toMatchObject({ done: true })
    expect(await again(booking)).toMatchObject({ state, version: 2 })
    expect((await listEvents(ctx.db, booking.id)).at(-1)).toMatchObject({ event, actor: 'Diane', text: 'Because' })
  }
})

test('a form that is sent twice, or that shows a booking as it was, does nothing the second time', async () => {
  const booking = await held()
  const form = { event: 'extend', text: '', version: booking.version, agreedFeeMinor: Number.NaN } as const
  expect(await doIt(booking, form)).toMatchObject({ done: true })
  const moved = await again(booking)
  const stale = { done: false, refusal: { reason: 'changed-meanwhile' } }
  expect(await doIt(moved, form)).toEqual(stale)
  expect(await doIt(moved, { ...form, version: Number.NaN })).toEqual(stale)
  for (const event of ['confirm', 'decline', 'cancel', 'call-off', 'absent'] as const)
    expect(await doIt(moved, { ...form, event, text: 'Because', agreedFeeMinor: 0 })).toEqual(stale)
  expect(await doIt(moved, paying(booking))).toEqual(stale)
  expect(
    await doIt(moved, {
      event: 'quote',
      text: '',
      version: booking.version,
      agreedTotalMinor: booking.totalMinor,
    }),
  ).toEqual(stale)
  expect(await again(booking)).toMatchObject({ extensions: 1, state: 'on-hold' })
  expect(await listPayments(ctx.db, booking.id)).toEqual([])
})

test('the same move sent twice in one instant moves once', async () => {
  const booking = await held()
  const form = { event: 'extend', text: '', version: booking.version, agreedFeeMinor: 0 } as const
  const both = await Promise.all([doIt(booking, form), doIt(booking, form)])
  expect(both.filter((outcome) => outcome.done)).toHaveLength(1)
  expect(await again(booking)).toMatchObject({ extensions: 1 })
})

test('a booking is cancelled at the fee that stood on the screen and at no other', async () => {
  const booking = await held()
  await doIt(booking, paying(booking))
  const paid = await again(booking)
  const cancel = { event: 'cancel', text: 'Ill', version: paid.version } as const
  const refused = await doIt(paid, { ...cancel, agreedFeeMinor: 0 })
  expect(refused).toMatchObject({ done: false, refusal: { reason: 'fee-changed' } })
  const feeMinor = refused.done || refused.refusal.reason !== 'fee-changed' ? 0 : refused.refusal.feeMinor
  expect(feeMinor).toBeGreaterThan(0)
  expect(await doIt(paid, { ...cancel, agreedFeeMinor: feeMinor })).toMatchObject({ done: true })
  expect(await again(booking)).toMatchObject({ state: 'cancelled', feeMinor })
})

test('a payment that is pressed twice, one after the other or at once, is one payment and done both times', async () => {
  for (const together of [false, true]) {
    const booking = await held()
    const pay = paying(booking)
    const first = doIt(booking, pay)
    const outcomes = together
      ? await Promise.all([first, doIt(booking, pay)])
      : [await first, await doIt(await again(booking), pay)]
    expect(outcomes).toMatchObject([{ done: true }, { done: true }])
    expect(await listPayments(ctx.db, booking.id)).toHaveLength(1)
    expect(await account(booking)).toMatchObject({ paidMinor: booking.totalMinor, status: 'paid' })
    expect(await again(booking)).toMatchObject({ state: 'confirmed' })
  }
})

test('more than is owed is asked about, and written down once somebody says that it really came', async () => {
  const booking = await held()
  const pay = paying(booking, { minor: booking.totalMinor + 100 })
  expect(await doIt(booking, pay)).toMatchObject({ refusal: { reason: 'more-than-owed', outstandingMinor: booking.totalMinor } })
  expect(await listPayments(ctx.db, booking.id)).toEqual([])
  expect(await doIt(booking, { ...pay, evenIfMore: true })).toMatchObject({ done: true })
  expect(await account(booking)).toMatchObject({ status: 'overpaid', refundDueMinor: 100 })
})

test('money without a figure or a reference is not written down, and francs go by the rate of the booking', async () => {
  const booking = await held()
  expect(await doIt(booking, paying(booking, { minor: Number.NaN }))).toMatchObject({ refusal: { reason: 'amount-wrong' } })
  expect(await doIt(booking, paying(booking, { reference: ' ' }))).toMatchObject({ refusal: { reason: 'reference-missing' } })
  const francs = { currency: 'RWF', minor: booking.rwfPerUnit * 100, method: 'mobile-money' } as const
  expect(await doIt(booking, paying(booking, francs))).toMatchObject({ done: true })
  expect(await account(booking)).toMatchObject({ paidMinor: 10_000 })
})

test('a payment of another booking is no answer to this one’s form', async () => {
  const [one, other] = [await held(), await held()]
  const pay = paying(one)
  await doIt(one, pay)
  expect(await doIt(other, { ...pay, version: other.version })).toMatchObject({ refusal: { reason: 'payment-unknown' } })
  expect(await account(other)).toMatchObject({ paidMinor: 0 })
})

test('money that is given back twice by one form goes back once', async () => {
  for (const together of [false, true]) {
    const { booking, paymentId } = await owing()
    const form = giving(paymentId, 10_000)
    const first = doIt(booking, form)
    const outcomes = together ? await Promise.all([first, doIt(booking, form)]) : [await first, await doIt(booking, form)]
    expect(outcomes).toMatchObject([{ done: true }, { done: true }])
    expect(await account(booking)).toMatchObject({ refundedMinor: 10_000, refundDueMinor: booking.totalMinor - 10_000 })
  }
})

test('a form that shows a payment as it was gives nothing back', async () => {
  const { booking, paymentId } = await owing()
  expect(await doIt(booking, giving(paymentId, 10_000))).toMatchObject({ done: true })
  const late = { done: false, refusal: { reason: 'refunded-meanwhile' } }
  expect(await doIt(booking, giving(paymentId, 20_000))).toEqual(late)
  expect(await doIt(booking, giving(paymentId, 10_000), 'Eric')).toEqual(late)
  expect(await doIt(booking, giving(paymentId, 10_000, { reference: 'BK-79' }))).toEqual(late)
  expect(await account(booking)).toMatchObject({ refundedMinor: 10_000 })
  expect(await doIt(booking, giving(paymentId, 20_000, { seenEvents: 2 }))).toMatchObject({ done: true })
  expect(await account(booking)).toMatchObject({ refundedMinor: 30_000 })
})

test('nothing is given back that is not due, and nothing by hand without its reference', async () => {
  const paid = await held()
  const pay = paying(paid)
  await doIt(paid, pay)
  expect(await doIt(await again(paid), giving(pay.paymentId, 100))).toMatchObject({
    refusal: { reason: 'more-than-refund-due', refundDueMinor: 0 },
  })
  const { booking, paymentId } = await owing()
  expect(await doIt(booking, giving(paymentId, booking.totalMinor + 1))).toMatchObject({
    refusal: { reason: 'more-than-refund-due' },
  })
  expect(await doIt(booking, giving(paymentId, 100, { reference: '' }))).toMatchObject({
    refusal: { reason: 'reference-missing' },
  })
  expect(await account(booking)).toMatchObject({ refundedMinor: 0 })
})

test('a permit is written down once as requested and once as bought, however often the form is sent', async () => {
  const booking = await held()
  await doIt(booking, paying(booking))
  const [permit] = await listPurchases(ctx.db, booking.id)
  if (!permit) throw new Error('There is no permit to buy')
  const mark = (status: 'requested' | 'bought', number: string) =>
    doIt(booking, { event: 'purchase', version: 1, text: '', purchaseId: permit.id, status, number })
  await mark('requested', '')
  await mark('requested', '')
  expect(await mark('bought', '')).toMatchObject({ refusal: { reason: 'number-missing' } })
  expect(await mark('bought', 'GT-100')).toMatchObject({ done: true })
  expect(await mark('bought', 'GT-100')).toMatchObject({ done: true })
  expect(await mark('bought', 'GT-101')).toMatchObject({ refusal: { reason: 'bought-already' } })
  const notes = (await listEvents(ctx.db, booking.id)).filter(({ event }) => event === 'note')
  expect(notes).toHaveLength(2)
})

test('they did not come only once they could have', async () => {
  const booking = await held()
  await doIt(booking, paying(booking))
  const absent = async () => {
    const { version } = await again(booking)
    return doIt(booking, { event: 'absent', text: 'Waited until noon', version, agreedFeeMinor: 0 })
  }
  expect(await absent()).toMatchObject({ refusal: { reason: 'move-not-allowed' } })
  const before = clock.now()
  clock.set(`${booking.startsOn}T12:00:00Z`)
  expect(await absent()).toMatchObject({ done: true })
  clock.set(before)
  expect(await again(booking)).toMatchObject({ state: 'no-show' })
})

test('a note that stands there already is not added again, a new one is', async () => {
  const booking = await held()
  const note = (text: string, actor = 'Diane') => doIt(booking, { event: 'note', text, version: 1 }, actor)
  await note('Rang them')
  await note('Rang them')
  await note('Rang them', 'Eric')
  await note('Rang again')
  expect(await note('')).toEqual({ done: false, refusal: { reason: 'note-missing' } })
  const notes = (await listEvents(ctx.db, booking.id)).filter(({ event }) => event === 'note')
  expect(notes.map(({ actor, text }) => [actor, text])).toEqual([
    ['Diane', 'Rang them'],
    ['Eric', 'Rang them'],
    ['Diane', 'Rang again'],
  ])
})

test('a lapsed hold is refused, and what is too long is refused', async () => {
  const booking = await held()
  const confirm = { event: 'confirm', version: 1, agreedFeeMinor: 0 } as const
  expect(await doIt(booking, { ...confirm, text: 'a'.repeat(2_001) })).toEqual({ done: false, refusal: { reason: 'too-long' } })
  clock.advance(80 * 3_600_000)
  expect(await doIt(booking, { ...confirm, text: 'Paid' })).toEqual({ done: false, refusal: { reason: 'hold-lapsed' } })
})

test('an enquiry is quoted at the total that stood on the screen and at no other', async () => {
  const { slug } = await gorillaTrek(ctx, { seats: 8 })
  const enquiry = { order: seatsOn(slug), party: partyOfUnnamed(2), contact, message: '' }
  const made = await enquire(ctx, { enquiry, formKey: slug })
  if (!made.done) throw new Error(made.refusal.reason)
  const booking = await bookingNow(ctx, made.value.id)
  const totalMinor = await priceOf(ctx, 2, slug)
  const form = { event: 'quote', text: '', version: booking.version, price: 'of-the-order' } as const
  for (const agreedTotalMinor of [totalMinor - 1, Number.NaN])
    expect(await doIt(booking, { ...form, agreedTotalMinor })).toMatchObject({ refusal: { reason: 'price-changed', totalMinor } })
  expect(await doIt(booking, { ...form, agreedTotalMinor: totalMinor })).toMatchObject({ done: true })
  expect(await again(booking)).toMatchObject({ state: 'quoted', totalMinor })
})

test('a reference or a number as long as an email is refused', async () => {
  const booking = await held()
  const long = { done: false, refusal: { reason: 'too-long' } }
  expect(await doIt(booking, paying(booking, { reference: 'R'.repeat(201) }))).toEqual(long)
  expect(await doIt(booking, giving(randomUUID(), 100, { reference: 'R'.repeat(201) }))).toEqual(long)
})
