import { Form, Link } from 'react-router'
import { auditActions, subjectKinds } from '#features/audit-log/action.ts'
import { listActors, listAuditEntries } from '#features/audit-log/reads.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { contextOf } from '../../context.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { listState } from '../../ui/list-link.tsx'
import { auditLogAdminWords } from '../../words/admin/audit-log.ts'
import { admit } from '../admit.server.ts'
import { type Column, ListTable } from '../components/data-table.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { ListPage } from '../components/list-page.tsx'
import type { Route } from './+types/audit-log.ts'
import { type AuditRow, auditRow } from './audit-row.ts'
import { type AuditQuery, auditLogPath, auditLogQuery, readAuditQuery } from './read-audit-query.ts'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'audit-log:read')
  const read = wordsReader(args.context)
  const { db, clock } = contextOf(args.context)
  const query = readAuditQuery(args.url.searchParams)
  const [{ rows, more }, actors] = await Promise.all([listAuditEntries(db, auditLogQuery(query)), listActors(db)])
  const now = clock.now()
  return { query, actors, rows: rows.map((row) => auditRow(read, row, now)), older: more ? rows.at(-1)?.id : undefined }
}

export default function AuditLog({ loaderData: { query, actors, rows, older } }: Route.ComponentProps) {
  const words = useWords(auditLogAdminWords)
  const filtered = [query.who, query.what, query.kind, query.since, query.until].some((one) => one !== undefined)
  return (
    <ListPage
      root="audit-log"
      title={words.title}
      lede={words.lede}
      actions={
        <a
          className="btn line"
          href={auditLogPath({ ...query, before: undefined }).replace('/admin/audit-log', '/admin/audit-log/list.csv')}
          download
        >
          {words.csv}
        </a>
      }
      tools={
        <>
          <Filters query={query} actors={actors} filtered={filtered || query.before !== undefined} />
          {query.of !== undefined && rows[0] && <p className="note gap">{words.only({ subject: rows[0].subject.words })}</p>}
        </>
      }
      empty={rows.length === 0 && <EmptyState title={words.emptyTitle} text={filtered ? words.emptyFilter : words.empty} />}
      pages={{
        first: query.before !== undefined && auditLogPath({ ...query, before: undefined }),
        next: older !== undefined && auditLogPath({ ...query, before: older }),
      }}
    >
      <AuditTable rows={rows} query={query} />
    </ListPage>
  )
}

type FiltersProps = Pick<Route.ComponentProps['loaderData'], 'query' | 'actors'> & { filtered: boolean }

function Filters({ query, actors, filtered }: FiltersProps) {
  const words = useWords(auditLogAdminWords)
  const labels = words.filters
  return (
    <Form
      className="tools log-filters"
      role="search"
      aria-label={labels.label}
      action="/admin/audit-log"
      state={listState}
      key={auditLogPath(query)}
    >
      <Choice
        name="who"
        label={labels.who}
        any={labels.anybody}
        chosen={query.who}
        options={actors.map(({ id, name }) => [id, name])}
      />
      <Choice
        name="what"
        label={labels.what}
        any={labels.anything}
        chosen={query.what}
        options={auditActions.map((action) => [action, words.actions[action]])}
      />
      <Choice
        name="kind"
        label={labels.kind}
        any={labels.anyKind}
        chosen={query.kind}
        options={subjectKinds.map((kind) => [kind, words.kinds[kind]])}
      />
      <Day name="since" label={labels.since} day={query.since} />
      <Day name="until" label={labels.until} day={query.until} />
      <span className="row">
        <button className="btn line" type="submit">
          {labels.show}
        </button>
        {filtered && <Link to="/admin/audit-log">{words.all}</Link>}
      </span>
    </Form>
  )
}

function Day({ name, label, day }: { name: string; label: string; day: string | undefined }) {
  return (
    <label className="field">
      <b>{label}</b>
      <input type="date" name={name} defaultValue={day ?? ''} />
    </label>
  )
}

type ChoiceProps = {
  name: string
  label: string
  any: string
  chosen: string | undefined
  options: readonly (readonly [value: string, word: string])[]
}

function Choice({ name, label, any, chosen, options }: ChoiceProps) {
  return (
    <label className="field">
      <b className="visually-hidden">{label}</b>
      <select name={name} defaultValue={chosen ?? ''}>
        <option value="">{any}</option>
        {options.map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </label>
  )
}

const columnsOf = (read: ReadWords, query: AuditQuery): Column<AuditRow>[] => {
  const words = read(auditLogAdminWords)
  const columns = words.columns
  return [
    { head: columns.what, isRowHead: true, className: 'whole', cell: ({ what }) => what },
    { head: columns.who, cell: ({ actor }) => actor },
    {
      head: columns.subject,
      className: 'breaks',
      label: columns.subject,
      cell: ({ subject: { words: name, to } }) => (to ? <Link to={to}>{name}</Link> : name),
      small: ({ subject: { kind, id, words: name } }) =>
        query.of === undefined && (
          <Link to={auditLogPath({ kind, of: id })} aria-label={words.onlyThis({ subject: name })}>
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
}

/** The log itself; below the width of a large screen each entry is a card. */
const AuditTable = ({ rows, query }: { rows: readonly AuditRow[]; query: AuditQuery }) => {
  const read = useReader()
  const words = useWords(auditLogAdminWords)
  return <ListTable caption={words.title} className="log" columns={columnsOf(read, query)} rows={rows} rowKey={({ id }) => id} />
}
