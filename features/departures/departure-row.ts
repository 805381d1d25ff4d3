import type { PackageContent, PackageKind, Style } from '#features/packages/package.ts'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import type { Day } from '#values/dates.ts'
import type { Money } from '#values/money.ts'
import type { DepartureStatus } from './departure.ts'
import type { MovedVisit } from './visits/moved-visit.ts'

/** A departure at an instant, for visitors and staff. */
export type DepartureRow = {
  id: number
  slug: string
  packageId: number
  packageSlug: string
  title: string
  kind: PackageKind
  styles: Style[]
  scene: PackageContent['scene']
  startsOn: Day
  endsOn: Day
  /** The number of days, both ends included. */
  days: number
  startPlace: string
  endPlace: string
  comfort: Comfort
  /** Its cut-off, in days before the start; null for the usual one. */
  cutOffDays: number | null
  /** One traveller sharing a room, in the departure's comfort: base, permits and park fees of a foreign visitor. */
  price: Money
  capacity: number
  taken: number
  /** Seats for sale; zero while a waiting party fits into the free ones. */
  left: number
  /** Of the seats taken, those of bookings that cannot lapse. */
  confirmed: number
  minimum: number
  /** It runs, even after cancellations. */
  guaranteed: boolean
  status: DepartureStatus
  nextEnd: Date | null
  /** Staff's text about this date; empty without one. */
  note: string
  /** The age in years from which its package is allowed, the permits too; 0 where anybody may come. */
  fromAge: number
  /** Its visits that were moved to another of its days, where it was read to be booked. */
  visits?: readonly MovedVisit[]
}
