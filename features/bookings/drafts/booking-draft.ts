import type { Party, ProductOrder } from '#features/orders/order.ts'
import type { BillingDetails } from '../billing/billing-details.ts'

/** Who books; and whom the money documents are for, where staff wrote it. */
export type Contact = { name: string; email: string; phone: string } & Partial<BillingDetails>

/** A visitor's answers so far. The answers of later steps are absent. */
export type DraftAnswers = {
  order: ProductOrder
  /** Who travels: named in the second step, or counted in the first where a group or a hotel needs no names yet. */
  party: Party
  contact?: Contact
  /** Present once the third step has been answered or left out. */
  message?: string
  /** The quote that the steps began from: its price is valid for the quoted order and party. */
  quoteCode?: string
}

export const bookingSteps = ['choice', 'travellers', 'extras', 'payment'] as const
export type BookingStep = (typeof bookingSteps)[number]

/** The first step without answers. A visitor who opens a later one is redirected to it. */
export function firstOpenStep(answers: DraftAnswers): BookingStep {
  if (!answers.contact) return 'travellers'
  return answers.message === undefined ? 'extras' : 'payment'
}
