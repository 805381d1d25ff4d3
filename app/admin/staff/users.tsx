import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { findSettings } from '#features/settings/reads.server.ts'
import { saveSettings } from '#features/settings/save-settings.server.ts'
import { inviteStaff } from '#features/staff/accounts/invite-staff.server.ts'
import type { Role } from '#features/staff/permissions.ts'
import { listPeople } from '#features/staff/reads-people.server.ts'
import { stateOf } from '#features/staff/staff.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { links } from '#values/links.ts'
import { contextOf } from '../../context.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { staffLogWords } from '../../words/admin/staff.ts'
import { admit, admitRecent, mustSignInAgain } from '../admit.server.ts'
import { type Column, ListTable } from '../components/data-table.tsx'
import { instantText } from '../components/instants.ts'
import { PageBar } from '../components/page-bar.tsx'
import { Pane } from '../components/pane.tsx'
import { Flash } from '../components/toast.tsx'
import type { Route } from './+types/users.ts'
import { InvitePane } from './invite-pane.tsx'
import { PersonState } from './person-state.tsx'
import { type Invited, readInvitation, statusOf } from './read-people-form.ts'

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'staff:write')
  const read = wordsReader(args.context)
  const words = read(staffLogWords)
  const { db, clock, mail } = contextOf(args.context)
  const [people, { ownersNeedSecondFactor }] = await Promise.all([listPeople(db), findSettings(db)])
  const now = clock.now()
  const rows = people.map((person) => ({
    id: person.id,
    name: person.name,
    email: person.email,
    role: person.role,
    state: stateOf(person),
    isYou: person.id === staff.id,
    hasFactor: person.hasFactor,
    lastLogin: person.lastLogin && instantText(person.lastLogin, now, read.format),
  }))
  const owners = rows.filter(({ role, state }) => role === 'owner' && state !== 'disabled')
  const lacking = owners.filter(({ hasFactor }) => !hasFactor)
  return {
    rows,
    delivers: mail.delivers,
    needFactor: {
      isOn: ownersNeedSecondFactor,
      lacking: [
        ...lacking.filter(({ isYou }) => !isYou).map(({ name }) => name),
        ...(lacking.some(({ isYou }) => isYou) ? [words.you] : []),
      ],
      lackYou: lacking.some(({ isYou }) => isYou),
    },
    flash: flash(read, args.url.searchParams, rows),
  }
}

function flash(
  read: ReadWords,
  query: URLSearchParams,
  rows: readonly { id: string; name: string; email: string }[],
): string | undefined {
  const words = read(staffLogWords)
  const did = query.get('did')
  if (did === 'factor-on' || did === 'factor-off') return words.needFactor.flash({ on: did === 'factor-on' ? 'yes' : 'no' })
  if (did === 'withdraw') return words.person.flash.withdraw
  const invited = did === 'invite' ? rows.find(({ id }) => id === query.get('who')) : undefined
  return invited && words.invite.flash({ name: invited.name, email: invited.email })
}

export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'staff:write')
  const ctx = contextOf(args.context)
  const form = await args.request.formData()
  const event = form.get('event')
  if (event === 'factor') {
    await admitRecent(args, 'settings:write')
    const value = form.get('value') === 'on'
    await saveSettings(ctx, { actor: staff, values: { ownersNeedSecondFactor: value } })
    // An owner who has none is sent on from there to their profile by `admit`.
    return redirect(`/admin/users?did=factor-${value ? 'on' : 'off'}`, 303)
  }
  if (event !== 'invite') throw data(null, { status: 404 })
  const typed = readInvitation(form)
  if (!typed.role) throw data(null, { status: 422 })
  const signIn = await mustSignInAgain(args, 'staff:write')
  if (signIn) return data<Invited>({ typed, signIn }, { status: 403 })
  const outcome = await inviteStaff(ctx, { actor: staff, invitation: { ...typed, role: typed.role } })
  if (!outcome.done) {
    const { reason } = outcome.refusal
    return data<Invited>({ typed, reason }, { status: statusOf(reason) })
  }
  if (ctx.mail.delivers) return redirect(`/admin/users?did=invite&who=${outcome.value.staffId}`, 303)
  return data<Invited>({ handOver: { name: typed.name, link: ctx.config.publicUrl + links.joinStaff(outcome.value.key) } })
}

function RoleName({ role }: { role: Role }) {
  return useWords(frameAdminWords).rail.roles[role]
}

const columnsOf = (read: ReadWords): Column<Route.ComponentProps['loaderData']['rows'][number]>[] => {
  const words = read(staffLogWords)
  return [
    {
      head: words.columns.name,
      isRowHead: true,
      cell: ({ id, name, isYou, email }) => (
        <>
          <Link to={`/admin/users/${id}`}>{name}</Link>
          {isYou && <span className="muted"> ({words.you})</span>}
          <small className="breaks">{email}</small>
        </>
      ),
    },
    { head: words.columns.role, cell: ({ role }) => <RoleName role={role} /> },
    {
      head: words.columns.factor,
      className: ({ hasFactor }) => (hasFactor ? undefined : 'muted'),
      cell: ({ hasFactor }) => (
        <>
          <span className="each">{hasFactor ? words.yes : words.no}</span>
          <span className="unit">{words.factor({ has: hasFactor ? 'yes' : 'no' })}</span>
        </>
      ),
    },
    {
      head: words.columns.lastLogin,
      className: ({ lastLogin }) => (lastLogin ? 'num nowrap' : 'muted'),
      cell: ({ lastLogin }) =>
        lastLogin ?? (
          <>
            <span className="each">{words.never}</span>
            <span className="unit">{words.neverIn}</span>
          </>
        ),
    },
    { head: words.columns.state, className: 'state', cell: ({ state }) => <PersonState state={state} /> },
  ]
}

export default function Users({ loaderData: { rows, needFactor, flash }, actionData }: Route.ComponentProps) {
  const read = useReader()
  const words = useWords(staffLogWords)
  return (
    <div className="list-page staff">
      <PageBar
        title={words.title}
        lede={words.count({ people: rows.length, invited: rows.filter(({ state }) => state === 'invited').length })}
      />
      <div className="flash">
        <Flash>{!actionData && flash}</Flash>
      </div>
      <div className="edit">
        <ListTable caption={words.title} className="staff-list" columns={columnsOf(read)} rows={rows} rowKey={({ id }) => id} />
        <div className="col">
          <InvitePane reply={actionData} />
          <NeedFactorPane {...needFactor} />
        </div>
      </div>
    </div>
  )
}

type Props = { isOn: boolean; lacking: readonly string[]; lackYou: boolean }

/** Whether owners need a second factor, and who would have to add one. */
function NeedFactorPane({ isOn, lacking, lackYou }: Props) {
  const format = useFormatter()
  const words = useWords(staffLogWords).needFactor
  const busy = useNavigation().state !== 'idle'
  return (
    <Pane title={words.title}>
      <Form method="post" className="stack" preventScrollReset>
        <input type="hidden" name="event" value="factor" />
        <input type="hidden" name="value" value={isOn ? 'off' : 'on'} />
        <p>{isOn ? words.isOn : words.isOff}</p>
        <p className="small muted">
          {lacking.length === 0 ? words.allHave : words.lack({ names: format.list(lacking), on: isOn ? 'yes' : 'no' })}{' '}
          {lackYou && !isOn && words.lackYou}
        </p>
        <button className="btn line" type="submit" aria-disabled={busy}>
          {isOn ? words.turnOff : words.turnOn}
        </button>
      </Form>
    </Pane>
  )
}
