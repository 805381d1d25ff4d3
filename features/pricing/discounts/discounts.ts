import { type Day, daysBetween } from '#values/dates.ts'
import { roundHalfAway } from '#values/money.ts'
import { lineMessage, type WrittenName } from '../line-text.ts'
import { type UnwordedLine, worded } from '../lines/english-line.ts'
import { type CancellationPolicyName, cancellationPolicyNames, isDiscountable, type PriceLine, sumOf } from '../price-line.ts'

/** A discount code as it is in force: a share off in whole percent, or an amount off in USD cents; the other one is null. */
export type DiscountCode = {
  code: string
  /** What the line is called: 'Friends of Kibeho'. */
  name: string
  percent: number | null
  amountMinor: number | null
  /** The kinds of order it is for. */
  kinds: readonly string[]
}

/** A code as it is written down: what is typed in lower case or with spaces round it is the same code. */
export const writtenCode = (typed: string): string => typed.trim().toUpperCase()

/** The rules that the operator sets; each is off where it is null or 0. */
type DiscountRules = {
  /** One leader of a pilgrim group travels free in every so many travellers. */
  freeLeaderEvery: number
  groupDiscount: { from: number; percent: number } | null
  earlyDiscount: { daysAhead: number; percent: number } | null
}

export type DiscountInput = {
  /** The kind of order; free leader places are for 'pilgrims' alone. */
  kind: string
  travellers: number
  /** Travellers who pay for their age: `payingTravellers`. */
  paying: number
  /** Both days in Kigali. */
  bookedOn: Day
  startsOn: Day
  rules: DiscountRules
  /** A code that is for this kind of order; null where none was given. */
  code: DiscountCode | null
}

/**
 * The discounts on some lines, each a line below nothing: free leader places, then group, early and code, one after the other
 * on what is left of base, rooms, vehicles and extras; never more than is left, and never off permits, fees, flights or taxes.
 * Each policy has its own line, so that a cancellation knows what it takes. Source: docs/pricing.md, 'Discounts'.
 */
export function discountLines(lines: readonly PriceLine[], input: DiscountInput): PriceLine[] {
  const own = lines.filter(({ kind }) => isDiscountable(kind))
  const made = freeLeaderPlaces(own, input)
  const leftOf = (name: CancellationPolicyName) => sumOf([...own, ...made].filter(({ ladder }) => ladder === name))
  const take = ({ label, reason }: Called, ladder: CancellationPolicyName, wantedMinor: number) => {
    const amountMinor = Math.min(wantedMinor, leftOf(ladder))
    if (amountMinor > 0) made.push(discount({ label, reason, ladder, quantity: 1, unitMinor: amountMinor }))
    return amountMinor
  }
  for (const share of shares(input, made.length))
    for (const ladder of cancellationPolicyNames) take(share, ladder, roundHalfAway((leftOf(ladder) * share.percent) / 100))
  if (input.code?.amountMinor) {
    let rest = input.code.amountMinor
    const { code } = input.code
    const label = nameOf(input.code)
    const reason = lineMessage('codeAmount', { code, amount: { moneyMinor: rest } })
    for (const ladder of cancellationPolicyNames) rest -= take({ label, reason }, ladder, rest)
  }
  return made
}

type Called = Pick<UnwordedLine, 'label' | 'reason'>

const nameOf = ({ name }: DiscountCode): WrittenName => ({ name, of: 'code', at: 'name' })

/** The shares that come off, in their order; `before`: how many discounts come off before them. */
function shares({ paying, bookedOn, startsOn, rules, code }: DiscountInput, before: number): (Called & { percent: number })[] {
  const { groupDiscount: group, earlyDiscount: early } = rules
  const found: (Called & { percent: number })[] = []
  if (group && paying >= group.from)
    found.push({
      label: lineMessage('groupDiscount', {}),
      reason: lineMessage('groupDiscountReason', group),
      percent: group.percent,
    })
  if (early && daysBetween(bookedOn, startsOn) >= early.daysAhead) {
    const { percent, daysAhead: days } = early
    found.push({ label: lineMessage('early', {}), reason: lineMessage('earlyReason', { percent, days }), percent })
  }
  if (code?.percent) {
    const { percent } = code
    const after = before + found.length > 0 ? 'yes' : 'no'
    found.push({ label: nameOf(code), reason: lineMessage('codeShare', { code: code.code, percent, after }), percent })
  }
  return found
}

/** How many leaders of a pilgrim group travel free: one in every so many travellers, never more than there are adults; 0 for none. */
export const leadersWhoTravelFree = (travellers: number, adults: number, every: number): number =>
  every > 0 ? Math.min(Math.floor(travellers / every), adults) : 0

/** Places at the adult's base rate: the dearest of the base lines, and no more of them than there are adults. */
function freeLeaderPlaces(own: readonly PriceLine[], { kind, travellers, rules }: DiscountInput): PriceLine[] {
  const every = rules.freeLeaderEvery
  const [adults] = own.filter((line) => line.kind === 'base').sort((a, b) => b.unitMinor - a.unitMinor)
  if (kind !== 'pilgrims' || every <= 0 || !adults) return []
  const quantity = leadersWhoTravelFree(travellers, adults.quantity, every)
  if (quantity === 0) return []
  const label = lineMessage('freeLeaders', { count: quantity })
  const reason = lineMessage('freeLeadersReason', { every })
  return [discount({ label, reason, ladder: adults.ladder, quantity, unitMinor: adults.unitMinor })]
}

function discount(off: Called & Pick<PriceLine, 'ladder' | 'quantity' | 'unitMinor'>): PriceLine {
  const amountMinor = -off.quantity * off.unitMinor
  return worded({ ...off, kind: 'discount', unitMinor: -off.unitMinor, amountMinor, refundable: true, vatMinor: 0 })
}
