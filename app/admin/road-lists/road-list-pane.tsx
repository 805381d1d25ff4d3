import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { arrivalWords } from '../../words/admin/bookings/arrivals.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { telHref } from '../components/phone-links.ts'
import { PrintButton } from '../components/print-button.tsx'
import { WorkbookLink } from './manifest-pane.tsx'
import type { RoadCell, RoadList } from './road-list.ts'

type Row = RoadList['rows'][number]

type Props = {
  list: RoadList
  /** The address of the same list as a workbook. */
  file: string
  /** When it was printed, in words. */
  printed: string
  /** Where the page is about a person or a day, what else can be done. */
  tools?: ReactNode
}

/** A list for the road: on A4 a table, on a phone a card for each row. */
export function RoadListPane({ list: { title, lede, notes, columns, rows, empty }, file, printed, tools }: Props) {
  const labels = useWords(arrivalWords)
  return (
    <>
      <div className="row gap off-paper">
        <p className="muted num">{lede}</p>
        {rows.length > 0 && <PrintButton word={labels.print} isLine />}
        {rows.length > 0 && <WorkbookLink file={file} />}
        {tools}
      </div>
      {notes.map((note) => (
        <p key={note} className="small num gap">
          {note}
        </p>
      ))}
      {rows.length === 0 ? (
        <EmptyState title={empty.title} text={empty.text} />
      ) : (
        <div className="pane list sheet-of">
          <DataTable
            caption={title}
            className="road-list"
            columns={columns.map(
              ({ head, as }, at): Column<Row> => ({
                head,
                label: head,
                cell: ({ cells }) => <Cell cell={cells[at] ?? ''} />,
                ...(as === 'head' && { isRowHead: true }),
                ...(as === 'number' && { isNumber: true }),
              }),
            )}
            rows={rows}
            rowKey={({ key }) => key}
            groupOf={({ group }) => group}
          />
        </div>
      )}
      <p className="small muted on-paper">{labels.printed({ when: printed })}</p>
    </>
  )
}

function Cell({ cell }: { cell: RoadCell }) {
  if (typeof cell !== 'object') return cell
  const { text, lines = [], small = [], phone, warn, go } = cell
  return (
    <>
      {text}
      {lines.map((line) => (
        <span key={line} className="line-of">
          {line}
        </span>
      ))}
      {small.map((line) => (
        <small key={line}>{line}</small>
      ))}
      {phone && (
        <a className="num call" href={telHref(phone)}>
          {phone}
        </a>
      )}
      {warn && <small className="presses">{warn}</small>}
      {go && (
        <Link className="quiet off-paper" to={go.to}>
          {go.word}
        </Link>
      )}
    </>
  )
}
