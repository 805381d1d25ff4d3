import { z } from 'zod'

/** The language of a customer, as staff choose it. Which languages there are, the form says; a form without the field leaves it as it is. */
export const LanguageAnswer = z.object({
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/, 'language-wrong')
    .optional(),
})
