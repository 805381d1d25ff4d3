import type { BookingAccount } from '#features/bookings/account.ts'
import { type Move, mostExtensions, movesFrom } from '#features/bookings/booking.ts'
import type { CancellationStatement } from '#features/bookings/cancellation.ts'
import { holdEnd, staffHoldMs } from '#features/bookings/holds/hold-length.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import { closesAt } from '#features/orders/order-cut-off.ts'
import type { HoldLengths } from '#features/settings/settings.ts'
import { kigaliDay } from '#values/dates.ts'
import { moneyText } from '#values/money.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { whenText } from '../components/instants.ts'
import { reachedAs } from './email-or-admin.ts'
import { type StatementView, statementView } from './money/statement-view.ts'

/** The moves that are asked by a reason and a press, the likeliest first. */
export const adminMoves = ['reserve', 'confirm', 'extend', 'decline', 'cancel', 'call-off', 'absent'] as const
export type AdminMove = (typeof adminMoves)[number]

/** One button of the screen: what it asks, and what it leads to. */
export type MoveChoice = {
  event: AdminMove
  needsReason: boolean
  consequence: string
  /** What cancelling comes to, and the fee that is agreed by pressing. */
  statement?: StatementView
  agreedFeeMinor?: number
}

export type MoveFacts = {
  account: BookingAccount
  /** What cancelling would come to; absent where nobody may cancel. */
  statement: CancellationStatement | undefined
  holds: HoldLengths
}

const words = adminWords.booking.moves

/** What staff may do with a booking now, by the table of moves and nothing else. */
export function moveChoices(booking: Booking, facts: MoveFacts, now: Date): MoveChoice[] {
  const allowed = movesFrom(booking, 'staff', now, kigaliDay(now))
  return adminMoves.flatMap((event) => {
    const move = allowed.find((one: Move) => one.event === event)
    if (!move || (event === 'call-off' && !callsOff(booking)) || (event === 'reserve' && !isQuoted(booking))) return []
    const choice = { event, needsReason: move.reason, consequence: consequence(event, booking, facts, now) }
    const { statement } = facts
    if (event !== 'cancel') return [choice]
    // Nobody agrees to a fee that is not shown.
    if (!statement) return []
    return [{ ...choice, statement: statementView(statement), agreedFeeMinor: statement.feeMinor }]
  })
}

/** What is not confirmed is declined, or left to lapse: calling off is taking back what was promised. */
const callsOff = ({ state }: Booking): boolean => state === 'confirmed' || state === 'in-progress'

/** Staff hold a quote for a customer who accepts it; what has expired is held again by the customer. */
const isQuoted = ({ state }: Booking): boolean => state === 'quoted'

function consequence(event: AdminMove, booking: Booking, { account, holds }: MoveFacts, now: Date): string {
  const { extensions, currency, depositMinor } = booking
  const email = reachedAs(booking.email)
  const money = (minor: number) => moneyText({ minor, currency })
  const back = account.paidMinor > 0 ? words.back(money(account.paidMinor)) : words.nothingPaid
  switch (event) {
    case 'reserve': {
      const when = whenText(holdEnd(staffHoldMs(holds), closesAt(booking), now), now)
      return words.reserve.consequence(
        money(booking.totalMinor),
        when,
        email,
        account.paidMinor > 0 ? money(account.paidMinor) : '',
      )
    }
    case 'confirm': {
      const missing = depositMinor - account.paidMinor
      return words.confirm.consequence(email, missing > 0 ? money(missing) : '')
    }
    case 'extend': {
      const when = whenText(holdEnd(staffHoldMs(holds), closesAt(booking), now), now)
      const left = mostExtensions - extensions - 1
      return left > 0 ? words.extend.consequence(when, left) : words.extend.last(when)
    }
    case 'decline':
      return words.decline.consequence(email, back)
    case 'cancel':
      return words.cancel.consequence(email)
    case 'call-off':
      return words['call-off'].consequence(email, back)
    case 'absent':
      return words.absent.consequence(money(booking.totalMinor))
  }
}
