import type { TripDay, TripItem, TripVersion } from './trip-version.ts'

/** What of an item is another one than before. */
const itemAspects = {
  day: ['day'],
  length: ['days'],
  service: ['source', 'serviceId', 'feeId', 'hand'],
  words: ['title', 'text'],
  options: ['options', 'optional', 'ticked'],
  travellers: ['who', 'rooms'],
  amount: ['quantity', 'kilometres', 'vehicles', 'dayUse', 'placeId'],
  rule: ['rule', 'abroad'],
  cost: ['cost', 'passedOn'],
} as const satisfies Record<string, readonly (keyof TripItem)[]>
export type ItemAspect = keyof typeof itemAspects

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
  /** Days whose title, text or places are other ones, by their number in the later version. */
  days: { before: TripDay | undefined; after: TripDay | undefined }[]
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
  const days = Array.from({ length: most }, (_, at) => ({ before: before.days[at], after: after.days[at] }))
  return {
    facts: aspectsOf<TripVersion, FactAspect>(factAspects, before, after),
    came: after.items.filter(({ rootId }) => !wereItems.has(rootId)),
    went: before.items.filter(({ rootId }) => !areItems.has(rootId)),
    changed: pairs.filter(({ aspects }) => aspects.length > 0),
    days: days.filter((pair) => !isSame(plain(pair.before), plain(pair.after))),
  }
}

/** Both are plain data, as the database gives it. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const plain = (day: TripDay | undefined) => day && { ...day, edition: 0 }
