import type { JourneyItem } from '#features/costs/cost-journey.ts'
import type { CostOfJourney } from '#features/costs/cost-of-journey.server.ts'
import type { CostLine } from '#features/suppliers/costing/cost-line.ts'
import type { Margin } from '#features/suppliers/costing/margin.ts'
import { basisRules } from '#features/suppliers/supplier-service.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays } from '#values/dates.ts'
import { type Currency, usd } from '#values/money.ts'
import { costWords } from '../../words/admin/costs.ts'
import { costRefusal } from './cost-refusal.ts'

/** '18.6%', rounded down as the margin itself is; a dash where there is none. */
export function marginText(format: Formatter, basisPoints: number | null): string {
  if (basisPoints === null) return '–'
  const tenths = Math.floor(basisPoints / 10)
  return `${tenths < 0 ? '−' : ''}${format.percent(Math.abs(tenths) / 10)}`
}

/** The costs of a journey in words. For staff with `costs:read` alone. */
export const costView = (read: ReadWords, { items, missing, openNights, suppliers }: CostOfJourney) => ({
  missing,
  openNights:
    openNights.length > 0
      ? read(costWords).openNights({ count: openNights.length, nights: read.format.list(openNights.map(String)) })
      : '',
  rows: items.map((item, at) => ({
    key: at,
    days: daysOf(read, item),
    service: [item.book.service.name, item.book.service.board].filter(Boolean).join(', '),
    supplier: suppliers.get(item.serviceId) ?? '',
    ...(item.refusal ? { refusal: costRefusal(read, item.refusal) } : costOf(read, item)),
  })),
})
export type CostView = ReturnType<typeof costView>

function daysOf({ format }: ReadWords, { from, days, book }: JourneyItem): string {
  // A stay is named by its nights, so it ends on the day after the last one.
  const to = addDays(from, basisRules[book.service.basis].forStays ? days : days - 1)
  return from === to ? format.shortDay(from) : `${format.shortDay(from)} – ${format.shortDay(to)}`
}

function costOf(read: ReadWords, { cost, lines, ownCostMinor, ownVatBackMinor }: Extract<JourneyItem, { refusal?: undefined }>) {
  const words = read(costWords)
  const { money } = read.format
  const dollars = (minor: number) => money(usd(minor))
  const isShared = ownCostMinor !== cost.costMinor
  const isForeign = cost.parts.some(({ contract }) => contract.currency !== 'USD')
  return {
    cost: cost.parts.map(({ contract, costMinor }) => money({ minor: costMinor, currency: contract.currency })).join(' + '),
    usd: isShared
      ? words.part({ own: dollars(ownCostMinor), all: dollars(cost.costMinor) })
      : isForeign
        ? dollars(ownCostMinor)
        : '',
    vat: ownVatBackMinor === 0 ? '' : words.vatBack({ amount: dollars(ownVatBackMinor) }),
    net: dollars(ownCostMinor - ownVatBackMinor),
    why: whyOf(
      read,
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
export function whyOf(read: ReadWords, contracts: readonly OfContract[]): { contract: string; sums: string[] }[] {
  const { format } = read
  return contracts.map(({ contract, currency, lines }) => {
    const money = (minor: number) => format.money({ minor, currency })
    const days = [...Map.groupBy(lines, ({ day }) => day)].map(([day, onDay]) => ({ day, sum: sumText(read, onDay, money) }))
    const alike = Map.groupBy(days, ({ sum }) => sum)
    const sums = [...alike].map(([sum, same]) => same.map(({ day }) => format.shortDay(day)).join(', ') + format.colon + sum)
    return { contract: read(costWords).why({ contract }), sums }
  })
}

function sumText(read: ReadWords, lines: readonly SummedLine[], money: (minor: number) => string): string {
  const { units: names } = read(costWords)
  const alike = Map.groupBy(lines, ({ what, unitMinor, label }) => `${what} ${unitMinor} ${label ?? ''}`)
  return [...alike.values()]
    .flatMap(([first, ...more]) => {
      if (!first) return []
      const units = first.units + more.reduce((sum, line) => sum + line.units, 0)
      const name = [Object.hasOwn(names, first.what) && names[first.what as keyof typeof names], first.label]
        .filter(Boolean)
        .join(' ')
      return [`${units === 1 ? '' : `${String(units).replace('-', '−')} × `}${money(first.unitMinor)}${name ? ` ${name}` : ''}`]
    })
    .join(' + ')
}

/** What a price leaves, in words; each row with whether it is a sum. */
export function marginView(read: ReadWords, margin: Margin) {
  const { margin: names } = read(costWords)
  const dollars = (minor: number) => read.format.money(usd(minor))
  return {
    text: marginText(read.format, margin.marginBp),
    rows: [
      { name: names.price, amount: dollars(margin.ownMinor + margin.passedOnMinor), isSum: false },
      ...(margin.passedOnMinor === 0 ? [] : [{ name: names.passedOn, amount: dollars(-margin.passedOnMinor), isSum: false }]),
      ...(margin.vatMinor === 0 ? [] : [{ name: names.vat, amount: dollars(-margin.vatMinor), isSum: false }]),
      { name: names.net, amount: dollars(-margin.netCostMinor), isSum: false },
      { name: names.profit, amount: dollars(margin.profitMinor), isSum: true },
      { name: names.margin, amount: marginText(read.format, margin.marginBp), isSum: true },
    ],
  }
}
