import { roundHalfAway } from '#values/money.ts'
import { type LineMessage, lineMessage } from './line-text.ts'
import { inEnglish, worded } from './lines/english-line.ts'
import { type CancellationPolicyName, cancellationPolicyNames, isDiscountable, type PriceLine, sumOf } from './price-line.ts'

export type TaxInput = {
  /** Both in basis points: 1800 = 18%. */
  vatBasisPoints: number
  tourismTaxBasisPoints: number
  /** Whether the rooms of these lines stand in Rwanda, which taxes lodging. */
  lodgingInRwanda: boolean
}

/**
 * The lines of a price with their taxes. Tours and stays hold their VAT: each own line and each discount says how much of it
 * is VAT. Cars are priced without it: one tax line adds it to what is left of them. Rooms in Rwanda: one tax line more, a share
 * of what is left of the rooms net of VAT. What others ask is passed on as it is. Rounded half away from zero, per line.
 * Source: docs/pricing.md, 'Taxes'.
 */
export function withTaxes(lines: readonly PriceLine[], input: TaxInput): PriceLine[] {
  const held = lines.map((line) => ({ ...line, vatMinor: vatInside(line, input.vatBasisPoints) }))
  return [...held, ...vatOfCars(lines, input), ...tourismTax(lines, input)]
}

function vatInside({ kind, ladder, amountMinor }: PriceLine, basisPoints: number): number {
  const holdsVat = ladder !== 'cars' && (isDiscountable(kind) || kind === 'discount')
  const vatMinor = holdsVat ? roundHalfAway((amountMinor * basisPoints) / (10_000 + basisPoints)) : 0
  // The VAT of a discount of a cent is nothing, and not less than nothing.
  return vatMinor === 0 ? 0 : vatMinor
}

/** The operator's own lines of a ladder, and the discounts that came off them. */
const ownOf = (lines: readonly PriceLine[], name: CancellationPolicyName) =>
  lines.filter(({ kind, ladder }) => ladder === name && (isDiscountable(kind) || kind === 'discount'))

function vatOfCars(lines: readonly PriceLine[], { vatBasisPoints }: TaxInput): PriceLine[] {
  const amountMinor = roundHalfAway((sumOf(ownOf(lines, 'cars')) * vatBasisPoints) / 10_000)
  const reason = lineMessage('vatReason', { percent: vatBasisPoints / 100 })
  return taxLine(lineMessage('vat', {}), reason, 'cars', amountMinor)
}

function tourismTax(lines: readonly PriceLine[], input: TaxInput): PriceLine[] {
  if (!input.lodgingInRwanda) return []
  const reason = lineMessage('tourismTaxReason', { percent: input.tourismTaxBasisPoints / 100 })
  return cancellationPolicyNames.flatMap((ladder) => {
    const net = roomsLeft(ownOf(lines, ladder))
    const amountMinor = roundHalfAway((net * input.tourismTaxBasisPoints) / (10_000 + input.vatBasisPoints))
    return taxLine(tourismTaxLabel, reason, ladder, amountMinor)
  })
}

/** What is left of the rooms after discounts, which come off rooms and the rest alike. */
function roomsLeft(own: readonly PriceLine[]): number {
  const rooms = sumOf(own.filter(({ kind }) => kind === 'room'))
  const before = sumOf(own.filter(({ kind }) => kind !== 'discount'))
  return before === 0 ? 0 : roundHalfAway((rooms * sumOf(own)) / before)
}

const tourismTaxLabel = lineMessage('tourismTax', {})

/** Whether the tourism tax was added to these lines: then it is due on whatever is made of them. */
export const hasTourismTax = (lines: readonly PriceLine[]): boolean =>
  lines.some(({ kind, label }) => kind === 'tax' && label === inEnglish(tourismTaxLabel))

function taxLine(label: LineMessage, reason: LineMessage, ladder: CancellationPolicyName, amountMinor: number): PriceLine[] {
  if (amountMinor === 0) return []
  const amounts = { quantity: 1, unitMinor: amountMinor, amountMinor, refundable: true, vatMinor: 0 }
  return [worded({ kind: 'tax', label, reason, ...amounts, ladder })]
}
