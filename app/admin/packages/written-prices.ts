import {
  type Comfort,
  comforts,
  type Occupancy,
  type PackagePrice,
  type Season,
} from '#features/pricing/packages/package-rates.ts'
import { readPrice } from '#values/price-text.ts'
import type { Posted } from '../editor/posted.ts'
import {
  newGroupField,
  type PriceFault,
  priceColumns,
  priceField,
  pricesFromFields,
  readGroup,
} from '../editor/sheet/price-cells.ts'

/**
 * A price while it is edited. One that cannot be read is among the others as it was typed: its amount is a text, and so is a
 * group size that is not a number. A row without any price is one with nothing as its amount, so that its size is kept.
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
  const filled = new Set([...prices, ...unread].map(({ groupSize }) => groupSize))
  const empty = emptyRows(posted, path, newGroup).filter(({ groupSize }) => !filled.has(groupSize))
  return [...prices, ...unread, ...empty].sort(
    (a, b) =>
      compare(a.comfort, b.comfort) ||
      compare(a.season, b.season) ||
      compare(a.occupancy, b.occupancy) ||
      Number(a.groupSize) - Number(b.groupSize),
  )
}

/** Every group size of the fields once, as a price without an amount in its first column. */
function emptyRows(posted: Posted, path: string, newGroup: string): WrittenPrice[] {
  const rows = new Map<number | string, WrittenPrice>()
  for (const field of posted.keys()) {
    const [column, group] = splitField(field, path)
    const groupSize = group === 'new' ? (readGroup(newGroup) ?? newGroup) : readGroup(group)
    if (!column || !groupSize || rows.has(groupSize)) continue
    const { comfort, season, occupancy } = column
    rows.set(groupSize, { comfort, season, occupancy, groupSize, amountMinor: '' })
  }
  return [...rows.values()]
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function splitField(field: string, path: string) {
  if (!field.startsWith(`${path}.`)) return [undefined, ''] as const
  const parts = field.slice(path.length + 1).split('.')
  const key = parts.slice(0, -1).join('.')
  return [priceColumns(comforts).find((column) => column.key === key), parts.at(-1) ?? ''] as const
}

type SplitPrices = { prices: PackagePrice[]; faults: PriceFault[]; emptySizes: number[] }

/** The prices that are prices, the texts that are none as the price grid shows them again, and the sizes of rows without a price. */
export function splitPrices(written: readonly WrittenPrice[], path: string): SplitPrices {
  const prices = written.filter(isPrice)
  const emptySizes = written.flatMap(({ amountMinor, groupSize }) =>
    amountMinor === '' && typeof groupSize === 'number' ? [groupSize] : [],
  )
  const faults = written.flatMap((price) => {
    if (isPrice(price) || price.amountMinor === '') return []
    const { comfort, season, occupancy, groupSize, amountMinor } = price
    const text = String(amountMinor)
    const reading = readPrice(text)
    const group = typeof groupSize === 'number' ? groupSize : 'new'
    const field = priceField(path, `${comfort}.${season}.${occupancy}`, group)
    return [{ field, text, why: 'unread' in reading ? reading.unread : ('no-group' as const) }]
  })
  return { prices, faults, emptySizes }
}

export const isPrice = (price: WrittenPrice): price is PackagePrice =>
  typeof price.amountMinor === 'number' && typeof price.groupSize === 'number'
