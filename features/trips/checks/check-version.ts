import { fxStatus } from '#features/suppliers/fx/fx-rate.ts'
import { addDays, type Day } from '#values/dates.ts'
import type { Outcome } from '#values/outcome.ts'
import { bedFaults } from '../beds.ts'
import { costDifferences } from '../cost-differences.ts'
import type { Costed, FoundCost } from '../cost-trip-item.ts'
import { estimateOf } from '../estimates.ts'
import { olderHandPrices } from '../hand-prices.ts'
import { passedOnMinor } from '../passed-on.ts'
import type { PriceRefusal } from '../pricing/price-refusal.ts'
import type { PricedTrip } from '../pricing/price-trip.ts'
import type { TripItem, TripVersion } from '../trip-version.ts'
import { contractChecks } from './contract-checks.ts'
import { roadGaps } from './road-gaps.ts'
import type { CheckedContract, VersionCheck } from './version-check.ts'

/**
 * What a draft is checked by: its price, what each item costs by the rate book of now (by its place in the list), and what those without a rate would cost
 * as an estimate; and the contracts that its stored costs are of, by their ids. `today`: Kigali's.
 */
export type CheckedBy = {
  priced: Outcome<PricedTrip, PriceRefusal>
  costs: readonly (FoundCost | undefined)[]
  estimates: ReadonlyMap<TripItem, Costed>
  contracts: ReadonlyMap<number, CheckedContract>
  today: Day
}

/** Everything that is to be done of a draft before it is sent. What of it refuses to send says `refusesToSend`. */
export function checkVersion(version: TripVersion, by: CheckedBy): VersionCheck[] {
  return [
    ...version.items.flatMap((item, at) => [
      ...itemChecks(item, by.costs[at], by.estimates.get(item)),
      ...holdChecks(item, by.today),
    ]),
    ...(by.priced.done ? [] : [{ check: 'no-price' as const, refusal: by.priced.refusal }]),
    ...bedChecks(version),
    ...roadGaps(version).map((gap) => ({ check: 'road-gap' as const, ...gap })),
    ...handPriceChecks(version),
    ...titleChecks(version),
    ...(by.priced.done ? contractChecks(version, by.priced.value, by.contracts, by.today) : []),
    ...costChecks(version, by),
  ]
}

function itemChecks(item: TripItem, found: FoundCost | undefined, estimated: Costed | undefined): VersionCheck[] {
  const { id, source } = item
  if (source === 'placeholder') return [{ check: 'placeholder', item: id }]
  const estimate = estimateOf(item)
  if (found && 'refusal' in found) {
    const { refusal } = found
    if (item.cost || item.passedOn) return [{ check: 'not-sold', item: id, refusal }]
    return [{ check: 'no-cost', item: id, refusal, estimate: estimated && estimateOf(estimated) }]
  }
  if (!estimate) return []
  if (!found || estimateOf(found)) return [{ check: 'estimated', item: id, estimate }]
  return [{ check: 'rate-published', item: id, moreMinor: paidMinor(found) - paidMinor(item) }]
}

/** How many days before a hold of a supplier ends it is told. */
const holdNoticeDays = 3

function holdChecks({ id, provisional: held }: TripItem, today: Day): VersionCheck[] {
  if (!held || held.until > addDays(today, holdNoticeDays)) return []
  return [{ check: held.until < today ? 'hold-lapsed' : 'hold-ends', item: id, held }]
}

/** What we pay for something, as a cost or as what is passed on. */
const paidMinor = ({ cost, passedOn }: Pick<TripItem, 'cost' | 'passedOn'>) =>
  (cost?.netCostMinor ?? 0) + (passedOn ? passedOnMinor(passedOn) : 0)

function bedChecks(version: TripVersion): VersionCheck[] {
  return bedFaults(version).flatMap(({ option, night, without, twice }): VersionCheck[] => [
    ...(without.length > 0 ? [{ check: 'no-bed' as const, option, night, travellers: without }] : []),
    ...(twice.length > 0 ? [{ check: 'two-beds' as const, option, night, travellers: twice }] : []),
  ])
}

function handPriceChecks(version: TripVersion): VersionCheck[] {
  const { items, options } = olderHandPrices(version)
  return [
    ...items.map(({ id }) => ({ check: 'item-price-older' as const, item: id })),
    ...options.map((option) => ({ check: 'option-price-older' as const, option })),
  ]
}

function titleChecks({ days, options }: TripVersion): VersionCheck[] {
  const untitled = days.filter(({ title }) => title === '').map(({ day }) => day)
  const unnamed = options.length > 1 ? options.filter(({ title }) => title === '') : []
  return [
    ...(untitled.length > 0 ? [{ check: 'days-untitled' as const, days: untitled }] : []),
    ...unnamed.map(({ letter }) => ({ check: 'option-untitled' as const, option: letter })),
  ]
}

/** Costs that are other ones by the rates of today, and exchange rates that are old. */
function costChecks(version: TripVersion, { costs, today }: CheckedBy): VersionCheck[] {
  const { items, fx } = version
  const differences = costDifferences(version, costs)
  const used = new Set<string>(
    items.flatMap(({ cost, passedOn }) =>
      [...(cost?.parts.map(({ currency }) => currency) ?? []), passedOn?.currency ?? []].flat(),
    ),
  )
  const old = Object.entries(fx.asOf).flatMap(([currency, asOf]): VersionCheck[] => {
    const status = asOf && used.has(currency) ? fxStatus({ asOf }, today) : 'fresh'
    if (!asOf || status === 'fresh') return []
    return [{ check: status === 'too-old' ? 'exchange-too-old' : 'exchange-old', currency, asOf }]
  })
  return [...(differences.length === 0 ? [] : [{ check: 'rates-changed' as const, differences }]), ...old]
}
