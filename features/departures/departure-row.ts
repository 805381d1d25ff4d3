import type { PackageContent, PackageKind, Style } from '#features/packages/package.ts'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import type { Day } from '#values/dates.ts'
import type { Money } from '#values/money.ts'
import type { DepartureStatus } from './departure.ts'

/** A departure as visitors and staff see it at an instant. */
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
  /** Days on the road, both ends counted. */
  days: number
  startPlace: string
  endPlace: string
  comfort: Comfort
  /** Its own cut-off, in days before its start; null where the usual one counts. */
  cutOffDays: number | null
  /** One traveller sharing a room, in the departure's comfort: base, permits and park fees of a foreign visitor. */
  price: Money
  capacity: number
  taken: number
  /** Seats for public sale; none while a waiting party fits into what is free. */
  left: number
  /** Of the seats taken, those of bookings that cannot lapse. */
  confirmed: number
  minimum: number
  /** It runs, whoever cancels. */
  guaranteed: boolean
  status: DepartureStatus
  nextEnd: Date | null
  /** What visitors read of this date besides; nothing where staff wrote nothing. */
  note: string
}
