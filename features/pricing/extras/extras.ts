import { done, type Outcome, refused } from '#values/outcome.ts'
import { type LineMessage, lineMessage } from '../line-text.ts'
import { worded } from '../lines/english-line.ts'
import type { CancellationPolicyName, PriceLine } from '../price-line.ts'
import type { Extra, ExtraUnit } from './extra.ts'
import { type ExtrasOrder, extrasThatFit } from './extras-that-fit.ts'

export type ExtrasInput = ExtrasOrder & { travellers: number; ladder: CancellationPolicyName }

export type ExtrasRefusal = { reason: 'extra-unknown'; id: string } | { reason: 'too-many-extras'; id: string; most: number }

/**
 * A line for each extra that was ordered, in the order of the catalogue. Refused: an extra that does not fit the order, and more of
 * one than a booking may have. One that is ordered twice counts together; none of one is not ordered. Source: docs/pricing.md, 'Extras'.
 */
export function priceExtras(
  catalogue: readonly Extra[],
  ordered: readonly { id: string; quantity: number }[],
  input: ExtrasInput,
): Outcome<PriceLine[], ExtrasRefusal> {
  const wanted = new Map<string, number>()
  for (const { id, quantity } of ordered) {
    if (!Number.isInteger(quantity) || quantity < 0) throw new Error(`There is no such thing as ${quantity} of the extra ${id}`)
    if (quantity > 0) wanted.set(id, (wanted.get(id) ?? 0) + quantity)
  }
  const sold = extrasThatFit(catalogue, input)
  for (const [id, quantity] of wanted) {
    const extra = sold.find((one) => one.id === id)
    if (!extra) return refused({ reason: 'extra-unknown', id })
    if (quantity > extra.mostPerBooking) return refused({ reason: 'too-many-extras', id, most: extra.mostPerBooking })
  }
  return done(sold.flatMap((extra) => extraLine(extra, wanted.get(extra.id) ?? 0, input)))
}

/** How often the price of an extra counts for one of it. */
const timesOf = ({ unit }: Extra, { travellers, nights, days }: ExtrasInput): number =>
  ({ person: travellers, booking: 1, night: nights, day: days })[unit]

function extraLine(extra: Extra, ordered: number, input: ExtrasInput): PriceLine[] {
  if (ordered === 0) return []
  const quantity = ordered * timesOf(extra, input)
  return [
    worded({
      kind: 'extra',
      label: { name: extra.name, of: 'extra', at: 'name' },
      reason: reasonFor(extra, ordered, timesOf(extra, input)),
      quantity,
      unitMinor: extra.amountMinor,
      amountMinor: quantity * extra.amountMinor,
      refundable: true,
      vatMinor: 0,
      ladder: input.ladder,
    }),
  ]
}

const messages: Record<Exclude<ExtraUnit, 'booking'>, 'extraTravellers' | 'extraNights' | 'extraDays'> = {
  person: 'extraTravellers',
  night: 'extraNights',
  day: 'extraDays',
}

const reasonFor = ({ unit }: Extra, ordered: number, times: number): LineMessage =>
  unit === 'booking' ? lineMessage('extraBooking', { ordered }) : lineMessage(messages[unit], { ordered, times })
