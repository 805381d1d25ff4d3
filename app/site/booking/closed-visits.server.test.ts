import { expect, test } from 'vitest'
import { moveVisit } from '#features/bookings/departures/move-visit.server.ts'
import { quoteOrder } from '#features/bookings/quotes/quote-order.server.ts'
import type { DepartureStatus } from '#features/departures/departure.ts'
import { type Party, type ProductOrder, partyOfUnnamed } from '#features/orders/order.ts'
import { findPackage } from '#features/packages/reads.server.ts'
import { closeDays, isHeldLot, reopenDays } from '#features/permits/closures/close-days.server.ts'
import { listClosedLots } from '#features/permits/closures/reads.server.ts'
import { answerOf, argsOf } from '#tests/support/admin-request.ts'
import { bookingNow, contact, gorillaTrek, heldBooking, paid, seatsOn, trekFrom } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, type Day } from '#values/dates.ts'
import { loadQuestion } from '../../admin/bookings/new/load-question.server.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { loadOwn } from '../manage-booking/load-booking.server.ts'
import { visitNewsOf } from '../panel/visit-news.server.ts'
import { loader as departureStep } from './departure-step.tsx'
import type { Step } from './load-step.server.ts'
import { paymentView } from './payment-view.server.ts'

const { ctx } = await testContext()
const actor = { id: 'diane', name: 'Diane' }
const feeId = 'gorilla-volcanoes'
const trek = await gorillaTrek(ctx, { seats: 8 })
const [second, third] = [addDays(trek.startsOn, 1), addDays(trek.startsOn, 2)]
const scope = `permit:${feeId}` as const

async function close(day: Day) {
  const days = { from: day, to: day }
  const seen = (await listClosedLots(ctx.db, [feeId], days, ctx.clock.now())).filter(isHeldLot)
  await closeDays(ctx, { scope, ...days, seen, reason: 'Ash' }, actor)
}
const onSite = async (path: string) => argsOf(ctx, path) as { context: Parameters<typeof visitNewsOf>[0] }
const news = async (status: DepartureStatus = 'planned') => {
  const found = await findPackage(ctx.db, 'an-hour-with-the-gorillas')
  if (!found) throw new Error('No trek')
  return (await visitNewsOf((await onSite('/')).context, found))({ ...trek, status }).join(' ')
}
const step = async () => {
  const args = argsOf(ctx, `/booking?departure=${trek.slug}`)
  const { chosen } = (await answerOf(() => departureStep(args))).data as { chosen: { visits: string[] } }
  return chosen.visits.join(' ')
}
async function beforePaying(order: ProductOrder, party: Party = partyOfUnnamed(1)) {
  const now = ctx.clock.now()
  const found = await quoteOrder(ctx.db, order, party, now)
  if (!found.done) throw new Error('No price')
  const { product, quote } = found.value
  const answered = { answers: { order, party, contact, message: '' }, product, now } as unknown as Step
  return (await paymentView(ctx, answered, quote, '192.0.2.1', readEnglish)).visits
}
const ownPage = async (id: string) => (await loadOwn(ctx, await bookingNow(ctx, id), null, readEnglish)).visits
const office = async (fields: Record<string, string>) => {
  const key = fields.departure
    ? ({ kind: 'departure', departure: fields.departure } as const)
    : ({ kind: 'journey', package: 'an-hour-with-the-gorillas' } as const)
  const shown = (await loadQuestion(ctx, readEnglish, key, fields))?.shown
  return [...(shown?.fields.closed ?? []), ...(shown?.price?.stock ?? [])].filter((line) => line.includes('closed')).join(' ')
}

const firm = await heldBooking(ctx, trek.slug, 2)
await paid(ctx, firm.id, firm.totalMinor)
const held = await heldBooking(ctx, trek.slug, 1)

test('while no day is closed nobody reads anything of it', async () => {
  expect([
    await news(),
    await step(),
    await beforePaying(seatsOn(trek.slug)),
    await ownPage(firm.id),
    await ownPage(held.id),
  ]).toEqual(['', '', '', '', ''])
  expect(await office({ departure: trek.slug })).toBe('')
})

test('a closed day is named where the departure is chosen, before paying, on the page of who has booked, and in the office', async () => {
  await close(second)
  const day = readEnglish.format.day(second)
  const closed = new RegExp(`^Gorilla permit.*, ${day}: not available\\. .* has closed that day\\. You can send a request`)
  for (const sentence of [await news(), await step(), await beforePaying(seatsOn(trek.slug))]) expect(sentence).toMatch(closed)
  // A journey of one's own on the same day takes the permits of everybody.
  expect(await beforePaying(trekFrom(trek.startsOn))).toMatch(closed)
  expect(await ownPage(firm.id)).toMatch(/has closed that day\. We are looking for another day and will write to you\./)
  expect(await ownPage(held.id)).toMatch(/has closed that day\. We are looking for another day/)
  const asks = await heldBooking(ctx, trek.slug, 1)
  expect(await ownPage(asks.id)).toMatch(
    /has closed that day\. We answer with another day .* You pay nothing before our answer\.$/,
  )
  expect(await office({ departure: trek.slug })).toMatch(/: closed by .*\. It can only be booked on request/)
  expect(
    await office({
      package: 'an-hour-with-the-gorillas',
      startsOn: trek.startsOn,
      adults: '2',
      residency: 'foreign',
      comfort: 'lodge',
    }),
  ).toMatch(/: closed by /)
})

test('who can only join the waiting list reads that the day is closed, and of no request', async () => {
  const only = new RegExp(`^Gorilla permit.*, ${readEnglish.format.day(second)}: not available\\. .* has closed that day\\.$`)
  expect(await news('full')).toMatch(only)
  expect(await beforePaying(seatsOn(trek.slug), partyOfUnnamed(5))).toMatch(only)
})

test('once the visit is on another day that is said instead, and nothing of it where the days are open again', async () => {
  const input = { departureId: trek.id, feeId, from: second, to: third, seen: 1, reason: '', actor }
  expect(await moveVisit(ctx, input)).toMatchObject({ done: true })
  const moved = /^Gorilla permit.*: on this departure on .*, day 3 of the journey, and not on day 2 as the itinerary says\.$/
  const sentences = [
    await news(),
    await step(),
    await beforePaying(seatsOn(trek.slug)),
    await ownPage(firm.id),
    await ownPage(held.id),
  ]
  for (const sentence of sentences) expect(sentence).toMatch(moved)
  expect(await office({ departure: trek.slug })).toBe('')
  expect(await beforePaying(trekFrom(trek.startsOn))).not.toBe('')
  await reopenDays(ctx, { scope, from: second, to: second }, actor)
  expect(await beforePaying(trekFrom(trek.startsOn))).toBe('')
})
