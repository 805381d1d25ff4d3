import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import type { RunKey } from '#features/crew/assignments/assignment.ts'
import { may, type Role } from '#features/staff/permissions.ts'
import { chaseOf } from '#features/supply/chase/chase.ts'
import { isLive, type OrderLine, toSend } from '#features/supply/lines/order-line.ts'
import type { SupplierMessage } from '#features/supply/messages/message.ts'
import { messagesToSend } from '#features/supply/messages/not-left.ts'
import { previewOrders } from '#features/supply/messages/preview-orders.server.ts'
import { stampOf } from '#features/supply/messages/send-orders.server.ts'
import { openPapers } from '#features/supply/papers/find-paper.server.ts'
import { listLines, listMessages, listOrders, listReplies, type SupplierOrder } from '#features/supply/reads.server.ts'
import { findSupplyRunId } from '#features/supply/reads-lists.server.ts'
import { listNamedBookings } from '#features/supply/reads-titles.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { whatsappHref } from '../components/phone-links.ts'
import { lineView } from './line-view.ts'
import { loadChoice } from './load-choice.server.ts'
import { lowMarginTexts } from './low-margins.server.ts'
import { type EmailOfMessage, findMessageEmails } from './message-emails.server.ts'
import { historyActions, newestReply, orderHistory } from './order-history.ts'
import { paperViews } from './paper-views.server.ts'

type Query = { role: Role; params: URLSearchParams }

/**
 * The orders of a departure or booking: what is new for each supplier with the email that would be sent, what has no supplier, and each order
 * with its lines, its messages and its replies. Costs are in it for who may read them alone.
 */
export async function loadRunOrders(ctx: Context, read: ReadWords, run: RunKey, { role, params }: Query) {
  const { db } = ctx
  const now = ctx.clock.now()
  const [showsCosts, writes] = [may(role, 'costs:read'), may(role, 'supply:write')]
  const runId = await findSupplyRunId(db, run)
  const [lines, orders] = runId === undefined ? [[], []] : await Promise.all([listLines(db, runId), listOrders(db, runId)])
  const shown = lines.filter(({ state }) => state !== 'dropped')
  const subject =
    'departureId' in run
      ? ({ kind: 'departure', id: String(run.departureId) } as const)
      : ({ kind: 'booking', id: run.bookingId } as const)
  const orderIds = orders.map(({ id }) => id)
  const [messages, replies, entries] = await Promise.all([
    listMessages(db, orderIds),
    listReplies(db, orderIds),
    orders.length === 0 ? [] : listAuditEntriesOf(db, subject, historyActions),
  ])
  const due = orders.filter(({ id }) => lines.some((line) => line.orderId === id && toSend(line)))
  const emailed = due.filter(({ email }) => email !== '')
  const previews = writes ? await previewOrders(ctx, { run, orders: emailed, lines }) : new Map()
  const chosen = Number(params.get('choose'))
  const toChoose = writes ? shown.find(({ id, state }) => id === chosen && isLive(state)) : undefined
  const low = showsCosts ? await lowMarginTexts(db, read, run, lines) : undefined
  const viewer = { showsCosts, now, messages, lossOf: low?.extras }
  const emailOf = await findMessageEmails(db, messages)
  // What papers say is read once for all orders, where one was sent, or names may be missing in it.
  const hasPapers = messages.some(({ contentHash }) => contentHash !== '') || shown.some((line) => line.agreed?.kind === 'stay')
  const papers = hasPapers ? await openPapers(ctx, run) : undefined
  const named = papers
    ? await listNamedBookings(db, [...new Set(papers.namelessOf(shown).map(({ bookingId }) => bookingId))])
    : []
  return {
    lowMargin: low?.all ?? '',
    send:
      due.length === 0
        ? undefined
        : {
            count: due.length,
            names: due.map(({ supplier }) => supplier),
            noEmail: due.filter(({ email }) => email === '').map(({ supplier }) => supplier),
            emails: emailed.flatMap(({ id, supplier, reference }) => {
              const preview = previews.get(id)
              return preview ? [{ id, supplier, reference, ...preview }] : []
            }),
            stamp: stampOfOrders(lines, emailed),
            delivers: ctx.mail.delivers,
          },
    open: shown.filter(({ state }) => state === 'to-choose').map((line) => lineView(read, line, viewer)),
    orders: orders
      .flatMap((order) => {
        const own = shown.filter(({ orderId }) => orderId === order.id)
        const sent = messages.filter(({ orderId }) => orderId === order.id)
        if (own.length === 0) return []
        const isCurrent = (line: OrderLine) =>
          isLive(line.state) || Boolean(toSend(line)) || /^(used|not-delivered)$/.test(line.state)
        return [
          {
            ...contactsOf(order),
            to: showsCosts ? `/admin/suppliers/${order.supplierId}` : '',
            stamp: stampOf(own),
            firstDay: own.find(isCurrent)?.firstDay ?? '9999',
            isDue: own.some((line) => toSend(line)),
            seen: sent.length,
            delivers: ctx.mail.delivers,
            notSent: notSentOf(order, own, sent, { emailOf, writes }),
            newest: own.some(isCurrent) ? newestReply(read, order, { messages, replies, showsCosts, now }) : undefined,
            papers: paperViews(read, { order, lines: own, messages: sent }, { now, papers, named }),
            isReplyOpen: params.get('reply') === String(order.id),
            isChased: !isReminderWritten(own, sent) && own.some((line) => chaseOf(line, sent, { now })?.isDue),
            lines: own.filter(isCurrent).map((line) => lineView(read, line, viewer)),
            earlier: own.filter((line) => !isCurrent(line)).map((line) => lineView(read, line, viewer)),
            history: orderHistory(read, order, { messages, replies, entries, emailOf, showsCosts, now }),
          },
        ]
      })
      // By the first day of the trip on which they are needed; those of which nothing is needed any more last.
      .toSorted((one, other) => one.firstDay.localeCompare(other.firstDay)),
    isOrdered: shown.length > 0,
    delivers: ctx.mail.delivers,
    choice:
      toChoose &&
      (await loadChoice(ctx, read, run, toChoose, {
        lines,
        typed: (name) => params.get(name)?.trim().slice(0, 400) ?? '',
        showsCosts,
      })),
  }
}

export type RunOrdersView = Awaited<ReturnType<typeof loadRunOrders>>
export type OrderView = RunOrdersView['orders'][number]

/** What is to be sent of several orders, as one text. */
const stampOfOrders = (lines: readonly OrderLine[], orders: readonly SupplierOrder[]): string =>
  stampOf(lines.filter(({ orderId }) => orders.some(({ id }) => id === orderId)))

/** What of an order did not leave, oldest first: its text is for who may send it and record that they did. */
function notSentOf(
  { email: to, phone }: SupplierOrder,
  lines: readonly OrderLine[],
  messages: readonly SupplierMessage[],
  { emailOf, writes }: { emailOf: EmailOfMessage; writes: boolean },
) {
  return messagesToSend(lines, messages).map((message) => {
    const { subject = '', text = '' } = (writes && emailOf(message)) || {}
    const mailto = `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
    const whatsapp = text === '' ? undefined : whatsappHref(phone, text)
    const isRefused = message.email?.failedAt != null
    return { number: message.number, subject, text, isRefused, mailto: to === '' ? '' : mailto, whatsapp }
  })
}

/** Whether a reminder is written and was not sent: no other one is written meanwhile. */
const isReminderWritten = (lines: readonly OrderLine[], messages: readonly SupplierMessage[]): boolean =>
  messagesToSend(lines, messages).some(({ kind }) => kind === 'reminder')

const contactsOf = ({ id, reference, supplier, phone, email }: SupplierOrder) => ({
  id,
  reference,
  supplier,
  phone,
  tel: phone === '' ? '' : `tel:${phone.replace(/[^\d+]/g, '')}`,
  email,
})
