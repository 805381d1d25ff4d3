import { z } from 'zod'
import { confidence, latitude, longitude, minor, months, orNull, text, withIds, year } from '#features/content/content-parts.ts'
import { slugOf } from '#values/slug.ts'
import type { ParkGuide } from './park-guide.ts'
import { parkStatuses } from './park-status.ts'

const count = z.int().min(1)
const ListedFeeSchema = z.object({
  unit: text,
  foreignMinor: minor.nullable(),
  residentMinor: minor.nullable(),
  eacMinor: minor.nullable(),
  asOf: year,
  confidence,
})
const away = z.object({ placeId: text, minutes: z.int().min(0) })

/**
 * What a park must contain before visitors read it: its row and its whole guide. Fees that we charge are entries of their own.
 */
export const ParkContent = z.object({
  slug: text,
  name: text.max(80),
  countryId: text,
  kind: text,
  status: z.enum(parkStatuses),
  lat: latitude,
  lng: longitude,
  areaKm2: z.number().positive().nullable(),
  bestMonths: z.array(z.int().min(0).max(3)).length(12),
  cover: orNull(text),
  position: z.int().min(1),
  short: text.max(40),
  sentence: text.max(160),
  lede: text.max(600),
  statusNote: orNull(text),
  altitude: z.object({ from: z.int(), to: z.int() }),
  foundedIn: z.int().min(1800).max(2100).nullable(),
  heritage: orNull(text),
  manager: text,
  gates: z.array(z.object({ name: text, lat: latitude, lng: longitude })),
  species: z.array(text),
  birdSpecies: count.nullable(),
  counts: z.array(z.object({ what: text, value: z.number().min(0), year, confidence })),
  activities: z.array(
    z.object({
      id: z.string(),
      name: text,
      minimumAge: z.int().min(0).max(99).nullable(),
      groupMost: count.nullable(),
      hours: z.number().positive(),
      dailyQuota: count.nullable(),
      start: text,
      walking: z.int().min(1).max(5),
      notes: orNull(text),
      feeId: orNull(text),
      fee: orNull(ListedFeeSchema),
      feeNote: orNull(text),
    }),
  ),
  entryFeeIds: z.array(text),
  entry: ListedFeeSchema,
  entryNotes: z.array(text),
  openingHours: text,
  hub: away,
  fromCity: orNull(away),
  airstrip: orNull(text),
  facts: z.array(text),
  year: z.array(z.object({ months: months, text })),
  asOf: year,
  confidence,
  sources: z.array(text),
})
export type ParkContent = z.output<typeof ParkContent>

/** A park's row, as its table holds it. */
export type ParkFacts = Pick<
  ParkContent,
  'name' | 'countryId' | 'kind' | 'status' | 'lat' | 'lng' | 'areaKm2' | 'bestMonths' | 'cover'
>

/** A written park taken apart into its row and its guide. */
export function parkOf(content: ParkContent): { facts: ParkFacts; guide: ParkGuide } {
  const { slug: _, name, countryId, kind, status, lat, lng, areaKm2, bestMonths, cover, altitude, activities, ...guide } = content
  return {
    facts: { name, countryId, kind, status, lat, lng, areaKm2, bestMonths, cover },
    guide: {
      ...guide,
      altitudeM: [altitude.from, altitude.to],
      activities: withIds(activities, ({ name: of }) => `${content.slug}-${slugOf(of)}`),
    },
  }
}

/** A park as its editor holds it. */
export function parkContent(park: { id: string; guide: ParkGuide } & ParkFacts) {
  const { id, guide, ...facts } = park
  const { altitudeM, year: months, ...fields } = guide
  return {
    slug: id,
    ...facts,
    ...fields,
    altitude: { from: altitudeM[0], to: altitudeM[1] },
    year: months.map((part) => ({ ...part, months: part.months.map(String) })),
  }
}
