import type { z } from 'zod'
import { OriginAnswer } from '#features/enquiries/record-enquiry-request.ts'
import type { HireOrder, Order } from '#features/orders/order.ts'
import type { Day } from '#values/dates.ts'
import { email, longText } from '#values/form-text.ts'
import { BillingAnswer } from '../billing/billing-request.ts'
import { LanguageAnswer } from '../customer-language.ts'
import { ContactAnswer, HireDetailsAnswer } from '../drafts/booking-request.ts'
import { hireProblems, withHireDetails } from '../drafts/choice.ts'

/** What staff correct of a booking besides its travellers: the visitor's own fields. The email is empty for a customer without one. */
export const CorrectionAnswer = ContactAnswer.extend({
  ...HireDetailsAnswer.shape,
  email: email.optional(),
  message: longText,
  ...OriginAnswer.shape,
  ...LanguageAnswer.shape,
  ...BillingAnswer.shape,
})
export type CorrectionAnswer = z.infer<typeof CorrectionAnswer>

type HireDetails = Pick<CorrectionAnswer, 'driverBornOn' | 'driverLicensedSince' | 'pickUpPlace' | 'pickUpFlight'>

/** Whether an order has a driver, or a pick-up place. */
const hasDetails = ({ driver, pickUp }: HireOrder) => driver !== null || pickUp !== undefined

/**
 * The order with the pick-up place and flight, or the driver, of an answer; or the problems with them by field. What a quote leaves out
 * may stay out: only what was given once has to stay given.
 */
export function correctedOrder(
  order: Order,
  answer: HireDetails,
  { today, startsOn }: { today: Day; startsOn: Day },
): { order: Order; problems?: undefined } | { problems: Record<string, string> } {
  if (order.kind !== 'hire') return { order }
  const given = [answer.driverBornOn, answer.driverLicensedSince, answer.pickUpPlace, answer.pickUpFlight]
  if (!hasDetails(order) && given.every((one) => one === undefined)) return { order }
  const problems = hireProblems({ ...answer, drive: order.withDriver ? 'with-driver' : 'self' }, { today, startsOn })
  return Object.keys(problems).length > 0 ? { problems } : { order: withHireDetails(order, answer) }
}
