import { cutOff, lastDayOfSale, type Running, seatsShort } from '#features/departures/departure.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { mayNotRunWords } from './words/may-not-run.ts'

/**
 * What a customer has to know of a departure that may not run, in sentences: how many confirmed travellers are missing, by when it is
 * decided (its cut-off, as `nextDecision` asks of staff), and what follows if it does not run (`callOffDeparture`). Empty where it is
 * guaranteed or has begun. The one place that says it: the last step of a booking, the booking's page and the proforma read it here.
 *
 * @param counts whether the seats of this customer are among the confirmed.
 */
export function mayNotRun(departure: Running, counts: boolean, now: Date, read: ReadWords): string[] {
  if (departure.guaranteed || kigaliDay(now) >= departure.startsOn) return []
  const words = read(mayNotRunWords)
  const short = seatsShort(departure)
  return [
    short > 0 ? words.missing({ short }) : words.open,
    ...(short > 0 && !counts ? [words.youCount] : []),
    now < cutOff(departure) ? words.by({ day: read.format.day(lastDayOfSale(departure)) }) : words.late,
    words.otherwise,
    words.flights,
  ]
}
