import type { EditRefusal } from '#features/bookings/departures/edit-departure.server.ts'
import type { TakeOffRefusal } from '#features/bookings/departures/take-off-sale.server.ts'
import type { CreateRefusal } from '#features/departures/create-departures.server.ts'
import type { AssignRefusal } from '#features/departures/crew/assign-crew.server.ts'
import type { UndoAssignmentRefusal } from '#features/departures/crew/undo-assignment.server.ts'
import type { GuaranteeRefusal } from '#features/departures/guarantee-departure.server.ts'
import type { PlanFault } from '#features/departures/planned.ts'
import type { SaleRefusal } from '#features/departures/put-on-sale.server.ts'
import type { TrashRefusal } from '#features/departures/trash-departure.server.ts'
import type { UndoSaleRefusal } from '#features/departures/undo-sale.server.ts'
import { kigaliClock, kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { counted } from '../counted.ts'

export type DepartureRefusal =
  | EditRefusal
  | TakeOffRefusal
  | AssignRefusal
  | CreateRefusal
  | GuaranteeRefusal
  | SaleRefusal
  | TrashRefusal
  | UndoAssignmentRefusal
  | UndoSaleRefusal

const people = (by: readonly { leadName: string; reference: string }[]) =>
  by.map(({ leadName, reference }) => `${leadName} (${reference})`).join(', ')

/** What is the case now, and what to do. A new refusal does not compile until it has a sentence. */
export function departureRefusal(refusal: DepartureRefusal): string {
  switch (refusal.reason) {
    case 'departure-unknown':
    case 'crew-unknown':
      return 'This no longer exists.'
    case 'cancelled-already':
      return 'This departure was cancelled. It cannot be changed.'
    case 'in-the-trash':
      return 'It is in the trash. Restore it first.'
    case 'on-sale-already':
      return 'It is on sale already.'
    case 'not-on-sale':
      return 'It is not on sale.'
    case 'booking-closed':
      return 'Booking has closed for this departure.'
    case 'package-not-published':
      return 'Its package is not published. Publish the package first.'
    case 'no-rate':
      return 'The package has no price for this accommodation level and minimum. Add one, or choose another.'
    case 'instant-past':
      return 'That time has passed. Choose a later one, or put it on sale now.'
    case 'instant-too-late':
      return `Booking closes on ${dayText(kigaliDay(refusal.cutOff))} at ${kigaliClock(refusal.cutOff)}. Choose an earlier time.`
    case 'moment-came':
      return 'It went on sale in the meantime, so it stays on sale.'
    case 'permits-taken':
      return 'Some of its permits are taken. Take it off sale instead.'
    case 'changed-meanwhile':
      return 'Somebody else changed it in the meantime. Nothing was saved.'
    case 'booked':
      return `${counted(refusal.by.length, 'booking counts', 'bookings count')} on it: ${people(refusal.by)}. Cancel the departure instead.`
    case 'is-on-sale':
      return 'It is on sale or scheduled. Take it off sale first.'
    case 'was-booked':
      return 'It has or had bookings, which lead to it. Off sale, no visitor sees it.'
    case 'day-taken':
      return 'The package already has a departure on this date.'
    case 'day-stands':
      return 'It was on sale, so its package and date are fixed. Create a new departure and take this one off sale.'
    case 'day-past':
      return 'Choose a future date.'
    case 'minimum-above-seats':
      return 'The minimum is higher than the capacity.'
    case 'withdrawal-reason-missing':
      return 'Say why: the reason is kept in the departure’s history.'
    case 'closes-now': {
      const closed = `Booking would close at once: its cut-off was ${dayText(kigaliDay(refusal.cutOff))} at ${kigaliClock(refusal.cutOff)}.`
      if (refusal.waiting === 0) return `${closed} Enter fewer days, or select “Close booking now”.`
      const who = counted(refusal.waiting, 'party is', 'parties are')
      return `${closed} ${who} on the waiting list and would get an email that it is over. Enter fewer days, or select “Close booking now”.`
    }
    case 'seats-wrong':
      return `Enter a capacity from 1 to ${refusal.most}.`
    case 'capacity-below-taken':
      return `${refusal.taken} ${refusal.taken === 1 ? 'seat is' : 'seats are'} taken, by ${people(refusal.by)}. The capacity must be at least ${refusal.taken}.`
    case 'comfort-booked':
      return `This accommodation level is booked: ${people(refusal.by)}.`
    case 'crew-elsewhere':
      return `Also assigned elsewhere on the new date: ${refusal.names.join(' and ')}. Remove them first.`
    case 'crew-retired':
      return `${refusal.name} is deactivated.`
    case 'days-wrong':
      return 'The days must overlap the departure, and the last must not be before the first.'
    case 'crew-clash':
      return 'with' in refusal
        ? `${refusal.name} is on ${refusal.with.map(({ title, startsOn }) => `${title}, ${dayText(startsOn)}`).join(' and on ')}.`
        : 'A guide or vehicle is already assigned on these days. Choose to assign anyway, or choose another.'
    case 'nothing-to-make':
      return 'There is nothing to create.'
    case 'too-many':
      return `At most ${refusal.most} can be created at once.`
    case 'plan-faulty':
      return 'Some lines have errors, so none was created. The table shows which.'
  }
}

/** Why a line of a plan cannot be created. */
export function planFault(fault: PlanFault, row: (row: number) => string): string {
  switch (fault.reason) {
    case 'package-unknown':
      return 'No published package has this name'
    case 'day-past':
      return 'The date is today or in the past'
    case 'exists':
      return 'A departure on this date already exists'
    case 'twice':
      return `Duplicate of ${row(fault.other)}`
    case 'no-rate':
      return 'No price for this accommodation level and minimum'
    case 'minimum-above-seats':
      return 'The minimum is higher than the capacity'
    case 'closed-already':
      return `Booking already closed on ${dayText(kigaliDay(fault.cutOff))} at ${kigaliClock(fault.cutOff)}`
  }
}
