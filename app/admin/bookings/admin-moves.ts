import type { BookingAccount } from '#features/bookings/account.ts'
import { type Move, mostExtensions, movesFrom } from '#features/bookings/booking.ts'
import { holdEnd, staffHoldMs } from '#features/bookings/holds/hold-length.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import type { StayReason } from '#features/emails/reachable.ts'
import { closesAt } from '#features/orders/order-cut-off.ts'
import type { HoldLengths } from '#features/settings/settings.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { whenText } from '../components/instants.ts'
import { reachedAs } from './email-or-admin.ts'

/** The moves of the screen, the most likely first. The last three are the choices of one dialog (`cancel/cancel-view.ts`). */
export const adminMoves = ['reserve', 'confirm', 'extend', 'decline', 'cancel', 'call-off', 'absent'] as const
export type AdminMove = (typeof adminMoves)[number]

/** The moves with a button of their own, whose dialog requires a reason. */
const buttonMoves = ['reserve', 'confirm', 'extend', 'decline'] as const satisfies readonly AdminMove[]
type ButtonMove = (typeof buttonMoves)[number]

/** One button of the screen: its question, and what follows from it. */
export type MoveChoice = {
  event: ButtonMove
  needsReason: boolean
  consequence: string
}

/** `stays`: why an email to the customer does not leave. */
type MoveFacts = { account: BookingAccount; holds: HoldLengths; stays: StayReason | undefined }

/** The moves that staff may make now, by the table of moves alone. */
export function moveChoices(read: ReadWords, booking: Booking, facts: MoveFacts, now: Date): MoveChoice[] {
  const allowed = movesFrom(booking, 'staff', now, kigaliDay(now))
  return buttonMoves.flatMap((event) => {
    const move = allowed.find((one: Move) => one.event === event)
    if (!move || (event === 'reserve' && !isQuoted(booking))) return []
    return [{ event, needsReason: move.reason, consequence: consequence(read, event, booking, facts, now) }]
  })
}

/** Staff hold a quote for a customer who accepts it. Only the customer holds an expired booking again. */
const isQuoted = ({ state }: Booking): boolean => state === 'quoted'

function consequence(
  read: ReadWords,
  event: ButtonMove,
  booking: Booking,
  { account, holds, stays }: MoveFacts,
  now: Date,
): string {
  const words = read(bookingAdminWords).moves
  const { extensions, currency, depositMinor } = booking
  const email = reachedAs(read, booking.email, stays)
  const money = (minor: number) => read.format.money({ minor, currency })
  const back = account.paidMinor > 0 ? words.back({ money: money(account.paidMinor) }) : words.nothingPaid
  switch (event) {
    case 'reserve': {
      return words.reserve.consequence({
        total: money(booking.totalMinor),
        until: whenText(read, holdEnd(staffHoldMs(holds), closesAt(booking), now), now, 'until'),
        email,
        credit: account.paidMinor > 0 ? money(account.paidMinor) : '',
        credited: account.paidMinor > 0 ? 'yes' : 'no',
      })
    }
    case 'confirm': {
      const missing = depositMinor - account.paidMinor
      return words.confirm.consequence({
        email,
        unpaid: missing > 0 ? money(missing) : '',
        owes: missing > 0 ? 'yes' : 'no',
      })
    }
    case 'extend': {
      const when = whenText(read, holdEnd(staffHoldMs(holds), closesAt(booking, 'staff'), now), now)
      const left = mostExtensions - extensions - 1
      return left > 0 ? words.extend.consequence({ when, left }) : words.extend.last({ when })
    }
    case 'decline':
      return words.decline.consequence({ email, back })
  }
}
