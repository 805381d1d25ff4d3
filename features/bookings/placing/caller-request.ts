import { z } from 'zod'
import { OriginAnswer } from '#features/enquiries/record-enquiry-request.ts'
import { type Order, type Party, unnamed } from '#features/orders/order.ts'
import { email, longText } from '#values/form-text.ts'
import { BillingAnswer } from '../billing/billing-request.ts'
import { LanguageAnswer } from '../customer-language.ts'
import { ContactAnswer, DepartureAnswer, PilgrimsAnswer } from '../drafts/booking-request.ts'
import { type Choice, departureChoice, pilgrimsChoice } from '../drafts/choice.ts'

/** Seats for a caller: a head count with the ages of children, because names and birth dates are not spelled out by telephone. */
export const CalledDeparture = PilgrimsAnswer.omit({ package: true, startsOn: true }).extend({
  departure: DepartureAnswer.shape.departure,
  comfort: DepartureAnswer.shape.comfort,
})
type CalledDeparture = z.infer<typeof CalledDeparture>

/** A package on a private date; the same answers as for a pilgrim group. */
export const CalledJourney = PilgrimsAnswer
type CalledJourney = z.infer<typeof CalledJourney>

/** What staff do for a caller: hold, send a quote, store an enquiry, or add to a waiting list. */
const callerActions = ['hold', 'quote', 'enquiry', 'waiting'] as const
export type CallerWay = (typeof callerActions)[number]

/** The caller, their message and what is done for them. The email is empty for a caller without one. */
export const CallerAnswer = ContactAnswer.extend({
  email: email.optional(),
  message: longText,
  ...OriginAnswer.shape,
  ...LanguageAnswer.shape,
  ...BillingAnswer.shape,
  way: z.enum(callerActions, { error: 'way-missing' }),
  /** The total that the screen showed, in minor units; absent without a price. */
  agreedTotalMinor: z.number().int().min(0).optional(),
  /** The key of the form: the same form with the same answers is one booking. */
  formKey: z.string({ error: 'form-key-missing' }).regex(/^[\w-]{16,64}$/, 'form-key-missing'),
})
export type CallerAnswer = z.infer<typeof CallerAnswer>

/** Seats on a departure for a party without names yet. */
export function calledDeparture(
  { comfort, departure, ...group }: CalledDeparture,
  of: Parameters<typeof departureChoice>[1],
): Choice {
  const { order } = departureChoice({ departure, comfort, travellers: 1 }, of)
  return { order, party: counted(group) }
}

/** A journey on a private date for a party without names yet. */
export function calledJourney(answer: CalledJourney): Choice {
  const { order, party } = pilgrimsChoice(answer)
  return order.kind === 'pilgrims' ? { order: { ...order, kind: 'journey' } satisfies Order, party } : { order, party }
}

const counted = ({ adults, childAges, residency }: Pick<CalledDeparture, 'adults' | 'childAges' | 'residency'>): Party => [
  ...Array.from({ length: adults }, () => ({ ...unnamed, residency })),
  ...childAges.map((assumedAge) => ({ ...unnamed, assumedAge, residency })),
]
