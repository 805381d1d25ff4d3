/** Kigali's calendar as the operating system's table of zones knows it: not by the rule that is tried. */
const inKigali = (at: Date) => Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO('Africa/Kigali')

/** '2027-01-01', so many days after the one it is in Kigali. */
export const kigaliDayAt = (at: Date, ahead = 0): string => inKigali(at).toPlainDate().add({ days: ahead }).toString()

/** Whether booking of a first day has closed for today: from 18:00 in Kigali on. */
export const isEvening = (at: Date): boolean => inKigali(at).hour >= 18

/** '31 December 2026, 23:59', as a page writes an instant. */
export function kigaliWords(at: Date): string {
  const there = inKigali(at)
  const day = there.toLocaleString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  return `${day}, ${there.toPlainTime().toString({ smallestUnit: 'minute' })}`
}
