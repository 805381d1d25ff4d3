import { useState } from 'react'
import type { Board } from '#features/pricing/stays/stay-rates.ts'
import { usd } from '#values/money.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { FieldError, FieldFrame, fieldId, fieldProps } from '../../ui/field.tsx'
import { hotelAdminWords } from '../../words/admin/content/hotels.ts'
import { useInBrowser } from '../components/in-browser.ts'
import { EditorIcon } from '../editor/editor-icon.tsx'
import type { PickablePicture } from '../editor/pictures/picked.ts'
import { PicturePicker } from '../editor/pictures/picture-picker.tsx'
import { type RowOf, Rows } from '../editor/rows/rows.tsx'
import type { FieldWidgetProps } from '../editor/shape.ts'
import { Sheet } from '../editor/sheet/sheet.tsx'
import {
  boardsShown,
  freshRoom,
  rateBoards,
  rateCells,
  rateRows,
  rateSeasons,
  roomId,
  unreadRates,
  type WrittenRoom,
  withRates,
} from './written-rooms.ts'

type Props = FieldWidgetProps<readonly WrittenRoom[]>

/**
 * The room types of a hotel, and below them one sheet with the rates of each on every board. Fields are named by their path:
 * `rooms.0.count`, `rooms.0.rates.BB.high`.
 */
export function RoomsEditor({ name, label, hint, problem, value, onChange, problems, choices }: Props) {
  const words = useWords(hotelAdminWords).room
  const rooms = value ?? []
  return (
    <div className="rooms-editor">
      <Rows
        name={name}
        label={label}
        hint={hint}
        problem={problem}
        value={rooms}
        onChange={onChange}
        rowName={(number) => words.one({ number })}
        add={words.add}
        fresh={freshRoom}
        most={40}
      >
        {(row) => <RoomFields {...row} rooms={rooms} problems={problems} pictures={choices.pictures ?? []} />}
      </Rows>
      <Rates name={name} rooms={rooms} onChange={onChange} problems={problems} />
    </div>
  )
}

type Problems = Pick<Props, 'problems'>
type RoomFieldsProps = RowOf<WrittenRoom> & Problems & { rooms: readonly WrittenRoom[]; pictures: readonly PickablePicture[] }

function RoomFields({ row, path, at, change, rooms, problems, pictures }: RoomFieldsProps) {
  const words = useWords(hotelAdminWords).room
  // Its id is made from its name once, when the field loses the focus, and does not change afterwards.
  const settle = () => {
    const others = rooms.flatMap(({ id }, other) => (other === at ? [] : [id]))
    if (row.id === '' && row.name.trim() !== '') change({ ...row, id: roomId(row.name, others) })
  }
  const figures = (['adultsMost', 'guestsMost', 'count'] as const).map((key) => ({ key, ...words[key] }))
  const frame = (key: string, of: { label: string; hint?: string }) => ({
    name: `${path}.${key}`,
    wide: false,
    error: problems[`${path}.${key}`],
    ...of,
  })
  const named = frame('name', { label: words.name })
  const beds = frame('beds', words.beds)
  const photo = frame('picture', words.picture)
  return (
    <div className="form two room-fields">
      <input type="hidden" name={`${path}.id`} value={row.id} />
      <FieldFrame {...named}>
        <input
          {...fieldProps(named)}
          type="text"
          value={row.name}
          onChange={({ currentTarget }) => change({ ...row, name: currentTarget.value })}
          onBlur={settle}
        />
      </FieldFrame>
      <FieldFrame {...beds}>
        <input
          {...fieldProps(beds)}
          type="text"
          value={row.beds}
          onChange={({ currentTarget }) => change({ ...row, beds: currentTarget.value })}
        />
      </FieldFrame>
      {figures.map(({ key, label }) => {
        const figure = frame(key, { label })
        return (
          <FieldFrame key={key} {...figure}>
            <input
              {...fieldProps(figure)}
              type="text"
              inputMode="numeric"
              className="num"
              value={row[key] ?? ''}
              onChange={({ currentTarget }) => change({ ...row, [key]: currentTarget.value })}
            />
          </FieldFrame>
        )
      })}
      <div className="span2">
        <PicturePicker
          name={photo.name}
          label={words.picture.label}
          {...(photo.error && { problem: photo.error })}
          value={row.picture ? [row.picture] : []}
          onChange={([picture]) => change({ ...row, picture: picture ?? null })}
          pictures={pictures}
          most={1}
        />
      </div>
    </div>
  )
}

type RatesProps = Problems & { name: string; rooms: readonly WrittenRoom[]; onChange: (rooms: readonly WrittenRoom[]) => void }

function Rates({ name, rooms, onChange, problems }: RatesProps) {
  const { money } = useFormatter()
  const { rates: labels, room: words } = useWords(hotelAdminWords)
  const inBrowser = useInBrowser()
  const [boards, setBoards] = useState<readonly Board[]>([])
  const [saved] = useState(rooms)
  // Without JavaScript no board can be added, so all of them have rows.
  const rows = rateRows(rooms, inBrowser ? boards : rateBoards)
  const cells = rateCells(rooms, rows)
  const known = rows.map((row) => ({ ...row, at: saved.findIndex(({ id }) => id !== '' && id === rooms[row.at]?.id) }))
  const cheaper = cells.flatMap(([low, high], row) =>
    low !== undefined && high !== undefined && high < low
      ? [{ row, column: 1, sentence: labels.cheaper({ than: money(usd(low)) }) }]
      : [],
  )
  const roomName = (at: number) => rooms[at]?.name || words.one({ number: at + 1 })
  return (
    <section className="rates" aria-labelledby={`${fieldId(name)}-rates`}>
      <h3 id={`${fieldId(name)}-rates`}>{labels.title}</h3>
      {rooms.map(({ id }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a room without an id is known by its place
        <div key={`${id} ${at}`} id={fieldId(`${name}.${at}.rates`)} tabIndex={-1} className="err">
          <FieldError name={`${name}.${at}.rates`} error={problems[`${name}.${at}.rates`]} />
        </div>
      ))}
      {rooms.length === 0 ? (
        <p className="muted small">{labels.noRooms}</p>
      ) : (
        <Sheet
          label={labels.label}
          corner={labels.corner}
          rows={rows.map(({ key, at, board }) => ({ key, words: labels.row({ room: roomName(at), board }) }))}
          columns={rateSeasons.map((season) => ({ key: season, heads: [labels.seasons[season]] }))}
          cells={cells}
          saved={rateCells(saved, known)}
          onChange={(changed) => {
            setBoards(boardsShown(rooms, boards))
            onChange(withRates(rooms, rows, changed))
          }}
          fieldName={(row, column) => `${name}.${row}.${column}`}
          given={unreadRates(rooms, rows)}
          notes={cheaper}
        />
      )}
      {inBrowser && rooms.length > 0 && (
        <AddBoard shown={boardsShown(rooms, boards)} add={(board) => setBoards([...boardsShown(rooms, boards), board])} />
      )}
    </section>
  )
}

function AddBoard({ shown, add }: { shown: readonly Board[]; add: (board: Board) => void }) {
  const { rates: labels, boards } = useWords(hotelAdminWords)
  const left = rateBoards.filter((board) => !shown.includes(board))
  const [chosen, choose] = useState<Board>()
  const board = chosen && left.includes(chosen) ? chosen : left[0]
  if (!board) return null
  const id = fieldId('add-board')
  return (
    <div className="field add-group">
      <label htmlFor={id}>{labels.addBoard}</label>
      <div className="row">
        <select id={id} value={board} onChange={({ currentTarget }) => choose(currentTarget.value as Board)}>
          {left.map((one) => (
            <option key={one} value={one}>
              {boards[one]}
            </option>
          ))}
        </select>
        <button type="button" className="btn line sm" onClick={() => add(board)}>
          <EditorIcon name="add" /> {labels.add}
        </button>
      </div>
    </div>
  )
}
