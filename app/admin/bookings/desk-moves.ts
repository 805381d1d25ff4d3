import { type Move, mostExtensions, movesFrom } from '#features/bookings/booking.ts'
import { cancellationFee, percentKept } from '#features/bookings/cancellation.ts'
import { holdEnd, staffHoldMs } from '#features/bookings/hold-length.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import type { PriceLine } from '#features/packages/price.ts'
import { kigaliDay } from '#values/dates.ts'
import { moneyText } from '#values/money.ts'
import { deskWords } from '../../words/desk.ts'
import { whenText } from '../instants.ts'

/** The moves that this screen has a form for, the likeliest first. Others of staff's moves have no action yet. */
export const deskMoves = ['confirm', 'extend', 'decline', 'cancel'] as const
export type DeskMove = (typeof deskMoves)[number]

/** One button of the screen: what it asks, and what it leads to. */
export type MoveChoice = { event: DeskMove; needsReason: boolean; consequence: string }

const words = deskWords.booking.moves

/** What staff may do with a booking now, by the table of moves and nothing else. */
export function moveChoices(booking: Booking, lines: readonly PriceLine[], now: Date): MoveChoice[] {
  const allowed = movesFrom(booking, 'staff', now, kigaliDay(now))
  return deskMoves.flatMap((event) => {
    const move = allowed.find((one: Move) => one.event === event)
    return move ? [{ event, needsReason: move.reason, consequence: consequence(event, booking, lines, now) }] : []
  })
}

function consequence(event: DeskMove, booking: Booking, lines: readonly PriceLine[], now: Date): string {
  const { email, travellersCount, startsOn, extensions } = booking
  switch (event) {
    case 'confirm':
      return words.confirm.consequence(travellersCount, email)
    case 'extend': {
      const when = whenText(holdEnd(staffHoldMs, startsOn, now), now)
      const left = mostExtensions - extensions - 1
      return left > 0 ? words.extend.consequence(when, left) : words.extend.last(when)
    }
    case 'decline':
      return words.decline.consequence(email)
    case 'cancel':
      return words.cancel.consequence(email, fee(booking, lines, now))
  }
}

/** What cancelling costs them. What was bought for them is not recorded yet, so the sentence names it beside the figure. */
function fee(booking: Booking, lines: readonly PriceLine[], now: Date): string {
  const sum = (kind: PriceLine['kind']) => lines.reduce((all, line) => (line.kind === kind ? all + line.amountMinor : all), 0)
  const { feeMinor, step } = cancellationFee(
    booking.policy,
    { totalMinor: booking.totalMinor, permitsMinor: sum('permit'), parkFeesMinor: sum('park-fee'), boughtMinor: 0, paidMinor: 0 },
    { noticeOn: kigaliDay(now), startsOn: booking.startsOn, confirmed: booking.state === 'confirmed' },
  )
  if (!step) return words.cancel.free
  return words.cancel.fee(moneyText({ minor: feeMinor, currency: booking.currency }), percentKept(booking.policy, step))
}
