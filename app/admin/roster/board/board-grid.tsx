import { type MouseEvent, useCallback, useRef, useState } from 'react'
import { Link, useNavigate, useNavigation } from 'react-router'
import { dayOfColumn, daysOf, levelsOf } from '#features/roster/board/place.ts'
import { type Day, weekday } from '#values/dates.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { rosterWords } from '../../../words/admin/roster/roster.ts'
import { shortMonth } from '../../components/charts/short-month.ts'
import { useInBrowser } from '../../components/in-browser.ts'
import { boardAddress } from './board-address.ts'
import { BoardRowLines } from './board-row.tsx'
import type { BoardView } from './load-board.server.ts'
import { MovingLine } from './moving-line.tsx'
import { NeedCell } from './strip-cell.tsx'
import { useBoardDrag } from './use-board-drag.ts'
import { useBoardKeys } from './use-board-keys.ts'
import { useTaking } from './use-taking.ts'

type Props = { view: BoardView; changes: boolean; undo: string }

/** Of more days than these each column is narrow. */
const mostWide = 14

/** So many levels of what lacks somebody stand above the rows; the rest is in the list. */
const mostLevels = 4

/**
 * Guides and vehicles by day, and above them what lacks somebody: a table, and with JavaScript a grid that keys and the mouse work in. Both send
 * the forms that the buttons send.
 */
export function BoardGrid({ view, changes, undo }: Props) {
  const words = useWords(rosterWords)
  const { format } = useReader()
  const inBrowser = useInBrowser()
  const navigate = useNavigate()
  const busy = useNavigation().state === 'submitting'
  const table = useRef<HTMLTableElement>(null)
  const taking = useTaking()
  const [message, setMessage] = useState('')
  const { window, board, query, today } = view
  const keys = useBoardKeys({ table, view, taking, changes, undo, announce: (what) => setMessage(words.moving[what]) })
  const drag = useBoardDrag(table, view, taking, changes)
  const days = daysOf(window)
  const isLong = days.length > mostWide
  const address = useCallback((more: Record<string, string>) => boardAddress(query, { more }), [query])
  const isEmpty = board.guides.length + board.cars.length === 0

  const onClick = ({ target }: MouseEvent) => {
    const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('td[data-start]') : null
    const row = cell?.closest('tr')?.dataset.member
    if (!changes || !cell || !row || (target as HTMLElement).closest('a')) return
    const day = dayOfColumn(window, Number(cell.dataset.start))
    navigate(address({ ask: `day:${row}:${day}` }), { preventScrollReset: true })
  }
  const group = (rows: typeof board.guides, head: string) =>
    rows.length > 0 && (
      <tbody>
        <tr className="group">
          <th scope="colgroup" colSpan={board.columns + 1}>
            <span>{head}</span>
          </th>
        </tr>
        {rows.map((row) => (
          <BoardRowLines
            key={row.key}
            row={row}
            window={window}
            inBrowser={inBrowser}
            changes={changes}
            address={address}
            target={taking.taken?.row === row.key ? taking.taken : undefined}
          />
        ))}
      </tbody>
    )
  return (
    <>
      <MovingLine taken={taking.taken} view={view} message={message} />
      <div className={busy ? 'scroll saving' : 'scroll'}>
        <table
          ref={table}
          className={['board num', taking.taken && 'taking', isLong && 'long'].filter(Boolean).join(' ')}
          style={{ '--days': days.length } as React.CSSProperties}
          role={inBrowser ? 'grid' : undefined}
          aria-describedby="board-keys"
          aria-busy={busy}
          onKeyDown={keys.onKeyDown}
          onFocus={keys.onFocus}
          onClick={onClick}
          {...drag}
        >
          <caption className="visually-hidden">{words.table.caption({ days: format.days(window.from, window.to) })}</caption>
          <colgroup>
            <col className="of-name" />
            {days.map((day) => (
              <col key={day} span={2} className={dayClass(day, today)} />
            ))}
          </colgroup>
          <DayHeads days={days} today={today} isLong={isLong} />
          <Needs view={view} inBrowser={inBrowser} />
          {group(board.guides, words.table.guides)}
          {group(board.cars, words.table.cars)}
        </table>
      </div>
      {isEmpty && <p className="muted">{words.filters.none}</p>}
      <p className="small muted keys-hint" id="board-keys">
        {words.keys[changes ? 'text' : 'textRead']({ b: (key) => <kbd>{key}</kbd> })} {changes && words.keys.drag}
      </p>
    </>
  )
}

const showsMonth = (day: Day, nth: number) => nth === 0 || day.endsWith('-01')

const dayClass = (day: Day, today: Day) =>
  [weekday(day) % 6 === 0 && 'weekend', day === today && 'now'].filter(Boolean).join(' ') || undefined

/** `isLong`: there is room for a day's name or for its month. */
function DayHeads({ days, today, isLong }: { days: readonly Day[]; today: Day; isLong: boolean }) {
  const read = useReader()
  const { format } = read
  const words = useWords(rosterWords).table
  return (
    <thead>
      <tr>
        <th scope="col" className="of-name">
          {words.names}
        </th>
        {days.map((day, nth) => (
          <th
            key={day}
            scope="col"
            colSpan={2}
            data-day={day}
            className={dayClass(day, today)}
            aria-current={day === today ? 'date' : undefined}
          >
            <small>{isLong && showsMonth(day, nth) ? shortMonth(read, day) : format.shortWeekday(day)}</small>{' '}
            <b>{!isLong && showsMonth(day, nth) ? format.shortDay(day) : Number(day.slice(8))}</b>
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** What lacks somebody, at its days; each leads to who is free. */
function Needs({ view: { needy, query, board }, inBrowser }: { view: BoardView; inBrowser: boolean }) {
  const words = useWords(rosterWords).table
  const levels = levelsOf(needy, board.columns)
  const shown = levels.slice(0, mostLevels)
  const hidden = needy.filter(({ place }) => place.level >= mostLevels).length
  return (
    <tbody className="needs" id="needs">
      {needy.length === 0 ? (
        <tr>
          <th scope="row" className="of-name">
            {words.needs}
          </th>
          <td colSpan={board.columns} className="nobody">
            {words.nobody}
          </td>
        </tr>
      ) : (
        shown.map((cells, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a level is nothing but its place
          <tr key={nth} data-line={`needs ${nth}`}>
            {nth === 0 && (
              <th scope="rowgroup" rowSpan={shown.length} className="of-name">
                {words.needs} <span className="count">{needy.length}</span>
                <small>
                  <Link to={boardAddress(query, { more: { ask: 'needs' } })} preventScrollReset>
                    {words.asList} {hidden > 0 && words.moreNeeds({ count: hidden })}
                  </Link>
                </small>
              </th>
            )}
            {joined(cells).map(({ start, end, item }) =>
              item ? (
                <NeedCell key={item.item.run} need={item} query={query} inBrowser={inBrowser} />
              ) : (
                <td key={start} colSpan={end - start} />
              ),
            )}
          </tr>
        ))
      )}
    </tbody>
  )
}

/** Nothing is chosen among free columns above the rows: those that follow each other are one cell. */
function joined(cells: ReturnType<typeof levelsOf<BoardView['needy'][number]>>[number]) {
  const all: typeof cells = []
  for (const cell of cells) {
    const last = all.at(-1)
    if (last && !last.item && !cell.item) last.end = cell.end
    else all.push({ ...cell })
  }
  return all
}
