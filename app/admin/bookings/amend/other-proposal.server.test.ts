import { expect, test } from 'vitest'
import { updateEnded } from '#features/proposals/writes.server.ts'
import { member } from '#features/staff/test-member.server.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { bookingNow } from '#tests/support/cast.ts'
import { accept, idOf, sentProposal } from '#tests/support/sent-proposal.ts'
import { testContext } from '#tests/support/test-context.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { loadBooking } from '../load-booking.server.ts'
import * as screen from './amend.tsx'

const { ctx, clock } = await testContext({ now: '2027-03-12T08:00:00Z' })
const [sales, readOnly] = [await cookieOf(ctx, 'sales'), await cookieOf(ctx, 'read-only')]

async function booked() {
  const proposal = await sentProposal(ctx, { parts: [] })
  const accepted = await accept(ctx, proposal)
  if (!accepted.done) throw new Error(JSON.stringify(accepted.refusal))
  return { proposal, id: accepted.value.id }
}

type View = {
  choice: { chosen: string; proposals: { value: string; options: { value: string; ticks: { isTicked: boolean }[] }[] }[] }
  difference?: { totalMinor: number; change: string; rows: unknown[]; until?: string }
  wrongChoice?: string
}
const args = (cookie: string, id: string, query: string, form?: Record<string, string>) =>
  argsOf(ctx, `/admin/bookings/${id}/amend${query}`, { cookie, params: { id }, ...(form && { form }) })
const look = async (id: string, query = '') => (await answerOf(() => screen.loader(args(sales, id, query)))).data as View

test('a booking is changed to the newer proposal of its trip at the total that was shown, by who may move bookings', async () => {
  const { proposal, id } = await booked()
  const first = await look(id)
  expect(first.choice).toMatchObject({ chosen: `${proposal.id}:B`, proposals: [{ value: proposal.id }] })
  expect(first.choice.proposals[0]?.options[1]?.ticks.map(({ isTicked }) => isTicked)).toEqual([true, true])
  const newer = await sentProposal(ctx, { of: proposal, parts: [] })
  const of = `${newer.id}:C`
  const query = `?look=1&choice=${of}&add=${of}:${idOf('balloon')}&add=${proposal.id}:B:${idOf('O1')}`
  const { choice, difference } = await look(id, query)
  expect(choice.proposals.map(({ value }) => value)).toEqual([newer.id, proposal.id])
  expect(difference).toMatchObject({ totalMinor: 2_415_589 + 144_000, change: '+$6,912' })
  const owner = await member(ctx, { role: 'owner' })
  const { notices } = await loadBooking(ctx, readEnglish, id, owner, new URLSearchParams())
  expect(notices.map(({ strong }) => strong)).toContainEqual(expect.stringContaining(`Proposal ${newer.reference} is open`))
  const form = {
    total: String(difference?.totalMinor),
    version: '1',
    ...(difference?.until && { until: difference.until }),
    text: '',
  }
  const save = (cookie: string, change: Record<string, string> = {}) =>
    answerOf(() => screen.action(args(cookie, id, query, { ...form, ...change })))
  expect((await save(readOnly)).status).toBe(403)
  expect(await save(sales, { total: '1' })).toMatchObject({
    status: 409,
    data: { sentence: expect.stringContaining('The price is now') },
  })
  expect(await save(sales, { version: '0' })).toMatchObject({ status: 409 })
  expect((await save(sales)).location).toBe(`/admin/bookings/${id}?did=amend`)
  expect(await bookingNow(ctx, id)).toMatchObject({
    totalMinor: difference?.totalMinor,
    order: { proposal: newer.id, option: 'C' },
  })
})

test('what cannot be chosen is said beside the choice, before it is saved and after', async () => {
  const { proposal, id } = await booked()
  const [booking, newer] = [await bookingNow(ctx, id), await sentProposal(ctx, { of: proposal, parts: [] })]
  const stranger = await sentProposal(ctx, { email: 'other@example.no' })
  const ticks = [idOf('O1'), idOf('balloon')].map((item) => `&add=${proposal.id}:B:${item}`).join('')
  const wrong = [
    ['?look=1', 'Choose an option of the proposal.'],
    [`?look=1&choice=${newer.id}:D`, 'Choose an option of the proposal.'],
    [`?look=1&choice=${newer.id}:A&add=${newer.id}:A:x`, 'Something that is ticked does not belong to this option.'],
    [`?look=1&choice=${stranger.id}:A`, 'This proposal no longer exists.'],
    [`?look=1&choice=${proposal.id}:B${ticks}`, 'There are no changes to save.'],
  ] as const
  for (const [query, sentence] of wrong) {
    expect((await look(id, query)).wrongChoice).toContain(sentence)
    const form = { total: String(booking.totalMinor), version: String(booking.version), text: '' }
    const saved = await answerOf(() => screen.action(args(sales, id, query, form)))
    expect(saved).toMatchObject({ status: 409, data: { wrongChoice: expect.stringContaining(sentence) } })
  }
  await ctx.db.transaction().execute((tx) => updateEnded(tx, newer.id, { state: 'withdrawn', at: clock.now() }))
  expect((await look(id, `?look=1&choice=${newer.id}:A`)).wrongChoice).toContain('not open any more')
  expect(await bookingNow(ctx, id)).toEqual(booking)
})
