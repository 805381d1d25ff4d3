import { hourClock } from '#artwork/hour-clock.ts'
import type { Hour } from '#artwork/hours.ts'

/** Where the picture of a hero is seen, and when. */
export function HourTag({ hour, place }: { hour: Hour; place: string }) {
  return (
    <p className="hour">
      <b>{hourClock[hour]}</b> {place}
    </p>
  )
}
