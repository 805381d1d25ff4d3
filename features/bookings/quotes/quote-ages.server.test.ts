import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { unnamed } from '#features/orders/order.ts'
import { bookingNow, contact, gorillaTrek, seatsOn } from '#tests/support/cast.ts'
import { customLine } from '#tests/support/custom-prices.ts'
import { testContext } from '#tests/support/test-context.ts'
import { enquire } from '../placing/enquire.server.ts'
import { quoteBooking } from './quote-booking.server.ts'

const { ctx } = await testContext()

/** An enquiry for gorillas, which require an age of fifteen, with a child of nine. */
async function enquiry(adults: number) {
  const trek = await gorillaTrek(ctx, { seats: 30 })
  const party = [...Array.from({ length: adults }, () => unnamed), { ...unnamed, assumedAge: 9 }]
  const made = await enquire(ctx, { enquiry: { order: seatsOn(trek.slug), party, contact, message: '' }, formKey: randomUUID() })
  return made.done ? made.value.id : ''
}
const tooYoung = (position: number) => ({
  done: false,
  refusal: {
    reason: 'travellers-too-young',
    travellers: [{ position, age: 9, minimumAge: 15, rule: 'An hour with the gorillas', of: 'package' }],
  },
})
const byHand = { actor: 'Diane', text: '', price: { lines: [customLine('Gorillas', 500_000)] } }

test('a quotation with somebody too young is refused at the price, with the rule and the age', async () => {
  const id = await enquiry(1)
  expect(await quoteBooking(ctx, id, { actor: 'Diane', text: '', price: 'of-the-order' })).toMatchObject(tooYoung(2))
  expect(await quoteBooking(ctx, id, byHand)).toMatchObject(tooYoung(2))
  expect(await bookingNow(ctx, id)).toMatchObject({ state: 'enquiry' })
})

test('a custom price is refused for it too where the party is too large for a price of its own, unless it takes them', async () => {
  const id = await enquiry(13)
  expect(await quoteBooking(ctx, id, { actor: 'Diane', text: '', price: 'of-the-order' })).toMatchObject({
    refusal: { reason: 'party-too-large' },
  })
  expect(await quoteBooking(ctx, id, byHand)).toMatchObject(tooYoung(14))
  expect(await quoteBooking(ctx, id, { ...byHand, evenIfYoung: true })).toMatchObject({ done: true })
})
