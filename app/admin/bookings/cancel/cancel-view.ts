import { accountOf } from '#features/bookings/account.ts'
import { type Move, movesFrom } from '#features/bookings/booking.ts'
import type { CancellationStatement } from '#features/bookings/cancellation.ts'
import type { Booking, listPurchases } from '#features/bookings/reads.server.ts'
import type { StayReason } from '#features/emails/reachable.ts'
import { refundableMinor } from '#features/payments/ledger.ts'
import type { StoredPayment } from '#features/payments/payment.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { cancelAdminWords } from '../../../words/admin/bookings/cancel.ts'
import { methodAdminWords } from '../../../words/admin/payment-method-names.ts'
import type { AdminMove } from '../admin-moves.ts'
import { reachedAs } from '../email-or-admin.ts'
import { type StatementView, statementView } from '../money/statement-view.ts'

/** The moves by which a booking ends before or without its trip. */
export const cancelMoves = ['cancel', 'call-off', 'absent'] as const satisfies readonly AdminMove[]
type CancelMove = (typeof cancelMoves)[number]

/** One choice of the dialog, with its amounts. */
export type CancelChoice = { event: CancelMove; statement: StatementView; lines: string[] }

export type CancelFacts = {
  payments: readonly StoredPayment[]
  purchases: Awaited<ReturnType<typeof listPurchases>>
  /** What a cancellation charges and refunds, by the customer and by us; absent where it is not allowed. */
  statement: CancellationStatement | undefined
  byUs: CancellationStatement | undefined
  /** Why an email to the customer does not leave. */
  stays: StayReason | undefined
}

/** An unconfirmed booking is declined or expires: only a confirmed one can be cancelled by us. */
const callsOff = ({ state }: Booking): boolean => state === 'confirmed' || state === 'in-progress'

/**
 * The dialog that cancels a booking: the choices that the table of moves allows now, and what each charges and refunds, by the
 * functions that do it. Undefined without a choice.
 */
export function cancelView(read: ReadWords, booking: Booking, facts: CancelFacts, now: Date) {
  const allowed = movesFrom(booking, 'staff', now, kigaliDay(now))
  const choices = cancelMoves
    .filter((event) => allowed.some((move: Move) => move.event === event))
    .flatMap((event) => choiceOf(read, event, booking, facts, now))
  if (choices.length === 0) return undefined
  // The press confirms the fee that is shown.
  return { choices, agreedFeeMinor: facts.statement?.feeMinor ?? Number.NaN, email: reachedAs(read, booking.email, facts.stays) }
}

export type CancelView = NonNullable<ReturnType<typeof cancelView>>

function choiceOf(read: ReadWords, event: CancelMove, booking: Booking, facts: CancelFacts, now: Date): CancelChoice[] {
  const words = read(cancelAdminWords)
  if (event === 'absent') return [noShow(read, booking, facts, now)]
  if (event === 'call-off' && !callsOff(booking)) return []
  const statement = event === 'cancel' ? facts.statement : facts.byUs
  if (!statement) return []
  const view = statementView(read, statement)
  const { free } = statement
  const boughtMinor = boughtOf(facts)
  const ours = boughtMinor > 0 && free !== null
  return [
    {
      event,
      statement: ours ? withOurCost(read, view, read.format.money({ minor: boughtMinor, currency: booking.currency })) : view,
      lines: [
        ...refundLines(read, booking, facts, statement.refundMinor),
        ...(boughtMinor > 0 ? [ours ? words.permitsOurs : words.permits] : []),
        ...requestedLines(read, facts),
      ],
    },
  ]
}

/** What a no-show charges: the account of the booking as a no-show. */
function noShow(read: ReadWords, booking: Booking, facts: CancelFacts, now: Date): CancelChoice {
  const words = read(cancelAdminWords)
  const { chargedMinor, paidMinor, outstandingMinor, refundDueMinor } = accountOf(
    { ...booking, state: 'no-show' },
    facts.payments,
    kigaliDay(now),
  )
  const row = (name: string, minor: number, key: number, sum = false) => ({
    key,
    name,
    amount: read.format.money({ minor, currency: booking.currency }),
    sum,
  })
  const last = outstandingMinor > 0 ? row(words.missing, outstandingMinor, 2, true) : row(words.refund, refundDueMinor, 2, true)
  return {
    event: 'absent',
    statement: { free: '', rows: [row(words.charge, chargedMinor, 0, true), row(words.paid, paidMinor, 1), last] },
    lines: [...refundLines(read, booking, facts, refundDueMinor), ...(boughtOf(facts) > 0 ? [words.permits] : [])],
  }
}

const boughtOf = ({ purchases }: CancelFacts): number =>
  purchases.reduce((all, { status, costMinor, settled }) => all + (status === 'bought' && !settled ? costMinor : 0), 0)

const withOurCost = (read: ReadWords, { free, rows }: StatementView, amount: string): StatementView => ({
  free,
  rows: [...rows, { key: rows.length, name: read(cancelAdminWords).ourCost, amount, sum: false }],
})

/** Who gets a refund, and by which of their payments. */
function refundLines(read: ReadWords, { leadName, currency }: Booking, { payments }: CancelFacts, refundMinor: number): string[] {
  const words = read(cancelAdminWords)
  const paymentMethodNames = read(methodAdminWords)
  if (refundMinor <= 0) return []
  let left = refundMinor
  const methods = payments.flatMap(({ method, events }) => {
    const minor = Math.min(left, refundableMinor(events))
    left -= minor
    return minor > 0
      ? [words.way({ money: read.format.money({ minor, currency }), method: paymentMethodNames[method].inText })]
      : []
  })
  return [words.to({ name: leadName, methods: methods.join(', ') })]
}

function requestedLines(read: ReadWords, { purchases }: CancelFacts): string[] {
  const words = read(cancelAdminWords)
  const requested = purchases.filter(({ status }) => status === 'requested').length
  return requested > 0 ? [words.requested({ count: requested })] : []
}
