import { Link, Outlet, useLocation } from 'react-router'
import { links } from '#values/links.ts'
import { useWords } from '../../languages/use-words.ts'
import { LoadingPage } from '../../ui/loading.tsx'
import { RecordVisit } from '../../ui/record-visit.tsx'
import type { PageHandle } from '../../ui/sheet.ts'
import { useTranslated } from '../../ui/translation.ts'
import { frameWords } from '../../words/frame.ts'
import { useChosenLanguage } from '../languages/use-chosen-language.ts'
import { MissingBoundary } from '../late-missing.tsx'
import { Legal } from '../legal-line.tsx'
import { loadSiteData } from '../load-site-data.server.ts'
import { useSite, whatsappHref } from '../site-data.ts'
import { Brand } from '../site-header.tsx'
import type { Route } from './+types/layout.ts'

export const handle = { sheets: ['booking'], query: 'any', words: ['frame', 'not-found', 'search-box'] } satisfies PageHandle

export const loader = ({ context }: Route.LoaderArgs) => loadSiteData(context)

export const shouldRevalidate = () => false

/** Sends `Retry-After` where a page below was refused for now: the router drops the headers of what is thrown. */
export function headers({ errorHeaders }: Route.HeadersArgs): Record<string, string> {
  const after = errorHeaders?.get('Retry-After')
  return after ? { 'Retry-After': after } : {}
}

/** The layout of the booking steps: mark, help and the legal line. Nothing here leads away from the form. */
export default function BookingLayout() {
  const words = useWords(frameWords)
  return (
    <>
      <SlimHeader />
      <LoadingPage word={words.loading} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SlimFooter />
      <RecordVisit />
    </>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <MissingBoundary error={error} header={<SlimHeader />} footer={<SlimFooter />} />
)

function SlimHeader() {
  const words = useWords(frameWords)
  const site = useSite()
  const translated = useTranslated()
  useChosenLanguage()
  // What a guide or a supplier reads has no booking to help with.
  const { pathname } = useLocation()
  const isWithoutHelp = /\/(sheet|crew-request|supplier-orders)\//.test(pathname)
  const [, reference] = /^\/bookings\/([^/]+)/.exec(pathname) ?? []
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <header className={translated ? 'top slim translated' : 'top slim'}>
        <div className="wrap">
          <Brand />
          {site && !isWithoutHelp && (
            <p className="help">
              {reference ? (
                <Link to={links.ask(reference)}>{words.help}</Link>
              ) : (
                <a href={whatsappHref(site, '')}>{words.help}</a>
              )}
              <br />
              <span className="copy num">{site.company.phone}</span>
            </p>
          )}
        </div>
      </header>
    </>
  )
}

function SlimFooter() {
  const site = useSite()
  return (
    <footer className="foot slim h-night">
      <div className="wrap">{site && <Legal site={site} />}</div>
    </footer>
  )
}
