import { addDays, type Day } from '#values/dates.ts'
import type { BookingState } from '../booking.ts'

/** When a visitor is reminded of the balance, in days from the due day. */
export const reminderDays = [-14, -7, -1, 1] as const
export type ReminderDay = (typeof reminderDays)[number]

type Balance = {
  state: BookingState
  balanceDueOn: Day
  /** What is unpaid of the total, in minor units. */
  outstandingMinor: number
}

/**
 * The balance reminder to send now, or null. A missed day is made up for, but only the latest one is sent, once. A booking that
 * is not confirmed owes nothing yet, and one in progress is for staff. Source: the rules of the trade, 'Price': reminders at −14,
 * −7, −1 and +1 days.
 *
 * @param sent the reminders already sent for this due day; an amendment that moves the day starts again.
 * @param today the day it is in Kigali.
 */
export function reminderDue(balance: Balance & { sent: readonly number[] }, today: Day): ReminderDay | null {
  if (balance.state !== 'confirmed' || balance.outstandingMinor <= 0) return null
  const latest = reminderDays.findLast((days) => addDays(balance.balanceDueOn, days) <= today)
  return latest === undefined || balance.sent.includes(latest) ? null : latest
}

/**
 * Whether the balance is unpaid after its due day: a task for staff, never an automatic cancellation. It stays due during and
 * after the journey, and for a no-show.
 */
export function isOverdue({ state, balanceDueOn, outstandingMinor }: Balance, today: Day): boolean {
  const expectsPayment = state === 'confirmed' || state === 'in-progress' || state === 'completed' || state === 'no-show'
  return expectsPayment && outstandingMinor > 0 && balanceDueOn < today
}
