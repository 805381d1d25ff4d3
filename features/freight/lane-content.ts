import { z } from 'zod'
import { confidence, minor, orNull, text, year } from '#features/content/content-parts.ts'
import { type FreightRate, freightModes } from './lane.ts'

/** The fields of each kind of rate, besides the unit it is counted per. */
const rateParts = {
  container: ['size', 'mostKg', 'leastMinor', 'mostMinor'],
  'revenue-tonne': ['leastMinor', 'mostMinor'],
  kilogram: ['fromKg', 'minor'],
  minimum: ['minor'],
  tonne: ['fewestTonnes', 'leastMinor', 'mostMinor'],
  truck: ['mostKg', 'leastMinor', 'mostMinor'],
  parcel: ['documents', 'mostKg', 'leastMinor', 'mostMinor'],
} as const satisfies Record<FreightRate['per'], readonly string[]>

const pers = ['container', 'revenue-tonne', 'kilogram', 'minimum', 'tonne', 'truck', 'parcel'] as const

const RateSchema = z
  .object({
    per: z.enum(pers),
    size: z.enum(['20ft', '40ft']).nullable(),
    mostKg: z.number().positive().nullable(),
    fromKg: z.number().min(0).nullable(),
    fewestTonnes: z.number().min(0).nullable(),
    documents: z.boolean(),
    leastMinor: minor.nullable(),
    mostMinor: minor.nullable(),
    minor: minor.nullable(),
  })
  .superRefine((rate, { addIssue }) => {
    for (const part of rateParts[rate.per])
      if (rate[part] === null) addIssue({ code: 'custom', path: [part], message: 'missing' })
    if (rate.leastMinor !== null && rate.mostMinor !== null && rate.mostMinor < rate.leastMinor)
      addIssue({ code: 'custom', path: ['mostMinor'], message: 'upside-down' })
  })

/** What a lane must contain before visitors may request it. Amounts in US cents. */
export const LaneContent = z
  .object({
    slug: text,
    origin: text.max(60),
    destination: text.max(60),
    mode: z.enum(freightModes),
    via: orNull(text),
    km: z.number().positive().nullable(),
    daysLeast: z.int().min(1),
    daysMost: z.int().min(1),
    daysFrom: text,
    rates: z.array(RateSchema),
    documents: z.array(text),
    notes: z.array(text),
    status: z.enum(['open', 'check', 'restricted', 'suspended']),
    confidence,
    asOf: year,
  })
  .refine(({ daysLeast, daysMost }) => daysMost >= daysLeast, { path: ['daysMost'], message: 'upside-down' })

type WrittenRate = z.output<typeof RateSchema>

/** A written rate as an estimate reads it: only the fields of its kind. */
export const rateOf = (rate: WrittenRate): FreightRate =>
  Object.fromEntries([['per', rate.per], ...rateParts[rate.per].map((part) => [part, rate[part]])]) as unknown as FreightRate

const unsaid = {
  size: null,
  mostKg: null,
  fromKg: null,
  fewestTonnes: null,
  documents: false,
  leastMinor: null,
  mostMinor: null,
  minor: null,
}

/** A rate as its editor holds it. */
export const writtenRate = (rate: FreightRate) => ({ ...unsaid, ...rate })
