/** What people who receive visitors do with them. */
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

/** Something that hosts offer to visitors. The fee is what one person typically pays them, in USD cents, of the year `asOf`. */
export type Experience = {
  id: string
  position: number
  name: string
  placeId: string
  category: ExperienceKind
  minutes: number
  groupMax: number
  /** In completed years; null where every age may come. */
  minimumAge: number | null
  feeMinor: number
  asOf: number
  /** How long ahead, and through whom. */
  booking: string
  facts: readonly string[]
  confidence: 'high' | 'medium' | 'low'
}

/** An experience with its place by name, and what the country it lies in asks to be careful of. */
export type PlacedExperience = Experience & {
  place: string
  countryId: string
  country: string
  advisory: string | null
}

/** The kind in an address; nothing where it names none. */
export const readKind = (text: string | null): ExperienceKind | undefined => experienceKinds.find((kind) => kind === text)

/** Whether a text can be the id of an experience at all: what cannot is not looked for. */
export const isExperienceId = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 60
