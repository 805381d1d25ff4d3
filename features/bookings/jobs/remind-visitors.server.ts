import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import { listOccasions } from '#features/emails/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { moneyText } from '#values/money.ts'
import { type BookingEmail, occasionOf, queueBookingEmail } from '../emails/queue-booking-email.server.ts'
import { type Booking, findBooking } from '../reads.server.ts'
import { findAccount } from '../reads-accounts.server.ts'
import { listBalancesDue, listEndingHolds } from './reads-due.server.ts'
import { isOverdue, reminderDays, reminderDue } from './reminders.ts'

/** A visitor with a day or more to pay is reminded once when this much is left. */
const holdEndsWithinMs = 12 * 60 * 60 * 1000

/**
 * Reminds visitors of a hold that ends within twelve hours, and of a balance 14, 7 and 1 days before it is due and a day after, each
 * once. Alerts staff to an overdue balance, which cancels nothing by itself. Returns how many emails it queued.
 */
export async function remindVisitors(ctx: Context): Promise<number> {
  const now = ctx.clock.now()
  const today = kigaliDay(now)
  let reminded = 0
  for (const id of await listEndingHolds(ctx.db, now, new Date(now.getTime() + holdEndsWithinMs))) {
    const booking = await findBooking(ctx.db, id)
    const reminder = `hold-until-${booking?.holdEndsAt?.toISOString()}`
    if (booking && (await remind(ctx, booking, 'hold-ending', reminder))) reminded += 1
  }
  for (const id of await listBalancesDue(ctx.db, today, addDays(today, -reminderDays[0]))) {
    const booking = await findBooking(ctx.db, id)
    if (booking && (await remindOfBalance(ctx, booking, now))) reminded += 1
  }
  return reminded
}

async function remindOfBalance(ctx: Context, booking: Booking, now: Date): Promise<boolean> {
  const today = kigaliDay(now)
  const { outstandingMinor } = await findAccount(ctx.db, booking, now)
  const balance = { state: booking.state, balanceDueOn: booking.balanceDueOn, outstandingMinor }
  if (isOverdue(balance, today)) {
    const text = `${booking.reference}: ${moneyText({ minor: outstandingMinor, currency: booking.currency })} overdue since ${dayText(booking.balanceDueOn)}`
    await raiseAlert(ctx, ctx.db, { occasion: `overdue:${booking.id}:${booking.balanceDueOn}`, bookingId: booking.id, text })
  }
  const occasions = await listOccasions(ctx.db, booking.id)
  const sent = reminderDays.filter((days) => occasions.includes(occasion(booking, 'balance-due', nameOf(booking, days))))
  const days = reminderDue({ ...balance, sent }, today)
  return days !== null && (await remind(ctx, booking, 'balance-due', nameOf(booking, days)))
}

const nameOf = ({ balanceDueOn }: Booking, days: number) => `balance-${balanceDueOn}-${days}`
const occasion = ({ id, version }: Booking, email: BookingEmail, reminder: string) => occasionOf(id, version, email, { reminder })

async function remind(ctx: Context, booking: Booking, email: 'hold-ending' | 'balance-due', reminder: string): Promise<boolean> {
  if ((await listOccasions(ctx.db, booking.id)).includes(occasion(booking, email, reminder))) return false
  await ctx.db.transaction().execute((tx) => queueBookingEmail(ctx, tx, booking, email, { reminder }))
  return true
}
