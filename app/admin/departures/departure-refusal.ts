import type { EditRefusal } from '#features/bookings/departures/edit-departure.server.ts'
import type { MoveVisitRefusal } from '#features/bookings/departures/move-visit.server.ts'
import type { TakeOffRefusal } from '#features/bookings/departures/take-off-sale.server.ts'
import type { CreateRefusal } from '#features/departures/create-departures.server.ts'
import type { GuaranteeRefusal } from '#features/departures/guarantee-departure.server.ts'
import type { SaleRefusal } from '#features/departures/put-on-sale.server.ts'
import type { PlanFault } from '#features/departures/series/planned.ts'
import type { TrashRefusal } from '#features/departures/trash-departure.server.ts'
import type { UndoSaleRefusal } from '#features/departures/undo-sale.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliClock, kigaliDay } from '#values/dates.ts'
import { departureRefusalWords } from '../../words/admin/departures/departure-refusals.ts'
import { planFaultWords } from '../../words/admin/departures/plan-faults.ts'

export type DepartureRefusal =
  | EditRefusal
  | MoveVisitRefusal
  | TakeOffRefusal
  | CreateRefusal
  | GuaranteeRefusal
  | SaleRefusal
  | TrashRefusal
  | UndoSaleRefusal

const people = (by: readonly { leadName: string; reference: string }[]) =>
  by.map(({ leadName, reference }) => `${leadName} (${reference})`).join(', ')

const instantOf = ({ format }: ReadWords, at: Date) => ({ day: format.day(kigaliDay(at)), clock: kigaliClock(at) })

/** What is the case now, and what to do. A new refusal does not compile until it has a sentence. */
export function departureRefusal(read: ReadWords, refusal: DepartureRefusal): string {
  const words = read(departureRefusalWords)
  switch (refusal.reason) {
    case 'departure-unknown':
      return words['departure-unknown']
    case 'cancelled-already':
      return words['cancelled-already']
    case 'in-the-trash':
      return words['in-the-trash']
    case 'on-sale-already':
      return words['on-sale-already']
    case 'not-on-sale':
      return words['not-on-sale']
    case 'booking-closed':
      return words['booking-closed']
    case 'package-not-published':
      return words['package-not-published']
    case 'no-rate':
      return words['no-rate']
    case 'instant-past':
      return words['instant-past']
    case 'instant-too-late':
      return words['instant-too-late'](instantOf(read, refusal.cutOff))
    case 'permits-until-wrong':
      return words['permits-until-wrong']({ visit: read.format.day(refusal.visit) })
    case 'moment-came':
      return words['moment-came']
    case 'changed-meanwhile':
      return words['changed-meanwhile']
    case 'booked':
      return words.booked({ count: refusal.by.length, bookings: people(refusal.by) })
    case 'is-on-sale':
      return words['is-on-sale']
    case 'was-booked':
      return words['was-booked']
    case 'day-taken':
      return words['day-taken']
    case 'day-stands':
      return words['day-stands']
    case 'day-past':
      return words['day-past']
    case 'visit-past':
      return words['visit-past']
    case 'minimum-above-seats':
      return words['minimum-above-seats']
    case 'withdrawal-reason-missing':
      return words['withdrawal-reason-missing']
    case 'closes-now': {
      const { waiting, cutOff } = refusal
      const closed = instantOf(read, cutOff)
      return waiting === 0 ? words['closes-now'](closed) : words['closes-now-waiting']({ ...closed, waiting })
    }
    case 'seats-wrong':
      return words['seats-wrong']({ most: refusal.most })
    case 'capacity-below-taken':
      return words['capacity-below-taken']({ taken: refusal.taken, bookings: people(refusal.by) })
    case 'comfort-booked':
      return words['comfort-booked']({ bookings: people(refusal.by) })
    case 'crew-elsewhere':
      return words['crew-elsewhere']({ names: read.format.list(refusal.names) })
    case 'vehicle-hired':
      return words['vehicle-hired']({ name: refusal.name, day: read.format.day(refusal.day) })
    case 'crew-clash':
      return words['crew-clash']
    case 'nothing-to-make':
      return words['nothing-to-make']
    case 'too-many':
      return words['too-many']({ most: refusal.most })
    case 'visit-unknown':
      return words['visit-unknown']
    case 'visited-already':
      return words['visited-already']
    case 'day-closed':
      return words['day-closed']
    case 'day-outside':
      return words['day-outside']({ days: read.format.days(refusal.from, refusal.to) })
    case 'plan-faulty':
      return words['plan-faulty']
  }
}

/** Why a line of a plan cannot be created. */
export function planFault(read: ReadWords, fault: PlanFault, row: (row: number) => string): string {
  const words = read(planFaultWords)
  switch (fault.reason) {
    case 'package-unknown':
      return words['package-unknown']
    case 'day-past':
      return words['day-past']
    case 'exists':
      return words.exists
    case 'twice':
      return words.twice({ row: row(fault.other) })
    case 'no-rate':
      return words['no-rate']
    case 'minimum-above-seats':
      return words['minimum-above-seats']
    case 'closed-already':
      return words['closed-already'](instantOf(read, fault.cutOff))
  }
}
