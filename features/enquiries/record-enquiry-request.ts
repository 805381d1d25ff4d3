import { z } from 'zod'
import { email, longText, oneLine, phone } from '#values/form-text.ts'
import { marketingSources, salesChannels } from './origin.ts'

/** Where an enquiry or a booking comes from; what is not chosen is not recorded. */
export const OriginAnswer = z.object({
  channel: z.enum(salesChannels, { error: 'origin-wrong' }).optional(),
  source: z.enum(marketingSources, { error: 'origin-wrong' }).optional(),
})

export const recordedKinds = ['contact', 'tailor-made', 'freight', 'parish', 'community'] as const

/** An enquiry that staff take down: who it is and one way to reach them, what they want, and where it comes from. */
export const RecordedEnquiry = z
  .object({
    name: oneLine('name-missing', 120),
    phone: phone.optional(),
    email: email.optional(),
    kind: z.enum(recordedKinds, { error: 'kind-wrong' }),
    message: longText.refine((text) => text !== '', 'message-missing'),
    ...OriginAnswer.shape,
    /** The key of the form: pressed twice it is one enquiry. */
    formKey: z.string({ error: 'form-key-missing' }).regex(/^[\w-]{16,64}$/, 'form-key-missing'),
  })
  .refine((enquiry) => enquiry.phone ?? enquiry.email, { path: ['phone'], error: 'reach-missing' })
export type RecordedEnquiry = z.infer<typeof RecordedEnquiry>
