import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import type { Currency } from '#values/money.ts'
import type { documentItineraryWords } from '../words/document-itinerary.ts'

/** Writes amounts of one currency with all its digits, so that those of a column stand under each other. */
export const figuresIn = (currency: Currency, format: Formatter) => (minor: number) => format.moneyInFull({ minor, currency })

/** '40 min', '3 h', '3 h 30 min': time on the road. */
export function roadTime(total: number, { time }: Pick<Words<typeof documentItineraryWords.tree>, 'time'>): string {
  const [hours, minutes] = [Math.floor(total / 60), Math.round(total % 60)]
  if (hours === 0) return time.minutes({ minutes })
  return minutes === 0 ? time.hours({ hours }) : time.both({ hours, minutes })
}
