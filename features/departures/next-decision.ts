import type { Day } from '#values/dates.ts'
import { cutOff, lastDayOfSale } from './departure.ts'
import type { Sale } from './sale.ts'

/** What is to be decided about a departure: that it goes on sale, whether it runs, who leads it. */
export type Decision = {
  what: 'sell' | 'run' | 'guide'
  /** The last day for it, in Kigali. */
  by: Day
  isLate: boolean
}

type Deciding = {
  sale: Sale
  startsOn: Day
  cutOffDays: number | null
  guaranteed: boolean
  hasGuide: boolean
  /** Cancelled or in the trash. */
  isOver: boolean
}

/**
 * The next decision of a departure, or nothing where none is open or it has started. A draft goes on sale before its cut-off; one on sale
 * is guaranteed or cancelled by its cut-off, and is late after it; one that runs has a guide before its first day.
 *
 * @param today the day of `now` in Kigali.
 */
export function nextDecision(departure: Deciding, now: Date, today: Day): Decision | undefined {
  const { sale, startsOn, guaranteed, hasGuide, isOver } = departure
  if (isOver || today >= startsOn) return undefined
  const isClosed = now >= cutOff(departure)
  if (sale === 'draft') return isClosed ? undefined : { what: 'sell', by: lastDayOfSale(departure), isLate: false }
  if (sale !== 'on-sale') return undefined
  if (!guaranteed) return { what: 'run', by: lastDayOfSale(departure), isLate: isClosed }
  return hasGuide ? undefined : { what: 'guide', by: startsOn, isLate: isClosed }
}
