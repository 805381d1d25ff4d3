import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { ErrorWords } from '../../shared/error-screen.tsx'
import { lostLinkWords } from '../../words/lost-link.ts'
import { LostLinkForm } from '../lost-link-form.tsx'

/**
 * In place of a booking's page when the link is wrong: the same for an unknown booking and for one that the visitor may not
 * open. Other errors get the usual error page.
 */
export function LostBooking() {
  const words = useWords(lostLinkWords)
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorWords error={error} />
  return (
    <div className="wrap booking lost">
      <title>{String(words.title)}</title>
      <h1 className="t-2">{words.title}</h1>
      <p className="lede muted">{words.closed}</p>
      <LostLinkForm reply={{ values: {}, errors: {} }} />
    </div>
  )
}
