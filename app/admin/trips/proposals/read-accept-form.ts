import { z } from 'zod'
import { visitorPaymentMethods } from '#features/payments/payment-methods.ts'
import { email, oneLine, phone } from '#values/form-text.ts'

/** The form in which staff accept a proposal for its customer. What they leave empty is nothing: an address, a way of paying. */
export const AcceptForm = z.object({
  name: oneLine('name-missing', 120),
  email: email.optional(),
  phone,
  language: z.string({ error: 'language-wrong' }).regex(/^[a-z]{2,3}$/, 'language-wrong'),
  method: z.enum(visitorPaymentMethods, { error: 'method-wrong' }).optional(),
  /** The total that was shown, in US cents. */
  agreedTotalMinor: z.number({ error: 'unseen' }).int('unseen'),
  attempt: z.string({ error: 'unseen' }).regex(/^[\w-]{16,64}$/, 'unseen'),
})
