import { Form, Link } from 'react-router'
import { type CrewKind, crewKey } from '#features/crew/crew.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { StatusTag } from '../../../shared/status-tag.tsx'
import { departureListAdminWords } from '../../../words/admin/departures/departure-list.ts'
import { BulkBar } from '../../components/bulk-bar.tsx'
import { BulkButton } from '../../components/bulk-button.tsx'
import { type Column, ListTable } from '../../components/data-table.tsx'
import { FillingBar } from '../../components/filling.tsx'
import { TickAll } from '../../components/tick-all.tsx'
import { GuaranteeButton } from './guarantee-button.tsx'
import type { DepartureListRow } from './load-departures.server.ts'

type Props = {
  rows: readonly DepartureListRow[]
  crew: readonly { kind: CrewKind; id: number; name: string }[]
  changes: boolean
  /** Whether they can be moved to the trash together: those that are not on sale. */
  trashes: boolean
}

const columnsOf = (read: ReadWords, changes: boolean): (Column<DepartureListRow> | false)[] => {
  const words = read(departureListAdminWords)
  const columns = read(departureListAdminWords).columns
  return [
    changes && {
      head: <TickAll name={columns.pick} />,
      headClassName: 'pick-col',
      className: 'pick-cell',
      cell: ({ mayChange, seen, title, day }) =>
        mayChange && <input type="checkbox" name="pick" value={seen} aria-label={words.pick({ title, day })} />,
    },
    {
      head: columns.day,
      headClassName: 'day-col',
      isRowHead: true,
      className: 'num nowrap',
      cell: ({ id, title, day, closes }) => (
        <>
          <Link to={`/admin/departures/${id}`}>
            {day}
            <span className="visually-hidden">, {title}</span>
          </Link>
          {closes && <small className="muted">{words.closes({ day: closes })}</small>}
        </>
      ),
    },
    {
      head: columns.journey,
      className: 'whole lead',
      cell: ({ id, title, day }) => (
        <>
          {title}{' '}
          {changes && (
            <Link className="edit-of" to={`/admin/departures/${id}/edit`} aria-label={words.edit({ title, day })}>
              {words.editShort}
            </Link>
          )}
        </>
      ),
    },
    {
      head: columns.seats,
      headClassName: 'seats-col',
      className: 'num whole',
      cell: (row) => (
        <span className="seats-of">
          <FillingBar {...row} />
          <span className="nowrap">
            {words.seats({ taken: row.taken, capacity: row.capacity })}
            {row.waiting > 0 && <small>{words.waiting({ people: row.waiting })}</small>}
          </span>
        </span>
      ),
    },
    {
      head: columns.guarantee,
      headClassName: 'guarantee-col',
      cell: (row) => <GuaranteeButton row={row} changes={changes} />,
    },
    {
      head: columns.crew,
      headClassName: 'crew-col',
      className: 'crew-cell',
      cell: ({ crew, clash }) => (
        <>
          {crew.length === 0 ? <span className="muted">{words.noCrew}</span> : crew.map(({ name }) => name).join(', ')}
          {clash && <span className="tag bad">{words.clash}</span>}
        </>
      ),
    },
    {
      head: columns.state,
      headClassName: 'state-col',
      className: 'state',
      cell: ({ status, short, sale, opens }) => (
        <>
          {status ? (
            <StatusTag status={status} short={short} />
          ) : (
            <span className={sale === 'scheduled' ? 'tag warn' : 'tag'}>{words.sales[sale]}</span>
          )}
          {opens && <small className="num">{words.opens({ when: opens })}</small>}
        </>
      ),
    },
  ]
}

/** Departures by month. With the right to change them the whole list is one form: what is ticked, and what happens to it. */
export function DeparturesTable({ rows, crew, changes, trashes }: Props) {
  const read = useReader()
  const words = useWords(departureListAdminWords)
  const table = (
    <ListTable
      caption={words.title}
      className="leaving"
      columns={columnsOf(read, changes)}
      rows={rows}
      rowKey={({ id }) => id}
      groupOf={({ month }) => month}
    />
  )
  if (!changes) return table
  return (
    <Form method="post" className="ticking" preventScrollReset>
      {table}
      <WithTicked crew={crew} trashes={trashes} />
    </Form>
  )
}

function WithTicked({ crew, trashes }: Pick<Props, 'crew' | 'trashes'>) {
  const words = useWords(departureListAdminWords)
  const labels = words.bulk
  return (
    <BulkBar label={labels.label}>
      <BulkButton event="sell">{labels.sell}</BulkButton>
      <BulkButton event="off">{labels.off}</BulkButton>
      <BulkButton event="guarantee">{labels.guarantee}</BulkButton>
      {trashes && <BulkButton event="trash">{labels.trash}</BulkButton>}
      {crew.length > 0 && (
        <>
          <label className="field">
            <span className="visually-hidden">{labels.who}</span>
            <select name="who" defaultValue="">
              <option value="">{labels.nobody}</option>
              {crew.map((member) => (
                <option key={crewKey(member)} value={crewKey(member)}>
                  {member.name}
                </option>
              ))}
            </select>
          </label>
          <label className="tick">
            <input type="checkbox" name="even" value="yes" />
            <span>{labels.evenIfClash}</span>
          </label>
          <BulkButton event="assign">{labels.assign}</BulkButton>
        </>
      )}
    </BulkBar>
  )
}
