import type { HighSeason } from '#features/pricing/stays/season.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useWords } from '../../languages/use-words.ts'
import { FieldFrame, fieldProps } from '../../ui/field.tsx'
import { yearSpanWords } from '../../words/admin/content/editor-year-spans.ts'
import { hotelAdminWords } from '../../words/admin/content/hotels.ts'
import { monthDayText } from '../editor/month-day-text.ts'
import { rowNumbers, textAt } from '../editor/posted.ts'
import { readNumber } from '../editor/read-shape.ts'
import { differRows } from '../editor/rows/differ-rows.ts'
import { type FieldWidgetProps, widgetField } from '../editor/shape.ts'
import { YearSpans } from '../editor/sheet/year-spans.tsx'
import { describeRoom, differRooms } from './differ-rooms.ts'
import { RoomsEditor } from './rooms-editor.tsx'
import { freshRoom, readRooms, type WrittenRoom } from './written-rooms.ts'

/** The rooms of a hotel with their rates. A text that is not an amount stays as it was typed. */
export const roomsField = widgetField<readonly WrittenRoom[]>({
  Component: RoomsEditor,
  read: readRooms,
  describe: (rooms, read) => rooms.map((room) => describeRoom(read, room)).join('\n\n'),
  differ: (before, after, choices, read) => differRooms(read, before, after, choices),
  fresh: freshRoom,
  asks: ['pictures'],
  // The id of a room is made from its name.
  place: (below) => below.replace(/\.id$/, '.name'),
})

type Season = Omit<HighSeason, 'minimumNights'> & { minimumNights: number | string | null }
const noSeason: Season = { from: '', to: '', minimumNights: 1 }

const describeSeason = (read: ReadWords, { from, to, minimumNights }: Season) =>
  read(hotelAdminWords).season({
    from: monthDayText(read.format, from),
    to: monthDayText(read.format, to),
    nights: Number(minimumNights) || 0,
  })

/** The high seasons of a hotel, each with its shortest stay. */
export const hotelSeasonsField = widgetField<readonly Season[]>({
  Component: HotelSeasons,
  read: (posted, path) =>
    rowNumbers(posted, path).map((at) => ({
      from: textAt(posted, `${path}.${at}.from`)?.trim() ?? '',
      to: textAt(posted, `${path}.${at}.to`)?.trim() ?? '',
      minimumNights: readNumber(textAt(posted, `${path}.${at}.minimumNights`) ?? ''),
    })),
  describe: (seasons, read) => seasons.map((season) => describeSeason(read, season)).join('\n'),
  differ: (before, after, _, read) =>
    differRows(
      before,
      after,
      (number) => read(yearSpanWords).span({ number }),
      (season) => describeSeason(read, season),
    ),
  fresh: () => noSeason,
  place: (below) => below,
})

function HotelSeasons({ problems, value, ...props }: FieldWidgetProps<readonly Season[]>) {
  const words = useWords(hotelAdminWords)
  return (
    <YearSpans {...props} problems={problems} value={value ?? []} fresh={noSeason}>
      {({ row, path, change }) => {
        const name = `${path}.minimumNights`
        const frame = { name, label: words.seasonNights, wide: false, error: problems[name] }
        return (
          <FieldFrame {...frame}>
            <input
              {...fieldProps(frame)}
              type="text"
              inputMode="numeric"
              className="num"
              value={row.minimumNights ?? ''}
              onChange={({ currentTarget }) => change({ ...row, minimumNights: currentTarget.value })}
            />
          </FieldFrame>
        )
      }}
    </YearSpans>
  )
}
