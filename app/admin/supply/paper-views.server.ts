import type { OrderLine } from '#features/supply/lines/order-line.ts'
import type { SupplierMessage } from '#features/supply/messages/message.ts'
import { departureOf } from '#features/supply/messages/not-left.ts'
import { type Papers, paperHash } from '#features/supply/papers/find-paper.server.ts'
import type { PaperKind } from '#features/supply/papers/paper-facts.ts'
import { papersDue } from '#features/supply/papers/papers-due.ts'
import type { SupplierOrder } from '#features/supply/reads.server.ts'
import type { NamedBooking } from '#features/supply/reads-titles.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'
import { instantText } from '../components/instants.ts'

/** Whose names a rooming list has not yet: how many, and by booking with where they are entered. */
export type NamelessView = { text: string; bookings: { to: string; text: string }[] }

/**
 * A paper of an order on its page: where it is, whether its supplier has it as it is now, and whether it should have it by now. `notLeft`: the
 * number of its message, where that did not leave.
 */
export type PaperView = {
  kind: PaperKind
  to: string
  state: string
  isDue: boolean
  notLeft: number[]
  nameless: NamelessView | undefined
}

/** `papers`: what they say now, where one was sent or a night is confirmed. `named`: the bookings of which names are missing. */
type Known = { now: Date; papers: Papers | undefined; named: readonly NamedBooking[] }

/** The papers of an order that is confirmed in part at least. */
export function paperViews(
  read: ReadWords,
  { order, lines, messages }: { order: SupplierOrder; lines: readonly OrderLine[]; messages: readonly SupplierMessage[] },
  { now, papers, named }: Known,
): PaperView[] {
  const words = read(runOrderWords).papers
  const agreed = lines.filter(({ state, agreed }) => agreed !== null && state !== 'cancelled' && state !== 'declined')
  const due = papersDue(lines, messages, kigaliDay(now))
  const kinds = (['voucher', 'rooming-list'] as const).filter(
    (kind) => agreed.length > 0 && (kind === 'voucher' || agreed.some((line) => line.agreed?.kind === 'stay')),
  )
  return kinds.map((kind) => {
    const last = messages.findLast((message) => message.kind === kind)
    const facts = last && papers?.paperOf(order, lines, kind)
    const isOld = last !== undefined && facts !== undefined && paperHash(facts) !== last.contentHash
    const when = last ? instantText(last.staffSent?.at ?? last.sentAt, now, read.format) : ''
    const isDue = due.includes(kind)
    const how = last ? departureOf(last) : 'left'
    const sent = how === 'left' ? words.sent({ when }) : how === 'waits' ? words.waits({ when }) : words.written({ when })
    const state = isOld ? words.changed({ when }) : last ? sent : isDue ? words.due : words.notSent
    return {
      ...{ kind, to: `/admin/supply/${order.id}/${kind}.pdf`, state, isDue: isDue || isOld || how === 'not-left' },
      notLeft: last && how === 'not-left' && !isOld ? [last.number] : [],
      nameless: kind === 'rooming-list' ? namelessView(read, papers?.namelessOf(lines) ?? [], named) : undefined,
    }
  })
}

function namelessView(
  read: ReadWords,
  nameless: ReturnType<Papers['namelessOf']>,
  named: readonly NamedBooking[],
): NamelessView | undefined {
  const words = read(runOrderWords).papers
  const count = nameless.reduce((sum, { positions }) => sum + positions.length, 0)
  if (count === 0) return undefined
  return {
    text: words.nameless({ count }),
    bookings: nameless.flatMap(({ bookingId, positions }) => {
      const booking = named.find(({ id }) => id === bookingId)
      if (!booking) return []
      const of = { reference: booking.reference, lead: booking.lead, count: positions.length }
      return [
        {
          to: `/admin/bookings/${bookingId}/travellers`,
          text: words.namelessOf({ ...of, places: read.format.list(positions.map(String)) }),
        },
      ]
    }),
  }
}
