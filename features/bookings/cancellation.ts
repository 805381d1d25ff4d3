import { type LineMessage, lineMessage } from '#features/pricing/line-text.ts'
import { worded } from '#features/pricing/lines/english-line.ts'
import { type CancellationPolicyName, isPassedOn, type PriceLine, sumOf } from '#features/pricing/price-line.ts'
import type { CancellationPolicy, CancellationTier } from '#features/settings/settings.ts'
import { type Day, daysBetween, readKigaliInstant } from '#values/dates.ts'
import { type Currency, roundHalfAway } from '#values/money.ts'
import { permitsApart } from './permits-inside.ts'

/** A stored price line with the policy it was sold under, which never changes. */
export type SoldLine = Pick<PriceLine, 'kind' | 'amountMinor' | 'ladder'> & { policy: CancellationPolicy }

/** What the fee depends on besides the lines. Amounts in minor units of the booking's currency, days in Kigali. */
export type CancellationInput = {
  noticeOn: Day
  startsOn: Day
  /** Before confirmation cancelling is free. */
  confirmed: boolean
  /** The cost of permits, fees and flights that were already bought. */
  boughtMinor: number
  paidMinor: number
  /** The operator moved the booking to another date: free until this instant. */
  freeUntil?: Date | null
  byOperator?: boolean
}

/** Why there is no fee. */
type FreeReason = 'cancelled-by-operator' | 'moved-by-operator' | 'not-confirmed'

/** What one policy charges: its percent for so many days of notice, as it counts them, of the rest sold under it. */
type CancellationRow = {
  ladder: CancellationPolicyName
  daysBefore: number
  percent: number
  restMinor: number
  /** The charge, under the name that stored statements have. */
  keptMinor: number
}

/** Fee = the charges of all rows + what was bought + the fees of travellers who left earlier. */
export type Cancellation = {
  days: number
  /** Null when the tiers apply. */
  free: FreeReason | null
  rows: CancellationRow[]
  /** The part of the bought services that is charged: all of it, unless the fee reaches the total. */
  boughtMinor: number
  earlierMinor: number
  feeMinor: number
  refundMinor: number
}

/**
 * The fee and the refund of cancelling a whole booking: for each policy its percent of the rest (all but permits, park
 * fees and flights; discounts and taxes belong to the rest of their policy), rounded once, plus what was already bought, never
 * more than the total. No fee before confirmation, when the operator cancels, and until the instant the operator gave. Days of
 * notice are counted by `noticeDays`. Throws on a policy with a gap, which `validateCancellationTiers` refuses
 * to store. Source: docs/cancellation.md, 'The rules'.
 */
export function cancellationOf(lines: readonly SoldLine[], input: CancellationInput, now: Date): Cancellation {
  const { paidMinor } = input
  const charge = chargeFor(lines, [], { leaving: 1, of: 1 }, input, now)
  const earlierMinor = charge.free ? 0 : sumOf(lines.filter(isEarlierFee))
  const feeMinor = charge.feeMinor + earlierMinor
  return { ...charge, earlierMinor, feeMinor, refundMinor: Math.max(0, paidMinor - feeMinor) }
}

/**
 * Whole days between a notice given at an instant and the start, as a policy counts them: a notice after the time at which the policy's
 * day ends counts as one of the next day, a notice on the day of the start or after it as 0. Source: docs/cancellation.md.
 */
export function noticeDays(
  { dayEndsAt }: Pick<CancellationPolicy, 'dayEndsAt'>,
  { noticeOn, startsOn }: { noticeOn: Day; startsOn: Day },
  at: Date,
): number {
  const end = dayEndsAt === undefined ? undefined : readKigaliInstant(`${noticeOn}T${dayEndsAt}`)
  const isLate = end !== undefined && at > end
  return Math.max(0, daysBetween(noticeOn, startsOn) - (isLate ? 1 : 0))
}

/** Whether a tier is the one for so many days of notice. */
export const covers = ({ daysFrom, daysTo }: CancellationTier, days: number): boolean =>
  days >= daysFrom && (daysTo === null || days <= daysTo)

/** What a tier charges, in percent: its own share, or the deposit's when the policy keeps the deposit and that is more. */
export const percentCharged = (
  { keepsDeposit, depositPercent }: Omit<CancellationPolicy, 'steps'>,
  step: CancellationTier,
): number => Math.max(keepsDeposit ? depositPercent : 0, step.percent)

/** The share of a party that leaves, by what each traveller counts in the base: 100 for an adult, 50 for a child at half price. */
type LeavingShare = { leaving: number; of: number }

export type PartialInput = Omit<CancellationInput, 'paidMinor'> & {
  before: readonly SoldLine[]
  /** The price for those who stay, under the policies of `before`, without any cancellation fee. */
  after: readonly SoldLine[]
  share: LeavingShare
  /** How many travellers leave, for the text of the line. */
  leavers: number
}

export type PartialCancellation = Pick<Cancellation, 'days' | 'free' | 'rows' | 'boughtMinor' | 'feeMinor'> & {
  /** The fee as a price line of the booking; null without a fee. */
  line: PriceLine | null
  /** The new total: those who stay, this fee and the fees of those who left earlier. */
  totalMinor: number
}

/**
 * The fee when some of a party leave: they pay it on their share, and the rest is repriced. Their share of a policy's rest is what
 * they count in the base, or the fall of the price when that is more (a second car that is not needed any more). The fee never
 * exceeds the fall of the price, so leaving never costs more than staying. `boughtMinor` is what was bought for those who leave.
 * For tiers that never fall, leaving one by one never costs less than leaving together, except for half a minor unit of each
 * rounding, and when everybody leaves the fee is the whole fee.
 * Source: docs/cancellation.md, 'Some of a party leave'.
 */
export function partialCancellation(input: PartialInput, now: Date): PartialCancellation {
  const { before, after, share, leavers } = input
  if (!(share.leaving >= 0 && share.leaving <= share.of && share.of > 0)) throw new Error('Nobody can leave more than the party')
  const charge = chargeFor(before, after, share, input, now)
  const line = charge.feeMinor > 0 ? feeLine(charge, leavers, before[0]?.ladder ?? 'tours') : null
  const totalMinor = sumOf(after) + sumOf(before.filter(isEarlierFee)) + charge.feeMinor
  return { ...charge, line, totalMinor }
}

const isEarlierFee = ({ kind }: Pick<PriceLine, 'kind'>): boolean => kind === 'cancellation-fee'

type Charge = Pick<Cancellation, 'days' | 'free' | 'rows' | 'boughtMinor' | 'feeMinor'>
type Notice = Omit<CancellationInput, 'paidMinor'>

/** The fee of going from the lines `before` to the lines `after`; cancelling everything goes to no lines. */
function chargeFor(
  before: readonly SoldLine[],
  after: readonly SoldLine[],
  { leaving, of }: LeavingShare,
  input: Notice,
  now: Date,
): Charge {
  const days = noticeDays({}, input, now)
  const free = freeReasonOf(input, now)
  if (free) return { days, free, rows: [], boughtMinor: 0, feeMinor: 0 }
  const staying = restByPolicy(after)
  let lessMinor = Math.max(0, passedOn(before) - passedOn(after))
  const rows = [...restByPolicy(before)].map(([key, { ladder, policy, restMinor: allMinor }]) => {
    const fallsMinor = allMinor - (staying.get(key)?.restMinor ?? 0)
    lessMinor += Math.max(0, fallsMinor)
    const restMinor = Math.max(roundHalfAway((allMinor * leaving) / of), fallsMinor)
    const daysBefore = noticeDays(policy, input, now)
    const percent = percentCharged(policy, tierFor(policy, daysBefore))
    const chargeMinor = Math.max(0, Math.min(shareOf(restMinor, percent), fallsMinor))
    return { ladder, daysBefore, percent, restMinor, keptMinor: chargeMinor }
  })
  const chargesMinor = rows.reduce((all, row) => all + row.keptMinor, 0)
  const mostMinor = Math.min(sumOf(before.filter((line) => !isEarlierFee(line))), lessMinor)
  const feeMinor = Math.min(mostMinor, chargesMinor + input.boughtMinor)
  return { days, free, rows, boughtMinor: Math.max(0, feeMinor - chargesMinor), feeMinor }
}

function freeReasonOf({ byOperator, freeUntil, confirmed }: Notice, now: Date): FreeReason | null {
  if (byOperator) return 'cancelled-by-operator'
  if (freeUntil && now < freeUntil) return 'moved-by-operator'
  return confirmed ? null : 'not-confirmed'
}

const shareOf = (minor: number, percent: number): number => roundHalfAway((minor * percent) / 100)

function restByPolicy(lines: readonly SoldLine[]) {
  const rests = new Map<string, { ladder: CancellationPolicyName; policy: CancellationPolicy; restMinor: number }>()
  for (const { kind, amountMinor, ladder, policy } of lines) {
    if (isPassedOn(kind) || isEarlierFee({ kind })) continue
    const key = nameOf(ladder, policy)
    rests.set(key, { ladder, policy, restMinor: (rests.get(key)?.restMinor ?? 0) + amountMinor })
  }
  return rests
}

const passedOn = (lines: readonly SoldLine[]): number => sumOf(lines.filter(({ kind }) => isPassedOn(kind)))

/** Lines of one policy name may carry two versions of it, when the operator changed it between two amendments. */
const nameOf = (ladder: CancellationPolicyName, { steps, keepsDeposit, depositPercent, dayEndsAt }: CancellationPolicy): string =>
  JSON.stringify([
    ladder,
    keepsDeposit,
    depositPercent,
    dayEndsAt,
    steps.map(({ daysFrom, daysTo, percent }) => [daysFrom, daysTo, percent]),
  ])

function tierFor({ steps }: CancellationPolicy, days: number): CancellationTier {
  const step = steps.find((tier) => covers(tier, days))
  if (!step) throw new Error(`The cancellation policy has a gap at ${days} days`)
  return step
}

function feeLine({ days, rows, boughtMinor, feeMinor }: Charge, leavers: number, ladder: CancellationPolicyName): PriceLine {
  const shares = rows.map(({ percent, restMinor, keptMinor: chargeMinor }): LineMessage => {
    const message = chargeMinor < shareOf(restMinor, percent) ? 'shareAtMost' : 'share'
    return lineMessage(message, { percent, rest: { moneyMinor: restMinor } })
  })
  const bought = boughtMinor > 0 ? [lineMessage('bought', { amount: { moneyMinor: boughtMinor } })] : []
  const charges = [...shares, ...bought].reduceRight((second, first) => lineMessage('twoCharges', { first, second }))
  return worded({
    kind: 'cancellation-fee',
    label: lineMessage('cancellationFee', {}),
    reason: lineMessage('cancellationFeeReason', { leavers, days, charges }),
    quantity: 1,
    unitMinor: feeMinor,
    amountMinor: feeMinor,
    refundable: false,
    vatMinor: 0,
    ladder,
  })
}

/** A cancellation as it is stored and printed: plain JSON, complete without the booking. */
export type CancellationStatement = Cancellation & {
  reference: string
  title: string
  currency: Currency
  startsOn: Day
  noticeOn: Day
  /** The instant, in ISO 8601. */
  at: string
  reason: string
  lines: Pick<PriceLine, 'kind' | 'label' | 'reason' | 'text' | 'amountMinor'>[]
  totalMinor: number
  paidMinor: number
  /** Permits that a line for everything holds, at their listed cost: no part of the rest. Absent where permits are lines. */
  permitsInsideMinor?: number
  /** The agreed policies, applied or not. */
  policies: { ladder: CancellationPolicyName; policy: CancellationPolicy }[]
}

/** The statement of a whole cancellation: what was sold, the rule, the fee and the refund at `now`. */
export function statementOf(
  booking: { reference: string; title: string; currency: Currency; startsOn: Day },
  lines: readonly (SoldLine & PriceLine)[],
  { permitsInsideMinor = 0, ...input }: Omit<CancellationInput, 'startsOn'> & { permitsInsideMinor?: number },
  reason: string,
  now: Date,
): CancellationStatement {
  const { reference, title, currency, startsOn } = booking
  return {
    ...cancellationOf(permitsApart(lines, permitsInsideMinor), { ...input, startsOn }, now),
    reference,
    title,
    currency,
    startsOn,
    noticeOn: input.noticeOn,
    at: now.toISOString(),
    reason,
    lines: lines.map(({ kind, label, reason, text, amountMinor }) => ({
      kind,
      label,
      reason,
      amountMinor,
      ...(text && { text }),
    })),
    totalMinor: sumOf(lines),
    paidMinor: input.paidMinor,
    ...(permitsInsideMinor > 0 && { permitsInsideMinor }),
    policies: [...new Map(lines.map(({ ladder, policy }) => [nameOf(ladder, policy), { ladder, policy }])).values()],
  }
}
