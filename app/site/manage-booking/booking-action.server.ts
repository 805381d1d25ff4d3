import { PaymentAnswer } from '#features/bookings/drafts/booking-request.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { readForm } from '../../shared/read-form.server.ts'

const HoldAgainAnswer = PaymentAnswer.pick({ agreedTotalMinor: true })

type Answer = Pick<PaymentAnswer, 'agreedTotalMinor'> & Partial<Pick<PaymentAnswer, 'method' | 'agreedTerms'>>

/** A submission of the booking page: the price that was seen, and for an accepted quote the terms and the payment method. */
export function readOwnAnswer(
  form: FormData,
  intent: 'accept' | 'hold-again',
): { value: Answer; reply?: undefined } | { value?: undefined; reply: FormReply } {
  return intent === 'accept' ? readForm(form, PaymentAnswer) : readForm(form, HoldAgainAnswer)
}
