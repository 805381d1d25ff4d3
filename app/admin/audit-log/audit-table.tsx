import { Link } from 'react-router'
import { auditLogAdminWords as words } from '../../words/admin/audit-log.ts'
import type { AuditRow } from './audit-row.ts'
import { type AuditQuery, auditLogPath } from './read-audit-query.ts'

/** The log itself; below the width of a large screen each entry is a card. */
export function AuditTable({ rows, ask }: { rows: readonly AuditRow[]; ask: AuditQuery }) {
  const { columns } = words
  return (
    <div className="pane list">
      <div className="scroll">
        <table className="table stacks log">
          <thead>
            <tr>
              <th scope="col">{columns.what}</th>
              <th scope="col">{columns.who}</th>
              <th scope="col">{columns.subject}</th>
              <th scope="col">{columns.facts}</th>
              <th scope="col">{columns.when}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Entry key={row.id} row={row} ask={ask} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function Entry({ row: { when, actor, what, subject, facts }, ask }: { row: AuditRow; ask: AuditQuery }) {
  const { kind, id, words: name, to } = subject
  return (
    <tr>
      <th scope="row" className="whole">
        {what}
      </th>
      <td>{actor}</td>
      <td className="breaks" data-label={words.columns.subject}>
        {to ? <Link to={to}>{name}</Link> : name}
        {ask.of === undefined && (
          <small>
            <Link to={auditLogPath({ kind, of: id })} aria-label={words.onlyThis(name)}>
              {words.onlyThisShort}
            </Link>
          </small>
        )}
      </td>
      <td className="breaks">
        <Facts facts={facts} />
      </td>
      <td className="num nowrap">{when}</td>
    </tr>
  )
}

function Facts({ facts }: { facts: AuditRow['facts'] }) {
  return facts.map(({ name, text }) => (
    <span className="fact" key={`${name}:${text}`}>
      {name && <span className="muted">{name}</span>} {text}
    </span>
  ))
}
