import { estimatedItems, estimateOf } from '#features/trips/estimates.ts'
import { olderHandPrices } from '#features/trips/hand-prices.ts'
import type { PriceRefusal } from '#features/trips/pricing/price-refusal.ts'
import type { PricedTrip } from '#features/trips/pricing/price-trip.ts'
import type { PriceWarning } from '#features/trips/pricing/warnings.ts'
import type { UnitByHand } from '#features/trips/trip-option.ts'
import type { TripVersion } from '#features/trips/trip-version.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import type { Outcome } from '#values/outcome.ts'
import { tripBuilderWords } from '../../../words/admin/trips/trip-builder.ts'
import { marginText, marginView } from '../../costs/cost-view.ts'
import { estimateText } from './estimate-text.ts'
import { optionName } from './option-name.ts'

/** What a version is sold for, option by option, in words; what it leaves only for who may read costs. */
export function priceView(read: ReadWords, version: TripVersion, priced: Outcome<PricedTrip, PriceRefusal>, readsCosts: boolean) {
  const { kinds, price: words } = read(tripBuilderWords)
  const dollars = (minor: number) => read.format.money(usd(minor))
  const titleOf = (id: string | null) => version.items.find((item) => item.id === id)?.title ?? ''
  if (!priced.done) return { refusal: priceRefusalText(read, version, priced.refusal), options: [] }
  const { unitsByHand = [] } = version.pricing
  const older = olderHandPrices(version).options
  return {
    refusal: '',
    options: priced.value.options.map(({ letter, lines, totalMinor, optional }, at) => {
      const option = version.options[at]
      const margins = readsCosts ? priced.value.margins[at] : undefined
      return {
        letter,
        name: optionName(read, letter, option?.title ?? ''),
        total: dollars(totalMinor),
        lines: lines.map(({ label, reason, quantity, unitMinor, amountMinor }, nth) => ({
          key: nth,
          label,
          reason,
          sum: quantity === 1 ? '' : `${quantity} × ${dollars(unitMinor)}`,
          amount: dollars(amountMinor),
        })),
        byHand: unitsByHand
          .filter((unit) => unit.option === letter)
          .map((unit) => ({
            text: byHandText(read, unit),
            isOlder: readsCosts && older.includes(letter),
          })),
        estimated: estimatedItems(version, letter).flatMap((item) => {
          const estimate = estimateOf(item)
          return estimate ? [words.estimated({ title: item.title, why: estimateText(read, estimate, readsCosts) })] : []
        }),
        optional: optional.map(({ id, totalMinor: minor }) => ({ id, title: titleOf(id), amount: dollars(minor) })),
        margin: margins && {
          ...marginView(read, margins.option),
          passedOn: margins.option.passedOnMinor === 0 ? '' : words.passedOn({ amount: dollars(margins.option.passedOnMinor) }),
          share: Math.max(0, Math.min(100, Math.round((margins.option.marginBp ?? 0) / 100))),
          kinds: margins.kinds.map(({ kind, margin }) => ({
            kind: kinds[kind],
            text: marginText(read.format, margin.marginBp),
          })),
          warnings: margins.warnings.map((warning) => warningText(read, warning, titleOf)),
        },
      }
    }),
  }
}
export type PriceView = ReturnType<typeof priceView>

/** A price by hand of a class of traveller, with its reason. */
function byHandText(read: ReadWords, unit: UnitByHand): string {
  const words = read(tripBuilderWords).price.byHand
  const values = { amount: read.format.money(usd(unit.unitMinor)), reason: unit.reason }
  if (unit.line === 'single') return words.single(values)
  return unit.childOf === null ? words.adult(values) : words.child({ age: unit.childOf, ...values })
}

function warningText(read: ReadWords, found: PriceWarning, titleOf: (id: string | null) => string): string {
  const words = read(tripBuilderWords).price
  if (found.warning === 'low-margin') return words.lowMargin
  if (found.warning === 'above-rack') return words.aboveRack({ title: titleOf(found.item) })
  return found.item === null ? words.loss : words.lossOf({ title: titleOf(found.item) })
}

/** Why there is no price, in words. */
export function priceRefusalText(read: ReadWords, { items }: Pick<TripVersion, 'items'>, refusal: PriceRefusal): string {
  const words = read(tripBuilderWords).price
  const titleOf = (id: string) => items.find((item) => item.id === id)?.title ?? ''
  switch (refusal.reason) {
    case 'nobody-pays':
      return words.nobodyPays
    case 'item-for-nobody':
      return words.forNobody({ title: titleOf(refusal.item) })
    case 'rule-outside':
      return words.ruleOutside({ title: titleOf(refusal.item) })
    case 'traveller-gone':
      return words.travellerGone({ title: titleOf(refusal.item), position: refusal.position })
    case 'too-large':
      return words.tooLarge({ most: read.format.money(usd(refusal.mostMinor)) })
  }
}
