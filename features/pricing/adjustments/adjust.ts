import { done, type Outcome, refused } from '#values/outcome.ts'
import { isDiscountable, type PriceLine, sumOf } from '../price-line.ts'
import type { TaxInput } from '../taxes.ts'
import type { AddableKind } from './addable-kinds.ts'
import { adjustmentsOf, adjustPrice, discountableMinor, isChargeOf, type PriceAdjustment } from './adjustments.ts'

/** A discount by staff: either `percent` or `amountMinor` is set. */
export type NewDiscount = { percent: number | null; amountMinor: number | null; reason: string }

/**
 * An adjustment of a price by staff. `position` is that of a line, from 1; money in minor units. `charge`: what a line is charged for, such as
 * one damage, empty for none.
 */
export type AdjustmentInput =
  | ({ action: 'discount' } & NewDiscount)
  | { action: 'add'; kind: AddableKind; label: string; reason: string; quantity: number; unitMinor: number; charge?: string }
  | { action: 'change'; position: number; unitMinor: number; reason: string }
  | { action: 'undo'; position: number }

export type AdjustmentRefusal =
  | { reason: 'discount-wrong' }
  | { reason: 'discount-too-large'; mostMinor: number }
  | { reason: 'amount-wrong' }
  | { reason: 'quantity-wrong'; most: number }
  | { reason: 'label-missing' }
  | { reason: 'charged-already'; label: string }
  | { reason: 'adjustment-reason-missing' }
  | { reason: 'line-not-adjustable' }
  | { reason: 'nothing-changes' }
  | { reason: 'too-many-adjustments'; most: number }

/** The most of one line, and the most adjustments of one booking. */
const mostOfLine = 500
const mostAdjustments = 20

/**
 * A price with one more adjustment by staff, or without one. Refused: a discount of nothing, of more than 100% or of more than is
 * left of what the operator sells; a change of a line that is passed on, a tax, a discount of a rule or a line that is not there;
 * an amount, a quantity or a reason that is none; a line for what is charged by another line already.
 */
export function adjust(
  lines: readonly PriceLine[],
  input: AdjustmentInput,
  taxes: TaxInput,
): Outcome<PriceLine[], AdjustmentRefusal> {
  const before = adjustmentsOf(lines)
  if (input.action !== 'undo' && input.reason.trim() === '') return refused({ reason: 'adjustment-reason-missing' })
  const id = Math.max(0, ...before.map((one) => one.id)) + 1
  const wanted = wantedOf(lines, before, input, id)
  if (!wanted.done) return wanted
  if (wanted.value.length > mostAdjustments) return refused({ reason: 'too-many-adjustments', most: mostAdjustments })
  const adjusted = adjustPrice(lines, wanted.value, taxes)
  // Lines that were lowered below the discounts on them, or lost what a discount came off.
  if (discountableMinor(adjusted) < 0) return refused({ reason: 'discount-too-large', mostMinor: 0 })
  const isSame = sumOf(adjusted) === sumOf(lines) && adjusted.length === lines.length && input.action !== 'undo'
  return isSame ? refused({ reason: 'nothing-changes' }) : done(adjusted)
}

type Wanted = Outcome<PriceAdjustment[], AdjustmentRefusal>

function wantedOf(lines: readonly PriceLine[], before: readonly PriceAdjustment[], input: AdjustmentInput, id: number): Wanted {
  switch (input.action) {
    case 'discount':
      return withDiscount(lines, before, input, id)
    case 'add': {
      const { kind, label, reason, quantity, unitMinor, charge = '' } = input
      const charged = charge === '' ? undefined : lines.find((line) => isChargeOf(line, charge))
      if (charged) return refused({ reason: 'charged-already', label: charged.label })
      if (label.trim() === '') return refused({ reason: 'label-missing' })
      if (!Number.isInteger(quantity) || quantity < 1 || quantity > mostOfLine)
        return refused({ reason: 'quantity-wrong', most: mostOfLine })
      if (!isAmount(unitMinor) || unitMinor === 0) return refused({ reason: 'amount-wrong' })
      return done([...before, { change: 'added', id, ...(charge && { charge }), kind, label, reason, quantity, unitMinor }])
    }
    case 'change':
      return withChange(lines, before, input, id)
    case 'undo': {
      const adjustment = lines[input.position - 1]?.adjustment
      if (!adjustment || adjustment.change === 'whole') return refused({ reason: 'line-not-adjustable' })
      return done(before.filter((one) => one.id !== adjustment.id))
    }
  }
}

function withDiscount(
  lines: readonly PriceLine[],
  before: readonly PriceAdjustment[],
  { percent, amountMinor, reason: because }: NewDiscount,
  id: number,
): Wanted {
  const mostMinor = discountableMinor(lines)
  const isPercent = percent !== null && percent > 0 && percent <= 100
  const isAmountOff = amountMinor !== null && isAmount(amountMinor) && amountMinor > 0
  if ((percent === null) === (amountMinor === null) || !(isPercent || isAmountOff)) return refused({ reason: 'discount-wrong' })
  if ((amountMinor ?? 0) > mostMinor || mostMinor <= 0) return refused({ reason: 'discount-too-large', mostMinor })
  return done([...before, { change: 'discount', id, percent, amountMinor, because }])
}

/** Another unit price for a line of the operator's own. A line that was changed or added already keeps its id. */
function withChange(
  lines: readonly PriceLine[],
  before: readonly PriceAdjustment[],
  { position, unitMinor, reason }: Extract<AdjustmentInput, { action: 'change' }>,
  id: number,
): Wanted {
  const line = lines[position - 1]
  if (!line || !mayChange(line)) return refused({ reason: 'line-not-adjustable' })
  if (!isAmount(unitMinor)) return refused({ reason: 'amount-wrong' })
  const { adjustment, kind, label } = line
  if (adjustment)
    return done(
      before.map((one) => (one.id === adjustment.id && one.change !== 'discount' ? repriced(one, unitMinor, reason) : one)),
    )
  const was = { wasUnitMinor: line.unitMinor, wasReason: line.reason, ...(line.text?.reason && { wasText: line.text.reason }) }
  return done([...before, { change: 'changed', id, kind, label, ...was, unitMinor, reason }])
}

/** An adjustment at another unit price; its reason is typed now, so no message says it any more. */
function repriced(one: Exclude<PriceAdjustment, { change: 'discount' }>, unitMinor: number, reason: string): PriceAdjustment {
  if (one.change === 'changed') return { ...one, unitMinor, reason }
  const { text, ...rest } = one
  return { ...rest, unitMinor, reason, ...(text?.label && { text: { label: text.label } }) }
}

/** Whether staff may set the unit price of a line: of what the operator sells, and of whatever they added themselves. */
export const mayChange = ({ kind, adjustment }: PriceLine): boolean =>
  adjustment?.change === 'added' || (isDiscountable(kind) && adjustment?.change !== 'whole')

const isAmount = (minor: number) => Number.isSafeInteger(minor) && minor >= 0
