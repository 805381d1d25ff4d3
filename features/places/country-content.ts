import { z } from 'zod'
import { confidence, latitude, longitude, minor, months, orNull, text, year } from '#features/content/content-parts.ts'
import { type CountryGuide, countryRules, yearsFor } from './country-guide.ts'

/** A statement as staff write it: a paragraph to a line, each source to a line. */
const StatementSchema = z.object({
  text: z.array(text).min(1),
  asOf: year.nullable(),
  confidence,
  sources: z.array(text),
})

const twelve = z.array(z.int().min(0).max(3)).length(12)
const minutes = z.int().min(1).max(6_000)

/** The filled fields of a record: an empty rule is left out, and twelve empty months are no calendar. */
const filled = <Value>(record: Partial<Record<string, Value>>, isFilled: (value: Value) => boolean) =>
  Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, Value] => entry[1] !== undefined && isFilled(entry[1])),
  )

/** What a country must contain before visitors read it: its row and its whole guide. */
export const CountryContent = z.object({
  slug: text,
  name: text.max(60),
  capital: text.max(60),
  advisory: orNull(text.max(600)),
  cover: orNull(text),
  sentence: text.max(160),
  lede: text.max(600),
  capitalAt: orNull(z.object({ lat: latitude, lng: longitude })),
  currency: z.object({
    code: z.string().regex(/^[A-Z]{3}$/),
    name: text,
    perUsd: z.number().positive(),
    asOf: year,
    confidence,
    note: orNull(text),
  }),
  languages: z.array(text).min(1),
  timeZone: text,
  utcOffset: z.string().regex(/^[+-]\d\d:\d\d$/),
  diallingCode: z.string().regex(/^\+\d{1,4}$/),
  plugs: z.array(text).min(1),
  voltage: z.int().min(100).max(250),
  drivingSide: z.enum(['left', 'right']),
  visaShort: text.max(60),
  sharedVisa: orNull(z.object({ feeMinor: minor, days: z.int().min(1).max(400), statement: StatementSchema })),
  rules: z
    .partialRecord(z.enum(countryRules), orNull(StatementSchema))
    .transform((rules) => filled(rules, (rule) => rule !== null) as CountryGuide['rules']),
  years: z
    .partialRecord(z.enum(yearsFor), twelve)
    .transform((years) => filled(years, (marks) => marks.some((mark) => mark > 0)) as CountryGuide['years']),
  yearNotes: z.array(text),
  rains: z.array(z.object({ name: text, words: text, months, heaviest: months })),
  dry: z.array(text),
  airports: z.array(z.object({ code: z.string().regex(/^[A-Z]{3}$/), name: text, note: orNull(text) })),
  airportNote: orNull(text),
  holidays: z.array(
    z.object({
      on: orNull(z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'not-a-day')),
      rule: orNull(text),
      name: text,
      impact: orNull(text),
    }),
  ),
  events: z.array(z.object({ name: text, when: text, impact: text, confidence })),
  hub: text,
  legs: z.array(
    z.object({
      to: text,
      minutes,
      least: minutes,
      most: minutes,
      status: z.enum(['open', 'restricted', 'suspended']),
      note: orNull(text),
      confidence,
    }),
  ),
  asOf: year,
})
export type CountryContent = z.output<typeof CountryContent>

const nothing = Array.from({ length: 12 }, () => 0)

/** A country as its editor has it: months as text, as checkboxes send them, and an empty calendar where there is none. */
export const countryContent = (country: {
  id: string
  name: string
  capital: string
  advisory: string | null
  cover: string | null
  guide: CountryGuide
}) => ({
  slug: country.id,
  name: country.name,
  capital: country.capital,
  advisory: country.advisory,
  cover: country.cover,
  ...country.guide,
  years: Object.fromEntries(yearsFor.map((what) => [what, country.guide.years[what] ?? nothing])),
  rains: country.guide.rains.map((rain) => ({ ...rain, months: rain.months.map(String), heaviest: rain.heaviest.map(String) })),
})
