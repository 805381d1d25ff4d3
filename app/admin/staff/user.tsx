import { data, Link, redirect, useSearchParams } from 'react-router'
import { changeStaff } from '#features/staff/accounts/change-staff.server.ts'
import type { Role } from '#features/staff/permissions.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { links } from '#values/links.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsOf, wordsReader } from '../../shared/page-words.server.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { staffLogWords } from '../../words/admin/staff.ts'
import { admit, admitRecent } from '../admit.server.ts'
import { dialogParameter } from '../components/dialogs/dialog-address.ts'
import { FormDialog } from '../components/dialogs/form-dialog.tsx'
import { Flash } from '../components/toast.tsx'
import type { Route } from './+types/user.ts'
import { HandOver } from './hand-over.tsx'
import { loadPerson } from './load-person.server.ts'
import { AccessPane, LogPane, RolePane, SessionsPane } from './person-panes.tsx'
import { PersonState } from './person-state.tsx'
import { readChange, statusOf } from './read-people-form.ts'

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'staff:write')
  const read = wordsReader(args.context)
  const person = await loadPerson(contextOf(args.context), read, { id: args.params.id, staff })
  const did = args.url.searchParams.get('did')
  return { person, flash: flash(read, did, person) }
}

function flash(read: ReadWords, did: string | null, { name, role }: { name: string; role: Role }): string | undefined {
  const words = read(staffLogWords).person
  if (did === 'role') return words.flash.role({ name, role: read(frameAdminWords).rail.roles[role].toLowerCase() })
  const plain = (['disable', 'enable', 'end-sessions', 'invite-again'] as const).find((one) => one === did)
  return plain && words.flash[plain]({ name })
}

export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'staff:write')
  const words = wordsOf(args.context, staffLogWords).person
  await admitRecent(args, 'staff:write')
  const ctx = contextOf(args.context)
  const { id } = args.params
  const change = readChange(await args.request.formData())
  if (!change) throw data(null, { status: 422 })
  const outcome = await changeStaff(ctx, { actor: staff, staffId: id, change })
  if (!outcome.done) {
    const { reason } = outcome.refusal
    if (reason === 'no-staff') throw data(null, { status: 404 })
    return data({ refusal: words.refusals[reason] }, { status: statusOf(reason) })
  }
  if (change.what === 'withdraw') return redirect('/admin/users?did=withdraw', 303)
  const { key, name } = outcome.value
  if (key !== undefined && !ctx.mail.delivers) {
    return data({ handOver: { name, link: ctx.config.publicUrl + links.joinStaff(key) } })
  }
  return redirect(`/admin/users/${id}?did=${change.what}`, 303)
}

export default function User({ loaderData: { person, flash }, actionData }: Route.ComponentProps) {
  const staffLogLabels = useWords(staffLogWords)
  const words = staffLogLabels.person
  const frame = useWords(frameAdminWords)
  const [query] = useSearchParams()
  const { name, email, state, lastLogin, isYou } = person
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : undefined
  const handOver = actionData && 'handOver' in actionData ? actionData.handOver : undefined
  const dialog = possibleDialogs(person).find((one) => one === query.get(dialogParameter))
  return (
    <div className="staff">
      <title>{frame.pageTitle({ screen: name })}</title>
      <header className="bar">
        <div>
          <nav className="breadcrumb" aria-label={words.breadcrumb}>
            <Link to="/admin/users">{staffLogLabels.title}</Link> / <span aria-current="page">{name}</span>
          </nav>
          <h1>
            {name} <PersonState state={state} />
          </h1>
          <p className="muted num breaks">
            {email}. {lastLogin ? words.since({ when: lastLogin }) : words.never}
          </p>
        </div>
      </header>
      <div className="flash">
        {handOver && <HandOver {...handOver} />}
        <Flash>{!actionData && query.has('did') && flash}</Flash>
        <div role="alert">{refusal && !dialog && <p className="note bad">{refusal}</p>}</div>
      </div>
      {dialog && (
        <FormDialog
          dialog={dialog}
          title={words.asks[dialog].title({ name })}
          text={words.asks[dialog].text}
          hidden={{ event: dialog }}
          go={words.asks[dialog].go}
          keep={words.asks[dialog].keep}
          refusal={refusal}
        />
      )}
      <div className="edit">
        <LogPane log={person.log} older={person.older} />
        <div className="col">
          {isYou ? (
            <section className="pane stack">
              <p>{words.self}</p>
              <p>
                <Link className="btn line" to="/admin/settings/profile">
                  {words.toProfile}
                </Link>
              </p>
            </section>
          ) : (
            <>
              <RolePane role={person.role} />
              <AccessPane {...person} />
              <SessionsPane sessions={person.sessions} />
            </>
          )}
        </div>
      </div>
    </div>
  )
}

/** What may be asked of this person in a dialog. */
function possibleDialogs({ state, waits, isYou }: Route.ComponentProps['loaderData']['person']): ('disable' | 'withdraw')[] {
  if (isYou) return []
  return [...(state === 'disabled' ? [] : (['disable'] as const)), ...(waits ? (['withdraw'] as const) : [])]
}
