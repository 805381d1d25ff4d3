import { z } from 'zod'
import { isDay } from '#values/dates.ts'
import { oneLine } from '#values/form-text.ts'
import { numberTest } from '../rules/number-pattern.ts'
import { type AuthorityFacts, isTimeZone } from './authority.ts'

/** A day of our time: years that somebody may mean. */
export const day = z.string({ error: 'day-wrong' }).refine((text) => isDay(text) && text >= '2000' && text < '2100', 'day-wrong')
export const optionalLine = (most: number) =>
  oneLine('too-long', most)
    .optional()
    .transform((text) => text ?? '')

const ticked = z.literal('on')

/** The form of an authority: each weekday and each fee that it sells is a checkbox. */
export const AuthorityForm = z
  .object({
    name: oneLine('name-missing', 120),
    countryId: oneLine('country-missing', 80),
    supplierId: z
      .number({ error: 'supplier-unknown' })
      .int('supplier-unknown')
      .positive('supplier-unknown')
      .max(999_999_999, 'supplier-unknown')
      .optional()
      .transform((id) => id ?? null),
    timeZone: oneLine('zone-missing', 80).refine(isTimeZone, 'zone-missing'),
    closesAt: z.string({ error: 'time-wrong' }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time-wrong'),
    worksOn: z
      .partialRecord(z.enum(['1', '2', '3', '4', '5', '6', '7']), ticked, { error: 'weekday-missing' })
      .optional()
      .transform((days) => Object.keys(days ?? {}).map(Number))
      .refine((days) => days.length > 0, 'weekday-missing'),
    licence: optionalLine(120),
    licenceUntil: day.optional().transform((last) => last ?? null),
    numberPattern: optionalLine(100).refine((text) => text === '' || numberTest(text) !== undefined, 'pattern-wrong'),
    fees: z
      .record(z.string().max(80), ticked, { error: 'fee-unknown' })
      .optional()
      .transform((fees) => Object.keys(fees ?? {}).sort()),
    evidence: z
      .object({
        foreign: optionalLine(300),
        resident: optionalLine(300),
        african: optionalLine(300),
        eac: optionalLine(300),
      })
      .default({ foreign: '', resident: '', african: '', eac: '' })
      .transform((texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))),
  })
  .transform(({ fees, ...facts }): AuthorityFacts => ({ ...facts, feeIds: fees }))
