import { addDays, type Day } from '#values/dates.ts'
import type { BookingState } from '../booking.ts'

/** When a visitor is reminded of the balance: days from the day it is due. */
export const reminderDays = [-14, -7, -1, 1] as const
export type ReminderDay = (typeof reminderDays)[number]

type Balance = {
  state: BookingState
  balanceDueOn: Day
  /** What is still to be paid of the total, in minor units; not the agreed balance. */
  outstandingMinor: number
}

/**
 * The reminder of the balance to send now, or null. A day that was missed is made up for, but never two at once: only the
 * latest whose time has come, and that once. A booking that is not confirmed owes nothing yet, and one on the road is for
 * staff. Source: the rules of the trade, 'Price': reminders at −14, −7, −1 and +1 days.
 *
 * @param sent the reminders that were sent for this due day; an amendment that moves the day begins anew.
 * @param today the day it is in Kigali.
 */
export function reminderDue(balance: Balance & { sent: readonly number[] }, today: Day): ReminderDay | null {
  if (balance.state !== 'confirmed' || balance.outstandingMinor <= 0) return null
  const latest = reminderDays.findLast((days) => addDays(balance.balanceDueOn, days) <= today)
  return latest === undefined || balance.sent.includes(latest) ? null : latest
}

/**
 * Whether the balance is still owed after its day. It is a task for staff, never an automatic cancellation. Who has set out,
 * come back or stayed away owes it all the same.
 */
export function isOverdue({ state, balanceDueOn, outstandingMinor }: Balance, today: Day): boolean {
  const owes = state === 'confirmed' || state === 'in-progress' || state === 'completed' || state === 'no-show'
  return owes && outstandingMinor > 0 && balanceDueOn < today
}
