import type { EditRefusal } from '#features/bookings/departures/edit-departure.server.ts'
import type { TakeOffRefusal } from '#features/bookings/departures/take-off-sale.server.ts'
import type { AssignRefusal } from '#features/departures/assign-crew.server.ts'
import type { CreateRefusal } from '#features/departures/create-departures.server.ts'
import type { PromiseRefusal } from '#features/departures/guarantee-departure.server.ts'
import type { PlanFault } from '#features/departures/planned.ts'
import type { SaleRefusal } from '#features/departures/put-on-sale.server.ts'
import type { TrashRefusal } from '#features/departures/trash-departure.server.ts'
import type { UndoAssignmentRefusal } from '#features/departures/undo-assignment.server.ts'
import type { UndoSaleRefusal } from '#features/departures/undo-sale.server.ts'
import { kigaliClock, kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { counted } from '../../en.ts'

export type DepartureRefusal =
  | EditRefusal
  | TakeOffRefusal
  | AssignRefusal
  | CreateRefusal
  | PromiseRefusal
  | SaleRefusal
  | TrashRefusal
  | UndoAssignmentRefusal
  | UndoSaleRefusal

const people = (by: readonly { leadName: string; reference: string }[]) =>
  by.map(({ leadName, reference }) => `${leadName} (${reference})`).join(', ')

/** What is so now, and what to do. A refusal that is new does not compile until it has a sentence. */
export function departureRefusal(refusal: DepartureRefusal): string {
  switch (refusal.reason) {
    case 'departure-unknown':
    case 'crew-unknown':
      return 'This is not there any more.'
    case 'cancelled-already':
      return 'This departure was cancelled. Nothing about it can change.'
    case 'in-the-trash':
      return 'It lies in the trash. Take it out first.'
    case 'on-sale-already':
      return 'It is on sale already.'
    case 'not-on-sale':
      return 'It is not on sale.'
    case 'booking-closed':
      return 'Booking for it has closed: its cut-off is past.'
    case 'no-rate':
      return 'The package has no price for this comfort and minimum. Add it to the package, or choose another.'
    case 'instant-past':
      return 'That moment is over. Choose one to come, or put it on sale now.'
    case 'instant-too-late':
      return `Booking closes on ${dayText(kigaliDay(refusal.cutOff))} at ${kigaliClock(refusal.cutOff)}. Choose a moment before.`
    case 'moment-came':
      return 'Its moment of sale has come meanwhile, so it stays on sale.'
    case 'permits-taken':
      return 'Some of its permits are taken. Take it off sale instead.'
    case 'changed-meanwhile':
      return 'Somebody changed it meanwhile. Nothing was saved.'
    case 'booked':
      return `${counted(refusal.by.length, 'booking counts', 'bookings count')} on it: ${people(refusal.by)}. Cancel the departure instead.`
    case 'was-on-sale':
      return 'It was on sale, so its address is known. Take it off sale, or cancel it.'
    case 'day-taken':
      return 'The package has a departure on this day already.'
    case 'day-stands':
      return 'It was on sale, so its package and day stand. Make a new departure and take this one off sale.'
    case 'day-past':
      return 'Choose a day to come.'
    case 'minimum-above-seats':
      return 'The minimum is more than its seats.'
    case 'minimum-promised':
      return `Its ${counted(refusal.taken, 'traveller was', 'travellers were')} told that it goes. Give our word first, then raise the minimum.`
    case 'closes-now': {
      const closed = `Booking would close at once: its cut-off was ${dayText(kigaliDay(refusal.cutOff))} at ${kigaliClock(refusal.cutOff)}.`
      if (refusal.waiting === 0) return `${closed} Write fewer days, or tick “Close it now”.`
      const who = counted(refusal.waiting, 'party waits', 'parties wait')
      return `${closed} ${who} for it and would get a letter that it is over. Write fewer days, or tick “Close it now”.`
    }
    case 'seats-wrong':
      return `Give it 1 to ${refusal.most} seats.`
    case 'capacity-below-taken':
      return `${refusal.taken} ${refusal.taken === 1 ? 'seat is' : 'seats are'} taken, by ${people(refusal.by)}. Give it at least ${refusal.taken}.`
    case 'comfort-booked':
      return `Somebody has booked this comfort: ${people(refusal.by)}.`
    case 'crew-elsewhere':
      return `On the new day ${refusal.names.join(' and ')} would be elsewhere too. Take them off first.`
    case 'crew-retired':
      return `${refusal.name} is retired.`
    case 'days-wrong':
      return 'The days must touch those of the departure, and the last must not come before the first.'
    case 'crew-clash':
      return 'with' in refusal
        ? `${refusal.name} is on ${refusal.with.map(({ title, startsOn }) => `${title}, ${dayText(startsOn)}`).join(' and on ')}.`
        : 'A guide or a car would be in two places. Tick that it goes all the same, or choose another.'
    case 'nothing-to-make':
      return 'There is nothing to make.'
    case 'too-many':
      return `At most ${refusal.most} are made at once.`
    case 'plan-faulty':
      return 'Not all of them can be made, so none was. The table shows which.'
  }
}

/** Why a line of a plan cannot be made. */
export function planFault(fault: PlanFault, row: (row: number) => string): string {
  switch (fault.reason) {
    case 'package-unknown':
      return 'No published package of this name'
    case 'day-past':
      return 'The day is over, or today'
    case 'exists':
      return 'There is one on this day'
    case 'twice':
      return `The same as ${row(fault.other)}`
    case 'no-rate':
      return 'No price for this comfort and minimum'
    case 'minimum-above-seats':
      return 'The minimum is more than its seats'
    case 'closed-already':
      return `Its cut-off is over: it closed on ${dayText(kigaliDay(fault.cutOff))} at ${kigaliClock(fault.cutOff)}`
  }
}
