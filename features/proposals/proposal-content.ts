import type { PackageContent } from '#features/packages/package.ts'
import type { PriceLine } from '#features/pricing/price-line.ts'
import type { Board } from '#features/pricing/stays/stay-rates.ts'
import type { CancellationPolicy } from '#features/settings/settings.ts'
import type { Day } from '#values/dates.ts'

export type ProposedLetter = 'A' | 'B' | 'C' | 'D'

/** Lines of a price and what they come to, in US cents. */
export type ProposedPrice = { lines: readonly PriceLine[]; totalMinor: number }

/**
 * One whole choice. `optional`: the price of what may be ticked besides, by the id of its item. `isEstimate`: its price rests on a rate that is not
 * published yet, so it cannot be accepted.
 */
export type ProposedOption = ProposedPrice & {
  letter: ProposedLetter
  title: string
  text: string
  optional: readonly (ProposedPrice & { id: string })[]
  isEstimate: boolean
}

export type ProposedPlace = { id: string; name: string; countryId: string; lat: number; lng: number }

/** A day, from 1. How far and how long it drives is nothing where no road is known. Pictures by their ids. */
export type ProposedDay = {
  day: number
  title: string
  text: string
  from: ProposedPlace | null
  to: ProposedPlace | null
  driveKm: number
  driveMinutes: number
  pictures: readonly string[]
}

/**
 * Something on a day, or on `days` of them, of a stay so many nights. `options` null: in all of them. `who` null: for everybody, else for these travellers
 * by their positions. `isOwn`: the customer arranges it, and it is in no price. `optional`: outside the price until it is ticked; `isTicked` at first.
 */
export type ProposedItem = {
  id: string
  day: number
  days: number
  kind: 'stay' | 'transport' | 'guide' | 'activity' | 'meal' | 'flight' | 'other' | 'fee'
  title: string
  text: string
  place: ProposedPlace | null
  options: readonly ProposedLetter[] | null
  who: readonly number[] | null
  optional: boolean
  isTicked: boolean
  isOwn: boolean
  dayUse: boolean
  board: Board | null
  /** Of a stay in a house that we show: the house. */
  hotel: ProposedHotel | null
  /** Of a permit or visit that asks for an age, in completed years. */
  minimumAge: number
}

/** A house as it was when the proposal was sent, with its photographs by their ids. What was sent before `described` was kept is without it. */
export type ProposedHotel = { id: string; described?: { name: string; place: string; kind: string }; pictures: readonly string[] }

/** A traveller without a name or a day of birth: `childOf`, the age of a child on the first day, null of an adult. */
type ProposedTraveller = { position: number; childOf: number | null }

/** Everything that the customer reads of a trip, as it was sent. It tells nothing of what anything costs us. */
export type ProposalContent = {
  title: string
  summary: string
  scene: PackageContent['scene']
  startsOn: Day
  travellers: readonly ProposedTraveller[]
  options: readonly ProposedOption[]
  days: readonly ProposedDay[]
  items: readonly ProposedItem[]
  included: readonly string[]
  excluded: readonly string[]
  terms: { depositBasisPoints: number; balanceDays: number; policy: CancellationPolicy }
  /** Rwandan francs for one US dollar, beside the prices. */
  rwfPerUsd: number
}

/** Whether something is in an option: what is the same in all is in each. */
export const isInOption = ({ options }: Pick<ProposedItem, 'options'>, letter: ProposedLetter): boolean =>
  options === null || options.includes(letter)
