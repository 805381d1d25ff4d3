import { z } from 'zod'
import { internationalDigits, isRwandanMobile } from './phone.ts'

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

/** The number of somebody who books on the website. Staff call from Rwanda and write on WhatsApp, so another country's has its code. */
export const visitorPhone = phone.refine(
  (number) => internationalDigits(number) !== undefined || isRwandanMobile(number),
  'phone-country',
)

/** What somebody adds in their own words; nothing written is an empty text. */
export const longText = z
  .string()
  .trim()
  .max(2000, 'message-too-long')
  .regex(/^[^\0]*$/, 'strange-characters')
  .optional()
  .transform((text) => text ?? '')
