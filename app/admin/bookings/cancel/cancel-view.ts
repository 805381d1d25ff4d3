import { accountOf } from '#features/bookings/account.ts'
import { type Move, movesFrom } from '#features/bookings/booking.ts'
import type { CancellationStatement } from '#features/bookings/cancellation.ts'
import type { Booking, listPurchases } from '#features/bookings/reads.server.ts'
import { refundableMinor } from '#features/payments/ledger.ts'
import type { StoredPayment } from '#features/payments/payment.ts'
import { kigaliDay } from '#values/dates.ts'
import { moneyText } from '#values/money.ts'
import { cancelAdminWords as words } from '../../../words/admin/bookings/cancel.ts'
import { paymentMethodNames } from '../../../words/admin/payment-method-names.ts'
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
}

/** An unconfirmed booking is declined or expires: only a confirmed one can be cancelled by us. */
const callsOff = ({ state }: Booking): boolean => state === 'confirmed' || state === 'in-progress'

/**
 * The dialog that cancels a booking: the choices that the table of moves allows now, and what each charges and refunds, by the
 * functions that do it. Undefined without a choice.
 */
export function cancelView(booking: Booking, facts: CancelFacts, now: Date) {
  const allowed = movesFrom(booking, 'staff', now, kigaliDay(now))
  const choices = cancelMoves
    .filter((event) => allowed.some((move: Move) => move.event === event))
    .flatMap((event) => choiceOf(event, booking, facts, now))
  if (choices.length === 0) return undefined
  // The press confirms the fee that is shown.
  return { choices, agreedFeeMinor: facts.statement?.feeMinor ?? Number.NaN, email: reachedAs(booking.email) }
}

export type CancelView = NonNullable<ReturnType<typeof cancelView>>

function choiceOf(event: CancelMove, booking: Booking, facts: CancelFacts, now: Date): CancelChoice[] {
  if (event === 'absent') return [noShow(booking, facts, now)]
  if (event === 'call-off' && !callsOff(booking)) return []
  const statement = event === 'cancel' ? facts.statement : facts.byUs
  if (!statement) return []
  const view = statementView(statement)
  const { free } = statement
  const boughtMinor = boughtOf(facts)
  const ours = boughtMinor > 0 && free !== null
  return [
    {
      event,
      statement: ours ? withOurCost(view, moneyText({ minor: boughtMinor, currency: booking.currency })) : view,
      lines: [
        ...refundLines(booking, facts, statement.refundMinor),
        ...(boughtMinor > 0 ? [ours ? words.permitsOurs : words.permits] : []),
        ...requestedLines(facts),
      ],
    },
  ]
}

/** What a no-show charges: the account of the booking as a no-show. */
function noShow(booking: Booking, facts: CancelFacts, now: Date): CancelChoice {
  const { chargedMinor, paidMinor, outstandingMinor, refundDueMinor } = accountOf(
    { ...booking, state: 'no-show' },
    facts.payments,
    kigaliDay(now),
  )
  const row = (name: string, minor: number, key: number, sum = false) => ({
    key,
    name,
    amount: moneyText({ minor, currency: booking.currency }),
    sum,
  })
  const last = outstandingMinor > 0 ? row(words.missing, outstandingMinor, 2, true) : row(words.refund, refundDueMinor, 2, true)
  return {
    event: 'absent',
    statement: { free: '', rows: [row(words.charge, chargedMinor, 0, true), row(words.paid, paidMinor, 1), last] },
    lines: [...refundLines(booking, facts, refundDueMinor), ...(boughtOf(facts) > 0 ? [words.permits] : [])],
  }
}

const boughtOf = ({ purchases }: CancelFacts): number =>
  purchases.reduce((all, { status, costMinor, settled }) => all + (status === 'bought' && !settled ? costMinor : 0), 0)

const withOurCost = ({ free, rows }: StatementView, amount: string): StatementView => ({
  free,
  rows: [...rows, { key: rows.length, name: words.ourCost, amount, sum: false }],
})

/** Who gets a refund, and by which of their payments. */
function refundLines({ leadName, currency }: Booking, { payments }: CancelFacts, refundMinor: number): string[] {
  if (refundMinor <= 0) return []
  let left = refundMinor
  const methods = payments.flatMap(({ method, events }) => {
    const minor = Math.min(left, refundableMinor(events))
    left -= minor
    return minor > 0 ? [words.way(moneyText({ minor, currency }), paymentMethodNames[method].inText)] : []
  })
  return [words.to(leadName, methods.join(', '))]
}

function requestedLines({ purchases }: CancelFacts): string[] {
  const requested = purchases.filter(({ status }) => status === 'requested').length
  return requested > 0 ? [words.requested(requested)] : []
}
