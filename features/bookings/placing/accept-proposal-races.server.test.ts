import { expect, test } from 'vitest'
import { listEnquiryEvents } from '#features/enquiries/reads-admin.server.ts'
import { findProposalById } from '#features/proposals/reads.server.ts'
import { updateEnded } from '#features/proposals/writes.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { finishedOrWaiting } from '#tests/support/behind-a-lock.ts'
import { accept, bookingsOf, sentProposal } from '#tests/support/sent-proposal.ts'
import { testContext } from '#tests/support/test-context.ts'

const { ctx, clock, emails, runJobs } = await testContext({ now: '2027-03-12T08:00:00Z' })

/** The same as the context; the so-manieth reading of the clock inside a transaction lets a rival go first, until it has its answer or waits for a lock. */
function interrupted(at: number, rival: () => Promise<unknown>): { ctx: Context; rivalAnswer: () => Promise<unknown> } {
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

const withdraw = (id: string) =>
  ctx.db.transaction().execute((tx) => updateEnded(tx, id, { state: 'withdrawn', at: clock.now() }))

test('eight who accept one proposal at once make one booking, one event and one email', async () => {
  const proposal = await sentProposal(ctx)
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      accept(ctx, proposal, { attempt: `form ${n}`, ...(n % 2 === 0 && { letter: 'A', ticked: [], totalMinor: 1_475_389 }) }),
    ),
  )
  expect(answers.filter(({ done }) => done)).toHaveLength(1)
  for (const answer of answers.filter(({ done }) => !done))
    expect(answer).toMatchObject({ refusal: { reason: 'accepted-already' } })
  expect(await bookingsOf(ctx, proposal)).toHaveLength(1)
  const events = await listEnquiryEvents(ctx.db, proposal.enquiryId, 0)
  expect(events.map(({ event }) => event)).toEqual(['link'])
  await runJobs()
  const [made = ''] = answers.flatMap((answer) => (answer.done ? [answer.value.reference] : []))
  expect(emails.filter(({ subject }) => subject.includes(made))).toHaveLength(1)
})

test('one form that is sent twice at once is answered twice with one booking', async () => {
  const proposal = await sentProposal(ctx)
  const [first, second] = await Promise.all([accept(ctx, proposal), accept(ctx, proposal)])
  expect(first.done).toBe(true)
  expect(second).toEqual(first)
})

test('what is withdrawn while it is accepted: the acceptance that was first is whole, and the withdrawal has nothing to end', async () => {
  const proposal = await sentProposal(ctx)
  // Once the proposal is locked.
  const race = interrupted(2, () => withdraw(proposal.id))
  const accepted = await accept(race.ctx, proposal)
  expect(accepted.done).toBe(true)
  expect(await race.rivalAnswer()).toBe(false)
  expect(await findProposalById(ctx.db, proposal.id)).toMatchObject({ state: 'accepted' })
})

test('what is accepted while it is withdrawn: the withdrawal that was first holds, and nothing is booked', async () => {
  const proposal = await sentProposal(ctx)
  let answer: ReturnType<typeof accept> | undefined
  await ctx.db.transaction().execute(async (tx) => {
    await updateEnded(tx, proposal.id, { state: 'withdrawn', at: clock.now() })
    answer = accept(ctx, proposal)
    await finishedOrWaiting(ctx.db, answer)
  })
  expect(await answer).toEqual({ done: false, refusal: { reason: 'not-open', state: 'withdrawn' } })
  expect(await bookingsOf(ctx, proposal)).toEqual([])
})

test('an end that comes while an acceptance waits for its locks is seen after them', async () => {
  const proposal = await sentProposal(ctx, { endsAt: new Date(clock.now().getTime() + 60_000) })
  let answer: ReturnType<typeof accept> | undefined
  const before = clock.now()
  await ctx.db.transaction().execute(async (tx) => {
    await tx
      .withTables<{ proposals: { id: string } }>()
      .selectFrom('proposals')
      .select('id')
      .where('id', '=', proposal.id)
      .forUpdate()
      .execute()
    answer = accept(ctx, proposal)
    await finishedOrWaiting(ctx.db, answer)
    clock.advance(60_000)
  })
  expect(await answer).toEqual({ done: false, refusal: { reason: 'not-open', state: 'expired' } })
  expect(await bookingsOf(ctx, proposal)).toEqual([])
  clock.set(before)
})
