import { addDays, kigaliDay, kigaliInstant, weekday } from '#values/dates.ts'
import type { EnquiryKind } from './enquiry.ts'

/**
 * Working days for an answer. For freight the site promises it (docs/freight.md); for the others it is the operator's own target.
 */
export const answerDays: Record<EnquiryKind, number> = { freight: 4, contact: 2, 'tailor-made': 2, parish: 2, community: 2 }

const closingHour = 18

/**
 * Until when an enquiry that waits since an instant is to be answered: 18:00 in Kigali on the last of its working days, Monday
 * to Friday, counted from the day after. Public holidays are not known here.
 */
export function answerBy(kind: EnquiryKind, since: Date): Date {
  let day = kigaliDay(since)
  for (let left = answerDays[kind]; left > 0; ) {
    day = addDays(day, 1)
    if (weekday(day) >= 1 && weekday(day) <= 5) left -= 1
  }
  return kigaliInstant(day, closingHour)
}
