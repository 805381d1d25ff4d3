import { z } from 'zod'
import type { Day } from '#values/dates.ts'
import { consentVersion } from './details.ts'
import { nationalities } from './nationalities.ts'
import { bedWishes } from './rooming.ts'

/** Text of one line: trimmed, without control characters. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'empty')
    .max(most, 'too-long')
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'strange-characters')

/** The name of a room group: travellers with the same one share a room. */
export const roomName = line(40)

/** The number as passports print it, in capitals and without spaces. */
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

/** The details that the person who gave them can delete. */
export const deletable = ['passport', 'diet', 'access', 'health', 'faith', 'emergency', 'room', 'beds'] as const

/**
 * The details of one traveller from a form. An absent field stays as it was, because sensitive values are never shown again;
 * `remove` names the ones to delete. The consent box carries the version of its text. `today` is the day in Kigali. A birth day needs
 * names, and names a birth day unless it `mayFollow`; notes on faith and health need consent.
 */
export const travellerDetailsAnswer = (today: Day, { mayFollow = false }: { mayFollow?: boolean } = {}) =>
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
      access: line(300).optional(),
      health: line(500).optional(),
      faith: line(500).optional(),
      consent: z.literal(consentVersion, { error: 'consent-outdated' }).optional(),
      emergencyContact: line(200).optional(),
      room: roomName.optional(),
      beds: z.enum(bedWishes).optional(),
      remove: z.array(z.enum(deletable)).max(deletable.length).default([]),
    })
    .superRefine((answer, check) => {
      const wrong = (path: string, message: string) => check.addIssue({ code: 'custom', path: [path], message })
      const naming = [answer.firstNames, answer.familyName, answer.bornOn].some((given) => given !== undefined)
      if (naming && answer.firstNames === undefined) wrong('firstNames', 'first-names-missing')
      if (naming && answer.familyName === undefined) wrong('familyName', 'family-name-missing')
      if (naming && answer.bornOn === undefined && !mayFollow) wrong('bornOn', 'born-on-missing')
      const sensitive = answer.health !== undefined || answer.faith !== undefined
      if (sensitive && answer.consent === undefined) wrong('consent', 'consent-missing')
    })

export type TravellerDetailsAnswer = z.infer<ReturnType<typeof travellerDetailsAnswer>>
