import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findProposalById, listProposalsOf } from '#features/proposals/reads.server.ts'
import { member } from '#features/staff/test-member.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { finishedOrWaiting } from '#tests/support/behind-a-lock.ts'
import { accept, bookingsOf, sentProposal } from '#tests/support/sent-proposal.ts'
import { testContext } from '#tests/support/test-context.ts'
import { sendProposal } from './send-proposal.server.ts'

const { ctx, clock } = await testContext({ now: '2027-03-12T08:00:00Z' })
const actor = await member(ctx)

/** The next version goes out to the customer of a proposal. */
const sendNext = (of: Context, { tripId }: { tripId: string }, more: { booking?: string } = {}) =>
  sendProposal(
    of,
    {
      ...{ id: randomUUID(), tripId, number: 1, seen: 1, customer: 'Marit', greeting: '', language: 'en' },
      ...{ endsAt: new Date(clock.now().getTime() + 86_400_000), reason: 'As agreed', byEmail: false, ...more },
    },
    { actor, mayLose: true, email: true },
  )

/** The context in which the so-manieth reading of the clock in a transaction waits for a rival, or for its waiting. */
function interrupted(at: number, rival: () => Promise<unknown>) {
  let answer: Promise<unknown> = Promise.resolve()
  let left = at
  const inTx = async (tx: Tx) => {
    left -= 1
    if (left === 0) {
      answer = rival()
      await finishedOrWaiting(ctx.db, answer)
    }
    return clock.in(tx)
  }
  return { ctx: { ...ctx, clock: { ...clock, in: inTx } }, rivalAnswer: () => answer }
}

test('a version that is sent while the one before is accepted: the acceptance that was first is whole, and nothing else goes out', async () => {
  const proposal = await sentProposal(ctx)
  // Once its proposal is locked.
  const race = interrupted(2, () => sendNext(ctx, proposal))
  const accepted = await accept(race.ctx, proposal)
  if (!accepted.done) throw new Error(JSON.stringify(accepted.refusal))
  const { reference, id } = accepted.value
  expect(await race.rivalAnswer()).toEqual({ done: false, refusal: { reason: 'accepted-already', reference } })
  expect(await listProposalsOf(ctx.db, proposal.tripId)).toHaveLength(1)
  // What the booking is to be changed to is sent by who knows of it.
  expect(await sendNext(ctx, proposal, { booking: id })).toMatchObject({ done: true })
})

test('a proposal that is accepted while the next version is sent: it is superseded, and nothing is booked', async () => {
  const proposal = await sentProposal(ctx)
  const race = interrupted(1, () => accept(ctx, proposal))
  expect(await sendNext(race.ctx, proposal)).toMatchObject({ done: true })
  expect(await race.rivalAnswer()).toEqual({ done: false, refusal: { reason: 'not-open', state: 'superseded' } })
  expect(await findProposalById(ctx.db, proposal.id)).toMatchObject({ state: 'superseded' })
  expect(await bookingsOf(ctx, proposal)).toEqual([])
})
