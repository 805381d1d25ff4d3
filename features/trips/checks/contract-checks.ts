import { scaled } from '#features/suppliers/costing/exact.ts'
import type { CancellationStep } from '#features/suppliers/payment-terms.ts'
import { addDays, type Day, daysBetween } from '#values/dates.ts'
import { isAbove } from '../pricing/fraction.ts'
import type { PricedTrip } from '../pricing/price-trip.ts'
import { againstRack } from '../pricing/rack.ts'
import type { StoredCost } from '../stored-cost.ts'
import type { TripItem, TripVersion } from '../trip-version.ts'
import type { CheckedContract, VersionCheck } from './version-check.ts'

type Contracts = ReadonlyMap<number, CheckedContract>
type Sold = { item: TripItem & { cost: StoredCost }; sellMinor: number }

/**
 * Where the contracts of suppliers ask more of us than the trip asks of the customer: a price below what one publishes who does not allow
 * that, what would be lost if the customer cancels, and a deposit above ours. `contracts`: by their ids.
 */
export function contractChecks(version: TripVersion, priced: PricedTrip, contracts: Contracts, today: Day): VersionCheck[] {
  const sold = soldItems(version, priced)
  const below = new Set(sold.filter((one) => isBelowRack(one, contracts)).map(({ item }) => item.id))
  const once = new Map(sold.map((one) => [one.item.id, one]))
  const left = Math.max(0, daysBetween(today, version.startsOn))
  return [
    ...[...below].map((item) => ({ check: 'below-rack' as const, item })),
    ...[...once.values()].flatMap((one) => lossChecks(version, one, contracts, left)),
    ...depositChecks(version, [...once.values()], contracts),
  ]
}

/**
 * What is ours with what it sells for in each of its options: less where a discount or prices by hand take something off the whole option,
 * and never more than its own price.
 */
function soldItems({ items }: TripVersion, { options, margins }: PricedTrip): Sold[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  return margins.flatMap(({ items: own }, at) => {
    const found = own.flatMap(({ id, margin }): Sold[] => {
      const item = byId.get(id)
      return item?.cost ? [{ item: { ...item, cost: item.cost }, sellMinor: margin.ownMinor }] : []
    })
    const included = found.filter(({ item }) => !item.optional)
    const wantedMinor = included.reduce((sum, { sellMinor }) => sum + sellMinor, 0)
    const chargedMinor = (options[at]?.lines ?? [])
      .filter(({ kind }) => kind === 'base' || kind === 'single' || kind === 'discount')
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    if (chargedMinor >= wantedMinor) return found
    return found.map((one) => (one.item.optional ? one : { ...one, sellMinor: scaled(one.sellMinor, chargedMinor, wantedMinor) }))
  })
}

const isBelowRack = ({ item: { cost }, sellMinor }: Sold, contracts: Contracts): boolean =>
  againstRack(cost, sellMinor).some(({ of, sold, rack }) => {
    return contracts.get(of.contractId ?? 0)?.resale === 'not-below-rack' && isAbove(rack, sold)
  })

/**
 * The day on which most is lost of an item where the customer cancels: what its suppliers keep of its cost, less what we keep of its price. `left`: days
 * before the first one.
 */
function lossChecks(
  { startsOn, terms }: TripVersion,
  { item, sellMinor }: Sold,
  contracts: Contracts,
  left: number,
): VersionCheck[] {
  const untilArrival = item.day - 1
  const parts = item.cost.parts.flatMap(({ contractId, usd }) => {
    const steps = contracts.get(contractId ?? 0)?.cancellation ?? []
    return steps.length > 0 ? [{ steps, costMinor: usd.costMinor }] : []
  })
  if (parts.length === 0) return []
  const { steps: tiers, keepsDeposit, depositPercent } = terms.policy
  const oursOf = (notice: number) => {
    const tier = tiers.find(({ daysFrom, daysTo }) => notice >= daysFrom && (daysTo === null || notice <= daysTo))
    return Math.max(tier?.percent ?? 0, keepsDeposit ? depositPercent : 0)
  }
  const lostMinor = (notice: number) =>
    parts.reduce((sum, { steps, costMinor }) => sum + scaled(costMinor, percentOf(steps, notice + untilArrival), 100), 0) -
    scaled(sellMinor, oursOf(notice), 100)
  // Both change on these days alone.
  const notices = [
    left,
    ...parts.flatMap(({ steps }) => steps.map(({ days }) => days - untilArrival)),
    ...tiers.flatMap(({ daysTo }) => daysTo ?? []),
  ].filter((notice) => notice >= 0 && notice <= left)
  const [worst] = notices
    .map((notice) => ({ notice, lossMinor: lostMinor(notice) }))
    .toSorted((one, other) => other.lossMinor - one.lossMinor || other.notice - one.notice)
  if (!worst || worst.lossMinor <= 0) return []
  const day = addDays(startsOn, -worst.notice)
  return [{ check: 'cancellation-loss', item: item.id, day, lossMinor: worst.lossMinor }]
}

/** What a supplier keeps so many days before the arrival: the share of the last step that was reached. */
const percentOf = (steps: readonly CancellationStep[], days: number): number =>
  Math.max(0, ...steps.filter((step) => days <= step.days).map(({ percent }) => percent))

/** Contracts that ask for a greater share when we confirm than the customer pays then, each with the items that are of it. */
function depositChecks({ terms }: TripVersion, sold: readonly Sold[], contracts: Contracts): VersionCheck[] {
  return [...contracts].flatMap(([id, { name, payment }]): VersionCheck[] => {
    const percent = payment.filter(({ when }) => when === 'confirmed').reduce((sum, step) => sum + step.percent, 0)
    if (percent * 100 <= terms.depositBp) return []
    const first = sold.find(({ item }) => item.cost.parts.some(({ contractId }) => contractId === id))
    if (!first) return []
    return [{ check: 'deposit-above-ours', item: first.item.id, contract: name, percent, ourPercent: terms.depositBp / 100 }]
  })
}
