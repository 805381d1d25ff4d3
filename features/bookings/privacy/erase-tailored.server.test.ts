import { expect, test } from 'vitest'
import { eraseCustomer } from '#features/customers/erase-customer.server.ts'
import { purgeEnquiries } from '#features/enquiries/purge-enquiries.server.ts'
import { findProposalById } from '#features/proposals/reads.server.ts'
import { updateEnded } from '#features/proposals/writes.server.ts'
import { member } from '#features/staff/test-member.server.ts'
import { bookingNow, cancelled } from '#tests/support/cast.ts'
import { accept, sentProposal } from '#tests/support/sent-proposal.ts'
import { testContext } from '#tests/support/test-context.ts'

const { ctx, clock } = await testContext({ now: '2027-03-12T08:00:00Z' })
const staff = await member(ctx)
const erase = async (email: string) => {
  await ctx.db.withTables<{ jobs: { id: number } }>().deleteFrom('jobs').execute()
  return eraseCustomer(ctx, { email, typed: email, staff })
}

async function booked(asked: string, given: string) {
  const proposal = await sentProposal(ctx, { email: asked })
  const accepted = await accept(ctx, proposal, { email: given })
  if (!accepted.done) throw new Error(JSON.stringify(accepted.refusal))
  return { proposal, booking: await bookingNow(ctx, accepted.value.id) }
}

test('nobody is erased whose journey is booked, under whichever address; afterwards it goes with words and name', async () => {
  const { proposal, booking } = await booked('asks@example.no', 'books@example.no')
  const live = { refusal: { reason: 'booking-live', bookings: [{ reference: booking.reference }] } }
  expect(await erase('asks@example.no')).toMatchObject(live)
  expect(await erase('books@example.no')).toMatchObject(live)
  await cancelled(ctx, booking.id)
  expect(await erase('books@example.no')).toMatchObject({ done: true })
  expect(await findProposalById(ctx.db, proposal.id)).toMatchObject({ acceptedName: 'Erased', customer: 'Erased', greeting: '' })
  expect(await erase('asks@example.no')).toMatchObject({ done: true })
  expect(await findProposalById(ctx.db, proposal.id)).toBeUndefined()
  expect((await bookingNow(ctx, booking.id)).totalMinor).toBe(1_868_389)
})

test('what was accepted stays as long as its booking; what was not goes with its enquiry', async () => {
  const { proposal } = await booked('stays@example.no', 'stays@example.no')
  const other = await sentProposal(ctx, { email: 'goes@example.no' })
  await ctx.db.transaction().execute((tx) => updateEnded(tx, other.id, { state: 'declined', at: clock.now() }))
  await ctx.db
    .withTables<{ enquiries: { state: string; finished_at: Date } }>()
    .updateTable('enquiries')
    .set({ state: 'answered', finished_at: clock.now() })
    .execute()
  clock.set('2029-03-13T00:00:00+02:00')
  await purgeEnquiries(ctx)
  expect(await findProposalById(ctx.db, proposal.id)).toBeDefined()
  expect(await findProposalById(ctx.db, other.id)).toBeUndefined()
})
