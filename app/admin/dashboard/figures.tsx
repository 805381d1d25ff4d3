import type { BookingState } from '#features/bookings/booking.ts'
import { adminWords } from '../../words/admin/admin.ts'

type Props = {
  /** Absent for who may not read bookings. */
  states: Partial<Record<BookingState, number>> | undefined
  heldTravellers: number
  seats: { taken: number; capacity: number; departures: number }
}

/** Four figures that are true now, and nothing that has to be guessed. */
export function Figures({ states, heldTravellers, seats }: Props) {
  const words = adminWords.today
  const share = seats.capacity > 0 ? `${Math.round((seats.taken / seats.capacity) * 100)}%` : '–'
  const taken = seats.capacity > 0 ? words.seatsMore(seats.taken, seats.capacity, seats.departures) : words.seatsNone
  return (
    <dl className="kpi num" aria-label={words.figures}>
      {states && (
        <>
          <Figure
            name={words.onHold}
            figure={states['on-hold'] ?? 0}
            more={heldTravellers > 0 ? words.onHoldMore(heldTravellers) : words.onHoldNone}
          />
          <Figure
            name={words.confirmed}
            figure={(states.confirmed ?? 0) + (states['in-progress'] ?? 0)}
            more={(states.confirmed ?? 0) + (states['in-progress'] ?? 0) > 0 ? words.confirmedMore : words.confirmedNone}
          />
          <Figure
            name={words.waiting}
            figure={states.waitlisted ?? 0}
            more={states.waitlisted ? words.waitingMore : words.waitingNone}
          />
        </>
      )}
      <Figure name={words.seats} figure={share} more={taken} />
    </dl>
  )
}

function Figure({ name, figure, more }: { name: string; figure: number | string; more: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {figure}
        <small>{more}</small>
      </dd>
    </div>
  )
}
