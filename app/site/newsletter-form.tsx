import { useId } from 'react'
import { useFetcher } from 'react-router'
import { TrapField } from '../shared/trap-field.tsx'
import { newsletterWords as words } from '../words/newsletter.ts'

/** No other form on a page has a field of this name. */
export const newsletterField = 'mailbox'

export type NewsletterAnswer = { sent?: true; email?: string; problem?: string }

type Props = {
  /** What its own page was answered; there the form is the one thing to do. */
  answer?: NewsletterAnswer | undefined
  quiet?: boolean
}

/** Asks for our letter by its own page, `/newsletter`; with JavaScript the answer comes in place. */
export function NewsletterForm({ answer, quiet = false }: Props) {
  const fetcher = useFetcher<NewsletterAnswer>()
  const id = useId()
  const { sent, email, problem } = fetcher.data ?? answer ?? {}
  if (sent) {
    return (
      <p className="ui" role="status">
        {words.sent}
      </p>
    )
  }
  return (
    <fetcher.Form method="post" action="/newsletter" className="subscribe" noValidate>
      <div className={problem ? 'field err' : 'field'}>
        <label htmlFor={id}>{words.email}</label>
        <input
          id={id}
          name={newsletterField}
          type="email"
          autoComplete="email"
          defaultValue={email ?? ''}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
        />
        {problem && (
          <span className="msg" id={`${id}-error`} role="alert">
            {problem}
          </span>
        )}
      </div>
      <TrapField />
      <button type="submit" className={quiet ? 'btn line' : 'btn'} aria-disabled={fetcher.state !== 'idle'}>
        {words.button}
      </button>
    </fetcher.Form>
  )
}
