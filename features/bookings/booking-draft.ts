import type { ExtrasAnswer, PaymentAnswer, TravellersAnswer } from './booking-request.ts'

/** What a visitor has answered so far, step by step. A step that has not been answered is absent. */
export type DraftAnswers = {
  travellersCount: number
  travellers?: TravellersAnswer
  extras?: ExtrasAnswer
  payment?: PaymentAnswer
}

export const bookingSteps = ['departure', 'travellers', 'extras', 'payment'] as const
export type BookingStep = (typeof bookingSteps)[number]

/** The first step that still has to be answered: where someone who jumps ahead is sent back to. */
export function firstOpenStep(answers: DraftAnswers): BookingStep {
  if (answers.travellers?.travellers.length !== answers.travellersCount) return 'travellers'
  return answers.extras ? 'payment' : 'extras'
}
