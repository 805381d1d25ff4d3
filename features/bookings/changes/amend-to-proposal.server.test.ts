import { expect, test } from 'vitest'
import { findProposalById } from '#features/proposals/reads.server.ts'
import { updateEnded } from '#features/proposals/writes.server.ts'
import type { Tx } from '#platform/context.ts'
import { bookingNow, paid } from '#tests/support/cast.ts'
import { accept, campNights, idOf, sentProposal } from '#tests/support/sent-proposal.ts'
import { twelveDays } from '#tests/support/tailored-trips.ts'
import { testContext } from '#tests/support/test-context.ts'
import { listLines, listParts, listTravellers } from '../reads.server.ts'
import { amendToProposal, listProposalsFor, planOtherProposal } from './amend-to-proposal.server.ts'
import { answerPart } from './answer-part.server.ts'

const { ctx, clock } = await testContext({ now: '2027-03-12T08:00:00Z' })
const startsOn = '2027-07-06'

/** A proposal whose booking is made, and the booking. */
async function booked(parts = [campNights({ startsOn })]) {
  const proposal = await sentProposal(ctx, { parts })
  const accepted = await accept(ctx, proposal)
  if (!accepted.done) throw new Error(JSON.stringify(accepted.refusal))
  return { proposal, booking: await bookingNow(ctx, accepted.value.id) }
}

test('staff change a booking to a newer proposal of its trip: its lines and parts, what the supplier has granted, and the difference before', async () => {
  const { proposal, booking } = await booked()
  const [part] = await listParts(ctx.db, booking.id)
  await answerPart(ctx, booking.id, {
    resource: part?.resource ?? '',
    day: part?.day ?? '',
    answer: 'yes',
    actor: 'Diane',
    supplier: 'Camp',
    text: '',
  })
  await paid(ctx, booking.id, booking.depositMinor)
  expect(await bookingNow(ctx, booking.id)).toMatchObject({ state: 'confirmed' })
  const walk = { ...campNights({ startsOn }), resource: 'ask:trip:walk:2', label: 'A walk' }
  const newer = await sentProposal(ctx, { of: proposal, parts: [campNights({ startsOn }), walk] })
  const other = { proposalId: newer.id, choice: { letter: 'C' as const, ticked: [idOf('balloon')] } }
  const planned = await planOtherProposal(ctx.db, await bookingNow(ctx, booking.id), other, clock.now())
  if (!planned.done) throw new Error(planned.refusal.reason)
  const totalMinor = 2_415_589 + 144_000
  expect(planned.value).toMatchObject({ differenceMinor: totalMinor - 1_868_389, schedule: { totalMinor } })
  const change = { other, actor: 'Diane', text: 'They want the luxury camp' }
  expect(await amendToProposal(ctx, booking.id, { ...change, agreedTotalMinor: 1 })).toMatchObject({
    refusal: { reason: 'price-changed', totalMinor },
  })
  expect(await findProposalById(ctx.db, newer.id)).toMatchObject({ state: 'sent' })
  expect(await amendToProposal(ctx, booking.id, { ...change, agreedTotalMinor: totalMinor })).toMatchObject({ done: true })
  expect(await bookingNow(ctx, booking.id)).toMatchObject({
    ...{ state: 'confirmed', totalMinor, order: { proposal: newer.id, option: 'C', ticked: [idOf('balloon')] } },
  })
  expect(await listParts(ctx.db, booking.id)).toMatchObject([
    { label: 'Nights in a tented camp', answer: 'yes', supplier: 'Camp' },
    { label: 'A walk', answer: null },
  ])
  expect(await findProposalById(ctx.db, newer.id)).toMatchObject({
    state: 'accepted',
    bookingId: booking.id,
    acceptedOption: 'C',
  })
  expect(await findProposalById(ctx.db, proposal.id)).toMatchObject({ state: 'accepted', bookingId: null })
})

test('who leaves pays the fee of the trip’s own policy, and who stays keeps the name at their place', async () => {
  const { proposal, booking } = await booked([])
  await paid(ctx, booking.id, booking.depositMinor)
  const two = twelveDays()
  const newer = await sentProposal(ctx, {
    ...{ of: proposal, parts: [] },
    trip: { ...two, travellers: two.travellers.slice(0, 2), items: two.items.filter(({ id }) => id === 'gorilla') },
  })
  const other = { proposalId: newer.id, choice: { letter: 'A' as const, ticked: [] } }
  const planned = await planOtherProposal(ctx.db, await bookingNow(ctx, booking.id), other, clock.now())
  if (!planned.done) throw new Error(planned.refusal.reason)
  const fee = planned.value.lines.filter(({ kind }) => kind === 'cancellation-fee')
  expect(fee.length).toBeGreaterThan(0)
  const agreedTotalMinor = planned.value.schedule.totalMinor
  expect(await amendToProposal(ctx, booking.id, { other, agreedTotalMinor, actor: 'Diane', text: '' })).toMatchObject({
    done: true,
  })
  expect((await listTravellers(ctx.db, booking.id)).map(({ position, residency }) => [position, residency])).toEqual([
    [1, 'foreign'],
    [2, 'eac'],
  ])
  expect((await listLines(ctx.db, booking.id)).filter(({ kind }) => kind === 'cancellation-fee')).toEqual(fee)
})

test('another choice in the proposal that was accepted is a change as well; a proposal of another trip or one that was taken back is none', async () => {
  const { proposal, booking } = await booked([])
  const choose = (proposalId: string, agreedTotalMinor: number) =>
    amendToProposal(ctx, booking.id, {
      ...{ other: { proposalId, choice: { letter: 'B', ticked: [] } }, agreedTotalMinor, actor: 'Diane', text: '' },
    })
  const stranger = await sentProposal(ctx, { email: 'other@example.no' })
  expect(await choose(stranger.id, 1_714_589)).toMatchObject({ refusal: { reason: 'proposal-unknown' } })
  expect(await choose(proposal.id, 1_714_589)).toMatchObject({ done: true, value: { totalMinor: 1_714_589 } })
  expect(await choose(proposal.id, 1_714_589)).toMatchObject({ refusal: { reason: 'nothing-changes' } })
  expect(await findProposalById(ctx.db, proposal.id)).toMatchObject({ acceptedItems: [], acceptedTotalMinor: 1_714_589 })
})

test('a proposal that has ended is no change, to the instant; one that is withdrawn while the booking is changed leaves everything as it was', async () => {
  const { proposal, booking } = await booked([])
  const endsAt = new Date(clock.now().getTime() + 60_000)
  const newer = await sentProposal(ctx, { of: proposal, endsAt, parts: [] })
  const change = (context = ctx) =>
    amendToProposal(context, booking.id, {
      ...{
        other: { proposalId: newer.id, choice: { letter: 'A', ticked: [] } },
        agreedTotalMinor: 1_475_389,
        actor: 'Diane',
        text: '',
      },
    })
  const listed = async () => (await listProposalsFor(ctx.db, booking, clock.now())).map(({ id }) => id)
  expect(await listed()).toEqual([newer.id, proposal.id])
  const before = clock.now()
  clock.set(endsAt)
  expect(await change()).toMatchObject({ refusal: { reason: 'proposal-not-open' } })
  expect(await listed()).toEqual([proposal.id])
  clock.set(before)
  let isFirst = true
  const withdrawn = {
    ...ctx,
    clock: {
      ...ctx.clock,
      in: async (tx: Tx) => {
        if (isFirst)
          await ctx.db.transaction().execute((own) => updateEnded(own, newer.id, { state: 'withdrawn', at: clock.now() }))
        isFirst = false
        return ctx.clock.in(tx)
      },
    },
  }
  expect(await change(withdrawn)).toEqual({ done: false, refusal: { reason: 'changed-meanwhile' } })
  expect(await bookingNow(ctx, booking.id)).toEqual(booking)
  expect(await findProposalById(ctx.db, proposal.id)).toMatchObject({ state: 'accepted', bookingId: booking.id })
})
