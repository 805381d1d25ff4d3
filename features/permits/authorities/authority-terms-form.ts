import { z } from 'zod'
import { oneLine } from '#values/form-text.ts'
import type { Moves, PermitTerms } from '../permit-terms.ts'
import { day, optionalLine } from './authority-form.ts'
import { type AuthorityTermsFacts, confidences } from './authority-terms.ts'
import { mostDays, mostPercent, type RefundSteps, readMovePercents, readRefundSteps, type StepsFault } from './refund-steps.ts'

const whole = (least: number, most: number, wrong: string) =>
  z.number({ error: wrong }).int(wrong).min(least, wrong).max(most, wrong).optional()
const daysBefore = whole(0, mostDays, 'days-before-wrong')

const payments = ['unknown', 'deposit', 'at-once'] as const
const refundKinds = ['unknown', 'nothing', 'steps'] as const

const fields = z.object({
  fromDay: day,
  toDay: day.optional(),
  payment: z.enum(payments, { error: 'choice-missing' }),
  deposit: whole(0, mostPercent, 'percent-wrong'),
  balanceDays: daysBefore,
  unpaidUntil: daysBefore,
  unpaidPercents: z.string().optional(),
  unpaidLate: whole(0, mostPercent, 'percent-wrong'),
  unpaidMost: whole(1, 9, 'moves-wrong'),
  unpaidWithin: whole(1, 36, 'months-wrong'),
  paidUntil: daysBefore,
  paidPercents: z.string().optional(),
  paidLate: whole(0, mostPercent, 'percent-wrong'),
  paidMost: whole(1, 9, 'moves-wrong'),
  paidWithin: whole(1, 36, 'months-wrong'),
  namesMost: whole(0, 9, 'names-wrong'),
  namesUntil: daysBefore,
  refund: z.enum(refundKinds, { error: 'choice-missing' }),
  refundSteps: z.string().optional(),
  notSeen: optionalLine(300),
  notSeenPercent: whole(0, mostPercent, 'percent-wrong'),
  illAtGate: optionalLine(300),
  illAtGatePercent: whole(0, mostPercent, 'percent-wrong'),
  note: optionalLine(300),
  source: oneLine('source-missing', 300),
  sourceUrl: optionalLine(500).refine(
    (text) => text === '' || (text.startsWith('https://') && URL.canParse(text)),
    'address-wrong',
  ),
  publishedOn: day.optional(),
  confidence: z.enum(confidences, { error: 'choice-missing' }),
  checked: z.literal('on').optional(),
  fit: z.literal('on').optional(),
})
type Fields = z.output<typeof fields>

type Check = { path: keyof Fields; error: string; holds: (one: Partial<Fields>) => boolean }
/** Whether a rule of moves says anything but its last day. */
const isMoveTyped = (one: Partial<Fields>, when: 'unpaid' | 'paid') =>
  [one[`${when}Late`], one[`${when}Most`], one[`${when}Within`], one[`${when}Percents`]?.trim() || undefined].some(
    (field) => field !== undefined,
  )
const checks: readonly Check[] = [
  { path: 'toDay', error: 'days-upside-down', holds: ({ fromDay, toDay }) => !(fromDay && toDay && toDay < fromDay) },
  {
    path: 'deposit',
    error: 'percent-wrong',
    holds: ({ payment, deposit }) => payment !== 'deposit' || deposit !== undefined,
  },
  ...(['unpaid', 'paid'] as const).flatMap((when): Check[] => [
    {
      path: `${when}Until`,
      error: 'moves-until-missing',
      holds: (one) => one[`${when}Until`] !== undefined || !isMoveTyped(one, when),
    },
    {
      path: `${when}Percents`,
      error: 'percents-missing',
      holds: (one) => one[`${when}Until`] === undefined || Boolean(one[`${when}Percents`]?.trim()),
    },
  ]),
  {
    path: 'refundSteps',
    error: 'steps-missing',
    holds: ({ refund, refundSteps }) => refund !== 'steps' || Boolean(refundSteps?.trim()),
  },
]

/**
 * The form of terms but for those that are texts of steps (`readStepTexts`). What depends on another field is checked beside the fields
 * themselves, so that everything that is wrong is said at once.
 */
export const AuthorityTermsForm = checks.reduce<z.ZodType<Fields>>(
  (form, { path, error, holds }) =>
    form.refine((one) => holds(one), {
      path: [path],
      error,
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  fields,
)

type Steps = { unpaidPercents: number[]; paidPercents: number[]; refunds: RefundSteps }
export type StepFaults = Partial<Record<'unpaidPercents' | 'paidPercents' | 'refundSteps', StepsFault>>

/** The terms that are texts of steps; or what of each was not understood. Steps of a refund that is not by steps are not read. */
export function readStepTexts(
  typed: Readonly<Record<string, string | undefined>>,
): { steps: Steps; faults?: undefined } | { steps?: undefined; faults: StepFaults } {
  const unpaid = readMovePercents(typed.unpaidPercents ?? '')
  const paid = readMovePercents(typed.paidPercents ?? '')
  const refunds = typed.refund === 'steps' ? readRefundSteps(typed.refundSteps ?? '') : { steps: [] }
  if ('percents' in unpaid && 'percents' in paid && 'steps' in refunds)
    return { steps: { unpaidPercents: unpaid.percents, paidPercents: paid.percents, refunds: refunds.steps } }
  return {
    faults: {
      ...('fault' in unpaid && { unpaidPercents: unpaid.fault }),
      ...('fault' in paid && { paidPercents: paid.fault }),
      ...('fault' in refunds && { refundSteps: refunds.fault }),
    },
  }
}

/** The rule of moves before or after the payment, where its last day is known. */
function movesOf(read: Fields, when: 'unpaid' | 'paid', percents: number[]): Moves | undefined {
  const [untilDays, latePercent] = [read[`${when}Until`], read[`${when}Late`]]
  const [most, withinMonths] = [read[`${when}Most`], read[`${when}Within`]]
  if (untilDays === undefined) return undefined
  return {
    untilDays,
    percents,
    ...(latePercent !== undefined && { latePercent }),
    ...(most !== undefined && { most }),
    ...(withinMonths !== undefined && { withinMonths }),
  }
}

/** What a form says of the terms. A field that was left empty is not known, and is not among them. */
export function authorityTermsOf(read: Fields, { unpaidPercents, paidPercents, refunds }: Steps): AuthorityTermsFacts {
  const { namesMost, namesUntil } = read
  const unpaidMoves = read.payment === 'at-once' ? undefined : movesOf(read, 'unpaid', unpaidPercents)
  const paidMoves = movesOf(read, 'paid', paidPercents)
  const terms: PermitTerms = {
    ...(read.payment === 'deposit' && { depositPercent: read.deposit ?? 0 }),
    ...(read.payment === 'at-once' && { paidAtOnce: true }),
    ...(read.payment !== 'at-once' && read.balanceDays !== undefined && { balanceDays: read.balanceDays }),
    ...(unpaidMoves && { unpaidMoves }),
    ...(paidMoves && { paidMoves }),
    ...((namesMost !== undefined || namesUntil !== undefined) && {
      names: {
        ...(namesMost !== undefined && { most: namesMost }),
        ...(namesUntil !== undefined && { untilDays: namesUntil }),
      },
    }),
    ...(read.refund !== 'unknown' && { refunds }),
    ...(read.notSeen && { notSeen: read.notSeen }),
    ...(read.notSeenPercent !== undefined && { notSeenPercent: read.notSeenPercent }),
    ...(read.illAtGate && { illAtGate: read.illAtGate }),
    ...(read.illAtGatePercent !== undefined && { illAtGatePercent: read.illAtGatePercent }),
    ...(read.note && { note: read.note }),
  }
  return {
    fromDay: read.fromDay,
    toDay: read.toDay ?? null,
    terms,
    source: read.source,
    sourceUrl: read.sourceUrl,
    publishedOn: read.publishedOn ?? null,
    confidence: read.confidence,
  }
}
