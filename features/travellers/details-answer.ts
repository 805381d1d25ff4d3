import { z } from 'zod'
import type { Day } from '#values/dates.ts'
import { consentVersion } from './details.ts'
import { nationalities } from './nationalities.ts'

/** Text of one line as people type it: trimmed, without control characters. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'empty')
    .max(most, 'too-long')
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'strange-characters')

/** The number as passports print it: letters and digits, however it was typed. */
const passportNumber = z
  .string()
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(/^[A-Za-z0-9]{5,15}$/, 'passport-number-wrong'))
  .transform((number) => number.toUpperCase())

const nationality = z
  .string()
  .trim()
  .toUpperCase()
  .refine((code) => nationalities.includes(code), 'nationality-wrong')

/** What can be deleted again by who gave it. */
export const forgettable = ['passport', 'diet', 'health', 'faith', 'emergency', 'room'] as const

/**
 * Details of one traveller as a form gives them. What is left out stays as it was, because nothing sensitive is ever shown
 * again to be sent back; what shall go is named in `forget`. The consent box carries the version of the words beside it.
 * `today` is the day in Kigali. Which fields go together: names and birth day, and consent with notes on faith and health.
 */
export const travellerDetailsAnswer = (today: Day) =>
  z
    .object({
      firstNames: line(80).optional(),
      familyName: line(80).optional(),
      bornOn: z.iso
        .date('born-on-wrong')
        .refine((day) => day >= '1900-01-01', 'born-on-wrong')
        .refine((day) => day <= today, 'born-on-future')
        .optional(),
      nationality: nationality.optional(),
      passportName: line(120).optional(),
      passportNumber: passportNumber.optional(),
      passportExpiresOn: z.iso
        .date('passport-expiry-wrong')
        .refine((day) => day >= today, 'passport-expired')
        .refine((day) => day <= '2099-12-31', 'passport-expiry-wrong')
        .optional(),
      diet: line(300).optional(),
      health: line(500).optional(),
      faith: line(500).optional(),
      consent: z.literal(consentVersion, { error: 'consent-outdated' }).optional(),
      emergencyContact: line(200).optional(),
      room: line(40).optional(),
      forget: z.array(z.enum(forgettable)).max(forgettable.length).default([]),
    })
    .superRefine((answer, check) => {
      const wrong = (path: string, message: string) => check.addIssue({ code: 'custom', path: [path], message })
      const naming = [answer.firstNames, answer.familyName, answer.bornOn].some((given) => given !== undefined)
      if (naming && answer.firstNames === undefined) wrong('firstNames', 'first-names-missing')
      if (naming && answer.familyName === undefined) wrong('familyName', 'family-name-missing')
      if (naming && answer.bornOn === undefined) wrong('bornOn', 'born-on-missing')
      const sensitive = answer.health !== undefined || answer.faith !== undefined
      if (sensitive && answer.consent === undefined) wrong('consent', 'consent-missing')
    })

export type TravellerDetailsAnswer = z.infer<ReturnType<typeof travellerDetailsAnswer>>
