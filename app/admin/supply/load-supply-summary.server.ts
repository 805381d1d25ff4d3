import type { RunKey } from '#features/crew/assignments/assignment.ts'
import { isLive, toSend } from '#features/supply/lines/order-line.ts'
import { messagesToSend } from '#features/supply/messages/not-left.ts'
import { listLines, listMessages, listOrders } from '#features/supply/reads.server.ts'
import { findSupplyRunId } from '#features/supply/reads-lists.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { supplyListWords } from '../../words/admin/supply/supply-list.ts'
import { lineDays } from './line-facts.ts'
import { lineView } from './line-view.ts'
import { runOrdersPath } from './run-orders-path.ts'

/** How far the suppliers of a departure or booking are, in a line and by service; undefined where nothing is ordered. No cost is in it. */
export async function loadSupplySummary(db: Db, read: ReadWords, run: RunKey, now: Date) {
  const runId = await findSupplyRunId(db, run)
  const [all, orders] = runId === undefined ? [[], []] : await Promise.all([listLines(db, runId), listOrders(db, runId)])
  const lines = all.filter(
    (line) => isLive(line.state) || toSend(line) || line.state === 'used' || line.state === 'not-delivered',
  )
  if (lines.length === 0) return undefined
  const messages = await listMessages(
    db,
    orders.map(({ id }) => id),
  )
  const views = lines.map((line) => ({ ...lineView(read, line, { showsCosts: false, now, messages }), line }))
  const words = read(supplyListWords).summary
  const counted = lines.filter(({ state }) => state !== 'cancelled')
  const send = new Set(lines.filter((line) => toSend(line)).map(({ orderId }) => orderId)).size
  const choose = lines.filter(({ state }) => state === 'to-choose').length
  const late = views.filter(({ isLate }) => isLate).length
  const written = messagesToSend(all, messages).length
  const confirmed = counted.filter(({ state }) => state === 'confirmed' || state === 'used').length
  const open = [
    late > 0 && words.late({ count: late }),
    choose > 0 && words.choose({ count: choose }),
    send > 0 && words.send({ count: send }),
    written > 0 && words.written({ count: written }),
  ].filter((text) => text !== false)
  return {
    to: runOrdersPath(run),
    text: words.confirmed({ confirmed, count: counted.length }),
    open,
    tag: open[0] === undefined ? undefined : { word: open[0], tone: late > 0 ? ('bad' as const) : ('warn' as const) },
    lines: views.map(({ line, id, what, state, tone, sends }) => {
      const supplier = orders.find((order) => order.id === line.orderId)?.supplier ?? ''
      return { id, what, days: lineDays(read, line), supplier, state, tone, sends: sends?.word ?? '' }
    }),
  }
}

export type SupplySummary = NonNullable<Awaited<ReturnType<typeof loadSupplySummary>>>
