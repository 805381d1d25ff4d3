import type { Span } from '#features/crew/assignments/assignment.ts'
import { addDays, type Day, daysBetween } from '#values/dates.ts'

/** The days that a board shows, both included. */
export type BoardWindow = { from: Day; to: Day }

/**
 * Where something stands among the columns of a board, of which each day has two, before and after noon: from `start` up to `end`, and in
 * which level of its row. `cutBefore` and `cutAfter`: it begins before the window, or goes on after it.
 */
export type Place = { start: number; end: number; cutBefore: boolean; cutAfter: boolean; level: number }

/** One cell of a level: something that stands there, or free columns. */
export type Cell<Item> = { start: number; end: number; item?: Item }

export const columnsOf = ({ from, to }: BoardWindow): number => 2 * (daysBetween(from, to) + 1)

export const daysOf = (window: BoardWindow): Day[] =>
  Array.from({ length: columnsOf(window) / 2 }, (_, nth) => addDays(window.from, nth))

/** The day that a column belongs to. */
export const dayOfColumn = ({ from }: BoardWindow, column: number): Day => addDays(from, Math.floor(column / 2))

/** Where each of these spans stands, in their order, which is by their beginning; what lies outside the window is left out. */
export function placeAll<Item extends Span>(items: readonly Item[], window: BoardWindow): { item: Item; place: Place }[] {
  const columns = columnsOf(window)
  const ends: number[] = []
  return items.flatMap((item) => {
    const start = 2 * daysBetween(window.from, item.from.slice(0, 10)) + (item.from.slice(11) < '12:00' ? 0 : 1)
    const end = 2 * daysBetween(window.from, item.to.slice(0, 10)) + halfDaysUntil(item.to.slice(11))
    if (end <= 0 || start >= columns) return []
    const shown = { start: Math.max(0, start), end: Math.min(columns, end) }
    const free = ends.findIndex((last) => last <= shown.start)
    const level = free < 0 ? ends.length : free
    ends[level] = shown.end
    return [{ item, place: { ...shown, cutBefore: start < 0, cutAfter: end > columns, level } }]
  })
}

const halfDaysUntil = (time: string) => (time === '00:00' ? 0 : time <= '12:00' ? 1 : 2)

/**
 * The levels of a row as cells that follow each other. Free columns of the first level are one cell for each day, so that each can be chosen;
 * those of further levels are one. An empty row has one level.
 */
export function levelsOf<Item extends { place: Place }>(items: readonly Item[], columns: number): Cell<Item>[][] {
  const count = Math.max(1, ...items.map(({ place }) => place.level + 1))
  const levels: Item[][] = Array.from({ length: count }, () => [])
  for (const item of items) levels[item.place.level]?.push(item)
  return levels.map((level, nth) => {
    const cells: Cell<Item>[] = []
    let at = 0
    for (const item of level) {
      cells.push(...freeCells(at, item.place.start, nth === 0))
      cells.push({ start: item.place.start, end: item.place.end, item })
      at = item.place.end
    }
    return [...cells, ...freeCells(at, columns, nth === 0)]
  })
}

function freeCells(start: number, end: number, byDay: boolean): Cell<never>[] {
  const cells: Cell<never>[] = []
  for (let at = start; at < end; ) {
    const next = byDay ? Math.min(end, at - (at % 2) + 2) : end
    cells.push({ start: at, end: next })
    at = next
  }
  return cells
}
