import { useWords } from '../../languages/use-words.ts'
import { hotelAvailabilityWords } from '../../words/admin/content/hotel-availability.ts'
import { stateOf } from './room-calendar.tsx'

const examples = [
  { taken: 0, capacity: 2 },
  { taken: 0, capacity: 1 },
  { taken: 2, capacity: 2 },
  { taken: 0, capacity: 0 },
  undefined,
]

/** What the colours of the nights mean. */
export function NightsLegend() {
  const words = useWords(hotelAvailabilityWords)
  return (
    <ul className="nights-legend small">
      {examples.map((night) => {
        const state = stateOf(night, 2)
        return (
          <li key={state}>
            <span className={state} aria-hidden="true" /> {words.legend[state]}
          </li>
        )
      })}
    </ul>
  )
}
