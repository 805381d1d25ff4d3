import { data, Form, Link, useNavigation } from 'react-router'
import { listUnpaidHolds } from '#features/bookings/holds/reads-unpaid-holds.server.ts'
import { groupUnpaid, type SameBy } from '#features/bookings/holds/unpaid-groups.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { uuidPattern } from '#values/uuid.ts'
import { contextOf } from '../../../context.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { TextField } from '../../../ui/field.tsx'
import { arrivalWords } from '../../../words/admin/bookings/arrivals.ts'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { unpaidHoldsWords } from '../../../words/admin/bookings/unpaid-holds.ts'
import { admit } from '../../admit.server.ts'
import { useAuth } from '../../auth/auth.tsx'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { instantText } from '../../components/instants.ts'
import { PageBar } from '../../components/page-bar.tsx'
import { refusalText } from '../refusal-text.ts'
import type { Route } from './+types/unpaid-holds.ts'
import { mostUnpaidShown, releaseHolds } from './release-holds.server.ts'
import { countColumn, leadColumn, untilColumn } from './shared-columns.tsx'

const longestReason = 500

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const read = wordsReader(args.context)
  const words = read(unpaidHoldsWords)
  const { db, clock } = contextOf(args.context)
  const now = clock.now()
  const shared: Record<SameBy, string> = words.shared
  return {
    groups: groupUnpaid(await listUnpaidHolds(db, now, mostUnpaidShown)).map(({ by, places, holds }) => ({
      name: words.group({ shared: read.format.list(by.map((mark) => shared[mark])), places }),
      places,
      holds: holds.map(
        ({ id, reference, version, leadName, title, startsOn, holdEndsAt, places: count, byStaff, unconfirmed }) => ({
          id,
          reference,
          version,
          leadName,
          title,
          starts: read.format.shortDay(startsOn),
          until: instantText(holdEndsAt, now, read.format),
          places: count,
          byStaff,
          email: byStaff ? words.byStaff : unconfirmed ? words.unconfirmed : words.confirmed,
        }),
      ),
    })),
  }
}

/** A ticked hold as it was shown: its id and its version. */
const seenHold = new RegExp(`^(${uuidPattern}) (\\d{1,9})$`)

/** Releases what is ticked. */
export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'bookings:move')
  const read = wordsReader(args.context)
  const words = read(unpaidHoldsWords)
  const form = await args.request.formData()
  const reason = String(form.get('reason') ?? '').slice(0, longestReason)
  const chosen = new Map(
    form.getAll('hold').flatMap((named) => {
      const [, id = '', version = ''] = seenHold.exec(String(named)) ?? []
      return id ? [[id, Number(version)] as const] : []
    }),
  )
  if (chosen.size === 0) return data({ problem: words.nothing, reason }, { status: 422 })
  if (reason.trim() === '')
    return data({ problem: refusalText(read, { reason: 'reason-missing' }).sentence, reason }, { status: 422 })
  const { released, left } = await releaseHolds(contextOf(args.context), { chosen, reason, staff })
  return data({ done: words.released({ count: released, left }) }, { status: released > 0 ? 200 : 409 })
}

export default function UnpaidHolds({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(unpaidHoldsWords)
  const arrivalLabels = useWords(arrivalWords)
  const { groups } = loaderData
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  const done = actionData && 'done' in actionData ? actionData.done : undefined
  const all = groups.reduce((sum, { places }) => sum + places, 0)
  return (
    <div className="list-page booking-list">
      <PageBar
        title={words.title}
        lede={words.lede({ groups: groups.length, places: all })}
        crumb={{ label: arrivalLabels.breadcrumb, links: <Link to="/admin/bookings">{arrivalLabels.bookings}</Link> }}
      />
      <div role="alert" className="flash">
        {problem && <p className="note bad">{problem}</p>}
        {done && <p className="note">{done}</p>}
      </div>
      {groups.length === 0 && <EmptyState title={words.emptyTitle} text={words.empty} />}
      {groups.map((group) => (
        <Group
          key={group.holds.map(({ id }) => id).join()}
          {...group}
          typed={actionData && 'reason' in actionData ? actionData.reason : ''}
        />
      ))}
    </div>
  )
}

type GroupData = Route.ComponentProps['loaderData']['groups'][number]

type Hold = GroupData['holds'][number]

const tickOf = (read: ReadWords): Column<Hold> => ({
  head: read(unpaidHoldsWords).columns.tick,
  cell: ({ id, version, byStaff, reference }) => (
    <input
      type="checkbox"
      name="hold"
      value={`${id} ${version}`}
      defaultChecked={!byStaff}
      aria-label={read(unpaidHoldsWords).tick({ reference })}
    />
  ),
})

const columnsOf = (read: ReadWords): Column<Hold>[] => [
  leadColumn(read(unpaidHoldsWords).columns.lead),
  { head: read(unpaidHoldsWords).columns.journey, className: 'whole', cell: ({ title }) => title, small: ({ starts }) => starts },
  countColumn(read(unpaidHoldsWords).columns.places, ({ places }) => places),
  untilColumn(read(unpaidHoldsWords).columns.until),
  { head: read(unpaidHoldsWords).columns.state, cell: ({ email }) => email },
]

function Group({ name, holds, typed }: GroupData & { typed: string }) {
  const read = useReader()
  const words = useWords(unpaidHoldsWords)
  const bookingLabels = useWords(bookingAdminWords)
  const busy = useNavigation().state !== 'idle'
  const mayRelease = useAuth().may('bookings:move')
  return (
    <Form method="post" className="pane stack" preventScrollReset>
      <header>
        <h2>{name}</h2>
      </header>
      <DataTable
        caption={name}
        className="stacks"
        columns={[mayRelease && tickOf(read), ...columnsOf(read)]}
        rows={holds}
        rowKey={({ id }) => id}
      />
      {mayRelease && (
        <div className="stack">
          <TextField name="reason" label={words.reason} hint={words.reasonHint} maxLength={longestReason} defaultValue={typed} />
          <p>
            <button className="btn" type="submit" aria-disabled={busy}>
              {busy ? bookingLabels.moves.working : words.release}
            </button>
          </p>
        </div>
      )}
    </Form>
  )
}
