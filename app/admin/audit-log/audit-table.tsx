import { Link } from 'react-router'
import { auditLogAdminWords as words } from '../../words/admin/audit-log.ts'
import { type Column, ListTable } from '../components/data-table.tsx'
import type { AuditRow } from './audit-row.ts'
import { type AuditQuery, auditLogPath } from './read-audit-query.ts'

const { columns } = words

const columnsOf = (query: AuditQuery): Column<AuditRow>[] => [
  { head: columns.what, isRowHead: true, className: 'whole', cell: ({ what }) => what },
  { head: columns.who, cell: ({ actor }) => actor },
  {
    head: columns.subject,
    className: 'breaks',
    label: columns.subject,
    cell: ({ subject: { words: name, to } }) => (to ? <Link to={to}>{name}</Link> : name),
    small: ({ subject: { kind, id, words: name } }) =>
      query.of === undefined && (
        <Link to={auditLogPath({ kind, of: id })} aria-label={words.onlyThis(name)}>
          {words.onlyThisShort}
        </Link>
      ),
  },
  {
    head: columns.facts,
    className: 'breaks',
    cell: ({ facts }) =>
      facts.map(({ name, text }) => (
        <span className="fact" key={`${name}:${text}`}>
          {name && <span className="muted">{name}</span>} {text}
        </span>
      )),
  },
  { head: columns.when, className: 'num nowrap', cell: ({ when }) => when },
]

/** The log itself; below the width of a large screen each entry is a card. */
export const AuditTable = ({ rows, query }: { rows: readonly AuditRow[]; query: AuditQuery }) => (
  <ListTable caption={words.title} className="log" columns={columnsOf(query)} rows={rows} rowKey={({ id }) => id} />
)
