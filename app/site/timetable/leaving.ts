import type { Untranslated } from '#features/content/texts/untranslated.ts'
import { untranslatedOf } from '#features/content/texts/untranslated-of.ts'
import { lastDayOfSale, runningStatus, seatsShort } from '#features/departures/departure.ts'
import type { DepartureRow } from '#features/departures/reads.server.ts'
import type { Day } from '#values/dates.ts'
import { type AgeWords, ageMark } from '../../shared/age-mark.ts'

/** The fields of a departure that a timetable shows: loaders send no more to the browser. */
export type Leaving = Pick<
  DepartureRow,
  | 'slug'
  | 'title'
  | 'startsOn'
  | 'endsOn'
  | 'days'
  | 'startPlace'
  | 'endPlace'
  | 'price'
  | 'capacity'
  | 'left'
  | 'status'
  | 'comfort'
> &
  Untranslated & {
    /** How many confirmed travellers are missing until it is guaranteed. */
    short: number
    /** Whether it runs, where its status says how it sells instead. */
    running?: ReturnType<typeof runningStatus>
    /** The day on which booking closes, at 18:00 in Kigali. */
    closesOn: Day
    /** From which age it is; absent where anybody may come. */
    ages?: string
    /** A child of the party is younger. */
    forOlder?: true
  }

export function leavingOf(row: DepartureRow, words: AgeWords, childAges: readonly number[] = []): Leaving {
  const { slug, title, startsOn, endsOn, days, startPlace, endPlace, price, capacity, left, status, comfort } = row
  const short = seatsShort(row)
  const closesOn = lastDayOfSale(row)
  const running = status === 'last-places' || status === 'full' ? { running: runningStatus(row) } : {}
  const shown = { slug, title, startsOn, endsOn, days, startPlace, endPlace, price, capacity, left, status, comfort }
  return { ...shown, ...untranslatedOf(row, ['title']), short, ...running, closesOn, ...ageMark(row.fromAge, childAges, words) }
}

/** Whether a seat, or a place on the waiting list, can be requested. */
export const isOpen = ({ status }: Pick<Leaving, 'status'>) => status !== 'closed' && status !== 'cancelled'
