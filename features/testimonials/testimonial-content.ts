import { z } from 'zod'
import { text } from '#features/content/content-parts.ts'
import { consents, testimonialLanguages } from './testimonial.ts'

/**
 * What a traveller's words must have before visitors read them: above all the traveller's yes, with its day and how it was given.
 * `journey` is the address of a package, `hotel` the id of a hotel.
 */
export const TestimonialContent = z
  .object({
    slug: text,
    name: text.max(60),
    quotation: text.max(900),
    home: z.string().max(60),
    journey: text.nullable(),
    hotel: text.nullable(),
    month: z.int().min(1).max(12),
    year: z.int().min(2000).max(2100),
    language: z.enum(testimonialLanguages),
    translated: z.boolean(),
    onHome: z.boolean(),
    consent: z.boolean().refine((given) => given, 'no-consent'),
    consentOn: z.iso.date(),
    consentHow: z.enum(consents),
  })
  .refine(({ journey, hotel, onHome }) => journey !== null || hotel !== null || onHome, {
    path: ['journey'],
    message: 'testimonial-nowhere',
  })
  .refine(({ language, translated }) => language !== 'en' || !translated, {
    path: ['translated'],
    message: 'testimonial-in-english',
  })
export type TestimonialContent = z.output<typeof TestimonialContent>
