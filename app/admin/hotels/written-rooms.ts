import { freeSlug } from '#features/content/free-slug.ts'
import type { Board } from '#features/pricing/stays/stay-rates.ts'
import { readPrice } from '#values/price-text.ts'
import { slugOf } from '#values/slug.ts'
import { type Posted, rowNumbers, textAt } from '../editor/posted.ts'
import { readNumber } from '../editor/read-shape.ts'
import type { Cells } from '../editor/sheet/sheet-cells.ts'

/** The boards in the order in which rates are stored, and the seasons. */
export const rateBoards = ['BB', 'FB', 'GP', 'HB', 'RO'] as const satisfies readonly Board[]
export const rateSeasons = ['low', 'high'] as const
type Season = (typeof rateSeasons)[number]

/** A rate while it is edited: USD cents, or the text that is not an amount yet. */
export type WrittenRate = { board: Board; season: Season; amountMinor: number | string }
/** A room type while it is edited. Its id is made from its first name and stays, because stock and bookings refer to it. */
export type WrittenRoom = {
  id: string
  name: string
  beds: string
  adultsMost: number | string | null
  guestsMost: number | string | null
  count: number | string | null
  rates: readonly WrittenRate[]
  picture?: string | null
}

export const freshRoom = (): WrittenRoom => ({
  id: '',
  name: '',
  beds: '',
  adultsMost: 2,
  guestsMost: 2,
  count: 1,
  rates: [],
})

/** The id of a new room, unique among those of its hotel; empty while it has no name. */
export const roomId = (name: string, others: readonly string[]): string => (name.trim() ? freeSlug(slugOf(name), others) : '')

/**
 * Reads the rooms from the fields below a path, each with its rates by board and season. A text that is not a number stays as
 * it was typed.
 */
export function readRooms(posted: Posted, path: string): WrittenRoom[] {
  const numbers = rowNumbers(posted, path)
  const ids = numbers.map((at) => textAt(posted, `${path}.${at}.id`)?.trim() ?? '')
  return numbers.map((number, at) => {
    const typed = (key: string) => (textAt(posted, `${path}.${number}.${key}`) ?? '').trim()
    const name = typed('name')
    const picture = typed('picture.0')
    ids[at] ||= roomId(name, ids)
    return {
      id: ids[at] ?? '',
      name,
      beds: typed('beds'),
      adultsMost: readNumber(typed('adultsMost')),
      guestsMost: readNumber(typed('guestsMost')),
      count: readNumber(typed('count')),
      rates: rateBoards.flatMap((board) =>
        rateSeasons.flatMap((season): WrittenRate[] => readRate(board, season, typed(`rates.${board}.${season}`))),
      ),
      ...(picture && { picture }),
    }
  })
}

function readRate(board: Board, season: Season, text: string): WrittenRate[] {
  const reading = readPrice(text)
  if ('unread' in reading) return [{ board, season, amountMinor: text }]
  return reading.amount === undefined ? [] : [{ board, season, amountMinor: reading.amount }]
}

/** A row of the sheet of rates: a room, by its index, on a board. Its key is part of the names of its fields. */
export type RateRow = { key: string; at: number; board: Board }

/** A row for every room on every board that is shown: those with a rate in any room, and those that were added. */
export function rateRows(rooms: readonly WrittenRoom[], boards: readonly Board[]): RateRow[] {
  const shown = boardsShown(rooms, boards)
  return rooms.flatMap((_, at) => shown.map((board) => ({ key: `${at}.rates.${board}`, at, board })))
}

export function boardsShown(rooms: readonly WrittenRoom[], boards: readonly Board[]): Board[] {
  const used = rateBoards.filter(
    (board) => boards.includes(board) || rooms.some(({ rates }) => rates.some((rate) => rate.board === board)),
  )
  return used.length > 0 ? used : ['BB']
}

const rateAt = (rooms: readonly WrittenRoom[], { at, board }: RateRow, season: Season) =>
  rooms[at]?.rates.find((rate) => rate.board === board && rate.season === season)?.amountMinor

/** The amounts of the sheet, low before high; undefined for a text that is not one. */
export const rateCells = (rooms: readonly WrittenRoom[], rows: readonly RateRow[]): Cells =>
  rows.map((row) =>
    rateSeasons.map((season) => {
      const amount = rateAt(rooms, row, season)
      return typeof amount === 'number' ? amount : undefined
    }),
  )

/** The texts that are not an amount, for the sheet to show again. */
export const unreadRates = (rooms: readonly WrittenRoom[], rows: readonly RateRow[]) =>
  rows.flatMap((row) =>
    rateSeasons.flatMap((season) => {
      const text = rateAt(rooms, row, season)
      if (typeof text !== 'string') return []
      const reading = readPrice(text)
      return 'unread' in reading ? [{ row: row.key, column: season, text, why: reading.unread }] : []
    }),
  )

/** The rooms with the rates of a sheet. */
export const withRates = (rooms: readonly WrittenRoom[], rows: readonly RateRow[], cells: Cells): WrittenRoom[] =>
  rooms.map((room, at) => ({
    ...room,
    rates: rows.flatMap((row, index) =>
      row.at === at
        ? rateSeasons.flatMap((season, column): WrittenRate[] => {
            const amountMinor = cells[index]?.[column]
            return amountMinor === undefined ? [] : [{ board: row.board, season, amountMinor }]
          })
        : [],
    ),
  }))
