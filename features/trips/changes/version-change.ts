import type { ItemFacts, TripDay, VersionFacts } from '../trip-version.ts'

/** What becomes of items that begin on a day that is taken out, and are on no other. */
export const itemsOfDay = ['day-before', 'day-after', 'remove'] as const

/**
 * What staff change of a draft. Days count from 1. An item is moved to the end of a day, or before another item. `offer`: the options, how prices are made, and what is said once. `rates`: every
 * cost is taken anew by the
 * rate book of now. `confirm-prices`: staff stand by every price by hand at the costs of now. `estimate-item`: where it has no rate yet, it costs what the year before says.
 */
export type VersionChange =
  | ({ change: 'party' } & Pick<VersionFacts, 'startsOn' | 'party' | 'rooms'>)
  | ({ change: 'offer' } & Pick<VersionFacts, 'options' | 'pricing' | 'summary' | 'included' | 'excluded' | 'note'>)
  | { change: 'exchange'; fx: VersionFacts['fx'] }
  | { change: 'rates' }
  | { change: 'confirm-prices' }
  | { change: 'day'; day: number; facts: Omit<TripDay, 'day' | 'edition'> }
  | { change: 'add-day'; after: number }
  | { change: 'remove-day'; day: number; items: (typeof itemsOfDay)[number] }
  | { change: 'move-day'; day: number; to: number }
  | { change: 'add-item'; id: string; facts: ItemFacts }
  | { change: 'item'; id: string; facts: ItemFacts }
  | { change: 'estimate-item'; id: string }
  | { change: 'move-item'; id: string; day: number; before: string | null }
  | { change: 'remove-item'; id: string }

/** Why a change of a version is refused. Items by their titles, travellers by their positions. */
export type ChangeRefusal =
  | { reason: 'day-unknown' | 'item-unknown' | 'last-day' | 'nobody' | 'nobody-pays' | 'no-options' | 'option-twice' }
  | { reason: 'too-many-days' | 'too-many-items' | 'too-many-travellers'; most: number }
  | { reason: 'option-unknown'; letter: string }
  | { reason: 'option-in-use'; letter: string; titles: readonly string[] }
  | { reason: 'traveller-in-use'; position: number; titles: readonly string[] }
  | { reason: 'traveller-unknown' | 'room-twice' | 'without-room'; position: number }
  | { reason: 'after-the-end'; last: number }
