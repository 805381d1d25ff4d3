import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { saveExtraService } from '#features/costs/save-extra-service.server.ts'
import { findCrew } from '#features/roster/find-crew.server.ts'
import { addRateBook } from '#features/suppliers/add-rate-book.server.ts'
import { saveFlight } from '#features/travellers/flights/save-flight.server.ts'
import { oneCarBook } from '#tests/support/car-rate-book.ts'
import { suppliedTrek } from '#tests/support/supplied-journeys.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays } from '#values/dates.ts'
import { followOrders } from '../follow/follow-orders.server.ts'
import { sendOrders, stampOf } from '../messages/send-orders.server.ts'
import { listLines } from '../reads.server.ts'
import { toSend } from './order-line.ts'

const { ctx } = await testContext()
const trek = await suppliedTrek(ctx)
const actor = { id: 'diane', name: 'Diane' }
let car = 0

beforeAll(async () => {
  const ids = await ctx.db.transaction().execute((tx) => addRateBook(ctx, tx, oneCarBook, 'Sophie'))
  car = ids.get('car') ?? 0
  await sql`insert into extras (id, name, note, unit, amount_minor, kinds, most_per_booking, active, position, transfer) values
    ('pick-up', 'From the airport', '', 'booking', 6000, '{journey}', 1, true, 90, 'arrival'),
    ('drop-off', 'To the airport', '', 'booking', 6000, '{journey}', 1, true, 91, 'departure')`.execute(ctx.db)
})

const supplyBy = (id: string, serviceId: number | null, seen: number | null = null) =>
  saveExtraService(ctx, { extra: { id, entryId: 1, name: id }, seen, serviceId, actor })
const bookWith = (...ids: string[]) =>
  trek.book({ ordered: { package: trek.slug, comfort: 'lodge', extras: ids.map((id) => ({ id, quantity: 1 })) } })
async function linesOf(bookingId: string) {
  await followOrders(ctx)
  const { rows } = await sql<{ id: number }>`select id from supply_runs where booking_id = ${bookingId}`.execute(ctx.db)
  return listLines(ctx.db, rows[0]?.id ?? 0)
}
const extraLines = async (bookingId: string) => (await linesOf(bookingId)).filter(({ itemKey }) => itemKey.startsWith('extra:'))
const flight = { number: 'KL 537', airport: 'KGL', positions: [], note: null }

test('a transfer that a supplier delivers is ordered, and a flight that is entered or changed is a change to send', async () => {
  expect(await supplyBy('pick-up', car)).toMatchObject({ done: true })
  const { bookingId, startsOn } = await bookWith('pick-up')
  const [line] = await extraLines(bookingId)
  expect(line).toMatchObject({
    serviceId: car,
    firstDay: startsOn,
    lastDay: startsOn,
    state: 'to-request',
    details: { flights: [], lodges: ['Lodge Mutobo'] },
  })
  const all = await linesOf(bookingId)
  const orderIds = [...new Set(all.flatMap(({ orderId }) => orderId ?? []))]
  const sending = { run: { bookingId }, orderIds, stamp: stampOf(all), actor }
  expect(await sendOrders(ctx, { ...sending, method: 'phone', spokeWith: 'Jean' })).toMatchObject({ done: true })
  expect(toSend((await extraLines(bookingId))[0] ?? expect.unreachable())).toBeUndefined()
  const entered = await saveFlight(ctx, {
    bookingId,
    flight: { ...flight, direction: 'in', day: addDays(startsOn, -1), at: '22:45' },
    actor: { by: 'staff', name: 'Diane' },
  })
  expect(entered).toMatchObject({ done: true })
  const [changed] = await extraLines(bookingId)
  expect(changed && toSend(changed)).toBe('change')
  expect(changed).toMatchObject({ firstDay: addDays(startsOn, -1), details: { flights: [{ number: 'KL 537', travellers: 2 }] } })
  // The vehicle of this supplier is none of ours.
  expect((await findCrew(ctx.db, { bookingId }))?.run.transfers).toEqual([])
})

test('a transfer without a supplier is planned for our own vehicle and driver at the time of the flight', async () => {
  const { bookingId, endsOn } = await bookWith('drop-off')
  expect(await extraLines(bookingId)).toEqual([])
  await saveFlight(ctx, {
    bookingId,
    flight: { ...flight, direction: 'out', day: endsOn, at: '23:30' },
    actor: { by: 'visitor' },
  })
  expect((await findCrew(ctx.db, { bookingId }))?.run.transfers).toMatchObject([
    { flight: { number: 'KL 537', direction: 'out' }, span: { to: `${endsOn}T20:30` } },
  ])
  // Once a supplier delivers it, it is theirs, for the same booking too.
  expect(await supplyBy('drop-off', car)).toMatchObject({ done: true })
  expect((await findCrew(ctx.db, { bookingId }))?.run.transfers).toEqual([])
})

test('of two who choose a supplier over what both have seen, one is refused with what the other chose', async () => {
  expect(await supplyBy('drop-off', null, car)).toMatchObject({ done: true })
  const both = await Promise.all([supplyBy('drop-off', car), supplyBy('drop-off', trek.mutobo)])
  expect(both.filter(({ done }) => done)).toHaveLength(1)
  expect(both.find(({ done }) => !done)).toMatchObject({ refusal: { reason: 'changed-meanwhile' } })
})
