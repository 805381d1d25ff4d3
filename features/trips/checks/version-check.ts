import type { Contract } from '#features/suppliers/contract.ts'
import type { CostRefusal } from '#features/suppliers/costing/cost-line.ts'
import type { Estimate } from '#features/suppliers/costing/estimate.ts'
import type { Day } from '#values/dates.ts'
import type { CostDifference } from '../cost-differences.ts'
import type { PriceRefusal } from '../pricing/price-refusal.ts'
import type { OptionLetter } from '../trip-option.ts'
import type { Provisional } from '../trip-version.ts'
import type { OfferCheck } from './offer-checks.ts'
import type { RoadGap } from './road-gaps.ts'
import type { ShortRooms } from './short-rooms.ts'

/**
 * What is found of a version before it is sent, with where: items by their ids, travellers by their positions, nights and days from 1, amounts in US
 * cents.
 * - `no-cost`: with what it would cost as an estimate, where there is one.
 * - `not-sold`: it keeps the cost that it has, but could not be taken any more.
 * - `item-price-older`, `option-price-older`: a price by hand was typed at another cost.
 * - `below-rack`: it sells for less than its supplier publishes, who does not allow that.
 * - `cancellation-loss`: the day on which we lose most if the customer cancels then, because the supplier keeps more than we do.
 * - `deposit-above-ours`: a contract whose first item it is asks for more when we confirm than the customer pays then, in percent.
 * - `hold-ends`, `hold-lapsed`: a supplier holds it for us for a few days more, or no longer.
 * - `rates-changed`: by the rates of today options cost so much more; less below nothing.
 * - `road-gap`: days without the vehicle or the guide that they need.
 * - `rooms-short`: a hotel on the site has fewer rooms left on a night than a stay wants.
 * - `rate-published`: what was estimated has a rate by now, and costs so much more by it.
 */
export type VersionCheck =
  | { check: 'placeholder'; item: string }
  | { check: 'no-cost'; item: string; refusal: CostRefusal; estimate: Estimate | undefined }
  | { check: 'not-sold'; item: string; refusal: CostRefusal }
  | { check: 'no-price'; refusal: PriceRefusal }
  | { check: 'no-bed' | 'two-beds'; option: OptionLetter; night: number; travellers: readonly number[] }
  | { check: 'days-untitled'; days: readonly number[] }
  | { check: 'option-untitled'; option: OptionLetter }
  | { check: 'estimated'; item: string; estimate: Estimate }
  | { check: 'rate-published'; item: string; moreMinor: number }
  | { check: 'rates-changed'; differences: readonly CostDifference[] }
  | { check: 'item-price-older'; item: string }
  | { check: 'option-price-older'; option: OptionLetter }
  | { check: 'below-rack'; item: string }
  | { check: 'cancellation-loss'; item: string; day: Day; lossMinor: number }
  | { check: 'deposit-above-ours'; item: string; contract: string; percent: number; ourPercent: number }
  | { check: 'hold-ends' | 'hold-lapsed'; item: string; held: Provisional }
  | { check: 'exchange-old' | 'exchange-too-old'; currency: string; asOf: Day }
  | ({ check: 'rooms-short' } & Omit<ShortRooms, 'title'>)
  | ({ check: 'road-gap' } & RoadGap)
  | OfferCheck
/** What is looked at of a supplier's contract. */
export type CheckedContract = Pick<Contract, 'name' | 'resale' | 'payment' | 'cancellation'>
type CheckName = VersionCheck['check']

/** Whether it is refused to send a version of which this is found. */
const refusing: Record<CheckName, boolean> = {
  placeholder: true,
  'no-cost': true,
  'not-sold': false,
  'no-price': true,
  'no-bed': false,
  'two-beds': true,
  'days-untitled': false,
  'option-untitled': false,
  estimated: false,
  'rate-published': false,
  'item-price-older': false,
  'option-price-older': false,
  'below-rack': true,
  'cancellation-loss': false,
  'deposit-above-ours': false,
  'hold-ends': false,
  'hold-lapsed': false,
  'rates-changed': false,
  'exchange-old': false,
  'exchange-too-old': true,
  'rooms-short': false,
  'road-gap': false,
  'other-length': false,
  'no-such-item': false,
  'options-alike': false,
  'no-park-fee': false,
}
export const refusesToSend = ({ check }: VersionCheck): boolean => refusing[check]

/** Whether it says what something costs us: it is for staff who may read costs alone. */
const costNames: ReadonlySet<CheckName> = new Set([
  'rate-published',
  'below-rack',
  'cancellation-loss',
  'deposit-above-ours',
  'item-price-older',
  'option-price-older',
  'rates-changed',
  'exchange-old',
  'exchange-too-old',
])
export const isOfCosts = ({ check }: VersionCheck): boolean => costNames.has(check)
