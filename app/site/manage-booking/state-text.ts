import type { BookingState } from '#features/bookings/booking.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import type { Words } from '#platform/languages/source.ts'
import type { manageStateWords } from '../../words/manage-states.ts'

type StateWords = Words<typeof manageStateWords.tree>

/** The facts that decide the sentences of a booking's state. Instants and amounts are texts already. */
export type StateFacts = {
  kind: OrderKind
  count: number
  /** The end of a hold or of a quote; null where there is none. */
  until: string | null
  /** The last instant of the supplier's answer, while one is awaited. */
  answerBy: string | null
  /** What is asked of a supplier and has no yes yet. */
  onRequest: readonly string[]
  /** The reason of the last move; empty where none was needed. */
  reason: string
  /** Cancelled by us, and not by the visitor or for them. */
  byOperator: boolean
  /** What expired: a hold, a request, a quote, or the wait on a list. */
  ended: 'hold' | 'request' | 'quote' | 'waiting'
  /** The refund; null where there is none. */
  refund: string | null
  /** Whether a supplier said no to a part of a request. */
  refused: boolean
  /** Whether a request keeps something in stock for them. */
  holdsSome: boolean
  /** Whether its departure is not guaranteed yet. */
  mayNotRun: boolean
  /** Whether less than the deposit was ever paid. */
  paidInPart: boolean
  phone: string
  /** Whether the visitor may be promised an email. */
  emails: boolean
}

/** The tone of a state's tag. */
export const stateTones: Record<BookingState, 'ok' | 'warn' | 'bad' | undefined> = {
  enquiry: undefined,
  quoted: undefined,
  waitlisted: 'warn',
  requested: 'warn',
  'on-hold': 'warn',
  pending: 'warn',
  confirmed: 'ok',
  'in-progress': 'ok',
  completed: undefined,
  'no-show': undefined,
  expired: 'bad',
  rejected: 'bad',
  cancelled: 'bad',
}

/** The first line of the page, for each state. */
export function stateHeading(
  state: BookingState,
  { kind, count, ended, mayNotRun, onRequest }: Pick<StateFacts, 'kind' | 'count' | 'ended' | 'mayNotRun' | 'onRequest'>,
  { headings }: StateWords,
): string {
  switch (state) {
    case 'on-hold':
      return kind === 'departure' ? headings['on-hold'].departure({ count }) : headings['on-hold'][kind]
    case 'confirmed':
      // Nobody is told that they travel before it is certain.
      if (mayNotRun) return headings.mayNotRun
      return onRequest.length > 0 ? headings.asking : headings[state][kind]
    case 'in-progress':
    case 'completed':
      return headings[state][kind]
    case 'expired':
      return headings.expired[ended]
    default:
      return headings[state]
  }
}

/** The state of a booking and what happens next, a sentence each. */
export function stateSentences(state: BookingState, facts: StateFacts, words: StateWords): string[] {
  const here = words.noEmails
  switch (state) {
    case 'quoted':
      return [words.quoted.valid({ until: facts.until ?? '' }), words.quoted.next]
    case 'waitlisted':
      return [facts.emails ? words.waitlisted.next : here.waitlisted, words.waitlisted.free]
    case 'requested':
      return requested(facts, { ...words.requested, ...(!facts.emails && { next: here.requested }) })
    case 'pending':
      return [arranging(facts, words.pending), words.pending.next]
    case 'in-progress':
      return [words['in-progress']({ phone: facts.phone.replaceAll(' ', '\u00a0') })]
    case 'expired':
      return ended(facts, words.expired)
    case 'rejected':
      return rejected(facts, words.rejected)
    case 'cancelled':
      return cancelled(facts, words.cancelled)
    case 'confirmed':
      return [...(facts.onRequest.length > 0 ? [words.asking] : []), (facts.emails ? words : here).confirmed]
    case 'enquiry':
    case 'on-hold':
      return [(facts.emails ? words : here)[state]]
    default:
      return [words[state]]
  }
}

/** What is asked of suppliers, and until when they answer where that is known. */
const arranging = ({ answerBy }: StateFacts, { by, now }: Pick<StateWords['pending'], 'by' | 'now'>): string =>
  answerBy ? by({ answerBy }) : now

function requested(facts: StateFacts, words: StateWords['requested']): string[] {
  const { refused, holdsSome, until } = facts
  const rest = holdsSome && until ? [words.rest({ until })] : []
  return refused ? [words.refused, ...rest] : [arranging(facts, words), words.next, ...rest]
}

function ended({ refund, paidInPart, ended: what }: StateFacts, words: StateWords['expired']): string[] {
  if (refund) return [(paidInPart ? words.paidInPart : words.paidLate)({ refund }), words.another]
  return what === 'hold' ? [words.hold, words.sent] : [words[what]]
}

const rejected = ({ reason, refund }: StateFacts, words: StateWords['rejected']): string[] => [
  ...(reason ? [words.reason({ reason })] : []),
  refund ? words.refund({ refund }) : words.nothing,
]

const cancelled = ({ byOperator, reason }: StateFacts, words: StateWords['cancelled']): string[] =>
  byOperator ? [words.byOperator({ reason }), words.free] : [words.reason({ reason }), words.next]
