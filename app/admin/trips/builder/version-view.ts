import type { Picture } from '#features/media/picture.ts'
import type { CostRefusal } from '#features/suppliers/costing/cost-line.ts'
import { estimateOf } from '#features/trips/estimates.ts'
import { olderHandPrices } from '#features/trips/hand-prices.ts'
import { passedOnMinor } from '#features/trips/passed-on.ts'
import type { StoredCost } from '#features/trips/stored-cost.ts'
import type { OptionLetter } from '#features/trips/trip-option.ts'
import type { TripDay, TripItem, TripVersion } from '#features/trips/trip-version.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { roadTime } from '../../../shared/journeys/road-time.ts'
import { costWords } from '../../../words/admin/costs.ts'
import { tripBuilderWords } from '../../../words/admin/trips/trip-builder.ts'
import { roadTimeWords } from '../../../words/road-time.ts'
import { costRefusal } from '../../costs/cost-refusal.ts'
import { whyOf } from '../../costs/cost-view.ts'
import type { DaysInSight } from './days-in-sight.ts'
import { estimateText } from './estimate-text.ts'
import { inOptions } from './option-name.ts'
import { sourceText } from './source-text.ts'

type Facts = {
  placeNames: ReadonlyMap<string, string>
  connections: readonly { fromId: string; toId: string; minutes: number; km: number }[]
  pictures: ReadonlyMap<string, Picture>
  refusals: ReadonlyMap<string, CostRefusal>
  readsCosts: boolean
  /** The option whose items alone are shown; undefined: those of all. */
  shown: OptionLetter | undefined
  sight: DaysInSight
}

/** The days of a version in words: those in sight with their items in their order, of the others how many items they have. */
export function daysView(read: ReadWords, version: TripVersion, facts: Facts) {
  const older = new Set(olderHandPrices(version).items.map(({ id }) => id))
  const { shown, sight } = facts
  const words = read(tripBuilderWords)
  const { weekday, shortDay } = read.format
  const itemsOf = Map.groupBy(
    version.items.filter(({ options }) => !shown || options === null || options.includes(shown)),
    ({ day }) => day,
  )
  return version.days.map((day) => {
    const on = addDays(version.startsOn, day.day - 1)
    const items = itemsOf.get(day.day) ?? []
    return {
      day: day.day,
      heading: words.day.title({ day: day.day, weekday: weekday(on), date: shortDay(on) }),
      title: day.title,
      count: items.length,
      inSight:
        sight.first <= day.day && day.day <= sight.last
          ? {
              text: day.text,
              way: wayOf(read, day, facts),
              pictures: day.pictures.flatMap((id) => facts.pictures.get(id) ?? []),
              items: items.map((item) => itemView(read, version, item, { ...facts, older })),
            }
          : undefined,
    }
  })
}
export type DayView = ReturnType<typeof daysView>[number]

/** 'Kigali to Musanze, 2 h 30': where the day leads, and how long the road is where it is known. */
function wayOf(read: ReadWords, { fromPlaceId: from, toPlaceId: to }: TripDay, { placeNames, connections }: Facts): string {
  if (!from || !to) return placeNames.get(to ?? from ?? '') ?? ''
  const road = connections.find(({ fromId, toId }) => (fromId === from && toId === to) || (fromId === to && toId === from))
  const toName = placeNames.get(to) ?? ''
  const way = from === to ? toName : read(tripBuilderWords).day.way({ from: placeNames.get(from) ?? '', to: toName })
  return road && from !== to ? `${way}, ${roadTime(road.minutes, read(roadTimeWords))}` : way
}

function itemView(
  read: ReadWords,
  version: TripVersion,
  item: TripItem,
  { placeNames, refusals, readsCosts, older }: Facts & { older: ReadonlySet<string> },
) {
  const refusal = refusals.get(item.id)
  const estimate = estimateOf(item)
  const { rule } = item
  const words = read(tripBuilderWords)
  const { day: dayText, list, money } = read.format
  const last = () => dayText(addDays(version.startsOn, item.day - 1 + (item.kind === 'stay' ? item.days : item.days - 1)))
  const parts = words.item
  const isLong = item.kind === 'stay' ? !item.dayUse : item.days > 1
  return {
    id: item.id,
    kind: item.kind,
    title: item.title,
    note: item.note,
    facts: [
      isLong &&
        (item.kind === 'stay'
          ? parts.nights({ count: item.days, last: last() })
          : parts.days({ count: item.days, last: last() })),
      item.placeId && placeNames.get(item.placeId),
      item.who && parts.who({ count: item.who.length, positions: list(item.who.map(String)) }),
      item.vehicles && parts.vehicles({ count: item.vehicles }),
      item.kilometres && parts.kilometres({ count: item.kilometres }),
      item.quantity && parts.quantity({ count: item.quantity }),
      item.dayUse && parts.dayUse,
      item.provisional && parts.held({ until: dayText(item.provisional.until), reference: item.provisional.reference }),
      sourceText(read, item.source),
    ].filter((one): one is string => Boolean(one)),
    options: item.options ? inOptions(read, item.options) : '',
    optional: item.optional,
    isOpen: item.source === 'placeholder',
    refusal: refusal ? costRefusal(read, refusal) : '',
    estimated: estimate ? estimateText(read, estimate, readsCosts) : '',
    passedOn: item.passedOn ? money(usd(passedOnMinor(item.passedOn))) : '',
    priceByHand:
      readsCosts && rule && 'sellMinor' in rule
        ? {
            text: words.price.itemByHand({ amount: money(usd(rule.sellMinor)), reason: rule.reason }),
            isOlder: older.has(item.id),
          }
        : undefined,
    cost: readsCosts && item.cost && !item.passedOn ? costOf(read, item.cost) : undefined,
  }
}
export type ItemView = ReturnType<typeof itemView>

/** A stored cost in words, with the sum that it was made by. For staff with `costs:read` alone. */
function costOf(read: ReadWords, cost: StoredCost) {
  const costLabels = read(costWords)
  const { money } = read.format
  const isForeign = cost.parts.some(({ currency }) => currency !== 'USD')
  return {
    cost: cost.parts.map(({ currency, costMinor }) => money({ minor: costMinor, currency })).join(' + '),
    usd: isForeign ? money(usd(cost.costMinor)) : '',
    vat: cost.vatBackMinor === 0 ? '' : costLabels.vatBack({ amount: money(usd(cost.vatBackMinor)) }),
    net: money(usd(cost.netCostMinor)),
    whyLabel: costLabels.whyLabel,
    why: whyOf(
      read,
      cost.parts.map(({ contract, currency }, part) => ({
        contract,
        currency,
        lines: cost.lines.filter((line) => line.part === part),
      })),
    ),
  }
}
