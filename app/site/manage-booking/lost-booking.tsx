import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ErrorWords } from '../../shared/error-screen.tsx'
import { ownWords } from '../../words/manage-booking.ts'
import { LostLinkForm } from '../lost-link-form.tsx'

/**
 * In place of a booking's page when the link is wrong: the same for an unknown booking and for one that the visitor may not
 * open. Other errors get the usual error page.
 */
export function LostBooking() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorWords error={error} />
  return (
    <div className="wrap booking lost">
      <title>{ownWords.lost.title}</title>
      <h1 className="t-2">{ownWords.lost.title}</h1>
      <p className="lede muted">{ownWords.lost.closed}</p>
      <p className="lede muted">{ownWords.lost.lede}</p>
      <LostLinkForm reply={{ values: {}, errors: {} }} />
    </div>
  )
}
