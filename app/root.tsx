import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, type ShouldRevalidateFunctionArgs, useLocation, useMatches } from 'react-router'
import type { Route } from './+types/root.ts'
import { useLanguage } from './languages/use-language.ts'
import { hasStaticWords } from './languages/use-words.ts'
import { partsOf, WordsScript } from './languages/words-script.tsx'
import { ErrorScreen } from './shared/error-screen.tsx'
import { rootWords } from './shared/page-words.server.ts'
import { Arrival } from './ui/arrival.tsx'
import bricolage from './ui/fonts/bricolage.woff2?url'
import { PageSheetStyle, SheetStyle } from './ui/page-sheet.tsx'
import type { RouteHandle } from './ui/route-handle.ts'
import { sheetsOf, sheetText } from './ui/sheet.ts'
import type { Sheet } from './ui/sheet-names.ts'
import paper from './ui/site/paper.css?url'

/** An error is shown by any page. */
export const handle = { words: ['error-page'] } satisfies RouteHandle

/** The words of the page. It reads memory only, so that it cannot fail. */
export const loader = ({ context }: Route.LoaderArgs) => rootWords(context)

/** Another page says other parts. A document has not those of its static parts: the first time that one is drawn anew they come. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || !hasStaticWords()

export function Layout({ children }: { children: ReactNode }) {
  const isAdmin = /^\/admin(\/|$)/.test(useLocation().pathname)
  const frame: Sheet = isAdmin ? 'admin' : 'site'
  const handles = useMatches().map(({ handle }) => handle)
  const sheets = sheetsOf(handles)
  return (
    <html lang={useLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f6f7f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0a1616" media="(prefers-color-scheme: dark)" />
        <Meta />
        <link rel="preload" href={bricolage} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <SheetStyle sheet={frame} text={sheetText(frame) ?? ''} />
        {sheets.map((sheet) => (
          <PageSheetStyle key={sheet} sheet={sheet} />
        ))}
        {/* Fetched last, and once for all pages: docs/sharing.md. */}
        {isAdmin || <link rel="stylesheet" href={paper} media="print" />}
        <Links />
      </head>
      <body className={isAdmin ? 'admin' : 'no-copy'}>
        {children}
        <Arrival />
        <Scripts />
        {import.meta.env.SSR && <WordsScript parts={partsOf(handles)} isAdmin={isAdmin} />}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorScreen error={error} />
}
