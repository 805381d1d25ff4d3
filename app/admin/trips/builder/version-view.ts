import type { CostRefusal } from '#features/suppliers/costing/cost-line.ts'
import { passedOnMinor } from '#features/trips/passed-on.ts'
import type { StoredCost } from '#features/trips/stored-cost.ts'
import type { TripDay, TripItem, TripVersion } from '#features/trips/trip-version.ts'
import { addDays } from '#values/dates.ts'
import { dayText, shortDay, weekdayName } from '#values/day-words.ts'
import { moneyText, usd } from '#values/money.ts'
import { roadTime } from '../../../words/admin/content/editor-days.ts'
import { costRefusal, costWords } from '../../../words/admin/costs.ts'
import { tripBuilderWords as words } from '../../../words/admin/trips/builder.ts'
import { whyOf } from '../../costs/cost-view.ts'

type Facts = {
  placeNames: ReadonlyMap<string, string>
  connections: readonly { fromId: string; toId: string; minutes: number; km: number }[]
  refusals: ReadonlyMap<string, CostRefusal>
  readsCosts: boolean
}

/** The days of a version, each with its items in their order, in words. */
export const daysView = (version: TripVersion, facts: Facts) =>
  version.days.map((day) => {
    const on = addDays(version.startsOn, day.day - 1)
    return {
      day: day.day,
      heading: words.day.title(day.day, weekdayName(on), shortDay(on)),
      title: day.title,
      text: day.text,
      way: wayOf(day, facts),
      items: version.items.filter((item) => item.day === day.day).map((item) => itemView(version, item, facts)),
    }
  })
export type DayView = ReturnType<typeof daysView>[number]

/** 'Kigali to Musanze, 2 h 30': where the day leads, and how long the road is where it is known. */
function wayOf({ fromPlaceId: from, toPlaceId: to }: TripDay, { placeNames, connections }: Facts): string {
  if (!from || !to) return placeNames.get(to ?? from ?? '') ?? ''
  const road = connections.find(({ fromId, toId }) => (fromId === from && toId === to) || (fromId === to && toId === from))
  const way = words.day.way(placeNames.get(from) ?? '', placeNames.get(to) ?? '')
  return road && from !== to ? `${way}, ${roadTime(road.minutes)}` : way
}

function itemView(version: TripVersion, item: TripItem, { placeNames, refusals, readsCosts }: Facts) {
  const refusal = refusals.get(item.id)
  const last = dayText(addDays(version.startsOn, item.day - 1 + (item.kind === 'stay' ? item.days : item.days - 1)))
  const parts = words.item
  const isLong = item.kind === 'stay' ? !item.dayUse : item.days > 1
  return {
    id: item.id,
    kind: item.kind,
    title: item.title,
    note: item.note,
    facts: [
      isLong && (item.kind === 'stay' ? parts.nights(item.days, last) : parts.days(item.days, last)),
      item.placeId && placeNames.get(item.placeId),
      item.who && parts.who(item.who),
      item.vehicles && parts.vehicles(item.vehicles),
      item.kilometres && parts.kilometres(item.kilometres),
      item.quantity && parts.quantity(item.quantity),
      item.dayUse && parts.dayUse,
      words.sources[item.source],
    ].filter((one): one is string => Boolean(one)),
    inOptions: item.options,
    options: item.options ? words.inOptions(item.options) : '',
    optional: item.optional,
    isOpen: item.source === 'placeholder',
    refusal: refusal ? costRefusal(refusal) : '',
    passedOn: item.passedOn ? moneyText(usd(passedOnMinor(item.passedOn))) : '',
    cost: readsCosts && item.cost && !item.passedOn ? costOf(item.cost) : undefined,
  }
}
export type ItemView = ReturnType<typeof itemView>

/** A stored cost in words, with the sum that it was made by. For staff with `costs:read` alone. */
function costOf(cost: StoredCost) {
  const isForeign = cost.parts.some(({ currency }) => currency !== 'USD')
  return {
    cost: cost.parts.map(({ currency, costMinor }) => moneyText({ minor: costMinor, currency })).join(' + '),
    usd: isForeign ? moneyText(usd(cost.costMinor)) : '',
    vat: cost.vatBackMinor === 0 ? '' : costWords.vatBack(moneyText(usd(cost.vatBackMinor))),
    net: moneyText(usd(cost.netCostMinor)),
    why: whyOf(
      cost.parts.map(({ contract, currency }, part) => ({
        contract,
        currency,
        lines: cost.lines.filter((line) => line.part === part),
      })),
    ),
  }
}
