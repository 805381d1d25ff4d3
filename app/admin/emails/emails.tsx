import { Link } from 'react-router'
import { findBookingByReference } from '#features/bookings/reads.server.ts'
import { countEmails, emailsPerPage, listEmails, stateOfEmail } from '#features/emails/reads.server.ts'
import { may } from '#features/staff/permissions.ts'
import { readReference } from '#values/reference.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { listAdminWords } from '../../words/admin/lists.ts'
import { admit } from '../admit.server.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { instantText } from '../components/instants.ts'
import { ListPage } from '../components/list-page.tsx'
import { SearchForm } from '../components/search-form.tsx'
import { loadSavedViews } from '../view-tabs/load-saved-views.server.ts'
import { ViewTabs } from '../view-tabs/view-tabs.tsx'
import type { Route } from './+types/emails.ts'
import { emailKindChoices, emailKinds, savableEmailsPath } from './email-kind-choices.server.ts'
import { isOtherKind, otherKinds } from './email-kinds.ts'
import { EmailsTable } from './emails-table.tsx'
import { type EmailsQuery, emailsPath, readEmailsQuery } from './read-emails-query.ts'
import { EmailSections } from './sections.tsx'

const stateNames = ['all', 'sent', 'waiting', 'failed'] as const

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'emails:read')
  const read = wordsReader(args.context)
  const { db, clock, mail } = contextOf(args.context)
  const query = readEmailsQuery(args.url.searchParams, emailKinds)
  const reference = query.q && readReference(query.q)
  const about = reference ? await findBookingByReference(db, reference) : undefined
  const fits = {
    search: query.q,
    orBookingId: about?.id,
    state: query.state,
    kind:
      query.kind === undefined
        ? undefined
        : isOtherKind(query.kind)
          ? otherKinds[query.kind]
          : (['booking', query.kind] as const),
    batchId: query.batch,
  }
  const [rows, count, saved] = await Promise.all([
    listEmails(db, { ...fits, before: query.before }),
    countEmails(db, fits),
    loadSavedViews(db, { list: 'emails', staff, params: args.url.searchParams, pathOf: savableEmailsPath }),
  ])
  const now = clock.now()
  const shown = rows.slice(0, emailsPerPage)
  return {
    query,
    kinds: emailKindChoices(read),
    saved,
    count,
    delivers: mail.delivers,
    writes: may(staff.role, 'emails:write'),
    older: rows.length > emailsPerPage ? shown.at(-1)?.id : undefined,
    rows: shown.map((name) => ({
      id: name.id,
      recipient: name.recipient,
      subject: name.subject,
      failure: name.failure,
      written: instantText(name.createdAt, now, read.format),
      state: stateOfEmail(name),
    })),
  }
}

export default function Emails({ loaderData }: Route.ComponentProps) {
  const words = useWords(emailAdminWords).list
  const listLabels = useWords(listAdminWords)
  const { query, kinds, saved, count, delivers, writes, older, rows } = loaderData
  const filtered = Boolean(query.q || query.state || query.kind || query.batch)
  return (
    <ListPage
      root="emails"
      title={words.title}
      lede={words.count({ count, filtered: filtered ? 'yes' : 'no' })}
      actions={
        <>
          <Search query={query} kinds={kinds} key={emailsPath(query)} />
          {writes && (
            <Link className="btn" to="/admin/emails/new">
              {words.write}
            </Link>
          )}
        </>
      }
      tools={
        <>
          <EmailSections />
          {!delivers && <p className="note gap">{listLabels.emails.lede({ delivers: delivers ? 'yes' : 'no' })}</p>}
          <ViewTabs
            label={words.statesLabel}
            saved={saved}
            filters={stateNames.map((state) => ({
              to: emailsPath({ ...query, state: state === 'all' ? undefined : state, before: undefined }),
              word: words.states[state],
              isOn: (query.state ?? 'all') === state,
            }))}
          >
            {(filtered || query.before !== undefined) && (
              <Link className="view" to="/admin/emails">
                {words.all}
              </Link>
            )}
          </ViewTabs>
        </>
      }
      empty={
        rows.length === 0 && (
          <EmptyState
            title={filtered ? words.emptyFilter : listLabels.emails.emptyTitle}
            text={filtered ? words.emptyFilterText : listLabels.emails.empty}
          />
        )
      }
      pages={{
        first: query.before !== undefined && emailsPath({ ...query, before: undefined }),
        next: older !== undefined && emailsPath({ ...query, before: older }),
      }}
    >
      <EmailsTable caption={words.title} rows={rows} delivers={delivers} />
    </ListPage>
  )
}

function Search({ query, kinds }: { query: EmailsQuery; kinds: readonly { value: string; word: string }[] }) {
  const words = useWords(emailAdminWords).list
  return (
    <SearchForm
      action="/admin/emails"
      className="email-search"
      search={query.q ?? ''}
      words={words}
      hidden={{ state: query.state }}
    >
      <label className="visually-hidden" htmlFor="kind">
        {words.kind}
      </label>
      <select id="kind" name="kind" defaultValue={query.kind ?? ''}>
        <option value="">{words.anyKind}</option>
        {kinds.map(({ value, word }) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </SearchForm>
  )
}
