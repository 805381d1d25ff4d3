import { z } from 'zod'
import { confidence, minor, text, year } from '#features/content/content-parts.ts'

const age = z.int().min(0).max(18)

/** What a permit or park fee must contain before it is charged. Amounts in USD cents; an empty one is the foreign fee. */
export const FeeContent = z
  .object({
    slug: text,
    name: text.max(80),
    kind: z.enum(['permit', 'park-fee']),
    unit: z.enum(['traveller', 'vehicle']),
    parkId: text.nullable(),
    minimumAge: z.int().min(0).max(99),
    foreignMinor: minor,
    residentMinor: minor.nullable(),
    africanMinor: minor.nullable(),
    eacMinor: minor.nullable(),
    childFrom: age.nullable(),
    childTo: age.nullable(),
    childMinor: minor.nullable(),
    asOf: year,
    confidence,
  })
  .refine(
    ({ childFrom, childTo, childMinor }) =>
      (childTo === null) === (childMinor === null) && (childTo === null || childFrom !== null),
    { path: ['childMinor'], message: 'child-half-said' },
  )
  .refine(({ childFrom, childTo }) => childFrom === null || childTo === null || childTo >= childFrom, {
    path: ['childTo'],
    message: 'upside-down',
  })
export type FeeContent = z.output<typeof FeeContent>
