import { done, type Outcome, refused } from '#values/outcome.ts'
import { mostDays, type TripDay, type TripItem, type TripVersion } from '../trip-version.ts'
import type { ChangeRefusal, VersionChange } from './version-change.ts'

type Changed = Outcome<TripVersion, ChangeRefusal>
type Of<Change extends VersionChange['change']> = Extract<VersionChange, { change: Change }>

const numbered = (days: readonly Omit<TripDay, 'day'>[]): TripDay[] => days.map((day, at) => ({ ...day, day: at + 1 }))

/** Says what a day is called, its text and its places. */
export function changeDay(version: TripVersion, { day, facts }: Of<'day'>): Changed {
  if (!version.days[day - 1]) return refused({ reason: 'day-unknown' })
  return done({ ...version, days: version.days.map((one) => (one.day === day ? { ...one, ...facts } : one)) })
}

/**
 * Puts a day in after another one, after 0 before all. Later items begin a day later, and what runs over the place where it is put in is a day longer.
 * It begins and ends where the day before ends.
 */
export function addDay(version: TripVersion, { after }: Of<'add-day'>): Changed {
  const { days, items } = version
  if (after !== 0 && !days[after - 1]) return refused({ reason: 'day-unknown' })
  if (days.length >= mostDays) return refused({ reason: 'too-many-days', most: mostDays })
  const placeId = days[after - 1]?.toPlaceId ?? days[0]?.fromPlaceId ?? null
  const added = { title: '', text: '', pictures: [], fromPlaceId: placeId, toPlaceId: placeId, edition: 0 }
  return done({
    ...version,
    days: numbered([...days.slice(0, after), added, ...days.slice(after)]),
    items: items.map((item) => {
      if (item.day > after) return { ...item, day: item.day + 1 }
      return item.day + item.days - 1 > after ? { ...item, days: item.days + 1 } : item
    }),
  })
}

/**
 * Takes a day out. What runs over it is a day shorter; items of this day alone go to the day before or after, or are removed, as `items` says.
 * Refused: the only day.
 */
export function removeDay(version: TripVersion, { day, items: fate }: Of<'remove-day'>): Changed {
  const { days, items } = version
  if (!days[day - 1]) return refused({ reason: 'day-unknown' })
  if (days.length === 1) return refused({ reason: 'last-day' })
  const left = days.length - 1
  const moved = (item: TripItem): TripItem[] => {
    if (item.day > day) return [{ ...item, day: item.day - 1 }]
    if (item.day + item.days - 1 < day) return [item]
    if (item.days > 1) return [{ ...item, day: Math.min(item.day, left), days: item.days - 1 }]
    if (fate === 'remove') return []
    const to = fate === 'day-before' ? day - 1 : day
    return [{ ...item, day: Math.min(Math.max(to, 1), left) }]
  }
  return done({ ...version, days: numbered(days.filter((one) => one.day !== day)), items: items.flatMap(moved) })
}

/**
 * Moves a day to the place of another one, with the items that are on it alone. What runs over several days stays where it is.
 */
export function moveDay(version: TripVersion, { day, to }: Of<'move-day'>): Changed {
  const { days, items } = version
  const moving = days[day - 1]
  if (!moving || !days[to - 1]) return refused({ reason: 'day-unknown' })
  const rest = days.filter((one) => one !== moving)
  const order = [...rest.slice(0, to - 1), moving, ...rest.slice(to - 1)]
  const placeOf = new Map(order.map((one, at) => [one.day, at + 1]))
  return done({
    ...version,
    days: numbered(order),
    items: items.map((item) => (item.days === 1 ? { ...item, day: placeOf.get(item.day) ?? item.day } : item)),
  })
}
