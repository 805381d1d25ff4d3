import { randomUUID } from 'node:crypto'
import { cancelBooking, planCancellation } from '#features/bookings/cancellations/cancel-booking.server.ts'
import { declineBooking } from '#features/bookings/cancellations/decline-booking.server.ts'
import { releaseBooking } from '#features/bookings/cancellations/release-booking.server.ts'
import { addNote } from '#features/bookings/changes/add-note.server.ts'
import { answerPart } from '#features/bookings/changes/answer-part.server.ts'
import { markNoShow } from '#features/bookings/changes/mark-no-show.server.ts'
import { queueBookingEmail } from '#features/bookings/emails/queue-booking-email.server.ts'
import { changeBooking, moveBooking } from '#features/bookings/move-booking.server.ts'
import { recordPayment } from '#features/bookings/payments/record-payment.server.ts'
import { refundPayment } from '#features/bookings/payments/refund-payment.server.ts'
import { quoteBooked } from '#features/bookings/quotes/quote-booked.server.ts'
import { quoteBooking } from '#features/bookings/quotes/quote-booking.server.ts'
import { type Booking, findBooking, listParts, listTravellers } from '#features/bookings/reads.server.ts'
import { findAccount } from '#features/bookings/reads-accounts.server.ts'
import { recordedPaymentMethods } from '#features/payments/payment-methods.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import { orderDemoTrip } from '#features/supply/demo/add-demo-orders.server.ts'
import { addDays, kigaliInstant } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import type { Outcome } from '#values/outcome.ts'
import type { DemoContext } from './demo-clock.ts'
import type { Story } from './demo-stories.ts'

const actor = 'Demo staff'
const hour = 3_600_000

/** Plays a story on a booking that was just made, by the actions that staff and the clock use, each in its time. */
export async function playStory(demo: DemoContext, id: string, story: Story, now: Date): Promise<void> {
  const { ctx, clock } = demo
  const made = await findBooking(ctx.db, id)
  if (!made) throw new Error(`The sample ${id} was not made`)
  const later = (hours: number) => clock.set(new Date(Math.min(made.createdAt.getTime() + hours * hour, now.getTime() - 60_000)))
  switch (story) {
    case 'lapsed':
      if (made.holdEndsAt) clock.set(new Date(made.holdEndsAt.getTime() + 60_000))
      return expire(demo, id)
    case 'deposit':
      later(4)
      await grantAll(demo, id)
      later(8)
      return pay(demo, id, 'due')
    case 'part-paid':
      later(1)
      return pay(demo, id, 'some')
    case 'paid':
      later(4)
      await grantAll(demo, id)
      later(9)
      await pay(demo, id, 'due')
      later(150)
      return pay(demo, id, 'all')
    case 'cancelled':
    case 'refunded':
      later(4)
      await grantAll(demo, id)
      later(10)
      await pay(demo, id, 'due')
      later(160)
      await cancel(demo, id)
      if (story === 'cancelled') return
      later(220)
      return giveBack(demo, id)
    case 'declined':
      later(5)
      return must(declineBooking(ctx, id, { actor, reason: 'The lodge has no beds left on these nights.' }))
    case 'travelled':
    case 'absent':
      later(4)
      await grantAll(demo, id)
      later(6)
      await pay(demo, id, 'due')
      later(40)
      await pay(demo, id, 'all')
      later(140)
      await orderDemoTrip(ctx, id)
      return travel(demo, id, story, now)
    case 'quoted':
      later(3)
      return quote(demo, made)
    case 'enquiry':
      later(0.5)
      return must(addNote(ctx, id, { actor, text: 'Rang at noon. Flexible by two days, wants a quiet lodge.' }))
    default:
  }
}

/**
 * What is refused where the clock of a server beside this was first: it moves what has lapsed or set out as any other booking, and of one that
 * has lapsed nothing is owed.
 */
const clockWasFirst: readonly string[] = ['move-not-allowed', 'hold-lapsed', 'part-not-on-request', 'more-than-owed']

/** A story is made of what is allowed: any other refusal is a fault of the story. */
async function must<Value>(doing: Promise<Outcome<Value, { reason: string }>>): Promise<void> {
  const outcome = await doing
  if (!outcome.done && !clockWasFirst.includes(outcome.refusal.reason))
    throw new Error(`A sample was refused: ${JSON.stringify(outcome.refusal)}`)
}

async function pay({ ctx }: DemoContext, id: string, much: 'due' | 'some' | 'all'): Promise<void> {
  const booking = await findBooking(ctx.db, id)
  if (!booking) return
  const { due, outstandingMinor } = await findAccount(ctx.db, booking, ctx.clock.now())
  const minor = much === 'all' ? outstandingMinor : much === 'some' ? Math.round(due.minor / 2) : due.minor
  if (minor <= 0) return
  const any = recordedPaymentMethods[booking.travellersCount % recordedPaymentMethods.length] ?? 'cash'
  const method = booking.paymentMethod === 'mobile-money' ? 'mobile-money' : any
  const reference = `SAMPLE ${booking.reference}`
  await must(recordPayment(ctx, id, { paymentId: randomUUID(), method, amount: usd(minor), reference, actor, evenIfMore: false }))
}

const expire = ({ ctx }: DemoContext, id: string) =>
  must(
    changeBooking(ctx, id, async (tx, booking) => {
      const at = await ctx.clock.in(tx)
      const moved = await releaseBooking(ctx, tx, booking, { event: 'expire', mover: 'clock', actor: 'clock', text: '', at })
      if (moved.done) await queueBookingEmail(ctx, tx, moved.value, 'expired')
      return moved
    }),
  )

async function cancel({ ctx }: DemoContext, id: string): Promise<void> {
  const booking = await findBooking(ctx.db, id)
  if (!booking) return
  const reason = 'A change of plans.'
  const { feeMinor } = await planCancellation(ctx.db, booking, { now: ctx.clock.now(), reason })
  await must(cancelBooking(ctx, id, { mover: 'visitor', actor: 'visitor', reason, agreedFeeMinor: feeMinor }))
}

async function giveBack({ ctx }: DemoContext, id: string): Promise<void> {
  const booking = await findBooking(ctx.db, id)
  const [payment] = await listPayments(ctx.db, id)
  if (!booking || !payment) return
  const { refundDueMinor } = await findAccount(ctx.db, booking, ctx.clock.now())
  if (refundDueMinor === 0) return
  const { id: paymentId, events } = payment
  const reference = `SAMPLE BACK ${booking.reference}`
  await must(refundPayment(ctx, id, { paymentId, amountMinor: refundDueMinor, reference, actor, seenEvents: events.length }))
}

/** The supplier says yes to everything on request. */
async function grantAll({ ctx }: DemoContext, id: string): Promise<void> {
  for (const { resource, day, onRequest, answer } of await listParts(ctx.db, id)) {
    if (onRequest && answer === null) await must(answerPart(ctx, id, { resource, day, answer: 'yes', actor, text: 'By phone' }))
  }
}

/** The journey begins on its first day and ends on its last, where these are past; or it is a no-show. */
async function travel({ ctx, clock }: DemoContext, id: string, story: Story, now: Date): Promise<void> {
  const booking = await findBooking(ctx.db, id)
  if (booking?.state !== 'confirmed') return
  const setsOut = kigaliInstant(booking.startsOn, 5)
  if (setsOut >= now) return
  clock.set(setsOut)
  await move(ctx, id, 'start')
  if (story === 'absent') {
    clock.set(kigaliInstant(booking.startsOn, 15))
    return must(markNoShow(ctx, id, { actor, reason: 'Nobody at the meeting place until 14:00, no answer by telephone.' }))
  }
  const isBack = kigaliInstant(addDays(booking.endsOn, 1), 1)
  if (isBack >= now) return
  clock.set(isBack)
  await move(ctx, id, 'end')
}

const move = (ctx: DemoContext['ctx'], id: string, event: 'start' | 'end') =>
  must(
    changeBooking(ctx, id, (tx, booking) =>
      moveBooking(ctx, tx, booking, { event, mover: 'clock', actor: 'clock', text: '', at: ctx.clock.now() }),
    ),
  )

async function quote({ ctx }: DemoContext, { id, order }: Booking): Promise<void> {
  const priced = await quoteBooked(ctx.db, order, await listTravellers(ctx.db, id), ctx.clock.now())
  if (!priced.done) return
  const agreedTotalMinor = priced.value.quote.schedule.totalMinor
  await must(quoteBooking(ctx, id, { actor, text: '', price: 'of-the-order', agreedTotalMinor }))
}
