import { z } from 'zod'

/** Text of one line as people type it: trimmed, without control characters, which have no place in a name or an email's head. */
export const oneLine = (missing: string, most: number) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(most, 'too-long')
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'strange-characters')

export const email = oneLine('email-missing', 254).pipe(z.email('email-wrong'))

export const phone = oneLine('phone-missing', 30).regex(/^\+?[0-9 ()./-]{6,}$/, 'phone-wrong')

/** What somebody adds in their own words; nothing written is an empty text. */
export const longText = z
  .string()
  .trim()
  .max(2000, 'message-too-long')
  .regex(/^[^\0]*$/, 'strange-characters')
  .optional()
  .transform((text) => text ?? '')
