import { expect, test } from 'vitest'
import { listAuditEntries } from '#features/audit-log/reads.server.ts'
import { declineBooking } from '#features/bookings/cancellations/decline-booking.server.ts'
import { requestBooking } from '#features/bookings/placing/request-booking.server.ts'
import { listEvents } from '#features/bookings/reads.server.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { bookingNow, gorillaTrek, paid, partyOf, seatsTaken } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { auditRow } from '../../audit-log/audit-row.ts'
import { loadAlso } from '../../dashboard/load-other-tasks.server.ts'
import { releaseHolds } from './release-holds.server.ts'
import { action, loader } from './unpaid-holds.tsx'

const { ctx, clock } = await testContext()
const trek = await gorillaTrek(ctx, { seats: 30 })
const cookie = await cookieOf(ctx, 'sales')
const at = '/admin/bookings/unpaid-holds'

/** A hold of so many seats from one address, by somebody of their own. */
async function hold(seats: number, who: number) {
  const contact = { name: 'Ola Berg', email: `ola-${who}@example.no`, phone: `+47 900 0000${who}` }
  const made = await requestBooking(
    ctx,
    { ...(await partyOf(ctx, seats, trek.slug)), contact },
    { actor: 'visitor', address: '203.0.113.9' },
  )
  if (!made.done) throw new Error(made.refusal.reason)
  return bookingNow(ctx, made.value.id)
}

const shown = () => loader(argsOf(ctx, at, { cookie }) as never)

test('staff see who holds more than once, and release what is ticked with a reason that is written down', async () => {
  const [one, two, settled] = [await hold(8, 1), await hold(9, 2), await hold(3, 3)]
  await paid(ctx, settled.id, settled.depositMinor)
  const { groups } = await shown()
  expect(groups.map(({ name, holds }) => [name, holds.map(({ id }) => id).toSorted()])).toEqual([
    ['17 places, the same IP address', [one.id, two.id].toSorted()],
  ])
  const also = await loadAlso(ctx, { role: 'sales', read: readEnglish, now: clock.now() })
  expect(also).toContainEqual(expect.objectContaining({ id: 'unpaid', to: at, tag: '1' }))

  const press = (form: Record<string, string>) => answerOf(() => action(argsOf(ctx, at, { cookie, form }) as never))
  const ticked = { hold: `${two.id} ${two.version}` }
  expect(await press({ reason: 'Held for nothing' })).toMatchObject({ status: 422 })
  expect(await press({ ...ticked, reason: ' ' })).toMatchObject({
    status: 422,
    data: { problem: expect.stringContaining('reason') },
  })
  expect(await press({ hold: `${two.id} ${two.version + 1}`, reason: 'x' })).toMatchObject({ status: 409 })
  expect(await press({ ...ticked, reason: 'Held for nothing' })).toMatchObject({
    status: 200,
    data: { done: '1 hold released.' },
  })
  expect((await bookingNow(ctx, two.id)).state).toBe('rejected')
  expect((await listEvents(ctx.db, two.id)).at(-1)).toMatchObject({ event: 'decline', text: 'Held for nothing' })
  expect(await seatsTaken(ctx, trek)).toBe(11)
  const { rows } = await listAuditEntries(ctx.db, { action: 'hold-released' })
  expect(rows).toMatchObject([
    {
      actor: 'Diane Uwase',
      subjectKind: 'booking',
      subjectId: two.id,
      subject: two.reference,
      facts: { places: 9, reason: 'Held for nothing' },
    },
  ])
  expect(rows.map((row) => auditRow(readEnglish, row, clock.now()))).toMatchObject([
    { what: 'Released an unpaid hold', subject: { words: two.reference, to: `/admin/bookings/${two.id}` } },
  ])
  expect((await shown()).groups).toEqual([])
})

test('what is paid is never released from here, even where it stood on an older screen', async () => {
  const settled = await hold(2, 4)
  await paid(ctx, settled.id, settled.depositMinor)
  const form = { hold: `${settled.id} ${settled.version}`, reason: 'Held for nothing' }
  expect(await answerOf(() => action(argsOf(ctx, at, { cookie, form }) as never))).toMatchObject({ status: 409 })
  expect((await bookingNow(ctx, settled.id)).state).toBe('confirmed')
})

test('each hold that is released has its own entry in the audit log', async () => {
  const [one, two] = [await hold(2, 5), await hold(2, 6)]
  const chosen = new Map([one, two].map(({ id, version }) => [id, version]))
  const staff = { id: 'sales-1', name: 'Diane' }
  expect(await releaseHolds(ctx, { chosen, reason: 'Held twice', staff })).toEqual({ released: 2, left: 0 })
  const { rows } = await listAuditEntries(ctx.db, { action: 'hold-released' })
  const twice = rows.filter(({ facts }) => facts.reason === 'Held twice')
  expect(twice.map(({ subjectId }) => subjectId).toSorted()).toEqual([one.id, two.id].toSorted())
})

test('a hold whose entry cannot be written stays on hold', async () => {
  const one = await hold(2, 7)
  const record = () => Promise.reject(new Error('The audit log is full'))
  await expect(declineBooking(ctx, one.id, { actor: 'Diane', reason: 'Held twice', record })).rejects.toThrow('full')
  const now = await bookingNow(ctx, one.id)
  expect([now.state, now.version]).toEqual(['on-hold', one.version])
  expect((await listEvents(ctx.db, one.id)).map(({ event }) => event)).not.toContain('decline')
})
