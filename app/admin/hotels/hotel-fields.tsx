import type { HighSeason } from '#features/hotels/season.ts'
import { moneyText, usd } from '#values/money.ts'
import { deskHotelWords as words } from '../../words/desk-hotels.ts'
import { ControlFrame, controlProps } from '../editor/control-frame.tsx'
import { rowNumbers, textAt } from '../editor/posted.ts'
import { readNumber } from '../editor/read-shape.ts'
import { widgetField } from '../editor/shape.ts'
import { monthDayText } from '../editor/year-parts.ts'
import { YearSpans } from '../editor/year-spans.tsx'
import { RoomsEditor } from './rooms-editor.tsx'
import { freshRoom, readRooms, type WrittenRate, type WrittenRoom } from './written-rooms.ts'

/** The rooms of a house with their rates. A cell that cannot be read stays as it was typed. */
export const roomsField = widgetField<readonly WrittenRoom[]>({
  Component: RoomsEditor,
  read: readRooms,
  tell: tellRooms,
  fresh: freshRoom,
})

/** Also a part of them: one room, one rate, one figure. */
function tellRooms(value: unknown): string {
  if (Array.isArray(value)) return value.map(tellRooms).join('\n')
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  if ('amountMinor' in value) return tellRate(value as WrittenRate)
  const { name, beds, adultsMost, guestsMost, count, rates } = value as WrittenRoom
  return [`${name}: ${beds}, ${adultsMost}, ${guestsMost}, ${count}`, ...rates.map(tellRate)].join('\n')
}

const tellRate = ({ board, season, amountMinor }: WrittenRate) =>
  `${board}, ${words.rates.seasons[season]}: ${typeof amountMinor === 'number' ? moneyText(usd(amountMinor)) : amountMinor}`

type Season = Omit<HighSeason, 'minimumNights'> & { minimumNights: number | string | null }
const noSeason: Season = { from: '', to: '', minimumNights: 1 }

/** The high seasons of a house, each with the fewest nights of a stay in it. */
export const hotelSeasonsField = widgetField<readonly Season[]>({
  Component: ({ choices: _, problems, value, ...props }) => (
    <YearSpans {...props} value={value ?? []} fresh={noSeason}>
      {({ row, path, change }) => {
        const name = `${path}.minimumNights`
        const frame = { name, label: words.seasonNights, wide: false, error: problems[name] }
        return (
          <ControlFrame {...frame}>
            <input
              {...controlProps(frame)}
              type="text"
              inputMode="numeric"
              className="num"
              value={row.minimumNights ?? ''}
              onChange={({ currentTarget }) => change({ ...row, minimumNights: currentTarget.value })}
            />
          </ControlFrame>
        )
      }}
    </YearSpans>
  ),
  read: (posted, path) =>
    rowNumbers(posted, path).map((at) => ({
      from: textAt(posted, `${path}.${at}.from`)?.trim() ?? '',
      to: textAt(posted, `${path}.${at}.to`)?.trim() ?? '',
      minimumNights: readNumber(textAt(posted, `${path}.${at}.minimumNights`) ?? ''),
    })),
  tell: tellSeasons,
  fresh: () => noSeason,
})

function tellSeasons(value: unknown): string {
  if (Array.isArray(value)) return value.map(tellSeasons).join('\n')
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  const { from, to, minimumNights } = value as Season
  return `${monthDayText(from)} – ${monthDayText(to)} (${minimumNights ?? ''})`
}
