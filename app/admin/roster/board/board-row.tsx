import { memo } from 'react'
import { Link } from 'react-router'
import { type BoardWindow, dayOfColumn } from '#features/roster/board/place.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { rosterWords } from '../../../words/admin/roster/roster.ts'
import { useAuth } from '../../auth/auth.tsx'
import type { BoardView } from './load-board.server.ts'
import { memberFacts } from './member-facts.ts'
import { StripCell } from './strip-cell.tsx'
import type { Taken } from './taken.ts'

type Row = BoardView['board']['guides'][number]
type Props = {
  row: Row
  window: BoardWindow
  inBrowser: boolean
  changes: boolean
  address(more: Record<string, string>): string
  /** What would go into this row. */
  target: Taken | undefined
}

/** A guide or a vehicle: a line for each level. Where two of its strips overlap there are two. */
export const BoardRowLines = memo(function BoardRowLines({ row, window, inBrowser, changes, address, target }: Props) {
  const { format } = useReader()
  const words = useWords(rosterWords).table
  const { key, member, levels } = row
  const className = [target && 'target', !member.active && 'gone'].filter(Boolean).join(' ') || undefined
  return levels.map((cells, level) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a level is nothing but its place
    <tr key={level} data-line={`${key} ${level}`} data-member={key} className={className}>
      {level === 0 && <MemberHead row={row} />}
      {cells.map(({ start, end, item }) => {
        if (item)
          return (
            <StripCell
              key={item.id}
              strip={item}
              inBrowser={inBrowser}
              changes={changes}
              to={address({ ask: `strip:${item.id}` })}
            />
          )
        if (level > 0) return <td key={start} colSpan={end - start} />
        const day = format.weekdayDay(dayOfColumn(window, start))
        return (
          <td
            key={start}
            colSpan={end - start}
            data-start={start}
            data-end={end}
            className="free"
            tabIndex={inBrowser ? -1 : undefined}
            aria-label={inBrowser ? words[end - start === 2 ? 'free' : 'freeHalf']({ name: member.name, day }) : undefined}
          />
        )
      })}
    </tr>
  ))
})

function MemberHead({ row: { member, levels } }: { row: Row }) {
  const read = useReader()
  const { may } = useAuth()
  const { kind, id, name } = member
  const facts = memberFacts(read, member).join(' · ')
  return (
    <th scope="row" rowSpan={levels.length} className="of-name" title={facts}>
      {may('departures:change') ? <Link to={`/admin/crew/${kind === 'guide' ? 'guides' : 'cars'}/${id}`}>{name}</Link> : name}
      <small>{facts}</small>
    </th>
  )
}
