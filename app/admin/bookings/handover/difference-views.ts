import type { BookedLine } from '#features/bookings/reads.server.ts'
import { isChargeOf } from '#features/pricing/adjustments/adjustments.ts'
import { type Chargeable, chargeName, markBefore } from '#features/roster/handovers/charges.ts'
import type { Differences } from '#features/roster/handovers/differences.ts'
import type { Mark } from '#features/roster/handovers/handover.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { handoverWords } from '../../../words/admin/roster/handover.ts'

/**
 * A difference at the return: what it is, and where staff charge it, or undo that it was charged. Without `to` there is nothing to charge.
 * `charged`: what it was charged by, in words. `charge`: its name in the price.
 */
export type DifferenceView = {
  key: string
  text: string
  detail: string
  proposed: string
  charge: string
  charged: string
  to: string
}

type Of = {
  bookingId: string
  assignmentId: number
  plate: string
  extraKilometreMinor: number
  /** Those of the hand-over. */
  marks: readonly Mark[]
  /** The price of the booking, where some of it may be charged already. */
  lines: readonly BookedLine[]
}

/** The most of one line of a booking. */
const mostQuantity = 500

/** What differs at the return, each with the form that charges it, filled in. Line names are those of the customer's bill. */
export function differenceViews(read: ReadWords, one: Differences, of: Of): DifferenceView[] {
  const { plate, extraKilometreMinor } = of
  const words = read(handoverWords)
  const { format } = read
  const priced = (minor: number | null) => (minor ? words.proposed({ money: format.money(usd(minor)) }) : words.noPrice)
  const views: DifferenceView[] = []
  const add = (key: string, what: Chargeable, shown: Shown, line: Line | undefined) =>
    views.push({ key, ...shown, ...chargeOf(read, of, what, line) })
  if (one.kilometresOver > 0) {
    const text = words.over({ count: one.kilometresOver })
    const figures = { driven: format.number(one.driven), included: format.number(one.included) }
    const amounts =
      one.kilometresOver > mostQuantity
        ? { amountMinor: one.kilometresMinor }
        : { quantity: one.kilometresOver, amountMinor: extraKilometreMinor }
    const detail = one.isOfAll ? words.drivenOfAll(figures) : words.driven(figures)
    const line = { label: words.lineKilometres({ plate }), reason: text, ...amounts }
    add('kilometres', 'kilometres', { text, detail, proposed: priced(one.kilometresMinor) }, line)
  }
  if (one.lateMinutes > 0) {
    const text = words.late({ hours: Math.floor(one.lateMinutes / 60), minutes: one.lateMinutes % 60 })
    const isCharged = one.lateDays > 0
    const amounts = one.lateMinor ? { amountMinor: one.lateMinor } : {}
    const line = isCharged ? { label: words.lineLate({ plate }), reason: text, ...amounts } : undefined
    const detail = words.lateDays({ days: one.lateDays })
    add('late', 'late', { text, detail, proposed: isCharged ? priced(one.lateMinor) : '' }, line)
  }
  if (one.fuelMissing > 0) {
    const text = words.fuelLess({ count: one.fuelMissing })
    const line = { label: words.lineFuel({ plate }), reason: text }
    add('fuel', 'fuel', { text, detail: '', proposed: words.noPrice }, line)
  }
  one.newMarks.forEach((mark, index) => {
    const text = words.newMark({ note: mark.note || words.unnamed })
    const before = markBefore(mark, of.marks)
    const detail = before ? words.markBefore({ note: before.note || words.unnamed }) : ''
    const line = { label: words.lineMarks({ plate }), reason: mark.note || text }
    add(`mark-${index}`, mark, { text, detail, proposed: words.noPrice }, line)
  })
  if (one.missing.length > 0) {
    const text = words.lacks({ list: format.list(one.missing.map((name) => words.accessory[name].toLowerCase())) })
    const line = { label: words.lineLacks({ plate }), reason: text }
    add('lacks', 'lacks', { text, detail: '', proposed: words.noPrice }, line)
  }
  return views
}

type Shown = Pick<DifferenceView, 'text' | 'detail' | 'proposed'>
type Line = { label: string; reason: string; quantity?: number; amountMinor?: number }

/** Where a difference is charged; or by what it was, and where that is undone. */
function chargeOf(read: ReadWords, { bookingId, assignmentId, lines }: Of, what: Chargeable, line: Line | undefined) {
  const charge = chargeName(assignmentId, what)
  const at = lines.findIndex((one) => isChargeOf(one, charge))
  const charged = lines[at]
  const page = `/admin/bookings/${bookingId}`
  if (charged) {
    const money = read.format.money(usd(charged.amountMinor))
    return { charge, charged: read(handoverWords).charged({ money }), proposed: '', to: `${page}?ask=undo-line:${at + 1}` }
  }
  if (!line) return { charge, charged: '', to: '' }
  const { label, reason, quantity = 1, amountMinor } = line
  const amount = amountMinor === undefined ? '' : (amountMinor / 100).toFixed(2)
  const query = { ask: 'add-line', kind: 'vehicle', label, quantity: String(quantity), amount, reason, charge }
  return { charge, charged: '', to: `${page}?${new URLSearchParams(query)}` }
}
