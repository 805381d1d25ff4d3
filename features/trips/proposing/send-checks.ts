import { type FxStatus, fxStatus } from '#features/suppliers/fx/fx-rate.ts'
import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import type { Outcome } from '#values/outcome.ts'
import { bedFaults } from '../beds.ts'
import { contractChecks } from '../checks/contract-checks.ts'
import { type RoadGap, roadGaps } from '../checks/road-gaps.ts'
import type { ShortRooms } from '../checks/short-rooms.ts'
import type { CheckedContract, VersionCheck } from '../checks/version-check.ts'
import type { CostDifference } from '../cost-differences.ts'
import type { PriceRefusal } from '../pricing/price-refusal.ts'
import type { PricedTrip } from '../pricing/price-trip.ts'
import type { OptionLetter } from '../trip-option.ts'
import type { TripItem, TripVersion } from '../trip-version.ts'

/** Why a version cannot be sent, each with its place. */
export type SendFault =
  | { reason: 'placeholder' | 'no-cost' | 'below-rack'; item: string; title: string; day: number }
  | { reason: 'no-price'; refusal: PriceRefusal }
  | { reason: 'fx-too-old' | 'no-fx'; currency: Currency }
  | { reason: 'untitled-option'; option: OptionLetter }
  | { reason: 'two-beds'; option: OptionLetter; night: number; who: readonly number[] }

/** What asks for a reason before a version is sent. `loss`: sending it needs `margin:approve` besides. */
export type SendWarning =
  | { warning: 'low-margin' | 'loss'; option: OptionLetter }
  | { warning: 'no-bed'; option: OptionLetter; night: number; who: readonly number[] }
  | ({ warning: 'road-gap' } & RoadGap)
  | { warning: 'fx-old'; currency: Currency }
  | ({ warning: 'rooms-short' } & Omit<ShortRooms, 'item'>)
  | { warning: 'costs-changed'; differences: readonly CostDifference[] }

export type SendChecks = { faults: SendFault[]; warnings: SendWarning[] }

type SendCheckedBy = {
  today: Day
  differences: readonly CostDifference[]
  short: readonly ShortRooms[]
  contracts: ReadonlyMap<number, CheckedContract>
}

/** Everything that stands against sending a version on a day. `contracts`: those of its stored costs, by their ids; `differences`: what its options cost us more by the rates of now; `short`: of which rooms too few are left. */
export function sendChecks(
  version: TripVersion,
  priced: Outcome<PricedTrip, PriceRefusal>,
  { today, differences, short, contracts }: SendCheckedBy,
): SendChecks {
  const { items, options } = version
  const fx = oldExchange(version, today)
  const beds = bedFaults(version)
  return {
    faults: [
      ...items.flatMap(itemFault),
      ...(priced.done
        ? belowRack(version, contractChecks(version, priced.value, contracts, today))
        : [{ reason: 'no-price' as const, refusal: priced.refusal }]),
      ...fx.flatMap(({ currency, status }): SendFault[] => {
        if (status === 'missing') return [{ reason: 'no-fx', currency }]
        return status === 'too-old' ? [{ reason: 'fx-too-old', currency }] : []
      }),
      ...(options.length > 1 ? options : [])
        .filter(({ title }) => title === '')
        .map(({ letter }) => ({ reason: 'untitled-option' as const, option: letter })),
      ...beds.flatMap(({ option, night, twice }) =>
        twice.length > 0 ? [{ reason: 'two-beds' as const, option, night, who: twice }] : [],
      ),
    ],
    warnings: [
      ...(priced.done ? priced.value.margins : []).flatMap(({ letter, warnings }): SendWarning[] => [
        ...(warnings.some((one) => one.warning === 'low-margin') ? [{ warning: 'low-margin' as const, option: letter }] : []),
        ...(warnings.some((one) => one.warning === 'loss' && one.item === null)
          ? [{ warning: 'loss' as const, option: letter }]
          : []),
      ]),
      ...beds.flatMap(({ option, night, without }) =>
        without.length > 0 ? [{ warning: 'no-bed' as const, option, night, who: without }] : [],
      ),
      ...roadGaps(version).map((gap) => ({ warning: 'road-gap' as const, ...gap })),
      ...fx.flatMap(({ currency, status }) => (status === 'old' ? [{ warning: 'fx-old' as const, currency }] : [])),
      ...short.map(({ item: _, ...of }) => ({ warning: 'rooms-short' as const, ...of })),
      ...(differences.length === 0 ? [] : [{ warning: 'costs-changed' as const, differences }]),
    ],
  }
}

/** What sells for less than its supplier publishes, where the contract does not allow that. */
function belowRack({ items }: TripVersion, checks: readonly VersionCheck[]): SendFault[] {
  const below = new Set(checks.flatMap((check) => (check.check === 'below-rack' ? check.item : [])))
  return items
    .filter(({ id }) => below.has(id))
    .map(({ id, title, day }) => ({ reason: 'below-rack' as const, item: id, title, day }))
}

/** A placeholder, and what has neither a cost nor a price that is passed on. */
function itemFault({ id, title, day, source, cost, passedOn }: TripItem): SendFault[] {
  if (source === 'placeholder') return [{ reason: 'placeholder', item: id, title, day }]
  return source !== 'own' && cost === null && passedOn === null ? [{ reason: 'no-cost', item: id, title, day }] : []
}

/** The currencies in which something of a version is paid whose rate is not of these days. */
function oldExchange({ items, fx }: TripVersion, today: Day): { currency: Currency; status: FxStatus }[] {
  const used = new Set(
    items.flatMap(({ cost, hand }) => [...(cost?.parts.map(({ currency }) => currency) ?? []), ...(hand ? [hand.currency] : [])]),
  )
  used.delete('USD')
  return [...used].map((currency) => {
    const asOf = fx.asOf[currency as keyof typeof fx.asOf]
    return { currency, status: fxStatus(asOf ? { asOf } : undefined, today) }
  })
}
