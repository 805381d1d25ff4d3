import type { ParkEntry } from '#features/places/park-entry.ts'
import type { Outcome } from '#values/outcome.ts'
import type { PriceRefusal } from '../pricing/price-refusal.ts'
import type { PricedTrip } from '../pricing/price-trip.ts'
import type { OptionLetter } from '../trip-option.ts'
import type { TripItem, TripVersion } from '../trip-version.ts'
import { type NamedItem, namedWithoutItem } from './named-items.ts'
import { type TextPlace, versionTexts } from './version-texts.ts'
import { type WrittenLength, writtenLengths } from './written-lengths.ts'

/**
 * What a customer would stumble over in a version, and nothing stands against sending it. Days from 1.
 * - `other-length`: a text says another number of nights or days than the trip has, `has`; `where`: its title, its introduction, what is included, an option, or a
 *   day with its items.
 * - `no-such-item`: a text names something that was on the days before, or that the rate book has, and no item is it.
 * - `options-alike`: options with the same items at the same total.
 * - `no-park-fee`: days in a park without its entry fee, which other days have.
 */
export type OfferCheck =
  | { check: 'other-length'; where: 'title' | TextPlace; text: string; unit: WrittenLength['unit']; has: number }
  | ({ check: 'no-such-item' } & NamedItem)
  | { check: 'options-alike'; options: readonly OptionLetter[] }
  | { check: 'no-park-fee'; park: string; days: readonly number[] }

/** `title`: of the trip. `parks`: those whose entry fee is among the items. `names`: what its texts may name. */
export type OfferedBy = {
  title: string
  parks: readonly ParkEntry[]
  names: readonly string[]
  priced: Outcome<PricedTrip, PriceRefusal>
}

/** What is worth a look before a version goes to its customer. */
export const offerChecks = (version: TripVersion, { title, parks, names, priced }: OfferedBy): OfferCheck[] => [
  ...lengthChecks(version, title),
  ...namedWithoutItem(version, names).map((found) => ({ check: 'no-such-item' as const, ...found })),
  ...(priced.done ? alikeChecks(version, priced.value) : []),
  ...parks.flatMap((park) => parkChecks(version, park)),
]

/**
 * The title says how long the whole is. The other texts may speak of a part: as many nights as somebody sleeps at one place, and a day more; that of an item
 * also of as many days as it has.
 */
function lengthChecks(version: TripVersion, title: string): OfferCheck[] {
  const { days } = version
  const parts = new Set(nightsAtPlaces(version))
  const found = (where: 'title' | TextPlace, whole: string, own?: number): OfferCheck[] => {
    const wrong = writtenLengths(whole).flatMap(({ text, unit, count }) => {
      const has = unit === 'nights' ? days.length - 1 : days.length
      const isPart = where !== 'title' && (count === own || parts.has(count) || (unit === 'days' && parts.has(count - 1)))
      return count === has || isPart ? [] : [{ check: 'other-length' as const, where, text, unit, has }]
    })
    return [...new Map(wrong.map((one) => [one.text.toLowerCase(), one])).values()]
  }
  return [...found('title', title), ...versionTexts(version).flatMap(({ where, text, days: own }) => found(where, text, own))]
}

/** How many nights in a row somebody sleeps in a house, or at a place. */
function nightsAtPlaces({ days, items }: TripVersion): number[] {
  const stays = items.filter(({ kind, dayUse }) => kind === 'stay' && !dayUse)
  const places = new Set(stays.flatMap(({ placeId }) => placeId ?? []))
  const runs = [...places].flatMap((place) => {
    const nights = days.map(({ day }) => (stays.some((stay) => stay.placeId === place && isOn(stay, day)) ? 'x' : ' ')).join('')
    return nights.split(' ').map((run) => run.length)
  })
  return [...stays.map((stay) => stay.days), ...runs]
}

const isOn = ({ day, days }: Pick<TripItem, 'day' | 'days'>, on: number) => day <= on && on < day + days

const isOf = ({ options }: TripItem, letter: OptionLetter) => options === null || options.includes(letter)

/** What of an item makes it another one for the customer. */
const readAs = ({ day, days, kind, source, title, text, placeId, serviceId, feeId, optional, who, rooms, ...of }: TripItem) =>
  JSON.stringify([day, days, kind, source, title, text, placeId, serviceId, feeId, optional, who, rooms, of.quantity, of.dayUse])

function alikeChecks({ options, items }: TripVersion, priced: PricedTrip): OfferCheck[] {
  const totals = new Map(priced.options.map(({ letter, totalMinor }) => [letter, totalMinor]))
  const contentOf = ({ letter }: { letter: OptionLetter }) =>
    [
      totals.get(letter),
      ...items
        .filter((item) => isOf(item, letter))
        .map(readAs)
        .toSorted(),
    ].join('\n')
  return [...Map.groupBy(options, contentOf).values()]
    .filter((alike) => alike.length > 1)
    .map((alike) => ({ check: 'options-alike', options: alike.map(({ letter }) => letter) }))
}

/** Days on which an option has a stay or an activity in a park and not its entry fee, which another day has. What the customer may tick is no reason. */
function parkChecks({ days, items, options }: TripVersion, { name, feeIds, placeIds }: ParkEntry): OfferCheck[] {
  const fees = items.filter(({ feeId }) => feeId !== null && feeIds.includes(feeId))
  if (fees.length === 0) return []
  const inside = items.filter(
    ({ kind, placeId, optional }) =>
      !optional && (kind === 'stay' || kind === 'activity') && placeId !== null && placeIds.includes(placeId),
  )
  const without = days.filter(({ day }) =>
    options.some(({ letter }) => {
      const has = (all: readonly TripItem[]) => all.some((item) => isOf(item, letter) && isOn(item, day))
      return has(inside) && !has(fees)
    }),
  )
  return without.length === 0 ? [] : [{ check: 'no-park-fee', park: name, days: without.map(({ day }) => day) }]
}
