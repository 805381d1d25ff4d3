import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { bookingKey } from '#features/bookings/booking-key.server.ts'
import { enquire } from '#features/bookings/placing/enquire.server.ts'
import { quoteBooking } from '#features/bookings/quotes/quote-booking.server.ts'
import { findBooking, listEvents } from '#features/bookings/reads.server.ts'
import { partyOfUnnamed } from '#features/orders/order.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { contact, gorillaTrek, heldBooking, seatsOn } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { contextKey, newPageNotes, pageNotesKey } from '../../context.ts'
import { setBookingCookie } from '../../shared/booking-cookie.server.ts'
import { bookingErrorWords } from '../../words/booking-errors.ts'
import { action } from './booking.tsx'

const { ctx, clock } = await testContext()
const begin = clock.now()
const context = new RouterContextProvider()
context.set(contextKey, ctx)
context.set(pageNotesKey, newPageNotes('en'))

beforeEach(() => clock.set(begin))

const found = async (id: string) => {
  const booking = await findBooking(ctx.db, id)
  if (!booking) throw new Error('The booking is gone')
  return booking
}

/** Presses a button of a booking's own page, on the device that opened it. */
async function press(id: string, fields: Record<string, string>) {
  const booking = await found(id)
  const { reference } = booking
  const [Cookie = ''] = setBookingCookie(ctx, reference, bookingKey(ctx.config.secret, booking)).split(';')
  const body = new URLSearchParams(fields)
  const request = new Request(`http://localhost:3000/bookings/${reference}`, { method: 'POST', headers: { Cookie }, body })
  const args = { request, context, params: { reference } } as unknown as Parameters<typeof action>[0]
  const { data, init } = await action(args)
  return { ...data, status: init?.status ?? 200 }
}

async function quoted() {
  const { slug } = await gorillaTrek(ctx, { seats: 8 })
  const enquiry = { order: seatsOn(slug), party: partyOfUnnamed(2), contact, message: '' }
  const enquired = await enquire(ctx, { enquiry, formKey: slug })
  if (!enquired.done) throw new Error(enquired.refusal.reason)
  const priced = await quoteBooking(ctx, enquired.value.id, { actor: 'Esi', text: '', price: 'of-the-order' })
  if (!priced.done) throw new Error(priced.refusal.reason)
  return found(enquired.value.id)
}

test('a quote is accepted with a way of paying, the rule and the very price, and is held', async () => {
  const { id, totalMinor } = await quoted()
  const accept = { intent: 'accept', method: 'bank-transfer', agreedTotalMinor: String(totalMinor) }
  expect(await press(id, accept)).toMatchObject({
    status: 422,
    reply: { errors: { terms: bookingErrorWords.tree.fields['terms-missing'] } },
  })
  const wrong = await press(id, { ...accept, terms: 'on', agreedTerms: defaultSettings.termsVersion, agreedTotalMinor: '1' })
  expect(wrong).toMatchObject({ status: 409, problem: expect.stringContaining('The price changed meanwhile') })
  expect(await press(id, { ...accept, terms: 'on', agreedTerms: defaultSettings.termsVersion })).toMatchObject({ status: 200 })
  expect(await found(id)).toMatchObject({ state: 'on-hold', paymentMethod: 'bank-transfer' })
})

test('an expired hold is held again by one press, at the price that stood on the button', async () => {
  const { id, totalMinor } = await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 8 })).slug, 2)
  clock.advance(80 * 3_600_000)
  expect(await press(id, { intent: 'hold-again', agreedTotalMinor: String(totalMinor + 1) })).toMatchObject({ status: 409 })
  expect(await press(id, { intent: 'hold-again', agreedTotalMinor: String(totalMinor) })).toMatchObject({ status: 200 })
  expect((await found(id)).holdEndsAt?.getTime()).toBeGreaterThan(clock.now().getTime())
})

test('a button that the page does not have does nothing', async () => {
  const { id } = await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 8 })).slug, 1)
  expect(await press(id, { intent: 'cancel' })).toMatchObject({ status: 422 })
  expect((await found(id)).state).toBe('on-hold')
})

test('a button that is pressed twice holds once, and both times it was held', async () => {
  const quote = await quoted()
  const accept = {
    intent: 'accept',
    method: 'bank-transfer',
    terms: 'on',
    agreedTerms: defaultSettings.termsVersion,
    agreedTotalMinor: String(quote.totalMinor),
  }
  const again = { intent: 'hold-again', agreedTotalMinor: String(quote.totalMinor) }
  for (const form of [accept, again]) {
    const before = (await listEvents(ctx.db, quote.id)).length
    const both = await Promise.all([press(quote.id, form), press(quote.id, form)])
    expect(both).toMatchObject([{ status: 200 }, { status: 200 }])
    const after = (await listEvents(ctx.db, quote.id)).slice(before)
    expect(after.filter(({ event }) => event === 'reserve')).toHaveLength(1)
    clock.advance(80 * 3_600_000)
  }
})

test('the chosen payment method stays chosen when the price has changed', async () => {
  const { id } = await quoted()
  const wrong = {
    intent: 'accept',
    method: 'mobile-money',
    terms: 'on',
    agreedTerms: defaultSettings.termsVersion,
    agreedTotalMinor: '1',
  }
  expect(await press(id, wrong)).toMatchObject({ status: 409, reply: { values: { method: 'mobile-money' } } })
})
