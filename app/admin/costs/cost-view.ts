import type { JourneyItem } from '#features/costs/cost-journey.ts'
import type { CostOfJourney } from '#features/costs/cost-of-journey.server.ts'
import type { CostLine } from '#features/suppliers/costing/cost-line.ts'
import type { Margin } from '#features/suppliers/costing/margin.ts'
import { basisRules } from '#features/suppliers/supplier-service.ts'
import { addDays } from '#values/dates.ts'
import { shortDay } from '#values/day-words.ts'
import { type Currency, moneyText, usd } from '#values/money.ts'
import { costRefusal, costWords as words } from '../../words/admin/costs.ts'

const dollars = (minor: number) => moneyText(usd(minor))

/** '18.6%', rounded down as the margin itself is; a dash where there is none. */
export const marginText = (basisPoints: number | null): string =>
  basisPoints === null ? '–' : `${(Math.floor(basisPoints / 10) / 10).toFixed(1).replace('-', '−')}%`

/** The costs of a journey in words. For staff with `costs:read` alone. */
export const costView = ({ items, missing, openNights, suppliers }: CostOfJourney) => ({
  missing,
  openNights: openNights.length > 0 ? words.openNights(openNights) : '',
  rows: items.map((item, at) => ({
    key: at,
    days: daysOf(item),
    service: [item.book.service.name, item.book.service.board].filter(Boolean).join(', '),
    supplier: suppliers.get(item.serviceId) ?? '',
    ...(item.refusal ? { refusal: costRefusal(item.refusal) } : costOf(item)),
  })),
})
export type CostView = ReturnType<typeof costView>

function daysOf({ from, days, book }: JourneyItem): string {
  // A stay is named by its nights, so it ends on the day after the last one.
  const to = addDays(from, basisRules[book.service.basis].forStays ? days : days - 1)
  return from === to ? shortDay(from) : `${shortDay(from)} – ${shortDay(to)}`
}

function costOf({ cost, lines, ownCostMinor, ownVatBackMinor }: Extract<JourneyItem, { refusal?: undefined }>) {
  const isShared = ownCostMinor !== cost.costMinor
  const isForeign = cost.parts.some(({ contract }) => contract.currency !== 'USD')
  return {
    cost: cost.parts.map(({ contract, costMinor }) => moneyText({ minor: costMinor, currency: contract.currency })).join(' + '),
    usd: isShared ? words.part(dollars(ownCostMinor), dollars(cost.costMinor)) : isForeign ? dollars(ownCostMinor) : '',
    vat: ownVatBackMinor === 0 ? '' : words.vatBack(dollars(ownVatBackMinor)),
    net: dollars(ownCostMinor - ownVatBackMinor),
    why: whyOf(
      [...Map.groupBy(lines, ({ contract }) => contract)].map(([{ name, currency }, own]) => ({
        contract: name,
        currency,
        lines: own,
      })),
    ),
  }
}

/** Components of a cost of one contract, in the minor unit of its currency. */
type OfContract = { contract: string; currency: Currency; lines: readonly SummedLine[] }
type SummedLine = Pick<CostLine, 'day' | 'what' | 'label' | 'units' | 'unitMinor'>

/** How a cost was made, by contract and day: '2 × 285 sharing + 142.50 child'. Days that cost the same are one. */
export function whyOf(contracts: readonly OfContract[]): { contract: string; sums: string[] }[] {
  return contracts.map(({ contract, currency, lines }) => {
    const money = (minor: number) => moneyText({ minor, currency })
    const days = [...Map.groupBy(lines, ({ day }) => day)].map(([day, onDay]) => ({ day, sum: sumText(onDay, money) }))
    const alike = Map.groupBy(days, ({ sum }) => sum)
    const sums = [...alike].map(([sum, same]) => `${same.map(({ day }) => shortDay(day)).join(', ')}: ${sum}`)
    return { contract: words.why(contract), sums }
  })
}

function sumText(lines: readonly SummedLine[], money: (minor: number) => string): string {
  const alike = Map.groupBy(lines, ({ what, unitMinor, label }) => `${what} ${unitMinor} ${label ?? ''}`)
  return [...alike.values()]
    .flatMap(([first, ...more]) => {
      if (!first) return []
      const units = first.units + more.reduce((sum, line) => sum + line.units, 0)
      const name = [words.units[first.what], first.label].filter(Boolean).join(' ')
      return [`${units === 1 ? '' : `${String(units).replace('-', '−')} × `}${money(first.unitMinor)}${name ? ` ${name}` : ''}`]
    })
    .join(' + ')
}

/** What a price leaves, in words; each row with whether it is a sum. */
export function marginView(margin: Margin) {
  const { margin: names } = words
  return {
    text: marginText(margin.marginBp),
    rows: [
      { name: names.price, amount: dollars(margin.ownMinor + margin.passedOnMinor), isSum: false },
      ...(margin.passedOnMinor === 0 ? [] : [{ name: names.passedOn, amount: dollars(-margin.passedOnMinor), isSum: false }]),
      ...(margin.vatMinor === 0 ? [] : [{ name: names.vat, amount: dollars(-margin.vatMinor), isSum: false }]),
      { name: names.net, amount: dollars(-margin.netCostMinor), isSum: false },
      { name: names.profit, amount: dollars(margin.profitMinor), isSum: true },
      { name: names.margin, amount: marginText(margin.marginBp), isSum: true },
    ],
  }
}
