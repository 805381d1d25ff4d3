import type { TripDay, TripItem, TripVersion } from './trip-version.ts'

/** What of an item is another one than before. */
const itemAspects = {
  day: ['day'],
  length: ['days'],
  service: ['source', 'serviceId', 'feeId', 'hand', 'mayEstimate'],
  words: ['title', 'text'],
  options: ['options', 'optional', 'ticked'],
  travellers: ['who', 'rooms'],
  amount: ['quantity', 'kilometres', 'vehicles', 'dayUse', 'placeId'],
  held: ['provisional'],
  rule: ['rule', 'abroad'],
  cost: ['cost', 'passedOn'],
} as const satisfies Record<string, readonly (keyof TripItem)[]>
type ItemAspect = keyof typeof itemAspects

/** What of a day is another one than before. */
const dayAspects = {
  title: ['title'],
  words: ['text'],
  places: ['fromPlaceId', 'toPlaceId'],
  pictures: ['pictures'],
} as const satisfies Record<string, readonly (keyof TripDay)[]>
type DayAspect = keyof typeof dayAspects

/** What of a version is another one than before, besides its days and items. */
const factAspects = {
  startsOn: ['startsOn'],
  party: ['party', 'rooms'],
  options: ['options'],
  pricing: ['pricing', 'fx'],
  texts: ['summary', 'included', 'excluded'],
} as const satisfies Record<string, readonly (keyof TripVersion)[]>
export type FactAspect = keyof typeof factAspects

export type VersionDifference = {
  facts: FactAspect[]
  came: TripItem[]
  went: TripItem[]
  changed: { before: TripItem; after: TripItem; aspects: ItemAspect[] }[]
  /** Days of which something is another one, by their number in the later version; those that only one of the two has have no aspects. */
  days: { before: TripDay | undefined; after: TripDay | undefined; aspects: DayAspect[] }[]
}

const aspectsOf = <Thing, Aspect extends string>(
  table: Readonly<Record<Aspect, readonly (keyof Thing)[]>>,
  before: Thing,
  after: Thing,
): Aspect[] =>
  (Object.entries(table) as [Aspect, readonly (keyof Thing)[]][])
    .filter(([, keys]) => keys.some((key) => !isSame(before[key], after[key])))
    .map(([aspect]) => aspect)

/** How a version differs from an earlier one of its trip. An item is the same one by its root; days are compared by their number. */
export function compareVersions(before: TripVersion, after: TripVersion): VersionDifference {
  const wereItems = new Map(before.items.map((item) => [item.rootId, item]))
  const areItems = new Map(after.items.map((item) => [item.rootId, item]))
  const pairs = after.items.flatMap((item) => {
    const was = wereItems.get(item.rootId)
    return was ? [{ before: was, after: item, aspects: aspectsOf<TripItem, ItemAspect>(itemAspects, was, item) }] : []
  })
  const most = Math.max(before.days.length, after.days.length)
  const days = Array.from({ length: most }, (_, at) => {
    const [was, is] = [before.days[at], after.days[at]]
    return { before: was, after: is, aspects: was && is ? aspectsOf<TripDay, DayAspect>(dayAspects, was, is) : [] }
  })
  return {
    facts: aspectsOf<TripVersion, FactAspect>(factAspects, before, after),
    came: after.items.filter(({ rootId }) => !wereItems.has(rootId)),
    went: before.items.filter(({ rootId }) => !areItems.has(rootId)),
    changed: pairs.filter(({ aspects }) => aspects.length > 0),
    days: days.filter((day) => !day.before || !day.after || day.aspects.length > 0),
  }
}

/** Both are plain data, as the database gives it. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
