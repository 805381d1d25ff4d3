import { withDriver } from '#features/orders/about.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Booking } from './booking-record.ts'
import { bookedOrderWords } from './emails/words/booked-order.ts'

/**
 * What is booked in the language of these words, by the title that its booking keeps in English: the title of a package, or the name of a
 * class of cars. What nobody has approved in the language stays English; a hotel's name is a name of record.
 */
export function bookedTitle(
  { kind, title }: Pick<Booking, 'kind' | 'title'>,
  read: ReadWords,
  nameOf: (text: { name: string; of: string; at: string }) => string,
): string {
  if (read.language === 'en' || kind === 'stay') return title
  if (kind === 'hire') {
    const isDriven = title.endsWith(withDriver)
    const car = nameOf({ name: isDriven ? title.slice(0, -withDriver.length) : title, of: 'car', at: 'name' })
    return isDriven ? read(bookedOrderWords).withDriver({ car }) : car
  }
  const journey = nameOf({ name: title, of: 'package', at: 'title' })
  return journey === title ? nameOf({ name: title, of: 'pilgrimage', at: 'title' }) : journey
}
