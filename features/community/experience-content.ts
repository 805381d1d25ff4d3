import { z } from 'zod'
import { confidence, minor, orNull, text, year } from '#features/content/content-parts.ts'
import { experienceKinds } from './experience.ts'

/** The schema of a community experience. The fee is what one person pays the hosts, in US cents. */
export const ExperienceContent = z.object({
  slug: text,
  name: text.max(80),
  category: z.enum(experienceKinds),
  placeId: text,
  position: z.int().min(1),
  minutes: z.int().min(1),
  groupMax: z.int().min(1),
  minimumAge: z.int().min(1).max(99).nullable(),
  feeMinor: minor,
  asOf: year,
  booking: text.max(300),
  facts: z.array(text),
  confidence,
})

/** The schema of the guide for visits. */
export const HostGuideContent = z.object({
  slug: text,
  name: text,
  asOf: year,
  categories: z.array(z.object({ id: z.enum(experienceKinds), name: text, definition: text })),
  dos: z.array(text).min(1),
  donts: z.array(text).min(1),
  facts: z.array(z.object({ id: z.string(), about: z.enum(['money', 'visit']), text, confidence, source: orNull(text) })),
  phrases: z.array(z.object({ english: text, kinyarwanda: orNull(text), swahili: orNull(text) })),
  phraseNote: z.string(),
})
