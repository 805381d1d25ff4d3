import { sql } from 'kysely'
import { findSentOrder } from '#features/supply/answers/find-sent-order.server.ts'
import { recordReplies } from '#features/supply/answers/record-replies.server.ts'
import { chooseService } from '#features/supply/choices/choose-supplier.server.ts'
import { followOrders } from '#features/supply/follow/follow-orders.server.ts'
import type { OrderLine } from '#features/supply/lines/order-line.ts'
import type { LineReply } from '#features/supply/messages/message.ts'
import { orderKey } from '#features/supply/messages/order-key.server.ts'
import { sendOrders, stampOf } from '#features/supply/messages/send-orders.server.ts'
import { findOrder, listLines, listMessages } from '#features/supply/reads.server.ts'
import type { Context } from '#platform/context.ts'
import type { suppliedTrek } from './supplied-journeys.ts'

const actor = { id: 'diane', name: 'Diane' }

/** The order lines of a booking as they are after a look at it. */
export async function linesOf(ctx: Context, bookingId: string): Promise<OrderLine[]> {
  await followOrders(ctx)
  const { rows } = await sql<{ id: number }>`select id from supply_runs where booking_id = ${bookingId}`.execute(ctx.db)
  return rows[0] ? listLines(ctx.db, rows[0].id) : []
}

/** Sends what is new for all suppliers of a booking, or for one order; by phone where somebody there is named. */
export async function sendAll(ctx: Context, bookingId: string, orderId?: number, spokeWith = ''): Promise<void> {
  const lines = (await linesOf(ctx, bookingId)).filter((line) => orderId === undefined || line.orderId === orderId)
  const orderIds = [...new Set(lines.flatMap((line) => line.orderId ?? []))]
  const input = {
    run: { bookingId },
    orderIds,
    stamp: stampOf(lines),
    method: spokeWith ? ('phone' as const) : ('email' as const),
    spokeWith,
    actor,
  }
  const sent = await sendOrders(ctx, input)
  if (!sent.done) throw new Error(sent.refusal.reason)
}

export const replied = (lineId: number, more: Partial<LineReply> = {}): LineReply => ({
  ...{ lineId, answer: 'confirmed', reference: '', until: null, costMinor: null, ...more },
})

/** What staff record of a supplier's answer. */
export async function recordedBy(ctx: Context, orderId: number, ...replies: LineReply[]): Promise<void> {
  const recorded = await recordReplies(ctx, { orderId, replies, text: '', by: actor, acceptsCost: true })
  if (!recorded.done) throw new Error(recorded.refusal.reason)
}

/** The key of a message of an order, under the secret of a server. */
export async function keyOfMessage(ctx: Context, orderId: number, number: number, secret = ctx.config.secret): Promise<string> {
  const order = await findOrder(ctx.db, orderId)
  if (!order) throw new Error('There is no such order')
  return orderKey(secret, { orderId, number, createdAt: order.createdAt })
}

/** What the page of a message is made of. */
export const sentOrder = async (ctx: Context, orderId: number, number = 1) =>
  findSentOrder(ctx, await keyOfMessage(ctx, orderId, number))

export const messagesOf = (ctx: Context, orderId: number) => listMessages(ctx.db, [orderId])

type Trek = Awaited<ReturnType<typeof suppliedTrek>>

/** A booking whose supplier of the first night was sent its order: one line. */
export async function orderedOne(ctx: Context, trek: Trek, more: Parameters<Trek['book']>[0] = {}) {
  const { bookingId } = await trek.book(more)
  await sendAll(ctx, bookingId)
  const [line] = await linesOf(ctx, bookingId)
  if (line?.orderId == null) throw new Error('Nothing was ordered')
  return { bookingId, orderId: line.orderId, lineId: line.id }
}

/** A booking of which both services are with Lodge Lunga, in one message: two lines. */
export async function orderedTwo(ctx: Context, trek: Trek, more: Parameters<Trek['book']>[0] = {}) {
  const { bookingId } = await trek.book(more)
  const [mutobo, lunga] = await linesOf(ctx, bookingId)
  if (mutobo?.orderId == null || lunga?.orderId == null) throw new Error('Nothing was ordered')
  await sendAll(ctx, bookingId, mutobo.orderId)
  await recordedBy(ctx, mutobo.orderId, replied(mutobo.id, { answer: 'declined' }))
  const choice = { run: { bookingId }, itemKey: mutobo.itemKey, serviceId: trek.lunga, reason: '', actor }
  const chosen = await chooseService(ctx, choice)
  if (!chosen.done) throw new Error(chosen.refusal.reason)
  await sendAll(ctx, bookingId)
  const lines = (await linesOf(ctx, bookingId)).filter(({ orderId }) => orderId === lunga.orderId)
  return { bookingId, orderId: lunga.orderId, lineIds: lines.map(({ id }) => id) }
}
