import type { Context, Tx } from '#platform/context.ts'
import { addDays, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { closeLines } from '../follow/close-lines.server.ts'
import { followOrders, followRunOrders } from '../follow/follow-orders.server.ts'
import { answersUntil, type LineAnswer } from '../lines/line-answers.ts'
import { factsOf, type OrderLine } from '../lines/order-line.ts'
import { findOrder, listLinesToSend } from '../reads.server.ts'
import { insertMessage, insertReply, type LineUpdate, updateLine } from '../writes.server.ts'

/** Who made what the demonstration has. */
const by = 'Demo'
const hour = 3_600_000
/** Days ahead for which the office has asked suppliers; of what begins later, only a few. */
const orderedDays = 150

/** What the supplier of the nth order has answered: most a yes; undefined where it was sent and nobody answered. */
const answersOf: readonly (LineAnswer | undefined)[] = [
  'confirmed',
  'confirmed',
  'provisional',
  'confirmed',
  undefined,
  'confirmed',
  'confirmed',
  'wait-listed',
  'confirmed',
  'confirmed',
]

/**
 * Orders what the demo bookings need of suppliers, as an office has it: most confirmed, some provisional, wait-listed, late or not sent yet, one
 * declined. Nothing is emailed, and nothing stands in the audit log. Returns how many lines there are.
 */
export async function addDemoOrders(ctx: Context): Promise<number> {
  while ((await followOrders(ctx)) > 0);
  const today = kigaliDay(ctx.clock.now())
  const due = await listLinesToSend(ctx.db, addDays(today, orderedDays))
  const orders = [...Map.groupBy(due, ({ orderId }) => orderId ?? 0)]
  for (const [nth, [orderId, lines]] of orders.entries()) {
    if (nth % 6 === 5) continue
    await ctx.db
      .transaction()
      .execute((tx) => answerOrder(ctx, tx, { orderId, lines, answer: answersOf[nth % answersOf.length] }))
  }
  while ((await closeLines(ctx)) > 0);
  return due.length
}

/** Orders what a demo booking of before now needs of suppliers, by the clock of then; all of it is confirmed. */
export const orderDemoTrip = (ctx: Context, bookingId: string): Promise<void> =>
  ctx.db.transaction().execute(async (tx) => {
    const lines = (await followRunOrders(ctx, tx, { bookingId })).filter(({ state }) => state === 'to-request')
    for (const [orderId, own] of Map.groupBy(lines, (line) => line.orderId ?? 0))
      await answerOrder(ctx, tx, { orderId, lines: own, answer: 'confirmed' })
  })

type Answered = { orderId: number; lines: readonly OrderLine[]; answer: LineAnswer | undefined }

async function answerOrder(ctx: Context, tx: Tx, { orderId, lines, answer }: Answered): Promise<void> {
  const now = ctx.clock.now()
  const [sentAt, repliedAt] = [new Date(now.getTime() - 90 * hour), new Date(now.getTime() - 60 * hour)]
  const order = await findOrder(tx, orderId)
  const method = order?.email ? ('email' as const) : ('phone' as const)
  const spokeWith = method === 'phone' ? 'Reservations' : ''
  const sent = lines.map((line) => ({ lineId: line.id, what: 'request' as const, facts: factsOf(line), before: null }))
  const message = { orderId, kind: 'order' as const, method, spokeWith, lines: sent, contentHash: '', sentAt, sentBy: by }
  await insertMessage(tx, { ...message, queued: method === 'email' })
  const reference = answer === 'confirmed' ? `R-${10_000 + orderId}` : ''
  for (const line of lines)
    await updateLine(tx, line, stateOf(line, answer, { sentAt, repliedAt, reference, today: kigaliDay(now) }))
  if (answer === undefined) return
  const replies = lines.map(({ title }) => ({ title, answer, reference }))
  await insertReply(tx, { orderId, replies, text: '', repliedAt, stands: true, recordedBy: by })
}

function stateOf(
  line: OrderLine,
  answer: LineAnswer | undefined,
  { sentAt, repliedAt, reference, today }: { sentAt: Date; repliedAt: Date; reference: string; today: string },
): LineUpdate {
  const sent = factsOf(line)
  switch (answer) {
    case 'confirmed':
      return { sent, state: 'confirmed', agreed: sent, theirReference: reference, confirmedAt: repliedAt }
    case 'provisional':
      return { sent, state: 'provisional', provisionalUntil: kigaliInstant(addDays(today, 3 + (line.id % 5)), 17) }
    case 'wait-listed':
      return { sent, state: 'wait-listed' }
    default:
      return { sent, state: 'requested', answerBy: answersUntil(sentAt) }
  }
}
