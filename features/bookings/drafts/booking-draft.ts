import type { Order, Party } from '#features/orders/order.ts'

export type Contact = { name: string; email: string; phone: string }

/** What a visitor has answered so far, step by step. A step that has not been answered is absent. */
export type DraftAnswers = {
  order: Order
  /** Who travels: named in the second step, or counted in the first where a group or a hotel asks for no names yet. */
  party: Party
  contact?: Contact
  /** Present once the third step has been answered. */
  message?: string
  /** The quote that the steps began from: its price stands while order and party are what it was given for. */
  quoteCode?: string
}

export const bookingSteps = ['choice', 'travellers', 'extras', 'payment'] as const
export type BookingStep = (typeof bookingSteps)[number]

/** The first step that still has to be answered: where someone who jumps ahead is sent back to. */
export function firstOpenStep(answers: DraftAnswers): BookingStep {
  if (!answers.contact) return 'travellers'
  return answers.message === undefined ? 'extras' : 'payment'
}
