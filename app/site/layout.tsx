import { Outlet, useLocation, useNavigation } from 'react-router'
import { langOf } from '#features/content/texts/untranslated.ts'
import { bannersAt } from '#features/navigation/banner.ts'
import { useWords } from '../languages/use-words.ts'
import { LoadingPage } from '../ui/loading.tsx'
import { useOffline, useOfflinePack } from '../ui/offline-pack.ts'
import { RecordVisit } from '../ui/record-visit.tsx'
import type { PageHandle } from '../ui/sheet.ts'
import { frameWords } from '../words/frame.ts'
import type { Route } from './+types/layout.ts'
import { languages, written } from './languages/translator-languages.ts'
import { MissingBoundary } from './late-missing.tsx'
import { loadSiteData } from './load-site-data.server.ts'
import { MenuLink } from './menu-link.tsx'
import { useSite } from './site-data.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export const handle = {
  query: [new RegExp(`^translate=(${[written, ...languages].map(({ code }) => code).join('|')})$`)],
  // The last two of the page that a missing one is replaced by.
  words: ['frame', 'newsletter', 'not-found', 'search-box'],
  staticWords: ['footer'],
} satisfies PageHandle

export const loader = ({ context, url }: Route.LoaderArgs) => loadSiteData(context, url)

/** The site's own data do not change between two pages. */
export const shouldRevalidate = () => false

export default function SiteLayout() {
  const words = useWords(frameWords)
  const busy = useNavigation().state === 'loading'
  const offline = useOffline()
  useOfflinePack(useLocation().pathname)
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <SiteHeader />
      <LoadingPage word={words.loading} />
      <SiteBanners />
      <div role="status">{offline && <p className="note">{words.offline}</p>}</div>
      <main id="main" tabIndex={-1} aria-busy={busy}>
        <Outlet />
      </main>
      <SiteFooter />
      <RecordVisit />
    </>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <MissingBoundary error={error} header={<SiteHeader />} footer={<SiteFooter />} />
)

/** The banners of the day for this page; nothing without banners. */
function SiteBanners() {
  const words = useWords(frameWords)
  const { pathname } = useLocation()
  const banners = bannersAt(useSite()?.banners ?? [], pathname)
  if (banners.length === 0) return null
  return (
    <aside className="banners" aria-label={words.notices}>
      {banners.map(({ id, text, tone, link, ...banner }) => (
        <p key={id} className={`note ${tone}`}>
          <span className="wrap">
            <span lang={langOf(banner, 'text')}>{text}</span> {link && <MenuLink {...link} />}
          </span>
        </p>
      ))}
    </aside>
  )
}
