import { z } from 'zod'
import { confidence, minor, orNull, text, year } from '#features/content/content-parts.ts'
import { mostLaterPeriods } from '#features/pricing/rate-periods.ts'

const price = z.int().min(1)
const rates = orNull(z.object({ lowMinor: price, highMinor: price }))

/** What a class of cars must hold before it is let. Amounts in USD cents; rates that are left empty are not offered. */
export const ClassContent = z.object({
  slug: text,
  name: text.max(60),
  models: text,
  seats: z.int().min(1).max(80),
  luggage: text,
  transmission: z.enum(['automatic', 'manual']),
  drive: text,
  airConditioning: z.boolean(),
  selfDrive: rates,
  withDriver: rates,
  kilometresPerDay: z.int().min(1),
  extraKilometreMinor: minor,
  border: orNull(
    z.object({
      countries: z.array(text).min(1),
      feeMinor: minor,
      yellowCard: text,
      noticeDays: z.int().min(0),
      documents: z.array(text),
    }),
  ),
  laterRates: z
    .array(
      z.object({
        from: z.iso.date(),
        selfDrive: rates,
        withDriver: rates,
        kilometresPerDay: z.int().min(1),
        extraKilometreMinor: minor,
        borderFeeMinor: orNull(minor),
      }),
    )
    .max(mostLaterPeriods)
    .default([]),
  ratesUntil: orNull(z.iso.date()),
  depositMinor: minor,
  excessMinor: minor,
  minimumDriverAge: z.int().min(18).max(99),
  licenceYears: z.int().min(0).max(99),
  fuelPolicy: text,
  bestFor: z.array(text),
  notes: z.array(text),
  confidence,
  asOf: year,
  picture: orNull(text),
  fleet: z.int().min(1).max(500),
})
