import type { Season } from '#features/pricing/stays/season.ts'
import { type Board, boardWords } from '#features/pricing/stays/stay-rates.ts'
import { readMonthDay } from '#features/pricing/year-parts.ts'
import { readTable, type TableFault, type TableLine } from '#platform/read-table.server.ts'
import { isDay } from '#values/dates.ts'
import { type Mark, markOf, readPrice, type Unread } from '#values/price-text.ts'
import type { WantedRate } from './plan-rates.ts'

export const rateColumns = ['hotel', 'room', 'board', 'season', 'from', 'to', 'minimum_nights', 'rate', 'rates_from'] as const
type Column = (typeof rateColumns)[number]

/** Columns that a table has to have; where it is of one hotel, that one need not be named in it. */
export const neededRateColumns = (hotel: string | undefined): readonly Column[] =>
  hotel === undefined ? ['hotel', 'room', 'season', 'rate'] : ['room', 'season', 'rate']

const mostRateLines = 1_000

export type RateLineFault =
  | { reason: 'hotel-missing' | 'room-missing' | 'day-missing' | 'nights-without-season' }
  | { reason: 'other-hotel' | 'board-wrong' | 'season-wrong' | 'day-wrong' | 'nights-wrong' | 'period-wrong'; value: string }
  | { reason: 'rate-wrong'; value: string; why: Unread }

export type ReadRates =
  | { fault: TableFault }
  | { fault?: undefined; wanted: WantedRate[]; faults: { row: number; fault: RateLineFault }[] }

/**
 * Reads a rate sheet, with commas or semicolons: of the hotel at one address, or of as many as it names. Amounts are read as the
 * price grid reads them, in USD cents. Refused whole: no table, columns that are missing or unknown, more than 1,000 lines. Every
 * other fault is reported by its line, each line once.
 */
export function readRateSheet(text: string, hotel?: string): ReadRates {
  const table = readTable<Column>(text, { columns: rateColumns, needed: neededRateColumns(hotel), most: mostRateLines })
  if (table.fault) return table
  const mark = markOf(table.lines.map(({ value }) => value('rate')))
  const read = table.lines.map((line) => readLine(line, hotel, mark))
  return {
    wanted: read.flatMap((one) => ('wanted' in one ? [one.wanted] : [])),
    faults: read.flatMap((one) => ('wanted' in one ? [] : [one])),
  }
}

type ReadLine = { wanted: WantedRate } | { row: number; fault: RateLineFault }

function readLine({ row, value }: TableLine<Column>, only: string | undefined, mark: Mark | undefined): ReadLine {
  const no = (fault: RateLineFault): ReadLine => ({ row, fault })
  const shown = (column: Column) => value(column).slice(0, 80)
  const hotel = value('hotel') || only
  if (hotel === undefined) return no({ reason: 'hotel-missing' })
  if (only !== undefined && hotel !== only) return no({ reason: 'other-hotel', value: shown('hotel') })
  if (value('room') === '') return no({ reason: 'room-missing' })
  const board = boards.find((one) => one === value('board').toUpperCase())
  if (value('board') && !board) return no({ reason: 'board-wrong', value: shown('board') })
  const season = seasons.find((one) => one === value('season').toLowerCase())
  if (!season) return no({ reason: 'season-wrong', value: shown('season') })
  const days = (['from', 'to'] as const).map((column) => ({ column, typed: value(column), day: readMonthDay(value(column)) }))
  const wrong = days.find(({ typed, day }) => typed !== '' && day === undefined)
  if (wrong) return no({ reason: 'day-wrong', value: shown(wrong.column) })
  const [from, to] = days.map(({ day }) => day)
  if ((from === undefined) !== (to === undefined)) return no({ reason: 'day-missing' })
  const typedNights = value('minimum_nights')
  if (typedNights && !/^([1-9]|[12]\d|30)$/.test(typedNights))
    return no({ reason: 'nights-wrong', value: shown('minimum_nights') })
  const minimumNights = typedNights ? Number(typedNights) : undefined
  if (minimumNights !== undefined && (season === 'low' || from === undefined)) return no({ reason: 'nights-without-season' })
  const ratesFrom = value('rates_from')
  if (ratesFrom && !isDay(ratesFrom)) return no({ reason: 'period-wrong', value: shown('rates_from') })
  const reading = readPrice(value('rate'), mark)
  if ('unread' in reading) return no({ reason: 'rate-wrong', value: shown('rate'), why: reading.unread })
  const span = from !== undefined && to !== undefined ? { from, to } : undefined
  const room = value('room')
  const wanted = { row, hotel, room, board, season, span, minimumNights, amountMinor: reading.amount }
  return { wanted: { ...wanted, ...(ratesFrom && { ratesFrom }) } }
}

const boards = Object.keys(boardWords) as Board[]
const seasons = ['low', 'high'] as const satisfies readonly Season[]
