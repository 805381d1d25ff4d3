import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { longestName } from '#features/staff/accounts/name-rules.ts'
import { type StaffLanguage, staffLanguages } from '#features/staff/staff-language.ts'
import { useWords } from '../../languages/use-words.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { profileAdminWords } from '../../words/admin/profile.ts'
import { Pane } from '../components/pane.tsx'
import { loginPath } from '../login/safe-path.ts'
import type { ProfileForm, ProfileReply } from './profile-action.server.ts'

type Reply = { reply: ProfileReply | undefined }

/** What is shown of a form that was refused; the others stay as they are. */
const replyTo = (event: ProfileForm, reply: ProfileReply | undefined) => (reply?.event === event ? reply : undefined)

export function NamePane({ name, reply }: Reply & { name: string }) {
  const words = useWords(profileAdminWords)
  const refused = replyTo('name', reply)
  return (
    <FormPane title={words.name.title}>
      <OwnForm event="name" go={words.name.go} form={name}>
        <TextField
          name="name"
          label={words.name.label}
          hint={words.name.hint}
          autoComplete="name"
          maxLength={longestName}
          defaultValue={refused?.typed ?? name}
          error={refused?.sentence}
        />
      </OwnForm>
    </FormPane>
  )
}

/** Every language by its own name, so that whoever reads no other finds it. */
const languageNames: Record<StaffLanguage, string> = { en: 'English', fr: 'Français' }

export function LanguagePane({ language, reply }: Reply & { language: StaffLanguage }) {
  const words = useWords(profileAdminWords)
  return (
    <FormPane title={words.language.title}>
      <OwnForm event="language" go={words.language.go} form={language}>
        <SelectField
          name="language"
          label={words.language.label}
          hint={words.language.hint}
          choices={staffLanguages.map((value) => ({ value, words: languageNames[value] }))}
          defaultValue={language}
          error={replyTo('language', reply)?.sentence}
        />
      </OwnForm>
    </FormPane>
  )
}

export function EmailPane({ email, isRecent, delivers, reply }: Reply & { email: string; isRecent: boolean; delivers: boolean }) {
  const words = useWords(profileAdminWords)
  const refused = replyTo('email', reply)
  return (
    <FormPane title={words.email.title}>
      <p className="breaks">{words.email.now({ email })}</p>
      {!delivers ? (
        <p className="muted">{words.email.refusals['no-mail-server']}</p>
      ) : !isRecent ? (
        <SignInAgain />
      ) : (
        <OwnForm event="email" go={words.email.go} form={email}>
          <TextField
            name="email"
            type="email"
            label={words.email.label}
            hint={words.email.hint}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={refused?.typed}
            error={refused?.sentence}
          />
        </OwnForm>
      )}
    </FormPane>
  )
}

export function PasswordPane({ email, isRecent, reply }: Reply & { email: string; isRecent: boolean }) {
  const words = useWords(profileAdminWords)
  const refused = replyTo('password', reply)
  return (
    <FormPane title={words.password.title}>
      {!isRecent ? (
        <SignInAgain />
      ) : (
        <OwnForm event="password" go={words.password.go} form="password">
          {/* A password manager keeps the new one under this name. */}
          <input
            type="text"
            className="visually-hidden"
            name="username"
            autoComplete="username"
            value={email}
            readOnly
            tabIndex={-1}
            aria-hidden
          />
          <TextField
            name="password"
            type="password"
            label={words.password.label}
            hint={words.password.hint}
            autoComplete="new-password"
            error={refused?.field ? undefined : refused?.sentence}
          />
          <TextField
            name="repeat"
            type="password"
            label={words.password.repeat}
            autoComplete="new-password"
            error={refused?.field && refused.sentence}
          />
        </OwnForm>
      )}
    </FormPane>
  )
}

function SignInAgain() {
  const words = useWords(profileAdminWords)
  return (
    <>
      <p className="muted">{words.again.text}</p>
      <p>
        <Link className="btn line" to={loginPath('/admin/settings/profile', 'requires-recent-login')}>
          {words.again.go}
        </Link>
      </p>
    </>
  )
}

function FormPane({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Pane title={title}>
      <div className="stack">{children}</div>
    </Pane>
  )
}

/** A form of one's own account. `form` changes when it was done: its fields are as new then. */
function OwnForm({ event, go, form, children }: { event: ProfileForm; go: string; form: string; children: ReactNode }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="stack" noValidate preventScrollReset key={form}>
      <input type="hidden" name="event" value={event} />
      {children}
      <button className="btn line" type="submit" aria-disabled={busy}>
        {go}
      </button>
    </Form>
  )
}
