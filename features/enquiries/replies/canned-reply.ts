import { z } from 'zod'
import { oneLine } from '#values/form-text.ts'

/** A saved reply, with {name} and {reference} in it. */
export type CannedReply = { id: string; title: string; body: string; version: number; updatedAt: Date; updatedBy: string }

/** The placeholders of a saved reply. */
export const placeholders = ['name', 'reference'] as const

/** A saved reply for one enquiry. Unknown names in braces stay, so that the member of staff who sends it sees them. */
export const fillReply = (body: string, facts: Record<(typeof placeholders)[number], string>): string =>
  body.replace(/\{(name|reference)\}/g, (_, key: (typeof placeholders)[number]) => facts[key])

/** Text in braces that would be sent as it is: '{nmae}'. */
export const unfilled = (text: string): string | undefined => /\{[^{}\n]{0,40}\}/.exec(text)?.[0]

export const CannedReplyForm = z.object({
  title: oneLine('title-missing', 80),
  body: z
    .string({ error: 'body-missing' })
    .trim()
    .min(1, 'body-missing')
    .max(4000, 'body-too-long')
    .regex(/^[^\0]*$/, 'strange-characters')
    .transform((text) => text.replaceAll(/\r\n?/g, '\n'))
    .refine((text) => unfilled(fillReply(text, { name: 'x', reference: 'x' })) === undefined, 'placeholder-unknown'),
})
