/** Kinds of community experiences. */
export const experienceKinds = [
  'homestay',
  'craft',
  'food-farm',
  'culture',
  'conservation',
  'lake',
  'trail',
  'education',
] as const
export type ExperienceKind = (typeof experienceKinds)[number]

/** What hosts offer to visitors. The fee is what one person typically pays them, in US cents, of the year `asOf`. */
export type Experience = {
  id: string
  position: number
  name: string
  placeId: string
  category: ExperienceKind
  minutes: number
  groupMax: number
  /** In completed years; null without a minimum. */
  minimumAge: number | null
  feeMinor: number
  asOf: number
  /** How long in advance, and by whom, it is booked. */
  booking: string
  facts: readonly string[]
  confidence: 'high' | 'medium' | 'low'
}

/** An experience with its place, and the travel advice of its country. */
export type PlacedExperience = Experience & {
  place: string
  countryId: string
  country: string
  advisory: string | null
}

/** The kind in an address; undefined for an invalid one. */
export const readKind = (text: string | null): ExperienceKind | undefined => experienceKinds.find((kind) => kind === text)

/** Whether a text can be the id of an experience: others are not looked up. */
export const isExperienceId = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 60
