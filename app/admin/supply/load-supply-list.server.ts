import { isLive, type LineState } from '#features/supply/lines/order-line.ts'
import { countSupplierOrders, type ListedOrder, listSupplierOrders } from '#features/supply/reads-lists.server.ts'
import { listOpenOrders } from '#features/supply/reads-open-orders.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { orderLineWords } from '../../words/admin/supply/order-lines.ts'
import { supplyListWords } from '../../words/admin/supply/supply-list.ts'
import { pageOf } from '../components/cursor.ts'
import { instantText } from '../components/instants.ts'
import { replyPath, runOrdersPath } from './run-orders-path.ts'
import { cursorOf, type SupplyQuery } from './supply-query.ts'

const perPage = 50

/** A page of the orders of all runs. Three statements, however many there are; no cost is read. */
export async function loadSupplyList(ctx: Context, read: ReadWords, query: SupplyQuery) {
  const { db } = ctx
  const now = ctx.clock.now()
  const today = kigaliDay(now)
  const open = await listOpenOrders(db, today)
  const [found, counts] = await Promise.all([
    listSupplierOrders(db, { ...query, limit: perPage, today }, open),
    countSupplierOrders(db, today, open),
  ])
  const { rows, next } = pageOf(found, perPage, cursorOf)
  return { query, counts, next, rows: rows.map((row) => rowOf(read, row, now)) }
}

const rank: readonly LineState[] = [
  'to-choose',
  'to-request',
  'requested',
  'wait-listed',
  'provisional',
  'confirmed',
  'not-delivered',
  'used',
  'declined',
  'cancelled',
  'dropped',
]

function rowOf(read: ReadWords, row: ListedOrder, now: Date) {
  const words = read(supplyListWords)
  const { statesShort, toSend: toSendWords } = read(orderLineWords)
  const { runId, orderId, reference, supplier, title, bookingReference, lines, titles, states, answerBy, notLeft, toSend } = row
  const live = states.filter(isLive)
  const shown = rank.filter((state) => (live.length > 0 ? live : states).includes(state))
  const when = (at: Date) => instantText(at, now, read.format)
  const isLate = answerBy !== null && answerBy <= now
  return {
    id: `${runId}-${orderId ?? 0}`,
    to: pathOf(row),
    title,
    name: `, ${[bookingReference || read.format.day(row.firstDay), supplier || words.noSupplier].join(', ')}`,
    reference: bookingReference,
    day: read.format.shortDate(row.firstDay),
    supplier: supplier || words.noSupplier,
    orderReference: [reference, row.theirReferences].filter(Boolean).join(' · '),
    lines: titles[0] === undefined ? read.format.number(lines) : words.linesOf({ title: titles[0], more: lines - 1 }),
    states: [
      // What is to be done stands first. A request is a state of its own.
      ...toSend.flatMap((kind) => (kind === 'request' ? [] : [{ word: toSendWords[kind], tone: 'warn' as const }])),
      ...(notLeft ? [{ word: words.notSent, tone: 'warn' as const }] : []),
      ...shown.map((state) => ({ word: statesShort[state], tone: toneOf(state, isLate) })),
    ],
    since: notLeft ? words.written({ when: when(notLeft.writtenAt) }) : row.sentAt ? words.sent({ when: when(row.sentAt) }) : '',
    notSent: notLeft && orderId !== null ? { orderId, numbers: notLeft.numbers } : undefined,
    ...nextOf(row, words, when, now),
  }
}

/** Where the row is dealt with: what has no supplier, all that is to be sent, the reply that is awaited, or the order. */
function pathOf({ key, orderId, toSend, answerBy, notLeft }: ListedOrder): string {
  if (orderId === null) return `${runOrdersPath(key)}#open`
  if (toSend.length > 0) return `${runOrdersPath(key)}#send`
  return answerBy && !notLeft ? replyPath(key, orderId) : `${runOrdersPath(key)}#order-${orderId}`
}

const toneOf = (state: LineState, isLate: boolean) =>
  state === 'confirmed' || state === 'used'
    ? ('ok' as const)
    : state === 'not-delivered' || (state === 'requested' && isLate)
      ? ('bad' as const)
      : isLive(state)
        ? ('warn' as const)
        : undefined

type Labels = ReturnType<typeof wordsOf>
const wordsOf = (read: ReadWords) => read(supplyListWords)

/** What is next for an order: send, choose, or what is waited for. */
function nextOf(
  { orderId, toSend, hasOtherPrice, answerBy, provisionalUntil, notLeft }: ListedOrder,
  words: Labels,
  when: (at: Date) => string,
  now: Date,
) {
  const { next } = words
  if (orderId === null) return { next: next.choose, isLate: false }
  if (toSend.length > 0) return { next: next.send, isLate: false }
  if (notLeft) return { next: next.sendText, isLate: false }
  if (hasOtherPrice) return { next: next.price, isLate: false }
  if (answerBy && answerBy <= now) return { next: next.late({ when: when(answerBy) }), isLate: true }
  if (answerBy) return { next: next.due({ when: when(answerBy) }), isLate: false }
  if (provisionalUntil) return { next: next.until({ when: when(provisionalUntil) }), isLate: false }
  return { next: '', isLate: false }
}
