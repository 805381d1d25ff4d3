import { lazy, type ReactNode } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { isConnectionError } from '../shared/connection-error.ts'
import { ConnectionLost } from '../shared/connection-lost.tsx'
import { ErrorScreen } from '../shared/error-screen.tsx'
import { RecordVisit } from '../ui/record-visit.tsx'
import { words } from '../words/en.ts'
import { offlineWords } from '../words/offline.ts'
import { SavedJourneys } from './saved-journeys.tsx'
import { useSite } from './site-data.ts'

const load = async () => (await import('./missing.tsx')).Missing

/** The server has it loaded; the browser fetches it when an address leads nowhere. */
const LateMissing = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load() }))

/** A missing page, and one that a lost connection kept away, stand inside the site's header and footer; other errors do not. */
export function MissingBoundary({ error, header, footer }: { error: unknown; header: ReactNode; footer: ReactNode }) {
  const house = useSite()
  if (house && isConnectionError(error)) {
    return (
      <>
        {header}
        <main id="main" tabIndex={-1}>
          <ConnectionLost />
          <div className="wrap stack">
            <SavedJourneys lede={offlineWords.lede} />
          </div>
        </main>
        {footer}
      </>
    )
  }
  if (!house || !isRouteErrorResponse(error) || error.status !== 404) return <ErrorScreen error={error} />
  return (
    <>
      {header}
      <main id="main" tabIndex={-1}>
        <title>{words.notFound.title}</title>
        <LateMissing />
      </main>
      {footer}
      <RecordVisit missing />
    </>
  )
}
