import type { HighSeason } from '#features/pricing/stays/season.ts'
import { monthDayText } from '#features/pricing/year-parts.ts'
import { FieldFrame, fieldProps } from '../../ui/field.tsx'
import { yearSpanWords } from '../../words/admin/content/editor-season.ts'
import { hotelAdminWords as words } from '../../words/admin/content/hotels.ts'
import { rowNumbers, textAt } from '../editor/posted.ts'
import { readNumber } from '../editor/read-shape.ts'
import { differRows } from '../editor/rows/differ-rows.ts'
import { widgetField } from '../editor/shape.ts'
import { YearSpans } from '../editor/sheet/year-spans.tsx'
import { describeRoom, differRooms } from './differ-rooms.ts'
import { RoomsEditor } from './rooms-editor.tsx'
import { freshRoom, readRooms, type WrittenRoom } from './written-rooms.ts'

/** The rooms of a hotel with their rates. A text that is not an amount stays as it was typed. */
export const roomsField = widgetField<readonly WrittenRoom[]>({
  Component: RoomsEditor,
  read: readRooms,
  describe: (rooms) => rooms.map(describeRoom).join('\n\n'),
  differ: differRooms,
  fresh: freshRoom,
  asks: ['pictures'],
  // The id of a room is made from its name.
  place: (below) => below.replace(/\.id$/, '.name'),
})

type Season = Omit<HighSeason, 'minimumNights'> & { minimumNights: number | string | null }
const noSeason: Season = { from: '', to: '', minimumNights: 1 }

const describeSeason = ({ from, to, minimumNights }: Season) =>
  words.season(monthDayText(from), monthDayText(to), String(minimumNights ?? ''))

/** The high seasons of a hotel, each with its shortest stay. */
export const hotelSeasonsField = widgetField<readonly Season[]>({
  Component: ({ problems, value, ...props }) => (
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
  ),
  read: (posted, path) =>
    rowNumbers(posted, path).map((at) => ({
      from: textAt(posted, `${path}.${at}.from`)?.trim() ?? '',
      to: textAt(posted, `${path}.${at}.to`)?.trim() ?? '',
      minimumNights: readNumber(textAt(posted, `${path}.${at}.minimumNights`) ?? ''),
    })),
  describe: (seasons) => seasons.map(describeSeason).join('\n'),
  differ: (before, after) => differRows(before, after, yearSpanWords.span, describeSeason),
  fresh: () => noSeason,
  place: (below) => below,
})
