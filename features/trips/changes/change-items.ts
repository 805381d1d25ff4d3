import { done, type Outcome, refused } from '#values/outcome.ts'
import { type ItemFacts, mostItems, type TripItem, type TripVersion } from '../trip-version.ts'
import type { ChangeRefusal, VersionChange } from './version-change.ts'

type Changed = Outcome<TripVersion, ChangeRefusal>
type Of<Change extends VersionChange['change']> = Extract<VersionChange, { change: Change }>

/** Adds an item at the end of its day, without a cost. */
export function addItem(version: TripVersion, { id, facts }: Of<'add-item'>): Changed {
  const { items } = version
  if (items.length >= mostItems) return refused({ reason: 'too-many-items', most: mostItems })
  const refusal = unfit(version, facts)
  if (refusal) return refused(refusal)
  const added = { ...facts, id, rootId: id, position: 0, cost: null, passedOn: null, edition: 0 }
  return done({ ...version, items: [...items, added] })
}

/** Says what an item is. */
export function changeItem(version: TripVersion, { id, facts }: Of<'item'>): Changed {
  if (!version.items.some((item) => item.id === id)) return refused({ reason: 'item-unknown' })
  const refusal = unfit(version, facts)
  if (refusal) return refused(refusal)
  return done({ ...version, items: version.items.map((item) => (item.id === id ? { ...item, ...facts } : item)) })
}

/** Lets an item cost what the year before says where its service has no rate yet. Of anything but a service it changes nothing. */
export function estimateItem(version: TripVersion, { id }: Of<'estimate-item'>): Changed {
  if (!version.items.some((item) => item.id === id)) return refused({ reason: 'item-unknown' })
  const items = version.items.map((item) => {
    return item.id === id && item.source === 'service' ? { ...item, mayEstimate: true } : item
  })
  return done({ ...version, items })
}

/** Moves an item to another day, before another item of it or to its end. */
export function moveItem(version: TripVersion, { id, day, before }: Of<'move-item'>): Changed {
  const moving = version.items.find((item) => item.id === id)
  if (!moving) return refused({ reason: 'item-unknown' })
  const refusal = unfit(version, { ...moving, day })
  if (refusal) return refused(refusal)
  const rest = version.items.filter((item) => item !== moving)
  const at = rest.findIndex((item) => item.id === before && item.day === day)
  const place = at < 0 ? rest.length : at
  return done({ ...version, items: [...rest.slice(0, place), { ...moving, day }, ...rest.slice(place)] })
}

export function removeItem(version: TripVersion, { id }: Of<'remove-item'>): Changed {
  if (!version.items.some((item) => item.id === id)) return refused({ reason: 'item-unknown' })
  return done({ ...version, items: version.items.filter((item) => item.id !== id) })
}

/** Items by their days, those of a day as they come, and counted from 1 on each. */
export function inOrder(items: readonly TripItem[]): TripItem[] {
  const placed = new Map<number, number>()
  return items
    .toSorted((one, other) => one.day - other.day)
    .map((item) => {
      const position = (placed.get(item.day) ?? 0) + 1
      placed.set(item.day, position)
      return item.position === position ? item : { ...item, position }
    })
}

/** Why an item does not fit its version: its days, its options, or who takes part and who sleeps where. */
export function unfit(
  { days, options, party }: Pick<TripVersion, 'days' | 'options' | 'party'>,
  { day, days: length, options: own, who, rooms, kind, dayUse }: ItemFacts,
): ChangeRefusal | undefined {
  if (!days[day - 1]) return { reason: 'day-unknown' }
  if (day + length - 1 > days.length) return { reason: 'after-the-end', last: days.length }
  const letter = own?.find((one) => !options.some((option) => option.letter === one))
  if (letter) return { reason: 'option-unknown', letter }
  const positions = new Set(party.map(({ position }) => position))
  const stranger = [...(who ?? []), ...(rooms ?? []).flat()].find((position) => !positions.has(position))
  if (stranger !== undefined) return { reason: 'traveller-unknown', position: stranger }
  if (who?.length === 0) return { reason: 'nobody' }
  if (kind !== 'stay' || dayUse || !rooms) return undefined
  return unfitRooms(rooms, who ?? [...positions])
}

/** Why rooms do not fit those who sleep in them: each has one. */
export function unfitRooms(rooms: readonly (readonly number[])[], who: readonly number[]): ChangeRefusal | undefined {
  const slept = rooms.flat()
  const twice = slept.find((position, at) => slept.indexOf(position) !== at)
  if (twice !== undefined) return { reason: 'room-twice', position: twice }
  const without = who.find((position) => !slept.includes(position))
  return without === undefined ? undefined : { reason: 'without-room', position: without }
}
