import { Form, useNavigation } from 'react-router'
import type { InviteRefusal } from '#features/staff/accounts/invite-staff.server.ts'
import { roles } from '#features/staff/permissions.ts'
import { useWords } from '../../languages/use-words.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { staffLogWords } from '../../words/admin/staff.ts'
import { Pane } from '../components/pane.tsx'
import { SignInAgainNote } from '../components/sign-in-again-note.tsx'
import { HandOver } from './hand-over.tsx'
import type { Invited } from './read-people-form.ts'

/** The roles to choose from, by their names in the language of the page. */
export function useRoleChoices() {
  const names = useWords(frameAdminWords).rail.roles
  return roles.map((role) => ({ value: role, words: names[role] }))
}

/** Invites somebody. Where no email can be sent, the answer shows the link to hand over. */
export function InvitePane({ reply }: { reply: Invited | undefined }) {
  const words = useWords(staffLogWords).invite
  const busy = useNavigation().state !== 'idle'
  const { typed, reason, signIn, handOver } = reply ?? {}
  const sentence = reason && words.refusals[reason]
  const wrong = reason && fieldOf(reason)
  return (
    <Pane title={words.title}>
      {handOver && <HandOver {...handOver} />}
      <div role="alert">{sentence && !wrong && <p className="note bad">{sentence}</p>}</div>
      <Form method="post" className="stack" noValidate preventScrollReset key={handOver?.link ?? 'invite'}>
        <input type="hidden" name="event" value="invite" />
        <SignInAgainNote href={signIn} />
        <ErrorSummary title={words.wrong} problems={wrong && sentence ? [{ name: wrong, sentence }] : []} />
        <TextField
          name="name"
          label={words.name}
          autoComplete="off"
          defaultValue={typed?.name}
          error={wrong === 'name' ? sentence : undefined}
        />
        <TextField
          name="email"
          type="email"
          label={words.email}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={typed?.email}
          error={wrong === 'email' ? sentence : undefined}
        />
        <SelectField name="role" label={words.role} choices={useRoleChoices()} defaultValue={typed?.role ?? 'sales'} />
        <RoleHints />
        <button className="btn" type="submit" aria-disabled={busy}>
          {words.go}
        </button>
      </Form>
    </Pane>
  )
}

/** The field that a refusal is about. */
function fieldOf(reason: InviteRefusal): 'name' | 'email' | undefined {
  if (reason === 'not-allowed') return undefined
  return reason === 'invalid-email' || reason === 'email-already-in-use' ? 'email' : 'name'
}

/** What each role is for. */
export function RoleHints() {
  const words = useWords(staffLogWords)
  const frame = useWords(frameAdminWords)
  return (
    <dl className="role-hints">
      {roles.map((role) => (
        <div key={role}>
          <dt>{frame.rail.roles[role]}</dt>
          <dd>{words.roleHints[role]}</dd>
        </div>
      ))}
    </dl>
  )
}
