import { Form, Link } from 'react-router'
import { type CrewKind, crewKey } from '#features/crew/crew.ts'
import { StatusTag } from '../../shared/status-tag.tsx'
import { groupedBy } from '../../ui/group-by.ts'
import { departureListAdminWords as words } from '../../words/admin/departures/departure-list.ts'
import { BulkBar } from '../components/bulk-bar.tsx'
import { FillingBar } from '../components/filling.tsx'
import { WordSwitch } from './guarantee-switch.tsx'
import type { DepartureListRow } from './load-departures.server.ts'

type Props = {
  rows: readonly DepartureListRow[]
  crew: readonly { kind: CrewKind; id: number; name: string }[]
  changes: boolean
}

/** Departures by month. With the right to change them the whole list is one form: what is ticked, and what happens to it. */
export function DeparturesTable({ rows, crew, changes }: Props) {
  const months = groupedBy(rows, ({ month }) => month).map(([month, leaving]) => (
    <section key={month} className="month">
      <h2>{month}</h2>
      <Month rows={leaving} changes={changes} />
    </section>
  ))
  if (!changes) return months
  return (
    <Form method="post" className="ticking" preventScrollReset>
      {months}
      <WithTicked crew={crew} />
    </Form>
  )
}

function WithTicked({ crew }: Pick<Props, 'crew'>) {
  const says = words.bulk
  return (
    <BulkBar label={says.label}>
      <button className="btn line sm" type="submit" name="event" value="sell">
        {says.sell}
      </button>
      <button className="btn line sm" type="submit" name="event" value="word">
        {says.word}
      </button>
      {crew.length > 0 && (
        <>
          <label className="field">
            <span className="visually-hidden">{says.who}</span>
            <select name="who" defaultValue="">
              <option value="">{says.nobody}</option>
              {crew.map((member) => (
                <option key={crewKey(member)} value={crewKey(member)}>
                  {member.name}
                </option>
              ))}
            </select>
          </label>
          <label className="tick">
            <input type="checkbox" name="even" value="yes" />
            <span>{says.evenIfClash}</span>
          </label>
          <button className="btn line sm" type="submit" name="event" value="assign">
            {says.assign}
          </button>
        </>
      )}
    </BulkBar>
  )
}

function Month({ rows, changes }: Pick<Props, 'rows' | 'changes'>) {
  const { columns } = words
  return (
    <div className="pane list">
      <div className="scroll">
        <table className="table stacks leaving">
          <thead>
            <tr>
              {changes && (
                <th scope="col" className="pick-col">
                  <span className="visually-hidden">{columns.pick}</span>
                </th>
              )}
              <th scope="col" className="day-col">
                {columns.day}
              </th>
              <th scope="col">{columns.journey}</th>
              <th scope="col" className="seats-col">
                {columns.seats}
              </th>
              <th scope="col" className="word-col">
                {columns.word}
              </th>
              <th scope="col" className="crew-col">
                {columns.crew}
              </th>
              <th scope="col" className="state-col">
                {columns.state}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} changes={changes} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function Row({ row, changes }: { row: DepartureListRow; changes: boolean }) {
  return (
    <tr>
      {changes && (
        <td className="pick-cell">
          {row.mayChange && <input type="checkbox" name="pick" value={row.seen} aria-label={words.pick(row.title, row.day)} />}
        </td>
      )}
      <th scope="row" className="num nowrap">
        <Link to={`/admin/departures/${row.id}`}>{row.day}</Link>
        {row.closes && <small className="muted">{words.closes(row.closes)}</small>}
      </th>
      <td className="whole lead">
        {row.title}{' '}
        {changes && (
          <Link to={`/admin/departures/edit/${row.id}`} aria-label={words.edit(row.title, row.day)}>
            {words.editShort}
          </Link>
        )}
      </td>
      <td className="num whole">
        <span className="seats-of">
          <FillingBar {...row} />
          <span className="nowrap">
            {words.seats(row.taken, row.capacity)}
            {row.waiting > 0 && <small>{words.waiting(row.waiting)}</small>}
          </span>
        </span>
      </td>
      <td>
        <WordSwitch row={row} changes={changes} />
      </td>
      <td className="crew-cell">
        {row.crew.length === 0 ? <span className="muted">{words.noCrew}</span> : row.crew.map(({ name }) => name).join(', ')}
        {row.clash && <span className="tag bad">{words.clash}</span>}
      </td>
      <td className="state">
        {row.status ? (
          <StatusTag status={row.status} short={row.short} />
        ) : (
          <span className={row.sale === 'scheduled' ? 'tag warn' : 'tag'}>{words.sales[row.sale]}</span>
        )}
        {row.opens && <small className="num">{words.opens(row.opens)}</small>}
      </td>
    </tr>
  )
}
