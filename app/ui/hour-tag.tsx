import { hourClock } from '#artwork/hour-clock.ts'
import type { Hour } from '#artwork/hours.ts'

/** The place and the hour that a hero picture shows. */
export function HourTag({ hour, place }: { hour: Hour; place: string }) {
  return (
    <p className="hour">
      <b>{hourClock[hour]}</b> {place}
    </p>
  )
}
