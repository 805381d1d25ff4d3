import { useId } from 'react'
import { useFetcher } from 'react-router'
import { useWords } from '../languages/use-words.ts'
import { TrapField } from '../shared/trap-field.tsx'
import { newsletterWords } from '../words/newsletter.ts'

/** A field name that no other form on a page uses. */
export const newsletterField = 'mailbox'

export type NewsletterAnswer = { sent?: string; email?: string; problem?: string }

type Props = {
  /** The answer on the newsletter's own page, where the form is the main content. */
  answer?: NewsletterAnswer | undefined
  quiet?: boolean
}

/** Subscribes to the newsletter by its own page, `/newsletter`; with JavaScript the answer is shown in place. */
export function NewsletterForm({ answer, quiet = false }: Props) {
  const words = useWords(newsletterWords)
  const fetcher = useFetcher<NewsletterAnswer>()
  const id = useId()
  const { sent, email, problem } = fetcher.data ?? answer ?? {}
  if (sent) {
    return (
      <p className="ui" role="status">
        {sent}
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
