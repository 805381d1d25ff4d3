import {
  type Comfort,
  comforts,
  type Occupancy,
  occupancies,
  type PackagePrice,
  type Season,
  seasons,
} from '#features/pricing/packages/package-rates.ts'
import { readPrice, type Unread } from '#values/price-text.ts'
import type { Cells } from './sheet-cells.ts'

/** A column of the price sheet; its key is part of the names of its fields. */
export type PriceColumn = { key: string; comfort: Comfort; season: Season; occupancy: Occupancy }

/** The columns for the comforts on sale, in the order of the catalogue. */
export const priceColumns = (onSale: readonly Comfort[]): PriceColumn[] =>
  comforts
    .filter((comfort) => onSale.includes(comfort))
    .flatMap((comfort) =>
      seasons.flatMap((season) =>
        occupancies.map((occupancy) => ({ key: `${comfort}.${season}.${occupancy}`, comfort, season, occupancy })),
      ),
    )

/** The group sizes with a price, and those that were added, in ascending order. */
export const groupSizes = (prices: readonly PackagePrice[], others: readonly number[] = []): number[] =>
  [...new Set([...prices.map(({ groupSize }) => groupSize), ...others])].sort((a, b) => a - b)

const isOf = (price: PackagePrice, { comfort, season, occupancy }: PriceColumn) =>
  price.comfort === comfort && price.season === season && price.occupancy === occupancy

/** The prices as a sheet: a row for each group size. */
export const priceCells = (prices: readonly PackagePrice[], groups: readonly number[], columns: readonly PriceColumn[]): Cells =>
  groups.map((group) =>
    columns.map((column) => prices.find((price) => price.groupSize === group && isOf(price, column))?.amountMinor),
  )

/** The prices of a sheet. Prices of `before` without a column stay. */
export function pricesOf(
  cells: Cells,
  groups: readonly number[],
  columns: readonly PriceColumn[],
  before: readonly PackagePrice[],
): PackagePrice[] {
  const shown = groups.flatMap((groupSize, row) =>
    columns.flatMap(({ comfort, season, occupancy }, column) => {
      const amountMinor = cells[row]?.[column]
      return amountMinor === undefined ? [] : [{ comfort, season, occupancy, groupSize, amountMinor }]
    }),
  )
  return [...shown, ...hiddenPrices(before, columns)]
}

/** Prices of comforts that are not on sale: stored, and not shown. */
export const hiddenPrices = (prices: readonly PackagePrice[], columns: readonly PriceColumn[]): PackagePrice[] =>
  prices.filter((price) => !columns.some((column) => isOf(price, column)))

export const withoutGroup = (prices: readonly PackagePrice[], group: number): PackagePrice[] =>
  prices.filter(({ groupSize }) => groupSize !== group)

/** The name of the field of one price: 'prices.lodge.high.sharing.4'. */
export const priceField = (name: string, column: string, group: number | 'new'): string => `${name}.${column}.${group}`
/** The name of the field for a group size that is not in the sheet yet. */
export const newGroupField = (name: string): string => `${name}.new`

const largestGroup = 999
/** A group size as it is typed, a whole number of people; undefined for anything else. */
export const readGroup = (text: string): number | undefined =>
  /^\s*\d{1,3}\s*$/.test(text) && Number(text) >= 1 && Number(text) <= largestGroup ? Number(text) : undefined

/** A text that is no price, with the name of its field. */
export type PriceFault = { field: string; text: string; why: Unread }

/**
 * The prices of a posted form below `name`, by the names that the price grid gives its fields:
 * `<name>.<comfort>.<season>.<occupancy>.<group>`, each with an amount as people type it, empty for no price. Without
 * JavaScript the group of the last row is 'new' and its size is in `<name>.new`; it may not be one that has a row. A text that
 * cannot be read is returned as a fault, which the price grid shows again as it was typed. Names that are not a price are
 * ignored.
 */
export function pricesFromFields(
  entries: Iterable<readonly [string, unknown]>,
  name = 'prices',
): { prices: PackagePrice[]; faults: PriceFault[] } {
  const fields = priceColumns(comforts).flatMap((column) => fieldsOf(entries, `${name}.${column.key}.`, column))
  const newGroup = readGroup(String([...entries].find(([field]) => field === newGroupField(name))?.[1] ?? ''))
  const isTaken = fields.some(({ group }) => group !== 'new' && readGroup(group) === newGroup)
  const prices: PackagePrice[] = []
  const faults: PriceFault[] = []
  for (const { field, text, group, column } of fields) {
    const reading = readPrice(text)
    if ('unread' in reading) {
      faults.push({ field, text, why: reading.unread })
      continue
    }
    if (reading.amount === undefined) continue
    const groupSize = group === 'new' ? (isTaken ? undefined : newGroup) : readGroup(group)
    if (groupSize === undefined) {
      faults.push({ field, text, why: 'no-group' })
      continue
    }
    const { comfort, season, occupancy } = column
    prices.push({ comfort, season, occupancy, groupSize, amountMinor: reading.amount })
  }
  return { prices, faults }
}

type PriceField = { field: string; text: string; group: string; column: PriceColumn }

/** Each field of a column once; the first of a name counts. */
function fieldsOf(entries: Iterable<readonly [string, unknown]>, begins: string, column: PriceColumn): PriceField[] {
  const found = new Map<string, PriceField>()
  for (const [field, text] of entries) {
    if (!field.startsWith(begins) || typeof text !== 'string' || found.has(field)) continue
    found.set(field, { field, text, group: field.slice(begins.length), column })
  }
  return [...found.values()]
}

/** The faults of a posted form as the sheet knows its cells: 'prices.lodge.high.sharing.4' is column 'lodge.high.sharing' of row '4'. */
export const givenTexts = (faults: readonly PriceFault[], name: string) =>
  faults.map(({ field, text, why }) => {
    const path = field.slice(name.length + 1).split('.')
    return { row: path.at(-1) ?? '', column: path.slice(0, -1).join('.'), text, why }
  })
