import { z } from 'zod'
import { type Order, type Party, unnamed } from '#features/orders/order.ts'
import { email, longText } from '#values/form-text.ts'
import { ContactAnswer, DepartureAnswer, PilgrimsAnswer } from '../drafts/booking-request.ts'
import { type Choice, departureChoice, pilgrimsChoice } from '../drafts/choice.ts'

/** Seats for a caller: a head count with the ages of the children, as nobody spells names and birth days on the telephone. */
export const CalledDeparture = PilgrimsAnswer.omit({ package: true, startsOn: true }).extend({
  departure: DepartureAnswer.shape.departure,
  comfort: DepartureAnswer.shape.comfort,
})
type CalledDeparture = z.infer<typeof CalledDeparture>

/** A package on a day of the caller's own; a pilgrim group is asked the same. */
export const CalledJourney = PilgrimsAnswer
type CalledJourney = z.infer<typeof CalledJourney>

/** What is done for a caller: seats and beds held, a price sent, the question kept, or a place on a waiting list. */
const callerWays = ['hold', 'quote', 'enquiry', 'waiting'] as const
export type CallerWay = (typeof callerWays)[number]

/** Who rings, what they say, and what is done for them. Who has no e-mail address leaves it empty. */
export const CallerAnswer = ContactAnswer.extend({
  email: email.optional(),
  message: longText,
  way: z.enum(callerWays, { error: 'way-missing' }),
  /** The total that stood on the screen, in minor units; none where there was no price. */
  agreedTotalMinor: z.number().int().min(0).optional(),
  /** Of the page: the same form with the same answers is one booking. */
  formKey: z.string({ error: 'form-key-missing' }).regex(/^[\w-]{16,64}$/, 'form-key-missing'),
})
export type CallerAnswer = z.infer<typeof CallerAnswer>

/** Seats on a departure, for a party that is counted and not named yet. */
export function calledDeparture(
  { comfort, departure, ...group }: CalledDeparture,
  of: Parameters<typeof departureChoice>[1],
): Choice {
  const { order } = departureChoice({ departure, comfort, travellers: 1 }, of)
  return { order, party: counted(group) }
}

/** A journey on a day of its own, for a party that is counted and not named yet. */
export function calledJourney(answer: CalledJourney): Choice {
  const { order, party } = pilgrimsChoice(answer)
  return order.kind === 'pilgrims' ? { order: { ...order, kind: 'journey' } satisfies Order, party } : { order, party }
}

const counted = ({ grown, childAges, residency }: Pick<CalledDeparture, 'grown' | 'childAges' | 'residency'>): Party => [
  ...Array.from({ length: grown }, () => ({ ...unnamed, residency })),
  ...childAges.map((assumedAge) => ({ ...unnamed, assumedAge, residency })),
]
