import { lazy, type ReactNode } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { useWords } from '../languages/use-words.ts'
import { isConnectionError } from '../shared/connection-error.ts'
import { ErrorScreen, ErrorWords } from '../shared/error-screen.tsx'
import { PageSheetStyle } from '../ui/page-sheet.tsx'
import { RecordVisit } from '../ui/record-visit.tsx'
import { frameWords } from '../words/frame.ts'
import { useSite } from './site-data.ts'

const load = async () => (await import('./missing.tsx')).Missing

/** The server has it loaded; the browser fetches it when an address leads nowhere. */
const LateMissing = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load() }))

/**
 * A missing page is shown inside the site's header and footer. After a lost connection it is shown below the header alone: the
 * picture of the footer would not load either. Other errors are shown without both.
 */
export function MissingBoundary({ error, header, footer }: { error: unknown; header: ReactNode; footer: ReactNode }) {
  const { notFound } = useWords(frameWords)
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  if (!useSite() || !(isMissing || isConnectionError(error))) return <ErrorScreen error={error} />
  return (
    <>
      {header}
      <main id="main" tabIndex={-1}>
        {isMissing && <title>{notFound}</title>}
        {/* It replaces any page, whose sheets are others. */}
        {isMissing && <PageSheetStyle sheet="search" />}
        {isMissing ? <LateMissing /> : <ErrorWords error={error} />}
      </main>
      {isMissing && footer}
      {isMissing && <RecordVisit missing />}
    </>
  )
}
