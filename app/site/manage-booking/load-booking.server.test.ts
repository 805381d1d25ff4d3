import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { expireBookings } from '#features/bookings/jobs/expire-bookings.server.ts'
import { recordPayment } from '#features/bookings/payments/record-payment.server.ts'
import { startCardPayment } from '#features/bookings/payments/start-card-payment.server.ts'
import { type Booking, findBooking } from '#features/bookings/reads.server.ts'
import { visitorPaymentMethods } from '#features/payments/payment-methods.ts'
import { gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { takeCards } from '#tests/support/gateway/take-cards.ts'
import { testContext } from '#tests/support/test-context.ts'
import { ownAnswerWords } from '../../words/manage-answers.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { loadOwn } from './load-booking.server.ts'
import { shownPackage } from './shown-package.server.ts'

const parts = await testContext()
const { ctx, clock } = parts
const begin = clock.now()
await takeCards(parts)
const hour = 3_600_000
let booking: Booking

beforeEach(async () => {
  clock.set(begin)
  booking = await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 2 })).slug, 2)
})

async function page(paid: string | null = null) {
  const found = await findBooking(ctx.db, booking.id)
  if (!found) throw new Error('The booking is gone')
  return loadOwn(ctx, found, paid, readEnglish)
}

const pay = (minor: number) =>
  recordPayment(ctx, booking.id, {
    paymentId: randomUUID(),
    method: 'mobile-money',
    amount: { minor, currency: 'USD' },
    reference: 'MP1',
    actor: 'Esi',
    evenIfMore: true,
  })

test('a hold shows what is due, in dollars and in francs, by the method that was chosen first', async () => {
  const view = await page()
  expect(view).toMatchObject({ state: 'on-hold', heading: '2 seats held for you', may: { change: true, cancel: true } })
  expect(view.money.due?.words).toMatch(/^Deposit, due now: \$/)
  expect(view.money.due?.francs).toMatch(/^or RWF\s/)
  expect(view.pay?.methods).toEqual(visitorPaymentMethods)
})

test('what a confirmed booking lacks of a deposit that grew is said with the day by which all is due; on hold it is not', async () => {
  expect((await page()).money.later).toBeNull()
  expect((await pay(booking.depositMinor)).done).toBe(true)
  const more = sql`deposit_minor = deposit_minor + 3157, total_minor = total_minor + 3157`
  await sql`update bookings set ${more} where id = ${booking.id}`.execute(ctx.db)
  const { money } = await page()
  expect(money.due?.words).toBe('Deposit, due now: $31.57')
  expect(money.later).toContain(`due by ${readEnglish.format.day(booking.balanceDueOn)}`)
})

test('the page of a booking links to its package while that has a page', async () => {
  const slug = (await page()).packageSlug ?? ''
  expect(await shownPackage(ctx.db, slug)).toBe(slug)
  await sql`update packages set status = 'draft' where slug = ${slug}`.execute(ctx.db)
  expect(await shownPackage(ctx.db, slug)).toBeNull()
  await sql`update packages set status = 'published' where slug = ${slug}`.execute(ctx.db)
})

test('a booking whose departure is not guaranteed says so, on hold and confirmed, and promises no journey', async () => {
  expect((await page()).mayNotRun).toContain('This departure is not guaranteed yet')
  expect((await pay(booking.depositMinor)).done).toBe(true)
  const view = await page()
  expect(view.mayNotRun).toContain('If it does not run, we refund everything')
  expect(view.heading).toBe('Confirmed. Your seats are yours if this departure runs.')
})

test('on a hold it is said what becomes of a transfer that comes after its end, and what is quicker; once confirmed it is not', async () => {
  expect((await page()).pay?.late).toBe(
    'Money that arrives after the hold has ended confirms your booking only if everything is still available. If not, we refund all of it. Card and mobile money are quicker. Is your transfer on its way? Send us your bank’s proof before the hold ends: we can then hold it for longer.',
  )
  await pay(booking.depositMinor)
  expect((await page()).pay?.late).toBe('')
})

test('a hold that has lapsed is over before the clock has tidied it, and can be held again at the price of today', async () => {
  clock.advance(73 * hour)
  const lapsed = await page()
  expect(lapsed).toMatchObject({ state: 'expired', pay: null, may: { change: false, cancel: false } })
  expect(lapsed.again).toMatchObject({ totalMinor: booking.totalMinor })
  await expireBookings(ctx)
  expect((await page()).again).toEqual(lapsed.again)
})

test('money that came too late to hold the seats is shown as money that is refunded, with no offer to hold again', async () => {
  clock.advance(73 * hour)
  await expireBookings(ctx)
  const other = booking.order.kind === 'departure' ? booking.order.departure : ''
  await heldBooking(ctx, other, 2)
  expect((await pay(booking.depositMinor)).done).toBe(true)
  const view = await page()
  expect(view).toMatchObject({ state: 'expired', again: null })
  expect(view.sentences[0]).toContain('Your payment came after the hold expired')
  expect(view.money.back).toContain('is refunded to you')
})

test('a deposit that is paid leaves the balance with its day and a receipt, and no voucher before the balance is paid', async () => {
  expect((await pay(booking.depositMinor)).done).toBe(true)
  const view = await page()
  expect(view.state).toBe('confirmed')
  expect(view.money).toMatchObject({ due: null, later: expect.stringContaining('The balance of') })
  expect(view.payments).toMatchObject([{ method: 'Mobile money', note: 'MP1', receipt: 'receipt-1' }])
  expect(view.documents.map(({ name }) => name)).toEqual(['proforma', 'itinerary'])
})

test('a visitor who comes back from the card page sees the state in the ledger, which is unpaid', async () => {
  expect((await startCardPayment(ctx, booking.id, 'due')).done).toBe(true)
  expect((await page('card')).news).toEqual({ words: readEnglish(ownAnswerWords).card.waiting, again: true, bad: false })
  expect((await page()).news).toBeNull()
})
