import type { CrewRole } from '#features/crew/assignments/assignment.ts'
import type { Order } from '#features/orders/order.ts'
import type { Assigned } from '#features/roster/missing.ts'
import type { LineFacts, LineState } from '#features/supply/lines/order-line.ts'
import type { FlightDirection, RoadDirection } from '#features/travellers/flights/flight.ts'
import type { Day } from '#values/dates.ts'

/** A flight that travellers gave: `at` the clock at the airport, `travellers` the positions of who is on it. */
type DayFlight = {
  direction: FlightDirection
  day: Day
  at: string
  number: string
  airport: string
  travellers: readonly number[]
}

/** Permits of one kind for the day: how many are needed, and how many of them have a number. */
export type DayPermits = { label: string; park: string; total: number; numbered: number }

/** A booking on the road. Of encrypted details only for how many travellers they exist. */
export type DayParty = {
  bookingId: string
  departureId: number | null
  reference: string
  leadName: string
  phone: string
  language: string
  travellers: number
  people: readonly { position: number; bornOn: Day | null; assumedAge: number }[]
  startsOn: Day
  endsOn: Day
  order: Order
  balanceMinor: number
  isOverdue: boolean
  isWaiting: boolean
  /** What they eat and the access that they need. */
  diets: readonly string[]
  withDetails: number
  flights: readonly DayFlight[]
  /** In which directions whoever has no flight needs none. */
  withoutFlights: readonly RoadDirection[]
  /** In which directions an airport transfer was sold. */
  transfers: readonly RoadDirection[]
  /** Flights that are bought for them on the day. */
  boughtFlights: readonly { label: string; number: string | null }[]
  permits: readonly DayPermits[]
  alerts: readonly { occasion: string; at: string; text: string }[]
}

/** A guide or a vehicle on a run, whatever part of it. */
export type DayMember = Assigned & {
  departureId: number | null
  bookingId: string | null
  name: string
  role: CrewRole | null
  phone: string
  plate: string
}

/** An order line as far as the day needs it: `costMinor` is never read. `agreed`: the days that its supplier confirmed. */
export type DayLine = LineFacts & {
  departureId: number | null
  bookingId: string | null
  id: number
  state: LineState
  sent: LineFacts | null
  declinedFingerprint: string
  cancellationSentAt: Date | null
  agreed: { firstDay: Day; lastDay: Day } | null
  theirReference: string
  supplier: string
  phone: string
  hotel: string
  place: string
}

/** A flight on the day of a booking that is not on the road then, as the evening before it begins. */
export type OtherFlight = Omit<DayFlight, 'travellers'> & {
  departureId: number | null
  bookingId: string
  reference: string
  leadName: string
  phone: string
  travellers: number
}

/** What is read of the runs of a day, besides what they are and where they go. `changedSettings`: those that staff changed. */
export type DayFacts = {
  changedSettings: Record<string, unknown>
  departures: readonly { id: number; packageId: number; comfort: string }[]
  parties: readonly DayParty[]
  members: readonly DayMember[]
  absences: readonly Pick<Assigned, 'kind' | 'memberId' | 'from' | 'to'>[]
  lines: readonly DayLine[]
  otherFlights: readonly OtherFlight[]
}
