import { z } from 'zod'
import { isDay } from '#values/dates.ts'
import { email, oneLine } from '#values/form-text.ts'
import { crewRoles } from './assignments/assignment.ts'
import { languageCode, languageNames } from './language-names.ts'
import { carOwnerships, guideOwnerships, licenceClasses, type SpokenLanguages, spokenLevels } from './member-facts.ts'

const optionalLine = (most: number) =>
  oneLine('too-long', most)
    .optional()
    .transform((text) => text ?? '')
/** A day of our time: years that somebody may mean. */
const optionalDay = z
  .string()
  .refine((text) => isDay(text) && text >= '2000' && text < '2100', 'day-wrong')
  .optional()
  .transform((day) => day ?? null)
const optionalId = optionalLine(80).transform((text) => text || null)
const supplierId = z
  .number({ error: 'supplier-unknown' })
  .int('supplier-unknown')
  .positive('supplier-unknown')
  .max(999_999_999, 'supplier-unknown')
  .optional()
  .transform((id) => id ?? null)

/** Checkboxes, each of its own name: those that are ticked, in the order of the list. */
const ticks = <const Name extends string>(names: readonly Name[]) =>
  z
    .partialRecord(z.enum(names), z.literal('on'), { error: 'choice-wrong' })
    .optional()
    .transform((ticked): Name[] => names.filter((name) => ticked?.[name] === 'on'))
const countries = z
  .record(z.string().max(80), z.literal('on'), { error: 'choice-wrong' })
  .optional()
  .transform((ticked) => Object.keys(ticked ?? {}).sort())

/** A level for each language that somebody speaks, in the order of the form. */
const spoken = z
  .partialRecord(z.enum(Object.keys(languageNames)), z.enum(['', ...spokenLevels]).optional(), { error: 'choice-wrong' })
  .optional()
  .transform(
    (levels): SpokenLanguages =>
      Object.fromEntries(Object.keys(languageNames).flatMap((code) => (levels?.[code] ? [[code, levels[code]] as const] : []))),
  )

const otherLanguages = optionalLine(200).transform((text) => [
  ...new Set(
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
])

/**
 * The form of a guide. Other languages are separated by commas; one that has a level in the form is refused there. Who is not a freelancer
 * has no supplier: the field is not shown, and what it holds does not count.
 */
export const GuideForm = z
  .object({
    name: oneLine('name-missing', 120),
    email: email.optional().transform((text) => text ?? ''),
    phone: optionalLine(40),
    ownership: z.enum(guideOwnerships, { error: 'choice-wrong' }).default('own'),
    supplierId,
    roles: ticks(crewRoles),
    spoken,
    otherLanguages: otherLanguages.refine(
      (names) => names.every((name) => languageCode(name) === undefined),
      'language-has-level',
    ),
    licenceUntil: optionalDay,
    licenceClasses: ticks(licenceClasses),
    countries,
    basePlaceId: optionalId,
    note: optionalLine(400),
  })
  .transform((facts) => (facts.ownership === 'own' ? { ...facts, supplierId: null } : facts))

/** The form of a vehicle. A plate is read in capitals, with single spaces. What is not hired in has no supplier. */
export const CarForm = z
  .object({
    name: oneLine('name-missing', 120),
    plate: optionalLine(20).transform((text) => text.toUpperCase().replace(/\s+/g, ' ')),
    vehicleClassId: optionalId,
    seats: z.number({ error: 'seats-wrong' }).int('seats-wrong').min(1, 'seats-wrong').max(99, 'seats-wrong'),
    forHire: z
      .literal('on', { error: 'choice-wrong' })
      .optional()
      .transform((tick) => tick === 'on'),
    ownership: z.enum(carOwnerships, { error: 'choice-wrong' }).default('own'),
    supplierId,
    licenceClass: z
      .enum(licenceClasses, { error: 'choice-wrong' })
      .optional()
      .transform((one) => one ?? ('' as const)),
    inspectionUntil: optionalDay,
    insuredUntil: optionalDay,
    yellowCardUntil: optionalDay,
    yellowCardCountries: countries,
    basePlaceId: optionalId,
    note: optionalLine(400),
  })
  .transform((facts) => (facts.ownership === 'own' ? { ...facts, supplierId: null } : facts))
