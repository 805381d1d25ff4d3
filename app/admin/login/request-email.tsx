import { Link } from 'react-router'
import type { EmailRequestRefusal } from '#features/staff/emails/requested-emails.server.ts'
import { TextField } from '../../ui/field.tsx'
import { signInWords } from '../../words/admin/sign-in-methods.ts'
import { Flash, SignInForm } from './sign-in-page.tsx'

const words = signInWords.login

/** The result of a request: the address as it was typed, and its error. */
export type EmailReply = { view: 'asked'; email: string; refused?: EmailRequestRefusal['reason'] }

/** Requests an email to an address. The answer is the same whoever has the address. Where no emails are sent, it says so. */
export function RequestEmail(props: {
  labels: { lede: string; ask: string; sent: string; requestedText: (email: string) => string }
  delivers: boolean
  reply: EmailReply | undefined
  back: string
}) {
  const { labels, delivers, reply, back } = props
  const returns = (
    <p className="small muted">
      <Link to={back}>{words.back}</Link>
    </p>
  )
  if (!delivers || reply?.refused === 'no-mail-server') {
    return (
      <>
        <p>{words.noEmails}</p>
        <p>
          {words.onlyOwner} <code className="breaks">{words.rescue}</code>
        </p>
        {returns}
      </>
    )
  }
  if (reply && !reply.refused) {
    return (
      <>
        <Flash answer={reply}>
          <b>{labels.sent}.</b> {labels.requestedText(reply.email)}
        </Flash>
        {returns}
      </>
    )
  }
  const wrong = reply?.refused === 'invalid-email'
  return (
    <>
      <p>{labels.lede}</p>
      {reply?.refused && !wrong && (
        <Flash bad answer={reply}>
          {words.refusals['too-many-requests']}
        </Flash>
      )}
      <SignInForm button={labels.ask} answer={reply}>
        <TextField
          name="email"
          type="email"
          label={words.email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={reply?.email}
          error={wrong ? words.refusals['invalid-email'] : undefined}
        />
      </SignInForm>
      {returns}
    </>
  )
}
