import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { partyOfUnnamed } from '#features/orders/order.ts'
import { lineMessage } from '#features/pricing/line-text.ts'
import { listStock } from '#features/stock/reads.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import { gorillaTrek, heldBooking, marit, partyOf, seatsOn } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { ageOn } from '#values/dates.ts'
import { answerDraft } from '../drafts/answer-draft.server.ts'
import { findDraft } from '../drafts/reads-drafts.server.ts'
import { startDraft } from '../drafts/start-draft.server.ts'
import { listEvents, listLines } from '../reads.server.ts'
import { requestBooking } from './request-booking.server.ts'

const { ctx, emails, runJobs } = await testContext()

const byMobileMoney = (request: Awaited<ReturnType<typeof partyOf>>) => ({
  ...request,
  payment: { ...request.payment, method: 'mobile-money' as const },
})

async function free(departure: { id: number; startsOn: string }) {
  const [level] = await listStock(ctx.db, [{ resource: departureSeats(departure.id), day: departure.startsOn }], ctx.clock.now())
  return level?.free
}

test('two seats are held, priced line by line, and the email goes out with its link', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const booking = await heldBooking(ctx, trek.slug, 2)
  expect(booking).toMatchObject({ state: 'on-hold', travellersCount: 2, leadName: 'Marit Elise Solheim' })
  expect(await free(trek)).toBe(6)
  const lines = await listLines(ctx.db, booking.id)
  expect(lines.map(({ kind, quantity }) => [kind, quantity])).toEqual([
    ['base', 2],
    ['permit', 2],
  ])
  expect(lines.map(({ text }) => text?.label)).toEqual([
    lineMessage('travellers', { count: 2 }),
    { name: 'Gorilla permit, Volcanoes National Park', of: 'fee', at: 'name' },
  ])
  expect(lines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(booking.totalMinor)
  expect((await listEvents(ctx.db, booking.id)).map(({ event, to }) => [event, to])).toEqual([['reserve', 'on-hold']])

  await runJobs()
  const email = emails.find(({ to, subject }) => to === 'marit@example.no' && subject.includes(booking.reference))
  expect(email?.text).toContain(`/bookings/${booking.reference}?key=`)
  expect(email?.html).toContain('2 seats held for you')
})

test('a bank transfer holds for 72 hours, and never past the cut-off two days before the start', async () => {
  const far = await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 8 })).slug, 1)
  expect(far.holdEndsAt).toEqual(new Date(ctx.clock.now().getTime() + 72 * 3_600_000))

  const near = await gorillaTrek(ctx, { seats: 8, inDays: 2 })
  const late = byMobileMoney(await partyOf(ctx, 1, near.slug))
  const made = await requestBooking(ctx, late)
  expect(made.done).toBe(true)
})

test('a repeated request with the same key is answered with the booking it made', async () => {
  const trek = await gorillaTrek(ctx, { seats: 1 })
  const request = await partyOf(ctx, 1, trek.slug)
  const both = await Promise.all([requestBooking(ctx, request), requestBooking(ctx, request)])
  const references = both.map((made) => (made.done ? made.value.reference : made.refusal.reason))
  expect(new Set(references).size).toBe(1)
  expect(references[0]).toMatch(/-/)
  expect(await free(trek)).toBe(0)
})

test('a sold-out departure is refused with what is left, and nothing is stored', async () => {
  const trek = await gorillaTrek(ctx, { seats: 3 })
  await heldBooking(ctx, trek.slug, 2)
  const made = await requestBooking(ctx, await partyOf(ctx, 2, trek.slug))
  expect(made).toMatchObject({ done: false, refusal: { reason: 'stock-short', short: [{ left: 1 }] } })
  expect(await free(trek)).toBe(1)
})

test('a traveller under fifteen is refused by the permit, with the rule and the age', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const request = await partyOf(ctx, 2, trek.slug)
  const child = { ...marit, firstNames: 'Ida', bornOn: '2015-01-01' }
  const made = await requestBooking(ctx, { ...request, party: [marit, child] })
  expect(made).toMatchObject({
    done: false,
    refusal: { reason: 'travellers-too-young', travellers: [{ position: 2, age: 12, minimumAge: 15 }] },
  })
  expect(await free(trek)).toBe(8)
})

test.each([
  ['1900-03-01', 'over 120'],
  ['2999-01-01', 'not born yet'],
])('a traveller born on %s, %s on the first day, is refused with the place, and nothing is stored', async (bornOn) => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const request = await partyOf(ctx, 2, trek.slug)
  const party = [marit, { ...marit, bornOn, assumedAge: ageOn(bornOn, '2027-06-14') }]
  expect(await requestBooking(ctx, { ...request, party })).toMatchObject({
    done: false,
    refusal: { reason: 'ages-wrong', positions: [2] },
  })
  expect(await free(trek)).toBe(8)
})

test('after the cut-off nothing can be held, and a bank transfer is not offered inside seven days', async () => {
  const tomorrow = await gorillaTrek(ctx, { seats: 8, inDays: 1 })
  const late = byMobileMoney(await partyOf(ctx, 1, tomorrow.slug))
  expect(await requestBooking(ctx, late)).toMatchObject({ done: false, refusal: { reason: 'closed' } })

  const soon = await gorillaTrek(ctx, { seats: 8, inDays: 6 })
  const refused = await requestBooking(ctx, await partyOf(ctx, 1, soon.slug))
  expect(refused).toMatchObject({ done: false, refusal: { reason: 'method-not-offered', offered: ['mobile-money'] } })
})

test('another price than the one on the screen is never charged', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const request = await partyOf(ctx, 2, trek.slug)
  await sql`update package_prices set amount_minor = amount_minor + 100`.execute(ctx.db)
  const made = await requestBooking(ctx, request)
  const now = request.payment.agreedTotalMinor + 200
  expect(made).toEqual({ done: false, refusal: { reason: 'price-changed', totalMinor: now } })
  expect(await free(trek)).toBe(8)
  expect(await requestBooking(ctx, await partyOf(ctx, 2, trek.slug))).toMatchObject({ done: true })
})

test('a party without anybody of eighteen is refused', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const request = await partyOf(ctx, 1, trek.slug)
  const alone = { ...request, party: [{ ...marit, bornOn: '2010-06-01' }] }
  expect(await requestBooking(ctx, alone)).toMatchObject({ refusal: { reason: 'no-adult' } })
})

test('a draft that has become a booking keeps nothing of what was typed', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const started = await startDraft(ctx, { order: seatsOn(trek.slug), party: partyOfUnnamed(1) })
  if (!started.done) throw new Error(started.refusal.reason)
  const draft = await findDraft(ctx.db, started.value)
  if (!draft) throw new Error('The draft is not there')
  const request = { ...(await partyOf(ctx, 1, trek.slug)), draftId: draft.id }
  await answerDraft(ctx, draft.id, { party: request.party, contact: request.contact })
  await answerDraft(ctx, draft.id, { message: 'We come late' })
  expect((await findDraft(ctx.db, started.value))?.answers).toMatchObject({ party: request.party, message: 'We come late' })
  const made = await requestBooking(ctx, request)
  expect(made).toMatchObject({ done: true })
  await answerDraft(ctx, draft.id, { party: request.party })
  const closed = await findDraft(ctx.db, started.value)
  expect(closed?.answers).toEqual({})
  expect(closed?.booking).toMatchObject({ reference: made.done && made.value.reference })
})
