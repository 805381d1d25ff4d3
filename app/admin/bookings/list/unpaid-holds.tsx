import { data, Form, Link, useNavigation } from 'react-router'
import { listUnpaidHolds } from '#features/bookings/holds/reads-unpaid-holds.server.ts'
import { groupUnpaid } from '#features/bookings/holds/unpaid-groups.ts'
import { shortDay } from '#values/day-words.ts'
import { uuidPattern } from '#values/uuid.ts'
import { contextOf } from '../../../context.ts'
import { TextField } from '../../../ui/field.tsx'
import { adminWords } from '../../../words/admin/admin.ts'
import { arrivalWords } from '../../../words/admin/bookings/arrivals.ts'
import { unpaidHoldsWords as words } from '../../../words/admin/bookings/unpaid-holds.ts'
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
  const { db, clock } = contextOf(args.context)
  const now = clock.now()
  return {
    groups: groupUnpaid(await listUnpaidHolds(db, now, mostUnpaidShown)).map(({ by, places, holds }) => ({
      name: words.group(by, places),
      places,
      holds: holds.map(
        ({ id, reference, version, leadName, title, startsOn, holdEndsAt, places: count, byStaff, unconfirmed }) => ({
          id,
          reference,
          version,
          leadName,
          title,
          starts: shortDay(startsOn),
          until: instantText(holdEndsAt, now),
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
  const form = await args.request.formData()
  const reason = String(form.get('reason') ?? '').slice(0, longestReason)
  const chosen = new Map(
    form.getAll('hold').flatMap((named) => {
      const [, id = '', version = ''] = seenHold.exec(String(named)) ?? []
      return id ? [[id, Number(version)] as const] : []
    }),
  )
  if (chosen.size === 0) return data({ problem: words.nothing, reason }, { status: 422 })
  if (reason.trim() === '') return data({ problem: refusalText({ reason: 'reason-missing' }).sentence, reason }, { status: 422 })
  const { released, left } = await releaseHolds(contextOf(args.context), { chosen, reason, staff })
  return data({ done: words.released(released, left) }, { status: released > 0 ? 200 : 409 })
}

export default function UnpaidHolds({ loaderData, actionData }: Route.ComponentProps) {
  const { groups } = loaderData
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  const done = actionData && 'done' in actionData ? actionData.done : undefined
  const all = groups.reduce((sum, { places }) => sum + places, 0)
  return (
    <div className="list-page booking-list">
      <PageBar
        title={words.title}
        lede={words.lede(groups.length, all)}
        crumb={{ label: arrivalWords.breadcrumb, links: <Link to="/admin/bookings">{arrivalWords.bookings}</Link> }}
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

const tick: Column<Hold> = {
  head: words.columns.tick,
  cell: ({ id, version, byStaff, reference }) => (
    <input type="checkbox" name="hold" value={`${id} ${version}`} defaultChecked={!byStaff} aria-label={words.tick(reference)} />
  ),
}

const columns: Column<Hold>[] = [
  leadColumn(words.columns.lead),
  { head: words.columns.journey, className: 'whole', cell: ({ title }) => title, small: ({ starts }) => starts },
  countColumn(words.columns.places, ({ places }) => places),
  untilColumn(words.columns.until),
  { head: words.columns.state, cell: ({ email }) => email },
]

function Group({ name, holds, typed }: GroupData & { typed: string }) {
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
        columns={[mayRelease && tick, ...columns]}
        rows={holds}
        rowKey={({ id }) => id}
      />
      {mayRelease && (
        <div className="stack">
          <TextField name="reason" label={words.reason} hint={words.reasonHint} maxLength={longestReason} defaultValue={typed} />
          <p>
            <button className="btn" type="submit" aria-disabled={busy}>
              {busy ? adminWords.booking.moves.working : words.release}
            </button>
          </p>
        </div>
      )}
    </Form>
  )
}
