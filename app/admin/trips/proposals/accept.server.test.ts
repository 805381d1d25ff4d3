import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addressOfNobody } from '#features/emails/reachable.ts'
import { findProposalById } from '#features/proposals/reads.server.ts'
import { withdrawProposal } from '#features/proposals/withdraw-proposal.server.ts'
import { member } from '#features/staff/test-member.server.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { bookingNow } from '#tests/support/cast.ts'
import { sentProposal } from '#tests/support/proposal-with-secrets.ts'
import { testContext } from '#tests/support/test-context.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import * as screen from './accept.tsx'
import { acceptRefusal } from './accept-refusal.server.ts'

const { ctx, clock } = await testContext({ now: '2027-03-12T08:00:00Z' })
const actor = await member(ctx)
const [sales, readOnly, editor] = [await cookieOf(ctx, 'sales'), await cookieOf(ctx, 'read-only'), await cookieOf(ctx, 'editor')]

type View = { price?: { totalMinor: number; total: string }; query: string; values: Record<string, string>; wrongChoice?: string }

/** The screen of a proposal that was sent, at a choice, and its form as it is filled there. */
async function opened(letter = 'A', ticks: 'ticked' | 'unticked' = 'unticked') {
  const { proposal, tripId, classId } = await sentProposal(ctx, actor, { byEmail: false, email: `${randomUUID()}@example.no` })
  const of = `${proposal.id}:${letter}`
  const query = `?choice=${of}${ticks === 'ticked' ? `&add=${of}:${classId}` : ''}`
  const params = { id: tripId, proposal: proposal.id }
  const args = (cookie: string, form?: Record<string, string>, at = query) =>
    argsOf(ctx, `/${at}`, { cookie, params, ...(form && { form }) })
  const view = async (at = query) => (await answerOf(() => screen.loader(args(sales, undefined, at)))).data as View
  const { price, values } = await view()
  const form = {
    ...values,
    phone: '+47 900 00 000',
    agreedTotalMinor: String(price?.totalMinor),
    attempt: 'a-form-of-this-very-screen',
  }
  const press = (change: Record<string, string> = {}, at = query) =>
    answerOf(() => screen.action(args(sales, { ...form, ...change }, at)))
  return { proposal, params, args, view, press, classId }
}

test('who sends proposals accepts them; nobody else does', async () => {
  const { args } = await opened()
  for (const cookie of [readOnly, editor]) {
    expect((await answerOf(() => screen.loader(args(cookie)))).status).toBe(403)
    expect((await answerOf(() => screen.action(args(cookie, {})))).status).toBe(403)
  }
})

test('it is booked at the total that was shown of the choice, for who asked, by whom staff are; the same form is one booking', async () => {
  const { proposal, view, press, classId } = await opened('B', 'ticked')
  const { price, values } = await view()
  expect(values).toMatchObject({ name: 'Marit Solheim', email: expect.stringContaining('@example.no') })
  const booked = await press({ method: 'mobile-money' })
  const id = /^\/admin\/bookings\/([0-9a-f-]{36})\?did=made$/.exec(booked.location ?? '')?.[1] ?? ''
  expect(await bookingNow(ctx, id)).toMatchObject({
    ...{ totalMinor: price?.totalMinor, leadName: 'Marit Solheim', email: values.email, paymentMethod: 'mobile-money' },
    order: { proposal: proposal.id, option: 'B', ticked: [classId] },
  })
  expect((await press({ method: 'mobile-money' })).location).toBe(booked.location)
  expect(await press({ attempt: 'another-form-of-the-screen' })).toMatchObject({
    ...{ status: 409, data: { sentence: 'It was accepted on 12 Mar, 10:00 by Marit Solheim.' } },
  })
})

test('a customer without an address and without a way of paying is booked all the same', async () => {
  const { proposal, press } = await opened()
  const booked = await press({ email: '', method: '' })
  const id = booked.location?.split('/')[3]?.split('?')[0] ?? ''
  expect(await bookingNow(ctx, id)).toMatchObject({ paymentMethod: null, email: addressOfNobody(`proposal-${proposal.id}`) })
})

test.each([
  [{ name: '' }, 'name'],
  [{ email: 'marit@' }, 'email'],
  [{ phone: '12' }, 'phone'],
  [{ language: 'xx' }, 'language'],
  [{ method: 'barter' }, 'method'],
] as const)('%j is refused beside its field, and what was typed stays', async (change, field) => {
  const { press, proposal } = await opened()
  const { status, data } = await press({ name: 'Marit of the telephone', ...change })
  expect(status).toBe(422)
  expect(data).toMatchObject({ errors: { [field]: expect.stringMatching(/\w+ \w+/) }, values: { phone: expect.any(String) } })
  expect(await findProposalById(ctx.db, proposal.id)).toMatchObject({ state: 'sent' })
})

test('another choice than was shown, another total, one that does not exist and one that is not open are refused in words', async () => {
  const { press, view, proposal, classId } = await opened()
  const other = `?choice=${proposal.id}:A&add=${proposal.id}:A:${classId}`
  expect(await press({}, other)).toMatchObject({
    status: 409,
    data: { sentence: expect.stringMatching(/^The price is now \$[\d,.]+\. Nothing was booked/) },
  })
  expect(await press({}, '')).toMatchObject({ status: 422, data: { sentence: expect.stringContaining('not shown') } })
  const none = `?choice=${proposal.id}:D`
  expect(await view(none)).toMatchObject({ wrongChoice: 'Choose an option of the proposal.' })
  expect(await press({}, none)).toMatchObject({ status: 422, data: { errors: { choice: 'Choose an option of the proposal.' } } })
  await withdrawProposal(ctx, { id: proposal.id, reason: 'Typed wrongly', actor })
  expect(await press()).toMatchObject({ status: 409, data: { sentence: expect.stringContaining('withdrawn') } })
  expect(await view()).toMatchObject({ closed: expect.stringContaining('withdrawn') })
})

test('every other refusal is a sentence, and the way of paying stands beside its field', () => {
  const part = { resource: 'permit:gorilla', day: '2027-07-07', quantity: 2, label: 'Gorilla permit' }
  const young = { position: 3, age: 14, minimumAge: 15, rule: 'Gorilla permit' }
  const refusals = [
    { reason: 'estimate' },
    { reason: 'closed' },
    { reason: 'too-far-ahead', until: '2029-03-12' },
    { reason: 'travellers-too-young', travellers: [young] },
    { reason: 'method-not-offered', offered: ['card'] },
    { reason: 'stock-short', short: [{ part, left: 1 }] },
    { reason: 'too-many-unpaid', by: 'person', held: 8, most: 8, lapses: 0 },
    { reason: 'proposal-unknown' },
    { reason: 'booked-already' },
    { reason: 'terms-changed' },
  ] as const
  const said = refusals.map((refusal) => acceptRefusal(readEnglish, refusal as Parameters<typeof acceptRefusal>[1], clock.now()))
  for (const { sentence } of said) expect(sentence).toMatch(/^[A-Z].*\.$/)
  expect(said.flatMap(({ field }) => field ?? [])).toEqual(['choice', 'choice', 'method', 'choice'])
})
