import { roundHalfAway } from '#values/money.ts'
import { type LineText, lineMessage } from '../line-text.ts'
import { worded } from '../lines/english-line.ts'
import {
  type Adjustment,
  type CancellationPolicyName,
  cancellationPolicyNames,
  isDiscountable,
  isPassedOn,
  type LineKind,
  type PriceLine,
  sumOf,
} from '../price-line.ts'
import { type TaxInput, withTaxes } from '../taxes.ts'
import { type AddableKind, addableKinds } from './addable-kinds.ts'

/** Adjustments of a price, without the lines that the rules made. Amounts in minor units; `id` is unique in a booking. */
export type PriceAdjustment =
  | Extract<Adjustment, { change: 'discount' }>
  | ({ change: 'added'; id: number; charge?: string; kind: AddableKind; quantity: number; unitMinor: number } & Called)
  | {
      change: 'changed'
      id: number
      kind: LineKind
      label: string
      wasUnitMinor: number
      wasReason: string
      wasText?: LineText
      unitMinor: number
      reason: string
    }

/** What an added line is called and why: as staff typed it, or with the messages of a rule. */
type Called = Pick<PriceLine, 'label' | 'reason' | 'text'>

type Of<Change extends PriceAdjustment['change']> = Extract<PriceAdjustment, { change: Change }>

/**
 * The adjustments that stand in the lines of a price, by their ids; a discount that comes off several policies is one. A price that is one
 * line for everything is no adjustment of others: it is not among them.
 */
export function adjustmentsOf(lines: readonly PriceLine[]): PriceAdjustment[] {
  const found = lines.flatMap((line): PriceAdjustment[] => {
    const { adjustment, kind, label, reason, text, quantity, unitMinor } = line
    switch (adjustment?.change) {
      case 'discount':
        return [adjustment]
      case 'added':
        return isAddable(kind) ? [{ ...adjustment, kind, label, reason, ...(text && { text }), quantity, unitMinor }] : []
      case 'changed':
        return [{ ...adjustment, kind, label, unitMinor, reason }]
      default:
        return []
    }
  })
  return [...new Map(found.map((one) => [one.id, one])).values()].sort((a, b) => a.id - b.id)
}

/** Whether a line is what something was charged by. */
export const isChargeOf = ({ adjustment }: Pick<PriceLine, 'adjustment'>, charge: string): boolean =>
  adjustment?.change === 'added' && adjustment.charge === charge

const isAddable = (kind: LineKind): kind is AddableKind => addableKinds.some((one) => one === kind)

/** The lines as the rules made them: without what staff added and took off, and with the unit prices that they changed. Taxes stay. */
export function withoutAdjustments(lines: readonly PriceLine[]): PriceLine[] {
  return lines.flatMap((line) => {
    const { adjustment, ...ruled } = line
    if (adjustment?.change === 'discount' || adjustment?.change === 'added') return []
    if (adjustment?.change !== 'changed') return [line]
    const { wasUnitMinor: unitMinor, wasReason: reason, wasText } = adjustment
    const text = wasText ? { ...ruled.text, reason: wasText } : ruled.text
    return [{ ...ruled, unitMinor, reason, amountMinor: ruled.quantity * unitMinor, ...(text && { text }) }]
  })
}

/**
 * A price with what staff adjusted by hand, in the order of `finishPrice`: changed and added lines, the discounts of the rules, those by
 * hand on what is left of what the operator sells, then what is passed on, the taxes of all of it, and fees of earlier cancellations.
 * What is passed on is never discounted. A change of a line that the rules make no longer is left out; so is a discount of which nothing
 * is left. Where nothing is adjusted the lines are what they were. Source: docs/pricing.md, 'Adjustments'.
 *
 * @param lines as the rules made them, or adjusted already: those adjustments are replaced.
 */
export function adjustPrice(lines: readonly PriceLine[], adjustments: readonly PriceAdjustment[], taxes: TaxInput): PriceLine[] {
  const wasAdjusted = adjustmentsOf(lines).length > 0
  if (adjustments.length === 0 && !wasAdjusted) return [...lines]
  const ruled = withoutAdjustments(lines)
  const ladder = ruled[0]?.ladder ?? 'tours'
  const changed = changeLines(
    ruled.filter(({ kind }) => isDiscountable(kind)),
    of(adjustments, 'changed'),
  )
  const added = of(adjustments, 'added').map((one) => addedLine(one, ladder))
  const own = [...changed, ...added.filter(({ kind }) => isDiscountable(kind))]
  const discounts = ruled.filter(({ kind }) => kind === 'discount')
  const byHand = discountLines([...own, ...discounts], of(adjustments, 'discount'))
  const passedOn = [...ruled, ...added].filter(({ kind }) => isPassedOn(kind))
  const fees = ruled.filter(({ kind }) => kind === 'cancellation-fee')
  const taxed = withTaxes([...own, ...discounts, ...byHand, ...passedOn], taxes)
  return [...taxed.map((line) => (line.adjustment?.change === 'whole' ? withVatOf(ruled, line) : line)), ...fees]
}

function of<Change extends PriceAdjustment['change']>(adjustments: readonly PriceAdjustment[], change: Change) {
  return adjustments.filter((one): one is Of<Change> => one.change === change)
}

/** How much of one line for everything is VAT is what it was: it may hold permits. */
const withVatOf = (ruled: readonly PriceLine[], line: PriceLine): PriceLine => ({
  ...line,
  vatMinor: ruled.find(({ adjustment }) => adjustment?.change === 'whole')?.vatMinor ?? 0,
})

/** Each change goes to the first line of its kind, label and former unit price that has none yet. */
function changeLines(lines: readonly PriceLine[], changes: readonly Of<'changed'>[]): PriceLine[] {
  const left = [...changes]
  return lines.map((line) => {
    const at = left.findIndex(
      ({ kind, label, wasUnitMinor }) => kind === line.kind && label === line.label && wasUnitMinor === line.unitMinor,
    )
    const [change] = at < 0 ? [] : left.splice(at, 1)
    if (!change) return line
    const { id, unitMinor, reason, wasUnitMinor } = change
    const { text, ...rest } = line
    const was = { wasUnitMinor, wasReason: line.reason, ...(text?.reason && { wasText: text.reason }) }
    const adjustment: Adjustment = { change: 'changed', id, ...was }
    return { ...rest, unitMinor, reason, amountMinor: line.quantity * unitMinor, ...labelOf(text), adjustment }
  })
}

/** The messages of a line of which the reason is typed by hand. */
const labelOf = (text: PriceLine['text']): Pick<PriceLine, 'text'> => (text?.label ? { text: { label: text.label } } : {})

function addedLine(
  { id, charge, kind, label, reason, text, quantity, unitMinor }: Of<'added'>,
  ladder: CancellationPolicyName,
): PriceLine {
  const amountMinor = quantity * unitMinor
  const refundable = !isPassedOn(kind)
  return {
    kind,
    label,
    reason,
    quantity,
    unitMinor,
    amountMinor,
    refundable,
    vatMinor: 0,
    ladder,
    ...(text && { text }),
    adjustment: { change: 'added', id, ...(charge && { charge }) },
  }
}

/** The discounts by hand, one after the other, a line for each policy of which something is left. */
function discountLines(own: readonly PriceLine[], wanted: readonly Of<'discount'>[]): PriceLine[] {
  const made: PriceLine[] = []
  const leftOf = (name: CancellationPolicyName) => Math.max(0, sumOf([...own, ...made].filter(({ ladder }) => ladder === name)))
  for (const { id, percent, amountMinor, because, text } of wanted) {
    let rest = amountMinor ?? 0
    for (const ladder of cancellationPolicyNames) {
      const left = leftOf(ladder)
      const off = percent === null ? Math.min(rest, left) : roundHalfAway((left * percent) / 100)
      rest -= off
      if (off === 0) continue
      made.push(
        worded({
          kind: 'discount',
          label: percent === null ? lineMessage('discount', {}) : lineMessage('discountPercent', { percent }),
          reason: text ?? because,
          quantity: 1,
          unitMinor: -off,
          amountMinor: -off,
          refundable: true,
          vatMinor: 0,
          ladder,
          adjustment: { change: 'discount', id, percent, amountMinor, because, ...(text && { text }) },
        }),
      )
    }
  }
  return made
}

/** What is left of what the operator sells, of which a discount may take all. Minor units; below nothing where lines were lowered. */
export const discountableMinor = (lines: readonly PriceLine[]): number =>
  sumOf(lines.filter(({ kind }) => isDiscountable(kind) || kind === 'discount'))
