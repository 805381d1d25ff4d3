import {
  type Comfort,
  comforts,
  type Occupancy,
  type PackagePrice,
  type Season,
} from '#features/pricing/packages/package-rates.ts'
import { readPrice } from '#values/price-text.ts'
import type { Posted } from '../editor/posted.ts'
import { newGroupField, type PriceFault, priceColumns, priceField, pricesFromFields } from '../editor/sheet/price-cells.ts'

/**
 * A price while it is edited. One that cannot be read is among the others as it was typed: its amount is a text, and so is a
 * group size that is not a number.
 */
export type WrittenPrice = {
  comfort: Comfort
  season: Season
  occupancy: Occupancy
  groupSize: number | string
  amountMinor: number | string
}

/** Reads the prices from the fields below a path, in the order of the levels. */
export function readPrices(posted: Posted, path: string): WrittenPrice[] {
  const entries = [...posted].map(([field, values]) => [field, values[0] ?? ''] as const)
  const { prices, faults } = pricesFromFields(entries, path)
  const newGroup = posted.get(newGroupField(path))?.[0]?.trim() ?? ''
  const unread = faults.flatMap(({ field, text }): WrittenPrice[] => {
    const [column, group] = splitField(field, path)
    if (!column) return []
    const { comfort, season, occupancy } = column
    // The row of a group without a size has a text for it, which no row that is read has.
    return [{ comfort, season, occupancy, groupSize: group === 'new' ? newGroup : Number(group), amountMinor: text }]
  })
  return [...prices, ...unread].sort(
    (a, b) =>
      compare(a.comfort, b.comfort) ||
      compare(a.season, b.season) ||
      compare(a.occupancy, b.occupancy) ||
      Number(a.groupSize) - Number(b.groupSize),
  )
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function splitField(field: string, path: string) {
  const parts = field.slice(path.length + 1).split('.')
  const key = parts.slice(0, -1).join('.')
  return [priceColumns(comforts).find((column) => column.key === key), parts.at(-1) ?? ''] as const
}

/** The prices that are prices, and the texts that are none as the price grid shows them again. */
export function splitPrices(written: readonly WrittenPrice[], path: string): { prices: PackagePrice[]; faults: PriceFault[] } {
  const prices = written.filter(isPrice)
  const faults = written.flatMap((price) => {
    if (isPrice(price)) return []
    const { comfort, season, occupancy, groupSize, amountMinor } = price
    const text = String(amountMinor)
    const reading = readPrice(text)
    const group = typeof groupSize === 'number' ? groupSize : 'new'
    const field = priceField(path, `${comfort}.${season}.${occupancy}`, group)
    return [{ field, text, why: 'unread' in reading ? reading.unread : ('no-group' as const) }]
  })
  return { prices, faults }
}

export const isPrice = (price: WrittenPrice): price is PackagePrice =>
  typeof price.amountMinor === 'number' && typeof price.groupSize === 'number'
