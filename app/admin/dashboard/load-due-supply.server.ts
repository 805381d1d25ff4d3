import { runText } from '#features/crew/assignments/assignment.ts'
import { type ListedOrder, listSupplierOrders } from '#features/supply/reads-lists.server.ts'
import { listOpenOrders } from '#features/supply/reads-open-orders.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, daysBetween, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { todayWords } from '../../words/admin/dashboard.ts'
import { replyPath, runOrdersPath } from '../supply/run-orders-path.ts'
import type { TaskItem } from '../tasks/tasks-pane.tsx'
import { mostOfKind } from './due-list.ts'
import { answerBefore, rowOf } from './due-rows.ts'
import { type FactRow, factRows } from './work-rows.ts'

/** Whose trip begins within so many days needs its suppliers now. */
const chosenWithinDays = 30
/** Within so many it is red. */
const lateWithinDays = 14

/** So many orders to send are read, of which those of one trip are one row. */
const mostSent = 60

type Viewer = { now: Date; mayWrite: boolean }

/** Orders to send or written and not sent, services without a supplier whose trip begins soon, and replies that are late. Four statements, whatever there is. */
export async function loadDueSupply(db: Db, read: ReadWords, viewer: Viewer): Promise<FactRow[]> {
  const { now } = viewer
  const today = kigaliDay(now)
  const query = { search: '', after: undefined, limit: mostOfKind, today }
  const open = await listOpenOrders(db, today)
  const [send, choose, late] = await Promise.all([
    open.toSend.size + open.notLeft.size === 0 ? [] : listSupplierOrders(db, { ...query, view: 'send', limit: mostSent }, open),
    listSupplierOrders(db, { ...query, view: 'choose', until: addDays(today, chosenWithinDays) }, open),
    listSupplierOrders(db, { ...query, view: 'waiting', lateAt: now }, open),
  ])
  const sendByRun = [...Map.groupBy(send, ({ runId }) => runId).values()]
  const words = read(todayWords).due
  const ofFirst = ([first]: readonly ListedOrder[]) => (first ? [runText(first.key)] : [])
  const sendRow = ([first, ...more]: readonly [ListedOrder, ...ListedOrder[]]) => {
    const orders = [first, ...more]
    const [send, written] = [orders.filter(({ toSend }) => toSend.length > 0).length, orders.filter(({ notLeft }) => notLeft)]
    const detail = [send > 0 && words.toSend({ count: send }), written.length > 0 && words.written({ count: written.length })]
    const at = send > 0 ? '#send' : `#order-${written[0]?.orderId}`
    return ofRun(read, 'supplySend', first, { detail: detail.filter(Boolean).join(' '), at, ...viewer })
  }
  const chooseRow = (order: ListedOrder) =>
    ofRun(read, 'supplyChoose', order, { detail: words.toChoose({ count: order.lines }), at: '#open', ...viewer })
  const own = ({ key }: ListedOrder) => [runText(key)]
  return [
    ...sendByRun
      .slice(0, mostOfKind)
      .flatMap(([first, ...more]) =>
        first ? factRows('supplySend', 'order-to-send', [[first, ...more] as const], sendRow, ofFirst) : [],
      ),
    ...factRows('supplyChoose', 'order-to-choose', choose.slice(0, mostOfKind), chooseRow, own),
    ...factRows('supplyLate', 'order-late', late.slice(0, mostOfKind), (order) => lateOf(read, order, viewer), own),
  ]
}

type OfRun = Viewer & { detail: string; at: string }

/** What a departure or booking needs, by the day on which it starts: within a month it is due, within a fortnight red. */
function ofRun(
  read: ReadWords,
  kind: 'supplySend' | 'supplyChoose',
  { key, runId, title, bookingReference, startsOn }: ListedOrder,
  { detail, at, now, mayWrite }: OfRun,
): TaskItem {
  const words = read(todayWords).due
  return rowOf(read, kind, {
    ...{ id: String(runId), dueAt: kigaliInstant(addDays(startsOn, -chosenWithinDays), 0).getTime(), detail },
    neededAt: kigaliInstant(startsOn, 0).getTime(),
    tag: {
      word: words.startsOn({ day: read.format.shortDay(startsOn) }),
      tone: daysBetween(kigaliDay(now), startsOn) <= lateWithinDays ? 'bad' : 'warn',
    },
    what: bookingReference === '' ? title : words.ofRun({ title, reference: bookingReference }),
    ...{ to: `${runOrdersPath(key)}${at}`, verb: mayWrite ? words.verbs[kind] : words.open },
  })
}

/** A reply that is late since an instant: it hurts from the day on which the trip begins without it. */
function lateOf(read: ReadWords, order: ListedOrder, { now, mayWrite }: Viewer): TaskItem {
  const words = read(todayWords).due
  const { key, orderId, reference, supplier, title, startsOn } = order
  const by = order.answerBy ?? now
  return rowOf(read, 'supplyLate', {
    ...{ id: String(orderId), ...answerBefore(read, by, now), what: words.ofSupplier({ supplier, title }) },
    neededAt: kigaliInstant(startsOn < kigaliDay(now) ? kigaliDay(now) : startsOn, 0).getTime(),
    detail: words.lateReply({ reference, day: read.format.day(startsOn) }),
    ...{ to: replyPath(key, orderId ?? 0), verb: mayWrite ? words.verbs.supplyLate : words.open },
  })
}
