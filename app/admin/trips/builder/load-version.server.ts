import { listConnections, listPlaceChoices } from '#features/places/reads-choices.server.ts'
import type { CostRefusal } from '#features/suppliers/costing/cost-line.ts'
import { fxStatus } from '#features/suppliers/fx/fx-rate.ts'
import { bedFaults } from '#features/trips/beds.ts'
import { costItems } from '#features/trips/cost-items.server.ts'
import { priceVersion } from '#features/trips/price-version.ts'
import type { TripRow } from '#features/trips/reads.server.ts'
import type { TripItem, TripVersion } from '#features/trips/trip-version.ts'
import type { Context, Db } from '#platform/context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { daysText, dayText } from '#values/day-words.ts'
import { moneyText, usd } from '#values/money.ts'
import { costRefusal } from '../../../words/admin/costs.ts'
import { tripBuilderWords as words } from '../../../words/admin/trips/builder.ts'
import { instantText } from '../../components/instants.ts'
import { priceView } from './price-view.ts'
import { daysView } from './version-view.ts'

type Staff = { readsCosts: boolean; writes: boolean }

/** Everything that the screen of a version shows; costs only to who may read them, and what is to be done only of a draft. */
export async function loadVersion(ctx: Context, { trip, version }: { trip: TripRow; version: TripVersion }, staff: Staff) {
  const { db } = ctx
  const now = ctx.clock.now()
  const [{ places }, connections, found] = await Promise.all([
    listPlaceChoices(db),
    listConnections(db),
    version.frozenAt ? [] : costItems(db, version, version.items),
  ])
  const placeNames = new Map(places.map(({ id, name }) => [id, name]))
  const refusals = new Map(
    version.items.flatMap((item, at): [string, CostRefusal][] => {
      const one = found[at]
      return one && 'refusal' in one ? [[item.id, one.refusal]] : []
    }),
  )
  return {
    writes: staff.writes && version.frozenAt === null && trip.lostAt === null,
    readsCosts: staff.readsCosts,
    trip: { id: trip.id, reference: trip.reference, title: trip.title },
    number: version.number,
    edition: version.edition,
    lede: words.lede(
      daysText(version.startsOn, addDays(version.startsOn, version.days.length - 1)),
      version.days.length,
      version.party.length,
      trip.customer,
    ),
    frozen: version.frozenAt && words.frozenBy(version.frozenBy, instantText(version.frozenAt, now)),
    price: priceView(version, priceVersion(version), staff.readsCosts),
    options: version.options.map(({ letter, title }) => ({ letter, name: words.option(letter, title) })),
    days: daysView(version, { placeNames, connections, refusals, readsCosts: staff.readsCosts }),
    todo: version.frozenAt
      ? []
      : [
          ...itemsToDo(version.items, refusals),
          ...versionToDo(version),
          ...(staff.readsCosts ? costsToDo(version, found, kigaliDay(now)) : []),
        ],
  }
}
/** What is to be done, with the day at which it is found, and the change that does it. */
export type ToDo = { text: string; day?: number; change?: 'rates' | 'exchange' }

const { warnings } = words

function itemsToDo(items: readonly TripItem[], refusals: ReadonlyMap<string, CostRefusal>): ToDo[] {
  return items.flatMap(({ id, title, day, source }) => {
    const refusal = refusals.get(id)
    if (source === 'placeholder') return [{ text: warnings.placeholder(title, day), day }]
    return refusal ? [{ text: warnings.refusal(title, day, costRefusal(refusal)), day }] : []
  })
}

function versionToDo(version: TripVersion): ToDo[] {
  const nameOf = new Map(version.options.map(({ letter, title }) => [letter, words.option(letter, title)]))
  const beds = bedFaults(version).flatMap(({ option, night, without, twice }): ToDo[] => [
    ...(without.length > 0 ? [{ text: warnings.without(nameOf.get(option) ?? '', night, without), day: night }] : []),
    ...(twice.length > 0 ? [{ text: warnings.twice(nameOf.get(option) ?? '', night, twice), day: night }] : []),
  ])
  const untitled = version.days.filter(({ title }) => title === '').map(({ day }) => day)
  const unnamed = version.options.length > 1 ? version.options.filter(({ title }) => title === '') : []
  return [
    ...beds,
    ...(untitled.length > 0 ? [{ text: warnings.untitled(untitled), day: untitled[0] ?? 1 }] : []),
    ...unnamed.map(({ letter }) => ({ text: warnings.noTitleOfOption(letter) })),
  ]
}

/** Costs that are other ones by the rates of today, and exchange rates that are old. */
function costsToDo(
  version: TripVersion,
  found: Awaited<ReturnType<typeof costItems>>,
  today: ReturnType<typeof kigaliDay>,
): ToDo[] {
  const moreMinor = version.items.reduce((sum, item, at) => {
    const now = found[at]
    if (!item.cost || !now || 'refusal' in now || !now.cost) return sum
    return sum + now.cost.netCostMinor - item.cost.netCostMinor
  }, 0)
  const used = new Set(version.items.flatMap(({ cost }) => cost?.parts.map(({ currency }) => currency) ?? []))
  const old = Object.entries(version.fx.asOf).filter(
    ([currency, asOf]) => used.has(currency as never) && asOf && fxStatus({ asOf }, today) !== 'fresh',
  )
  const amount = moneyText(usd(Math.abs(moreMinor)))
  return [
    ...(moreMinor === 0
      ? []
      : [{ text: moreMinor > 0 ? warnings.dearer(amount) : warnings.cheaper(amount), change: 'rates' as const }]),
    ...old.map(([currency, asOf]) => ({ text: warnings.oldFx(currency, dayText(asOf ?? today)), change: 'exchange' as const })),
  ]
}

/** Places as a form offers them, with their countries. */
export async function placeChoices(db: Db) {
  const { places } = await listPlaceChoices(db)
  return places.map(({ id, name, group }) => ({ value: id, words: `${name}, ${group}` }))
}
