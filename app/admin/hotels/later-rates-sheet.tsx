import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { hotelAdminWords } from '../../words/admin/content/hotels.ts'
import { useInBrowser } from '../components/in-browser.ts'
import { type FieldWidgetProps, widgetField } from '../editor/shape.ts'
import { Sheet } from '../editor/sheet/sheet.tsx'
import { WidgetFrame } from '../editor/widget-frame.tsx'
import { type LaterRate, ratesOfRooms, readLaterRates, roomsWithRates } from './later-rates.ts'
import {
  boardsShown,
  rateBoards,
  rateCells,
  rateRows,
  rateSeasons,
  unreadRates,
  type WrittenRoom,
  withRates,
} from './written-rooms.ts'

/** The rates of a later period, for the rooms that the hotel has, in one sheet. */
export const laterRatesField = widgetField<readonly LaterRate[]>({
  Component: LaterRatesSheet,
  read: readLaterRates,
  describe: (rates, read) => rates.map((rate) => rateName(read, rate) + read.format.colon + amountText(read, rate)).join('\n'),
  differ: (before, after, _, read) => {
    const [was, is] = [before, after].map((rates) => new Map(rates.map((rate) => [rateName(read, rate), amountText(read, rate)])))
    return [...new Set([...(is?.keys() ?? []), ...(was?.keys() ?? [])])]
      .map((name) => ({ at: name, before: was?.get(name) ?? '', after: is?.get(name) ?? '' }))
      .filter((one) => one.before !== one.after)
  },
  sees: 'rooms',
})

const amountText = ({ format }: ReadWords, { amountMinor }: LaterRate) =>
  typeof amountMinor === 'number' ? format.money(usd(amountMinor)) : amountMinor
const rateName = (read: ReadWords, { room, board, season }: LaterRate) =>
  `${room}, ${board}, ${read(hotelAdminWords).rates.seasons[season]}`

function LaterRatesSheet({ name, label, hint, problem, value, onChange, saved, seen }: FieldWidgetProps<readonly LaterRate[]>) {
  const { money } = useFormatter()
  const labels = useWords(hotelAdminWords).rates
  const inBrowser = useInBrowser()
  const own = (seen ?? []) as readonly WrittenRoom[]
  const rooms = roomsWithRates(own, value ?? [])
  const rows = rateRows(rooms, inBrowser ? boardsShown(own, []) : rateBoards)
  const cells = rateCells(rooms, rows)
  const cheaper = cells.flatMap(([low, high], row) =>
    low !== undefined && high !== undefined && high < low
      ? [{ row, column: 1, sentence: labels.cheaper({ than: money(usd(low)) }) }]
      : [],
  )
  return (
    <WidgetFrame name={name} label={label} hint={hint} problem={problem}>
      {rooms.map(({ id }, at) => (
        <input key={id} type="hidden" name={`${name}.${at}.room`} value={id} />
      ))}
      {rooms.length === 0 ? (
        <p className="muted small">{labels.noRooms}</p>
      ) : (
        <Sheet
          label={labels.label}
          corner={labels.corner}
          rows={rows.map(({ key, at, board }) => ({ key, words: labels.row({ room: rooms[at]?.name ?? '', board }) }))}
          columns={rateSeasons.map((season) => ({ key: season, heads: [labels.seasons[season]] }))}
          cells={cells}
          saved={rateCells(roomsWithRates(rooms, saved ?? []), rows)}
          onChange={(changed) => onChange(ratesOfRooms(withRates(rooms, rows, changed)))}
          fieldName={(row, column) => `${name}.${row.replace('.rates.', '.')}.${column}`}
          given={unreadRates(rooms, rows)}
          notes={cheaper}
        />
      )}
    </WidgetFrame>
  )
}
