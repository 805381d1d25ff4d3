import { z } from 'zod'
import { mostTravellers } from './party-rules.ts'

/** Text of one line as people type it: trimmed, without control characters, which have no place in a name or a letter's head. */
const oneLine = (missing: string, most: number) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(most, 'too-long')
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'strange-characters')

const email = oneLine('email-missing', 254).pipe(z.email('email-wrong'))

const phone = oneLine('phone-missing', 30).regex(/^\+?[0-9 ()./-]{6,}$/, 'phone-wrong')

const bornOn = z.iso.date('born-on-wrong').refine((day) => day >= '1900-01-01', 'born-on-wrong')

const residency = z.enum(['foreign', 'resident', 'african', 'eac'], { error: 'residency-missing' })

const longText = z
  .string()
  .trim()
  .max(2000, 'message-too-long')
  .regex(/^[^\0]*$/, 'strange-characters')
  .optional()
  .transform((text) => text ?? '')

/** Step 1: which departure and how many. */
export const DepartureAnswer = z.object({
  departure: z.string({ error: 'departure-missing' }).regex(/^[a-z0-9-]{1,120}$/, 'departure-missing'),
  travellers: z
    .number({ error: 'travellers-wrong' })
    .int('travellers-wrong')
    .min(1, 'travellers-wrong')
    .max(mostTravellers, 'party-too-large'),
})
export type DepartureAnswer = z.infer<typeof DepartureAnswer>

/** Step 2: who travels, and how to reach them. The first traveller leads the party. */
export const TravellersAnswer = z.object({
  travellers: z
    .array(
      z.object({
        firstNames: oneLine('first-names-missing', 80),
        familyName: oneLine('family-name-missing', 80),
        bornOn,
        residency,
      }),
      { error: 'travellers-wrong' },
    )
    .min(1, 'travellers-wrong')
    .max(mostTravellers, 'party-too-large'),
  email,
  phone,
})
export type TravellersAnswer = z.infer<typeof TravellersAnswer>

/** Step 3: how they sleep, and what we should know. */
export const ExtrasAnswer = z.object({
  comfort: z.enum(['simple', 'lodge', 'luxury'], { error: 'comfort-missing' }),
  singleRooms: z
    .number({ error: 'single-rooms-wrong' })
    .int('single-rooms-wrong')
    .min(0, 'single-rooms-wrong')
    .max(mostTravellers)
    .default(0),
  message: longText,
})
export type ExtrasAnswer = z.infer<typeof ExtrasAnswer>

/** Step 4: the way of paying, the terms, and the price that was on the screen, in minor units: no other is ever charged. */
export const PaymentAnswer = z.object({
  agreedTotalMinor: z.number({ error: 'price-unseen' }).int('price-unseen').min(0, 'price-unseen'),
  method: z.enum(['bank-transfer', 'mobile-money', 'card'], { error: 'method-missing' }),
  terms: z.literal(true, { error: 'terms-missing' }),
})
export type PaymentAnswer = z.infer<typeof PaymentAnswer>

/** A whole party for the waiting list of a full departure. */
export const WaitingAnswer = z.object({
  departure: DepartureAnswer.shape.departure,
  travellers: DepartureAnswer.shape.travellers,
  name: oneLine('name-missing', 120),
  email,
  phone,
})
export type WaitingAnswer = z.infer<typeof WaitingAnswer>

/** A link that was lost. */
export const LostLinkAnswer = z.object({ reference: oneLine('reference-missing', 40), email })
