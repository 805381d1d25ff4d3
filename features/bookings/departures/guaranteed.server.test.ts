import { expect, test } from 'vitest'
import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { guaranteeDeparture, undoGuarantee, withdrawGuarantee } from '#features/departures/guarantee-departure.server.ts'
import { findDepartureById, listDepartures } from '#features/departures/reads.server.ts'
import { findAdminDeparture } from '#features/departures/reads-admin.server.ts'
import { bookingNow, cancelled, gorillaTrek, heldBooking, paid } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { editDeparture } from './edit-departure.server.ts'

const { ctx, clock } = await testContext()
const actor = { id: 'diane', name: 'Diane' }

async function trek() {
  const { id, slug } = await gorillaTrek(ctx, { seats: 8 })
  const now = async () => {
    const departure = await findDepartureById(ctx.db, id, ctx.clock.now())
    if (!departure) throw new Error('The departure is gone')
    return departure
  }
  const { minimum } = await now()
  return { id, slug, minimum, now, status: async () => (await now()).status }
}

async function confirmedBooking(slug: string, travellers: number) {
  const { id, depositMinor } = await heldBooking(ctx, slug, travellers)
  clock.advance(1)
  await paid(ctx, id, depositMinor)
  expect((await bookingNow(ctx, id)).state).toBe('confirmed')
  return id
}

const isListed = async (slug: string) => {
  const listed = await listDepartures(ctx.db, { now: ctx.clock.now(), guaranteedOnly: true })
  return listed.some((departure) => departure.slug === slug)
}

test('unpaid holds guarantee nothing; a deposit that reaches the minimum does, and a later cancellation does not end it', async () => {
  const { id, slug, minimum, now, status } = await trek()
  const held = await heldBooking(ctx, slug, minimum)
  expect(await now()).toMatchObject({ taken: minimum, confirmed: 0, guaranteed: false })
  expect([await status(), await isListed(slug)]).toEqual(['planned', false])
  await paid(ctx, held.id, held.depositMinor)
  expect(await now()).toMatchObject({ confirmed: minimum, guaranteed: true })
  expect([await status(), await isListed(slug)]).toEqual(['guaranteed', true])
  expect(await listAuditEntriesOf(ctx.db, { kind: 'departure', id: String(id) }, ['departure-changed'])).toMatchObject([
    { actor: 'The server', facts: { before: { guaranteed: false }, after: { guaranteed: true } } },
  ])
  await cancelled(ctx, held.id)
  expect(await now()).toMatchObject({ taken: 0, confirmed: 0, guaranteed: true })
})

test('staff withdraw a guarantee with a reason alone, and no booking gives it again', async () => {
  const { id, slug, minimum, now } = await trek()
  await guaranteeDeparture(ctx, { departureId: id, actor })
  expect((await now()).guaranteed).toBe(true)
  const withdraw = (reason: string) => withdrawGuarantee(ctx, { departureId: id, actor, reason })
  expect(await withdraw(' ')).toMatchObject({ refusal: { reason: 'withdrawal-reason-missing' } })
  expect(await withdraw('The road is washed away')).toMatchObject({ done: true })
  await confirmedBooking(slug, minimum)
  expect((await now()).guaranteed).toBe(false)
  await guaranteeDeparture(ctx, { departureId: id, actor })
  expect((await now()).guaranteed).toBe(true)
})

test('a guarantee that is undone leaves the departure to its minimum', async () => {
  const [below, reached] = [await trek(), await trek()]
  await confirmedBooking(reached.slug, reached.minimum - 1)
  for (const { id } of [below, reached]) await guaranteeDeparture(ctx, { departureId: id, actor })
  await confirmedBooking(reached.slug, 1)
  for (const { id } of [below, reached]) await undoGuarantee(ctx, { departureId: id, actor })
  expect([(await below.now()).guaranteed, (await reached.now()).guaranteed]).toEqual([false, true])
})

test('a minimum that is lowered to what is confirmed guarantees it, and one that is raised again takes nothing back', async () => {
  const { id, slug, minimum, now } = await trek()
  await confirmedBooking(slug, minimum - 1)
  const change = async (to: number) => {
    const departure = await findAdminDeparture(ctx.db, id)
    if (!departure) throw new Error('The departure is gone')
    const { packageId, packageSlug, nights, startsOn, comfort, cutOffDays, note, version: seen } = departure
    const values = {
      package: { id: packageId, slug: packageSlug, nights },
      startsOn,
      comfort,
      capacity: 8,
      minimum: to,
      cutOffDays,
      note,
    }
    return editDeparture(ctx, { departureId: id, seen, actor, values })
  }
  expect(await change(minimum - 1)).toMatchObject({ done: true })
  expect((await now()).guaranteed).toBe(true)
  expect(await change(minimum + 2)).toMatchObject({ done: true })
  expect((await now()).guaranteed).toBe(true)
})
