import { closesAt } from '#features/orders/order-cut-off.ts'
import type { Day } from '#values/dates.ts'

/** The last instant to which a proposal may hold: when journeys that begin on this day close. */
export const latestEnd = (startsOn: Day): Date => closesAt({ kind: 'journey', startsOn, cutOffDays: null })
