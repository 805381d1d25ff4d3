import { z } from 'zod'
import { orNull } from '#features/content/content-parts.ts'
import { SceneSchema } from '#features/pages/blocks-schema.ts'
import { comforts, occupancies, seasons } from '#features/pricing/packages/package-rates.ts'
import { mostLaterPeriods } from '#features/pricing/rate-periods.ts'
import { packageKinds, styles } from './package.ts'

const line = z.string().min(1).max(400)
const paragraph = z.string().min(1).max(1_200)
const id = z.string().min(1)
const monthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'not-a-day')

const Day = z.object({
  title: z.string().min(1).max(90),
  text: z.string().min(1).max(1_500),
  from: id,
  to: id,
  driveMinutes: z.number().int().min(0).max(1_440),
  driveKm: z.number().int().min(0).max(3_000),
  meals: z.array(z.enum(['breakfast', 'lunch', 'dinner'])).max(3),
  night: z.object({ place: id, hotel: id }).nullish(),
  /** Photographs by their ids. */
  pictures: z.array(id).max(2).default([]),
})

const highSeasons = z.array(z.object({ from: monthDay, to: monthDay })).max(6)
const price = z.object({
  comfort: z.enum(comforts),
  season: z.enum(seasons),
  occupancy: z.enum(occupancies),
  groupSize: z.number().int().min(1).max(60),
  amountMinor: z.number().int().min(1).max(100_000_000),
})
const prices = z.preprocess(filledPrices, z.array(price).max(400))

/** A row of a price grid that has a size and no price yet: it stays in the draft, and is neither priced nor published. */
export const isEmptyRow = (row: { amountMinor?: unknown }): boolean => row.amountMinor === ''

/** The prices of a draft without those rows. */
export function filledPrices(rows: unknown): unknown {
  return Array.isArray(rows) ? rows.filter((row) => !isEmptyRow(row)) : rows
}

/** What a package must hold before visitors read it: features/packages/package.ts says what each is. Money is USD cents. */
export const PackageSchema = z.object({
  slug: z.string().min(1),
  title: z.string().min(1).max(60),
  kind: z.enum(packageKinds),
  sentence: z.string().min(1).max(160),
  lede: z.string().min(1).max(600),
  countries: z.array(id).min(1).max(6),
  parks: z.array(id).max(12),
  styles: z.array(z.enum(styles)).min(1).max(6),
  fitness: z.literal([1, 2, 3, 4, 5]),
  minimumAge: z.number().int().min(0).max(99),
  groupMin: z.number().int().min(1).max(60),
  groupMax: z.number().int().min(1).max(60),
  scene: SceneSchema,
  bestMonths: z.array(z.number().int().min(0).max(3)).length(12),
  seasonNote: z.string().min(1).max(600),
  highSeasons,
  days: z.array(Day).min(1).max(60),
  comforts: z.array(z.object({ comfort: z.enum(comforts), note: z.string().min(1).max(400) })).max(3),
  prices,
  laterRates: z
    .array(z.object({ from: z.iso.date(), highSeasons, prices }))
    .max(mostLaterPeriods)
    .default([]),
  ratesUntil: orNull(z.iso.date()),
  fees: z.array(z.object({ feeId: id, day: z.number().int().min(1).max(60), quantity: z.number().int().min(1).max(9) })).max(40),
  firstDays: z.array(monthDay).max(12).default([]),
  freeTimeIn: z.array(id).max(6).default([]),
  included: z.array(line).min(1).max(40),
  excluded: z.array(line).max(40),
  goodToKnow: z.array(paragraph).max(6),
  bookable: z.boolean(),
  notice: z.string().max(400).nullish(),
  goesWellWith: z.array(id).max(6),
  cover: orNull(id),
  pictures: z.array(id).max(24).default([]),
  asOf: z.number().int().min(2000).max(2100),
  confidence: z.enum(['high', 'medium', 'low']),
})
export type WrittenPackage = z.output<typeof PackageSchema>
