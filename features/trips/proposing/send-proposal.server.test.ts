import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { findAdminEnquiry } from '#features/enquiries/reads-admin.server.ts'
import { findProposalById, findSale, listProposalsOf } from '#features/proposals/reads.server.ts'
import { member } from '#features/staff/test-member.server.ts'
import { secretsIn, sentProposal } from '#tests/support/proposal-with-secrets.ts'
import { testContext } from '#tests/support/test-context.ts'
import { placeholder } from '#tests/support/trip-parts.ts'
import { loseTrip } from '../change-trip.server.ts'
import { changeTripVersion } from '../change-trip-version.server.ts'
import { findVersion, listVersions } from '../reads.server.ts'
import { type ProposalToSend, sendProposal } from './send-proposal.server.ts'

const { ctx } = await testContext({ now: '2027-03-12T08:00:00Z' })
const actor = await member(ctx)

const again = (tripId: string, input: Partial<ProposalToSend> = {}, by: { mayLose?: boolean; email?: boolean } = {}) =>
  sendProposal(
    ctx,
    {
      ...{ id: randomUUID(), tripId, number: 2, seen: 99, customer: 'Marit', greeting: '', language: 'en' },
      ...{ endsAt: new Date('2027-03-20T08:00:00Z'), reason: 'As agreed', byEmail: false },
      ...input,
    },
    { actor, mayLose: true, email: true, ...by },
  )

test('sending freezes the version and goes on with a copy, answers the enquiry and is told in the history', async () => {
  const { proposal, tripId, enquiryId } = await sentProposal(ctx, actor)
  const versions = await listVersions(ctx.db, tripId)
  expect(versions.map(({ number, frozenAt }) => [number, frozenAt !== null])).toEqual([
    [2, false],
    [1, true],
  ])
  expect(proposal.versionId).toBe(versions[1]?.id)
  expect((await findAdminEnquiry(ctx.db, enquiryId))?.state).toBe('answered')
  const [first] = await listAuditEntriesOf(ctx.db, { kind: 'trip', id: tripId })
  const entries = await listAuditEntriesOf(ctx.db, { kind: 'trip', id: tripId })
  expect(entries.map(({ action }) => action)).toContain('proposal-sent')
  expect(first).toBeDefined()
})

test('another one takes the place of the open one; the same id sends one', async () => {
  const { proposal, tripId } = await sentProposal(ctx, actor)
  const id = randomUUID()
  const [one, two] = [await again(tripId, { id }), await again(tripId, { id })]
  expect(one).toEqual(two)
  const states = (await listProposalsOf(ctx.db, tripId)).map((each) => [each.id, each.state])
  expect(states).toEqual(
    expect.arrayContaining([
      [id, 'sent'],
      [proposal.id, 'superseded'],
    ]),
  )
  expect(states).toHaveLength(2)
})

test('what changes afterwards changes nothing that was sent', async () => {
  const { proposal, tripId } = await sentProposal(ctx, actor)
  const draft = await findVersion(ctx.db, tripId, 2)
  const lodge = draft?.items.find(({ kind }) => kind === 'stay')
  if (!draft || !lodge?.hand) throw new Error('No lodge')
  const { id, rootId: _root, position: _at, cost: _cost, passedOn: _passed, edition, ...facts } = lodge
  const change = { change: 'item', id, facts: { ...facts, hand: { ...lodge.hand, amountMinor: 99_999 } } } as const
  expect(await changeTripVersion(ctx, { tripId, number: 2, seen: edition, change })).toMatchObject({ done: true })
  await sql`update supplier_rates set live = false, ended_at = now()`.execute(ctx.db)
  expect((await findProposalById(ctx.db, proposal.id))?.content).toEqual(proposal.content)
})

test('no cost, rule, rate, supplier or note of staff stands in what was sent', async () => {
  const { proposal } = await sentProposal(ctx, actor)
  const stored = JSON.stringify([proposal.content, await findSale(ctx.db, proposal.id)])
  expect(secretsIn(stored)).toEqual([])
  expect(stored).toContain('Kinigi Guest House')
})

test.each<[string, Partial<ProposalToSend>, { mayLose?: boolean; email?: boolean }, object]>([
  ['an end that has passed', { endsAt: new Date('2027-03-12T08:00:00Z') }, {}, { reason: 'ends-outside' }],
  ['an end after booking closes', { endsAt: new Date('2027-07-04T16:00:00.001Z') }, {}, { reason: 'ends-outside' }],
  ['an email without an address', { byEmail: true }, { email: false }, { reason: 'no-address' }],
  ['a version that is not there', { number: 7 }, {}, { reason: 'version-unknown' }],
  ['what somebody changed meanwhile', { seen: 0 }, {}, { reason: 'changed-meanwhile' }],
])('%s is refused, and nothing is written', async (_, input, by, refusal) => {
  const { proposal, tripId } = await sentProposal(ctx, actor)
  expect(await again(tripId, input, by)).toMatchObject({ done: false, refusal })
  expect(await listProposalsOf(ctx.db, tripId)).toMatchObject([{ id: proposal.id, state: 'sent' }])
})

test('a placeholder stops it, a warning asks for a reason, a loss for an owner, a lost trip for taking it up again', async () => {
  const { tripId } = await sentProposal(ctx, actor)
  const add = async (facts: Parameters<typeof placeholder>[0]) => {
    const draft = await findVersion(ctx.db, tripId, 2)
    const id = randomUUID()
    const change = { change: 'add-item', id, facts: placeholder(facts) } as const
    expect(await changeTripVersion(ctx, { tripId, number: 2, seen: draft?.edition ?? 0, change })).toMatchObject({ done: true })
    return id
  }
  const open = await add({ title: 'A walk' })
  expect(await again(tripId)).toMatchObject({
    refusal: { reason: 'faults', faults: [{ reason: 'placeholder', title: 'A walk' }] },
  })
  const draft = await findVersion(ctx.db, tripId, 2)
  await changeTripVersion(ctx, { tripId, number: 2, seen: draft?.edition ?? 0, change: { change: 'remove-item', id: open } })
  await add({
    ...{ title: 'A gift of ours', source: 'hand', hand: { currency: 'USD', amountMinor: 500_000, reason: 'asked' } },
    rule: { sellMinor: 0, reason: 'A gift' },
  })
  expect(await again(tripId, { reason: '' })).toMatchObject({ refusal: { reason: 'reason-missing' } })
  expect(await again(tripId, {}, { mayLose: false })).toMatchObject({ refusal: { reason: 'may-not-lose' } })
  await loseTrip(ctx, { id: tripId, reason: 'Too dear' }, actor)
  expect(await again(tripId)).toMatchObject({ refusal: { reason: 'trip-lost' } })
  await loseTrip(ctx, { id: tripId, reason: null }, actor)
  expect(await again(tripId)).toMatchObject({ done: true })
})
