import { Form, useNavigation } from 'react-router'
import { roles } from '#features/staff/permissions.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { useTakesFocus } from '../../ui/takes-focus.ts'
import { deskWords } from '../../words/desk.ts'
import { HandOver } from './hand-over.tsx'
import type { Invited } from './read-people-form.ts'

const words = deskWords.people.invite

export const roleChoices = roles.map((role) => ({ value: role, words: deskWords.rail.roles[role] }))

/** Invites somebody. Where no letter leaves the house, the answer shows the link to hand over. */
export function InvitePane({ reply }: { reply: Invited | undefined }) {
  const busy = useNavigation().state !== 'idle'
  const { typed, reason, handOver } = reply ?? {}
  const sentence = reason && words.refusals[reason]
  const wrong = reason?.startsWith('name-') ? 'name' : reason && reason !== 'not-allowed' ? 'email' : undefined
  const box = useTakesFocus(reply)
  return (
    <section className="pane">
      <header>
        <h2>{words.title}</h2>
      </header>
      <div tabIndex={-1} ref={box} className="told">
        {handOver && <HandOver {...handOver} />}
        <div role="alert">{sentence && <p className="note bad">{sentence}</p>}</div>
      </div>
      <Form method="post" className="stack" noValidate preventScrollReset key={handOver?.link ?? 'invite'}>
        <input type="hidden" name="event" value="invite" />
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
        <SelectField name="role" label={words.role} choices={roleChoices} defaultValue={typed?.role ?? 'sales'} />
        <RoleHints />
        <button className="btn" type="submit" aria-disabled={busy}>
          {words.go}
        </button>
      </Form>
    </section>
  )
}

/** What each role is for. */
export function RoleHints() {
  return (
    <dl className="role-hints">
      {roles.map((role) => (
        <div key={role}>
          <dt>{deskWords.rail.roles[role]}</dt>
          <dd>{deskWords.people.roleHints[role]}</dd>
        </div>
      ))}
    </dl>
  )
}
