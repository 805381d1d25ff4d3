import type { AddableKind } from '#features/pricing/adjustments/addable-kinds.ts'
import type { AdjustmentRefusal } from '#features/pricing/adjustments/adjust.ts'
import { moneyText, usd } from '#values/money.ts'

const money = (minor: number) => moneyText(usd(minor))

/** What staff read where they adjust a price. */
export const adjustmentWords = {
  discountField: 'Discount (optional)',
  discountHint: 'A percentage or US dollars: 5% or 120. It comes off what we sell, never off permits, park fees or flights.',
  reason: 'Reason (sent to customer)',
  discountReasonHint: 'Shown beside the price. For example: for a returning guest.',
  byStaff: 'Adjusted by staff',
  whole: 'Custom price',
  open: { discount: 'Add discount', add: 'Add line', change: 'Change', undo: 'Undo', apart: 'Take apart' },
  apartText: 'This price was entered as one line. Take it apart to see permits, park fees and VAT; the total stays as agreed.',
  tells: 'Email the new price to the customer',
  keep: 'Cancel',
  discount: {
    title: 'Add discount',
    text: (most: string) =>
      `A line of its own; all other lines stay. Up to ${most} can be taken off: permits, park fees and flights are passed on in full.`,
    field: 'Discount',
    go: 'Add discount',
  },
  add: {
    title: 'Add line',
    text: 'A service that no rule prices. VAT, deposit and cancellation follow its type. Permits and flights are part of the deposit in full.',
    kind: 'Type',
    kinds: {
      extra: 'Service or extra',
      room: 'Room',
      vehicle: 'Vehicle',
      permit: 'Permit (passed on)',
      'park-fee': 'Park fee (passed on)',
      flight: 'Flight (passed on)',
    } satisfies Record<AddableKind, string>,
    label: 'Description',
    labelHint: 'The customer reads it. For example: Boat trip on Lake Kivu.',
    quantity: 'Quantity',
    unit: 'Unit price, in US dollars',
    go: 'Add line',
  },
  change: {
    title: (label: string) => `Change ${label}`,
    text: (each: string) => `It is ${each} now. The quantity stays.`,
    unit: 'New unit price, in US dollars',
    go: 'Save new price',
  },
  undo: {
    title: (label: string) => `Undo ${label}?`,
    text: 'The price is then what it was without it.',
    go: 'Undo',
  },
  /** Entries of the timeline. */
  timeline: {
    percent: (percent: number, reason: string) => `Discount of ${percent}%: ${reason}`,
    amount: (minor: number, reason: string) => `Discount of ${money(minor)}: ${reason}`,
    add: (quantity: number, label: string, unitMinor: number, reason: string) =>
      `${quantity} × ${label} added, ${money(unitMinor)} each: ${reason}`,
    change: (label: string, wasMinor: number, unitMinor: number, reason: string) =>
      `${label}: ${money(unitMinor)} instead of ${money(wasMinor)} each: ${reason}`,
    undo: (label: string, reason: string) => `Undone: ${label}, ${reason}`,
  },
  did: 'The price is changed.',
} as const

const reasons = [
  'discount-wrong',
  'discount-too-large',
  'quantity-wrong',
  'adjustment-reason-missing',
  'line-not-adjustable',
  'too-many-adjustments',
] as const satisfies readonly AdjustmentRefusal['reason'][]

/** The refusals that only the adjusting of a price has. */
export type OfAdjustment = (typeof reasons)[number]
type Refusal = Extract<AdjustmentRefusal, { reason: OfAdjustment }>

export const isOfAdjustment = (refusal: { reason: string }): refusal is Refusal =>
  reasons.some((reason) => reason === refusal.reason)

/** Why a price is not adjusted so, and what to do. */
export function adjustmentRefusal(refusal: Refusal): string {
  switch (refusal.reason) {
    case 'discount-wrong':
      return 'Enter a discount, for example 5% or 120. A percentage is at most 100.'
    case 'discount-too-large':
      return refusal.mostMinor > 0
        ? `At most ${money(refusal.mostMinor)} can be taken off. Permits, park fees and flights are passed on in full.`
        : 'Nothing is left that a discount could be taken off. Permits, park fees and flights are passed on in full.'
    case 'quantity-wrong':
      return `Enter a quantity from 1 to ${refusal.most}.`
    case 'adjustment-reason-missing':
      return 'Enter a reason. The customer reads it beside the price.'
    case 'line-not-adjustable':
      return 'This line cannot be changed here: it is passed on, follows from a rule, or is no longer there.'
    case 'too-many-adjustments':
      return `A price has at most ${refusal.most} adjustments. Undo one first.`
  }
}
