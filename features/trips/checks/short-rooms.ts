import type { StockPart } from '#features/stock/stock.ts'
import { type Day, daysBetween } from '#values/dates.ts'

/** A night, from 1, on which a stay wants more rooms of a hotel on the site than are left. `item`, `title`: the stay. */
export type ShortRooms = { item: string; title: string; night: number; wanted: number; left: number }

type Night = Pick<StockPart, 'resource' | 'day' | 'quantity'>

/** The nights of stays on which too few rooms are left. `left`: rooms that count together where they are of one resource and day; what is not there has none. */
export function shortRooms(
  nights: readonly (Night & { item: { id: string; title: string } })[],
  left: readonly Night[],
  startsOn: Day,
): ShortRooms[] {
  return nights.flatMap(({ item: { id, title }, resource, day, quantity }) => {
    const same = left.filter((one) => one.resource === resource && one.day === day)
    const rooms = same.reduce((sum, one) => sum + one.quantity, 0)
    return rooms < quantity ? [{ item: id, title, night: daysBetween(startsOn, day) + 1, wanted: quantity, left: rooms }] : []
  })
}
