import type { Day } from '#values/dates.ts'
import type { CrewRole } from './assignments/assignment.ts'

/** How well a guide speaks a language. */
export const spokenLevels = ['basic', 'good', 'fluent'] as const
export type SpokenLevel = (typeof spokenLevels)[number]

/** Languages by ISO 639-1 code. */
export type SpokenLanguages = Readonly<Record<string, SpokenLevel>>

/** Classes of a driving licence in Rwanda. */
export const licenceClasses = ['B', 'C', 'D1', 'D', 'E'] as const
export type LicenceClass = (typeof licenceClasses)[number]

/** Whose somebody or something is: `own` of the operator, the other of a supplier. */
export const guideOwnerships = ['own', 'freelance'] as const
export const carOwnerships = ['own', 'hired'] as const

/**
 * What staff enter about a guide. `licenceUntil`: the last day of the licence; `countries`: where the guide may work, by id;
 * `otherLanguages`: those without a level. An empty list, '' or null is not known.
 */
export type GuideFacts = {
  name: string
  email: string
  phone: string
  ownership: (typeof guideOwnerships)[number]
  supplierId: number | null
  roles: CrewRole[]
  spoken: SpokenLanguages
  otherLanguages: string[]
  licenceUntil: Day | null
  licenceClasses: LicenceClass[]
  countries: string[]
  basePlaceId: string | null
  note: string
}

/**
 * What staff enter about a vehicle. `seats`: for travellers, without the driver; each `…Until`: the last valid day; `licenceClass`: the
 * one that its driver needs; `forHire`: whether visitors may hire it. An empty list, '' or null is not known.
 */
export type CarFacts = {
  name: string
  plate: string
  vehicleClassId: string | null
  seats: number
  forHire: boolean
  ownership: (typeof carOwnerships)[number]
  supplierId: number | null
  licenceClass: LicenceClass | ''
  inspectionUntil: Day | null
  insuredUntil: Day | null
  yellowCardUntil: Day | null
  yellowCardCountries: string[]
  basePlaceId: string | null
  note: string
}

/** Inactive ones keep their departures and are not offered for others. */
type Stored = { id: number; active: boolean; version: number }
export type Guide = GuideFacts & Stored
export type Car = CarFacts & Stored & { vehicleClass: string | null }
