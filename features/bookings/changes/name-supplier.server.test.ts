import { expect, test } from 'vitest'
import { listEmails } from '#features/emails/reads.server.ts'
import { bookingNow, gorillaTrek, heldBooking, leavePermits } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { listEvents, listParts, listTravellers } from '../reads.server.ts'
import { amendBooking } from './amend-booking.server.ts'
import { answerPart } from './answer-part.server.ts'
import { nameSupplier } from './name-supplier.server.ts'
import { planAmendment } from './plan-amendment.server.ts'

const { ctx, runJobs } = await testContext()

/** A request of two, of which the permits are on request. */
async function requested() {
  const trek = await gorillaTrek(ctx, { seats: 6 })
  await leavePermits(ctx, trek, 0)
  const booking = await heldBooking(ctx, trek.slug, 2)
  const part = async () => (await listParts(ctx.db, booking.id)).find(({ onRequest }) => onRequest)
  const { resource = '', day = '' } = (await part()) ?? {}
  const emails = async () => (await listEmails(ctx.db, { bookingId: booking.id })).length
  await runJobs()
  return { booking, part, emails, key: { resource, day, actor: 'Diane', text: '' } }
}

test('the asked supplier is recorded without an answer, and is shown beside the answer', async () => {
  const { booking, part, key } = await requested()
  const named = { ...key, supplier: 'Rwanda Development Board' }
  expect(await nameSupplier(ctx, booking.id, { ...named, supplier: '' })).toMatchObject({
    refusal: { reason: 'supplier-missing' },
  })
  expect(await nameSupplier(ctx, booking.id, { ...named, resource: 'seats:1' })).toMatchObject({
    refusal: { reason: 'part-not-on-request' },
  })
  expect(await nameSupplier(ctx, booking.id, named)).toMatchObject({ done: true })
  expect(await part()).toMatchObject({ supplier: 'Rwanda Development Board', answer: null })
  expect(await bookingNow(ctx, booking.id)).toMatchObject({ state: 'requested', version: booking.version })
  expect(await answerPart(ctx, booking.id, { ...key, answer: 'no', text: 'Sold out' })).toMatchObject({ done: true })
  expect((await listEvents(ctx.db, booking.id)).slice(-2).map(({ text }) => text)).toEqual([
    expect.stringContaining(': asked Rwanda Development Board'),
    expect.stringContaining('(Rwanda Development Board): not available. Sold out'),
  ])
})

test('a no declines nothing and sends no email', async () => {
  const { booking, key, emails } = await requested()
  const before = await emails()
  await answerPart(ctx, booking.id, { ...key, answer: 'no', supplier: 'The park' })
  await runJobs()
  expect(await emails()).toBe(before)
  expect(await bookingNow(ctx, booking.id)).toMatchObject({ state: 'requested', onRequest: 'refused' })
})

test('a changed booking keeps the supplier of what stays on request', async () => {
  const { booking, part, key } = await requested()
  await nameSupplier(ctx, booking.id, { ...key, supplier: 'The park' })
  const held = await bookingNow(ctx, booking.id)
  const amendment = { order: held.order, party: (await listTravellers(ctx.db, booking.id)).slice(0, 1) }
  const plan = await planAmendment(ctx.db, held, amendment, { now: ctx.clock.now(), byVisitor: false })
  const agreedTotalMinor = plan.done ? plan.value.schedule.totalMinor : 0
  const changed = await amendBooking(ctx, booking.id, { amendment, agreedTotalMinor, mover: 'staff', actor: 'Diane', text: '' })
  expect(changed).toMatchObject({ done: true })
  expect(await part()).toMatchObject({ quantity: 1, supplier: 'The park' })
})
