import type { Confidence } from './statement.ts'

/** A fee that a park publishes, in USD cents. We charge none of these, but the rows of visitor_fees. Null is not published. */
export type ListedFee = {
  /** What it is for: 'per person per day'. */
  unit: string
  foreignMinor: number | null
  residentMinor: number | null
  eacMinor: number | null
  asOf: number
  confidence: Confidence
}

/** Something to do in a park. */
export type ParkActivity = {
  id: string
  name: string
  /** In years; null where none is published. */
  minimumAge: number | null
  groupMost: number | null
  hours: number
  /** Permits a day, where they are published. */
  dailyQuota: number | null
  /** When it begins, as the park publishes it. */
  start: string
  /** 1 easy … 5 very hard. */
  walking: number
  notes: string | null
  /** The row of visitor_fees that we charge for it; null where we do not sell it. */
  feeId: string | null
  /** The published fee where we do not sell it; null where it costs nothing besides the entry. */
  fee: ListedFee | null
  feeNote: string | null
}

/** The guide of a park, besides its row and its fees. */
export type ParkGuide = {
  /** Its position among the parks, from 1. */
  position: number
  /** Its name on a map: 'Akagera'. */
  short: string
  /** For lists and search engines, at most 160 characters. */
  sentence: string
  lede: string
  /** Why it is not sold and what would have to change; null where it is open. */
  statusNote: string | null
  altitudeM: readonly [number, number]
  foundedIn: number | null
  /** UNESCO's listing, in a sentence. */
  heritage: string | null
  manager: string
  gates: readonly { name: string; lat: number; lng: number }[]
  species: readonly string[]
  birdSpecies: number | null
  counts: readonly { what: string; value: number; year: number; confidence: Confidence }[]
  activities: readonly ParkActivity[]
  /** The rows of visitor_fees that are charged for entry. Where there are none, `entry` gives the park's published fees. */
  entryFeeIds: readonly string[]
  entry: ListedFee
  /** Children, citizens and seasons, a sentence each. */
  entryNotes: readonly string[]
  openingHours: string
  /** The nearest place with beds, and how far it is by road. */
  hub: { placeId: string; minutes: number }
  /** From Kigali or Nairobi, where that is another way than from the hub. */
  fromCity: { placeId: string; minutes: number } | null
  airstrip: string | null
  facts: readonly string[]
  /** What happens in which months (1 to 12). */
  year: readonly { months: readonly number[]; text: string }[]
  asOf: number
  confidence: Confidence
  sources: readonly string[]
}
