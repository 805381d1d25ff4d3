import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { type LineFacts, liveStates, type OrderLine, type SendingKind, sendingKinds, toSend } from './lines/order-line.ts'
import type { SupplierMessage } from './messages/message.ts'
import { isNotLeft, messagesToSend } from './messages/not-left.ts'
import { emailOfMessage } from './reads.server.ts'

type Candidate = Pick<
  OrderLine,
  'id' | 'state' | 'sent' | 'cancellationSentAt' | 'declinedFingerprint' | 'proposedMinor' | 'theirReference'
> &
  LineFacts & { orderId: number; messages: Message[] | null }
type Message = Pick<SupplierMessage, 'number' | 'kind' | 'method' | 'lines' | 'queued' | 'email'> & {
  sentAt: string
  staffSent: string | null
}

/** What of an order did not leave: the numbers of its messages, since when the first of them is written, and the lines about which nothing left. */
export type NotLeft = { numbers: number[]; writtenAt: Date; lineIds: number[] }

/** What is to be sent by order: what is new, by `toSend`, each kind once; and what was written and did not leave. */
export type OpenOrders = { toSend: ReadonlyMap<number, readonly SendingKind[]>; notLeft: ReadonlyMap<number, NotLeft> }

/** States as the database reads them in a statement, so that it can use the indexes of these states. */
export const literals = (states: readonly string[]) => sql`(${sql.join(states.map((state) => sql.lit(state)))})`

/** The messages of the order of `l` which did not leave, or may not have, or came after such a one; null where there is none. */
const messagesInDoubt = sql`
  (select jsonb_agg(jsonb_build_object('number', m.number, 'kind', m.kind, 'method', m.method, 'lines', m.lines, 'queued', m.queued,
      'sentAt', m.sent_at, 'email', ${emailOfMessage}, 'staffSent', m.staff_sent_at) order by m.number)
    from supplier_messages m where m.order_id = l.order_id and m.number >= (
      select min(n.number) from supplier_messages n join emails e on e.occasion = 'supplier-order:' || n.order_id || ':' || n.number
      where n.order_id = l.order_id and n.kind in ('order', 'reminder') and n.method = 'email' and n.staff_sent_at is null
        and e.sent_at is null))`

/**
 * The orders of which something is to be sent, by `toSend` and `isNotLeft`: the database leaves out only lines that are as they were sent, and
 * orders whose messages all left. Past ones are none.
 */
export async function listOpenOrders(db: Db, today: Day): Promise<OpenOrders> {
  const facts = sql`l.id, l.order_id as "orderId", l.state, l.sent, l.cancellation_sent_at as "cancellationSentAt",
      l.declined_fingerprint as "declinedFingerprint", l.proposed_minor as "proposedMinor", l.their_reference as "theirReference", l.kind,
      l.service_id as "serviceId", l.title, l.first_day as "firstDay", l.last_day as "lastDay", l.details, l.currency, l.cost_minor as "costMinor"`
  const { rows } = await sql<Candidate>`
    select ${facts}, null::jsonb as messages from supplier_order_lines l
    where l.order_id is not null and l.last_day >= ${today}::date
      and (l.state = 'cancelled' and l.sent is not null and l.cancellation_sent_at is null
      or l.state in ${literals(liveStates)} and (l.state = 'to-request' or (l.sent ->> 'serviceId')::int is distinct from l.service_id
        or l.sent ->> 'firstDay' <> l.first_day::text or l.sent ->> 'lastDay' <> l.last_day::text or l.sent -> 'details' <> l.details))
    union all
    select ${facts}, d.messages from supplier_order_lines l cross join lateral (select ${messagesInDoubt} as messages) d
    where l.order_id is not null and l.last_day >= ${today}::date and d.messages is not null
      and (l.state in ('requested', 'wait-listed', 'provisional') or l.state = 'confirmed' and l.their_reference = ''
        or l.state = 'cancelled' and l.cancellation_sent_at is not null)`.execute(db)
  const [news, written] = [rows.filter(({ messages }) => !messages), rows.filter(({ messages }) => messages)]
  return {
    toSend: new Map(
      [...Map.groupBy(news, ({ orderId }) => orderId)].flatMap(([orderId, lines]): [number, SendingKind[]][] => {
        const kinds = new Set(lines.flatMap((line) => toSend(line) ?? []))
        return kinds.size > 0 ? [[orderId, sendingKinds.filter((kind) => kinds.has(kind))]] : []
      }),
    ),
    notLeft: new Map(
      [...Map.groupBy(written, ({ orderId }) => orderId)].flatMap(([orderId, lines]): [number, NotLeft][] => {
        const messages = lines[0]?.messages ?? []
        const [first, ...more] = messagesToSend(lines, messages)
        if (!first) return []
        const numbers = [first, ...more].map(({ number }) => number)
        const lineIds = lines.filter((line) => isNotLeft(line, messages)).map(({ id }) => id)
        return [[orderId, { numbers, writtenAt: new Date(first.sentAt), lineIds }]]
      }),
    ),
  }
}

/** The orders of the view *to send*. */
export const sendIdsOf = ({ toSend: news, notLeft }: OpenOrders): number[] => [...new Set([...news.keys(), ...notLeft.keys()])]
