import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listOpenAlerts } from '#features/alerts/reads.server.ts'
import { archiveSupplier } from '#features/suppliers/save-supplier.server.ts'
import { detailsVersion } from '#features/travellers/details-version.server.ts'
import { listDetailRows } from '#features/travellers/reads.server.ts'
import { saveRooms } from '#features/travellers/save-rooms.server.ts'
import { removeTraveller, suppliedTrek } from '#tests/support/supplied-journeys.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { recordReplies } from '../answers/record-replies.server.ts'
import { chooseService } from '../choices/choose-supplier.server.ts'
import { isLive, toSend } from '../lines/order-line.ts'
import { sendOrders, stampOf } from '../messages/send-orders.server.ts'
import { listLines, listOpenReferences, listOrders } from '../reads.server.ts'
import { followOrders } from './follow-orders.server.ts'
import { previewFollow } from './preview-follow.server.ts'

const { ctx } = await testContext()
const trek = await suppliedTrek(ctx)
const actor = { id: 'diane', name: 'Diane' }

async function linesOf(bookingId: string) {
  await followOrders(ctx)
  const { rows } = await sql<{ id: number }>`select id from supply_runs where booking_id = ${bookingId}`.execute(ctx.db)
  return rows[0] ? listLines(ctx.db, rows[0].id) : []
}
const send = async (bookingId: string) => {
  const lines = await linesOf(bookingId)
  const orderIds = [...new Set(lines.flatMap(({ orderId }) => orderId ?? []))]
  return sendOrders(ctx, { run: { bookingId }, orderIds, stamp: stampOf(lines), method: 'email', spokeWith: '', actor })
}
const confirmAll = async (bookingId: string) => {
  const lines = (await linesOf(bookingId)).filter(({ state }) => state === 'requested')
  for (const { id, orderId } of lines)
    expect(
      await recordReplies(ctx, {
        orderId: orderId ?? 0,
        replies: [{ lineId: id, answer: 'confirmed', reference: `R${id}`, until: null, costMinor: null }],
        text: '',
        by: actor,
        acceptsCost: true,
      }),
    ).toMatchObject({ done: true })
}
const states = async (bookingId: string) => (await linesOf(bookingId)).map(({ title, state }) => `${title} ${state}`)
const sendings = async (bookingId: string) => (await linesOf(bookingId)).map((line) => toSend(line)).filter(Boolean)
const emails = async () =>
  (
    await sql<{
      recipient: string
      subject: string
      html: string
    }>`select recipient, subject, html from emails order by id`.execute(ctx.db)
  ).rows

test('a confirmed journey orders each stay of its package from its supplier, with rooms, nights and cost', async () => {
  const { bookingId, startsOn } = await trek.book({ travellers: 3 })
  const lines = await linesOf(bookingId)
  expect(lines).toMatchObject([
    {
      title: 'Room at Lodge Mutobo (FB)',
      state: 'to-request',
      firstDay: startsOn,
      lastDay: startsOn,
      costMinor: 15_000 * 2 + 21_000,
      details: { adults: 3, rooms: [{ adults: 2 }, { adults: 1 }], board: 'FB', crewBeds: 1 },
    },
    { title: 'Room at Lodge Lunga (FB)', state: 'to-request', firstDay: addDays(startsOn, 1) },
  ])
  expect(await followOrders(ctx), 'a second look finds nothing to do').toBe(0)
})

test('sent and confirmed, a change of the party is to be sent to those whose rooms change, and there and back to nobody', async () => {
  const { bookingId } = await trek.book({ travellers: 3 })
  expect(await sendings(bookingId)).toEqual(['request', 'request'])
  expect(await send(bookingId)).toMatchObject({ done: true, value: { count: 2, leaves: true } })
  await confirmAll(bookingId)
  expect(await states(bookingId)).toEqual(['Room at Lodge Mutobo (FB) confirmed', 'Room at Lodge Lunga (FB) confirmed'])
  await removeTraveller(ctx, bookingId)
  expect(await sendings(bookingId)).toEqual(['change', 'change'])
  await addOne(bookingId)
  expect(await sendings(bookingId), 'there and back').toEqual([])
  await removeTraveller(ctx, bookingId)
  expect(await send(bookingId)).toMatchObject({ done: true })
  expect((await emails()).slice(-2)).toMatchObject([
    { subject: expect.stringMatching(/please change our order S-/), html: expect.stringMatching(/before: 3 adults/) },
    {},
  ])
})
test('each room is ordered for who sleeps in it, whoever leaves a gap among the positions of a party; who wishes for another room changes the order', async () => {
  const { bookingId } = await trek.book({ travellers: 3 })
  const rooms = async () => (await linesOf(bookingId)).map(({ details }) => details.rooms.map(({ adults }) => adults))
  await sql`update booking_travellers set position = 7 where booking_id = ${bookingId} and position = 2`.execute(ctx.db)
  await sql`update bookings set version = version + 1 where id = ${bookingId}`.execute(ctx.db)
  expect(await rooms()).toEqual([
    [2, 1],
    [2, 1],
  ])
  const details = await listDetailRows(ctx.db, bookingId)
  const together = details.map((row) => ({ position: row.position, room: 'All', beds: '' as const, seen: detailsVersion(row) }))
  expect(await saveRooms(ctx, bookingId, together, actor)).toMatchObject({ done: true })
  expect(await rooms()).toEqual([[3], [3]])
})

const addOne = async (bookingId: string) => {
  await sql`insert into booking_travellers (booking_id, position, assumed_age, residency) values (${bookingId}, 3, 30, 'foreign')`.execute(
    ctx.db,
  )
  await sql`update bookings set version = version + 1, travellers_count = 3 where id = ${bookingId}`.execute(ctx.db)
}

test('declined, a service is to be chosen anew; what was chosen is asked, and the former supplier is never asked again', async () => {
  const { bookingId } = await trek.book()
  await send(bookingId)
  const [first] = await linesOf(bookingId)
  await recordReplies(ctx, {
    orderId: first?.orderId ?? 0,
    replies: [{ lineId: first?.id ?? 0, answer: 'declined', reference: '', until: null, costMinor: null }],
    text: 'Fully booked',
    by: null,
    acceptsCost: false,
  })
  const open = (await linesOf(bookingId)).find(({ state }) => state === 'to-choose')
  expect(open).toMatchObject({ itemKey: first?.itemKey, serviceId: null })
  const choose = (serviceId: number) =>
    chooseService(ctx, { run: { bookingId }, itemKey: open?.itemKey ?? '', serviceId, reason: '', actor })
  expect(await choose(trek.mutobo)).toMatchObject({ refusal: { reason: 'declined-before' } })
  const alerts = async () => (await listOpenAlerts(ctx.db, { limit: 20, bookingId })).map(({ text }) => text)
  expect(await alerts()).toEqual([expect.stringMatching(/the supplier declined\. Choose somebody else/)])
  expect(await choose(trek.nyika)).toMatchObject({ done: true })
  expect(await alerts(), 'somebody is chosen').toEqual([])
  const live = (await linesOf(bookingId)).filter(({ state }) => isLive(state))
  expect(live.map(({ title, state }) => `${title} ${state}`).toSorted()).toEqual([
    'Room at Camp Nyika (FB) to-request',
    'Room at Lodge Lunga (FB) requested',
  ])
  const stamp = stampOf(live)
  const orders = (await listOrders(ctx.db, live[0]?.runId ?? 0)).map(({ id }) => id)
  const by = { run: { bookingId }, orderIds: orders, stamp, spokeWith: '', actor }
  expect(await sendOrders(ctx, { ...by, method: 'email' })).toMatchObject({
    refusal: { reason: 'no-email', supplier: 'Camp Nyika' },
  })
  expect(await sendOrders(ctx, { ...by, method: 'phone' })).toMatchObject({ refusal: { reason: 'spoke-with-missing' } })
  expect(await sendOrders(ctx, { ...by, method: 'phone', spokeWith: 'Claudine' })).toMatchObject({
    done: true,
    value: { count: 1 },
  })
})

test('a cancelled booking cancels what was sent, with the supplier’s fee by its days, and drops what was not', async () => {
  const { bookingId, startsOn } = await trek.book()
  await send(bookingId)
  await confirmAll(bookingId)
  await sql`update bookings set state = 'cancelled', version = version + 1 where id = ${bookingId}`.execute(ctx.db)
  const lines = await linesOf(bookingId)
  expect(lines).toMatchObject([{ state: 'cancelled' }, { state: 'cancelled' }])
  expect(startsOn > '2027').toBe(true)
  const other = await trek.book()
  await linesOf(other.bookingId)
  await sql`update bookings set state = 'cancelled', version = version + 1 where id = ${other.bookingId}`.execute(ctx.db)
  expect((await linesOf(other.bookingId)).map(({ state }) => state)).toEqual(['dropped', 'dropped'])
  expect(await sendings(bookingId)).toEqual(['cancellation', 'cancellation'])
})

test('emails to suppliers have no price, no traveller but the lead’s family name, and nothing of what the customer pays', async () => {
  const { bookingId } = await trek.book()
  await send(bookingId)
  for (const { html } of (await emails()).slice(-2)) expect(html).not.toMatch(/Marit|marit@|4,900|490000|150\.00|300\.00|\+47/)
})

test('of other days each supplier that was sent its services is named beforehand, and of what nobody was sent none', async () => {
  const { bookingId } = await trek.book({ travellers: 2 })
  const moved = async (what: 'days' | 'package') => {
    let found: unknown
    await ctx.db
      .transaction()
      .execute(async (tx) => {
        await (what === 'days'
          ? sql`update bookings set starts_on = starts_on + 3, ends_on = ends_on + 3 where id = ${bookingId}`.execute(tx)
          : sql`update bookings set ordered = ordered || '{"package": "none"}' where id = ${bookingId}`.execute(tx))
        found = await previewFollow(tx, { bookingId })
        throw rolledBack
      })
      .catch((error) => expect(error).toBe(rolledBack))
    return found
  }
  await linesOf(bookingId)
  expect(await moved('days')).toEqual([])
  await send(bookingId)
  const nights = await linesOf(bookingId)
  const effect = (supplier: string) => {
    const sent = nights.find(({ title }) => title === `Room at ${supplier} (FB)`)
    if (!sent?.sent) throw new Error(`Nothing was sent to ${supplier}`)
    const later = { firstDay: addDays(sent.firstDay, 3), lastDay: addDays(sent.lastDay, 3) }
    return { supplier, changed: [{ before: sent.sent, after: { ...sent.sent, ...later } }], cancelled: [] }
  }
  expect(await moved('days')).toEqual([effect('Lodge Lunga'), effect('Lodge Mutobo')])
  expect(await moved('package')).toMatchObject([
    { supplier: 'Lodge Lunga', changed: [], cancelled: [{ title: 'Room at Lodge Lunga (FB)' }] },
    { supplier: 'Lodge Mutobo', changed: [], cancelled: [{ title: 'Room at Lodge Mutobo (FB)' }] },
  ])
  expect(await sendings(bookingId), 'nothing was stored').toEqual([])
})
const rolledBack = new Error('Only looked')

test('a supplier of whom something is ordered is not archived, with its orders named, until somebody else is chosen', async () => {
  const { bookingId } = await trek.book({ travellers: 2 })
  const lines = await linesOf(bookingId)
  const supplierId = lines.find(({ title }) => title.includes('Mutobo'))?.supplierId ?? 0
  const order = (await listOrders(ctx.db, lines[0]?.runId ?? 0)).find((one) => one.supplierId === supplierId)
  const archive = () =>
    archiveSupplier(ctx, { id: supplierId, archived: true, actor }, (tx, id) =>
      listOpenReferences(tx, id, kigaliDay(ctx.clock.now())),
    )
  const refused = await archive()
  expect(refused).toMatchObject({ refusal: { reason: 'orders-open', name: 'Lodge Mutobo' } })
  expect(!refused.done && refused.refusal.reason === 'orders-open' && refused.refusal.orders).toContain(order?.reference)
  await sql`update supplier_order_lines set state = 'dropped', ended_at = now() where order_id in (select id from supplier_orders where supplier_id = ${supplierId})`.execute(
    ctx.db,
  )
  expect(await archive()).toMatchObject({ done: true })
})
