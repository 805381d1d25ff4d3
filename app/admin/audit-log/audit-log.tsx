import { Form, Link } from 'react-router'
import { auditActions, subjectKinds } from '#features/audit-log/action.ts'
import { listActors, listAuditEntries } from '#features/audit-log/reads.server.ts'
import { contextOf } from '../../context.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { auditLogAdminWords as words } from '../../words/admin/audit-log.ts'
import { admit } from '../admit.server.ts'
import { PageBar } from '../components/page-bar.tsx'
import type { Route } from './+types/audit-log.ts'
import { auditRow } from './audit-row.ts'
import { AuditTable } from './audit-table.tsx'
import { auditLogPath, auditLogQuery, readAuditQuery } from './read-audit-query.ts'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'audit-log:read')
  const { db, clock } = contextOf(args.context)
  const ask = readAuditQuery(args.url.searchParams)
  const [{ rows, more }, actors] = await Promise.all([listAuditEntries(db, auditLogQuery(ask)), listActors(db)])
  const now = clock.now()
  return { ask, actors, rows: rows.map((row) => auditRow(row, now)), older: more ? rows.at(-1)?.id : undefined }
}

export default function AuditLog({ loaderData: { ask, actors, rows, older } }: Route.ComponentProps) {
  const filtered = [ask.who, ask.what, ask.kind, ask.since, ask.until].some((one) => one !== undefined)
  return (
    <div className="audit-log">
      <PageBar title={words.title} lede={words.lede} />
      <Filters ask={ask} actors={actors} filtered={filtered || ask.before !== undefined} />
      {ask.of !== undefined && rows[0] && <p className="note gap">{words.only(rows[0].subject.words)}</p>}
      {rows.length === 0 ? (
        <section className="empty">
          <h2>{words.emptyTitle}</h2>
          <p>{filtered ? words.emptyFilter : words.empty}</p>
        </section>
      ) : (
        <AuditTable rows={rows} ask={ask} />
      )}
      {rows.length > 0 && (
        <p className="small gap">
          <a href={auditLogPath({ ...ask, before: undefined }).replace('/admin/audit-log', '/admin/audit-log/list.csv')} download>
            {words.csv}
          </a>
        </p>
      )}
      {(older !== undefined || ask.before !== undefined) && (
        <nav className="pages" aria-label={adminWords.pages.label}>
          <span className="row">
            {ask.before !== undefined && (
              <Link className="btn line sm" to={auditLogPath({ ...ask, before: undefined })}>
                {words.newest}
              </Link>
            )}
            {older !== undefined && (
              <Link className="btn line sm" to={auditLogPath({ ...ask, before: older })} rel="next">
                {words.older}
              </Link>
            )}
          </span>
        </nav>
      )}
    </div>
  )
}

type FiltersProps = Pick<Route.ComponentProps['loaderData'], 'ask' | 'actors'> & { filtered: boolean }

function Filters({ ask, actors, filtered }: FiltersProps) {
  const says = words.filters
  return (
    <Form className="tools log-filters" role="search" aria-label={says.label} action="/admin/audit-log" key={auditLogPath(ask)}>
      <Choice
        name="who"
        label={says.who}
        any={says.anybody}
        chosen={ask.who}
        options={actors.map(({ id, name }) => [id, name])}
      />
      <Choice
        name="what"
        label={says.what}
        any={says.anything}
        chosen={ask.what}
        options={auditActions.map((action) => [action, words.actions[action]])}
      />
      <Choice
        name="kind"
        label={says.kind}
        any={says.anything}
        chosen={ask.kind}
        options={subjectKinds.map((kind) => [kind, words.kinds[kind]])}
      />
      <Day name="since" label={says.since} day={ask.since} />
      <Day name="until" label={says.until} day={ask.until} />
      <span className="row">
        <button className="btn line" type="submit">
          {says.show}
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
      <b>{label}</b>
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
