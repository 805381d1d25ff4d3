import type { Confidence, Statement } from './statement.ts'

/** Rules and habits, in the order of the page. */
export const countryRules = [
  'visa',
  'yellow-fever',
  'malaria',
  'safety',
  'money',
  'tipping',
  'plastic',
  'drones',
  'taxes',
] as const
type CountryRule = (typeof countryRules)[number]

/** The subjects of the calendar. */
export const yearsFor = ['wildlife', 'primates', 'shore', 'birds'] as const
export type YearFor = (typeof yearsFor)[number]

/** Months are 1 for January … 12. `words` describes them: 'mid-March to mid-May'. */
export type Rains = { name: string; words: string; months: readonly number[]; heaviest: readonly number[] }

/** A public holiday: on a day of every year ('MM-DD'), by a rule in words, or with neither, on a day that differs each year. */
export type Holiday = { on: string | null; rule: string | null; name: string; impact: string | null }

/** How long a way takes without stops and border formalities. */
type Leg = {
  to: string
  minutes: number
  least: number
  most: number
  status: 'open' | 'restricted' | 'suspended'
  note: string | null
  confidence: Confidence
}

/** The guide of a country, besides its row. */
export type CountryGuide = {
  /** For lists and search engines, at most 160 characters. */
  sentence: string
  lede: string
  /** Null where the capital lies beyond our maps. */
  capitalAt: { lat: number; lng: number } | null
  currency: { code: string; name: string; perUsd: number; asOf: number; confidence: Confidence; note: string | null }
  languages: readonly string[]
  timeZone: string
  utcOffset: string
  diallingCode: string
  plugs: readonly string[]
  voltage: number
  drivingSide: 'left' | 'right'
  /** The visa in three or four words, for the facts at the top. */
  visaShort: string
  /** The East Africa Tourist Visa, where the country is part of it. In USD cents. */
  sharedVisa: { feeMinor: number; days: number; statement: Statement } | null
  rules: { readonly [Rule in CountryRule]?: Statement }
  /**
   * 0 avoid or nothing of the kind, 1 possible, 2 good, 3 best, January to December. Absent where there is nothing of the kind.
   */
  years: { readonly [For in YearFor]?: readonly number[] }
  yearNotes: readonly string[]
  rains: readonly Rains[]
  dry: readonly string[]
  airports: readonly { code: string; name: string; note: string | null }[]
  airportNote: string | null
  holidays: readonly Holiday[]
  /** Recurring events, weekly to yearly, that close roads or fill beds. */
  events: readonly { name: string; when: string; impact: string; confidence: Confidence }[]
  /** The place that its roads are counted from. */
  hub: string
  legs: readonly Leg[]
  asOf: number
}
