import type { PriceRefusal } from '#features/trips/pricing/price-refusal.ts'
import type { PricedTrip } from '#features/trips/pricing/price-trip.ts'
import type { PriceWarning } from '#features/trips/pricing/warnings.ts'
import type { TripVersion } from '#features/trips/trip-version.ts'
import { moneyText, usd } from '#values/money.ts'
import type { Outcome } from '#values/outcome.ts'
import { tripBuilderWords } from '../../../words/admin/trips/builder.ts'
import { marginText, marginView } from '../../costs/cost-view.ts'

const words = tripBuilderWords.price
const dollars = (minor: number) => moneyText(usd(minor))

/** What a version is sold for, option by option, in words; what it leaves only for who may read costs. */
export function priceView(version: TripVersion, priced: Outcome<PricedTrip, PriceRefusal>, readsCosts: boolean) {
  const titleOf = (id: string | null) => version.items.find((item) => item.id === id)?.title ?? ''
  if (!priced.done) return { refusal: refusalText(priced.refusal, titleOf), options: [] }
  return {
    refusal: '',
    options: priced.value.options.map(({ letter, lines, totalMinor, optional }, at) => {
      const option = version.options[at]
      const margins = readsCosts ? priced.value.margins[at] : undefined
      return {
        letter,
        name: tripBuilderWords.option(letter, option?.title ?? ''),
        total: dollars(totalMinor),
        lines: lines.map(({ label, reason, quantity, unitMinor, amountMinor }, nth) => ({
          key: nth,
          label,
          reason,
          sum: quantity === 1 ? '' : `${quantity} × ${dollars(unitMinor)}`,
          amount: dollars(amountMinor),
        })),
        optional: optional.map(({ id, totalMinor: minor }) => ({ id, title: titleOf(id), amount: dollars(minor) })),
        margin: margins && {
          ...marginView(margins.option),
          share: Math.max(0, Math.min(100, Math.round((margins.option.marginBp ?? 0) / 100))),
          kinds: margins.kinds.map(({ kind, margin }) => ({
            kind: tripBuilderWords.kinds[kind],
            text: marginText(margin.marginBp),
          })),
          warnings: margins.warnings.map((warning) => warningText(warning, titleOf)),
        },
      }
    }),
  }
}
export type PriceView = ReturnType<typeof priceView>

function warningText(found: PriceWarning, titleOf: (id: string | null) => string): string {
  if (found.warning === 'low-margin') return words.lowMargin
  if (found.warning === 'above-rack') return words.aboveRack(titleOf(found.item))
  return found.item === null ? words.loss : words.lossOf(titleOf(found.item))
}

function refusalText(refusal: PriceRefusal, titleOf: (id: string) => string): string {
  switch (refusal.reason) {
    case 'nobody-pays':
      return words.nobodyPays
    case 'item-for-nobody':
      return words.forNobody(titleOf(refusal.item))
    case 'rule-outside':
      return words.ruleOutside(titleOf(refusal.item))
    case 'traveller-gone':
      return words.travellerGone(titleOf(refusal.item), refusal.position)
    case 'too-large':
      return words.tooLarge(dollars(refusal.mostMinor))
  }
}
