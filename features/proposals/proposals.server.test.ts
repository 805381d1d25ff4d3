import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listEnquiryEvents } from '#features/enquiries/reads-admin.server.ts'
import { member } from '#features/staff/test-member.server.ts'
import { sentProposal } from '#tests/support/proposal-with-secrets.ts'
import { testContext } from '#tests/support/test-context.ts'
import { declineProposal } from './decline-proposal.server.ts'
import { prolongProposal } from './prolong-proposal.server.ts'
import { proposalState, shownOf } from './proposal.ts'
import { opensProposal, proposalCode, readCode } from './proposal-code.server.ts'
import { findProposalById } from './reads.server.ts'
import { recordCustomerMessage } from './record-customer-message.server.ts'
import { withdrawProposal } from './withdraw-proposal.server.ts'
import { countSeen } from './writes.server.ts'

const { ctx, clock } = await testContext({ now: '2027-03-12T08:00:00Z' })
const actor = await member(ctx)
const sent = async () => (await sentProposal(ctx, actor, { byEmail: false })).proposal
const now = async (id: string) => {
  const proposal = await findProposalById(ctx.db, id)
  if (!proposal) throw new Error('The proposal has gone')
  return proposal
}
const eventsOf = async (enquiryId: string) =>
  (await listEnquiryEvents(ctx.db, enquiryId)).map(({ event, text }) => ({ event, text }))

test('what was sent never changes, nor does what has ended come back', async () => {
  const { id } = await sent()
  const changes = [
    sql`update proposals set content = content || '{"title": "Another"}' where id = ${id}`,
    sql`update proposals set sale = '{}' where id = ${id}`,
    sql`update proposals set reference = 'AAAA-2222' where id = ${id}`,
  ]
  for (const change of changes) await expect(change.execute(ctx.db)).rejects.toThrow('was sent and never changes')
  await declineProposal(ctx, id, { reason: 'price', text: '' })
  await expect(sql`update proposals set state = 'sent', ended_at = null where id = ${id}`.execute(ctx.db)).rejects.toThrow(
    'has ended',
  )
})

test('only its own key opens it, and a new version of the key alone', async () => {
  const proposal = await sent()
  const code = proposalCode('a secret', proposal)
  const read = readCode(code.toLowerCase().slice(0, 9) + code.slice(9))
  expect(read).toMatchObject({ reference: proposal.reference })
  expect(opensProposal('a secret', proposal, read?.key ?? '')).toBe(true)
  expect(opensProposal('another secret', proposal, read?.key ?? '')).toBe(false)
  expect(opensProposal('a secret', { ...proposal, keyVersion: 2 }, read?.key ?? '')).toBe(false)
  for (const wrong of ['', 'K7QM-42XD', `${code}x`, code.slice(1), '../../etc/passwd']) expect(readCode(wrong)).toBeUndefined()
})

test('it reads as expired from its end on, to the millisecond; days stay 90 days, prices do not', async () => {
  const { endsAt } = await sent()
  const of = { state: 'sent', endsAt, endedAt: null, bookingId: null } as const
  const at = (ms: number) => new Date(endsAt.getTime() + ms)
  expect([proposalState(of, at(-1)), proposalState(of, at(0))]).toEqual(['sent', 'expired'])
  const days90 = 90 * 24 * 3_600_000
  expect([shownOf(of, at(-1)), shownOf(of, at(0)), shownOf(of, at(days90 - 1)), shownOf(of, at(days90))]).toEqual([
    ...['all', 'journey', 'journey', 'nothing'],
  ])
  const accepted = { ...of, state: 'accepted', endedAt: endsAt } as const
  expect(shownOf({ ...accepted, bookingId: 'booked' }, at(days90))).toBe('all')
  expect(shownOf(accepted, at(0))).toBe('journey')
})

test('who declines says why, in the timeline of the enquiry; twice is once, and the trip stays open', async () => {
  const { id, enquiryId, reference } = await sent()
  expect(await declineProposal(ctx, id, { reason: 'dates', text: 'October is better' })).toEqual({ done: true, value: undefined })
  expect(await declineProposal(ctx, id, { reason: 'price', text: '' })).toMatchObject({ refusal: { state: 'declined' } })
  expect(await now(id)).toMatchObject({ state: 'declined', endedReason: 'dates', endedText: 'October is better' })
  const events = await eventsOf(enquiryId)
  expect(events.at(-1)).toEqual({ event: 'reply', text: `Proposal ${reference} declined: the dates.\nOctober is better` })
  expect(events.filter(({ event }) => event === 'reply')).toHaveLength(1)
})

test('a question makes the enquiry wait for an answer; the same one sent twice at once is one, with one email to its sender', async () => {
  const proposal = await sent()
  await sql`delete from jobs`.execute(ctx.db)
  await recordCustomerMessage(ctx, proposal, { news: 'question', text: 'Is there a pool?' })
  await recordCustomerMessage(ctx, proposal, { news: 'question', text: 'Is there a pool?' })
  const replies = (await eventsOf(proposal.enquiryId)).filter(({ event }) => event === 'reply')
  expect(replies).toEqual([{ event: 'reply', text: `About proposal ${proposal.reference}:\nIs there a pool?` }])
  const { rows } = await sql<{ queue: string }>`select queue from jobs where queue = 'proposal-news'`.execute(ctx.db)
  expect(rows).toHaveLength(1)
})

test('staff let it hold longer, also after its end, but not past the close of booking; what is withdrawn is over', async () => {
  const { id, endsAt } = await sent()
  const prolong = (to: Date) => prolongProposal(ctx, { id, endsAt: to, actor })
  expect(await prolong(endsAt)).toMatchObject({ refusal: { reason: 'not-later' } })
  expect(await prolong(new Date('2027-07-04T16:00:00.001Z'))).toMatchObject({ refusal: { reason: 'too-late' } })
  clock.set(new Date(endsAt.getTime() + 24 * 3_600_000).toISOString())
  expect(await declineProposal(ctx, id, { reason: 'price', text: '' })).toMatchObject({ refusal: { state: 'expired' } })
  expect(await prolong(new Date('2027-07-04T16:00:00Z'))).toMatchObject({ done: true })
  expect(await withdrawProposal(ctx, { id, reason: 'Typed wrongly', actor })).toMatchObject({ done: true })
  expect(await withdrawProposal(ctx, { id, reason: 'Again', actor })).toMatchObject({ refusal: { state: 'withdrawn' } })
  expect(await prolong(new Date('2027-07-04T15:00:00Z'))).toMatchObject({ refusal: { reason: 'not-open' } })
  clock.set('2027-03-12T08:00:00Z')
})

test('of who reads it is stored how often, and the minutes of the first and the last time', async () => {
  const { id } = await sent()
  for (const at of ['2027-03-13T10:11:12Z', '2027-03-14T20:21:22Z']) await countSeen(ctx.db, id, new Date(at))
  expect(await now(id)).toMatchObject({
    seenCount: 2,
    firstSeenAt: new Date('2027-03-13T10:11:00Z'),
    lastSeenAt: new Date('2027-03-14T20:21:00Z'),
  })
})
