import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { faultOf, isMeant, TookTooLong } from './faults.server.ts'
import { followPartyScript } from './shared/stored-party.ts'

/** A page that is not complete after this long is given up. The database's statement timeout is well below. */
const renderTimeoutMs = 15_000

/**
 * Renders the whole page before the first byte is sent, because the security policy holds hashes of its inline scripts and
 * styles.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const html = await render(request, routerContext).catch((error) => {
    if (isMeant(error)) throw error
    // A response is what the router makes an error page from that knows its reference.
    const { data, init } = faultOf(error, context)
    throw Response.json(data, init ?? {})
  })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}

/** What reaches this was thrown by the router itself; loaders, actions and renders are looked after where they throw. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (!isMeant(error)) faultOf(error, context)
}

function render(request: Request, routerContext: EntryContext): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      onAllReady() {
        clearTimeout(timer)
        const page = new PassThrough()
        text(page).then((html) => resolve(withStoredParty(afterWords(html), request)), reject)
        pipe(page)
      },
      onShellError: reject,
      onError: reject,
    })
    const timer = setTimeout(() => abort(new TookTooLong('The page took too long to render')), renderTimeoutMs)
  })
}

/**
 * The page should be readable before its scripts load: on a slow connection they must come after its text, fonts and pictures.
 * React Router has no option for the priority of the modules that it preloads.
 */
const afterWords = (html: string) => html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')

/**
 * A public page opens with the party of the visitor's last visit before any of it is shown. The script is written into the page
 * here: as a part of it, it would be in the scripts of every page too.
 */
const withStoredParty = (html: string, { url }: Request) =>
  new URL(url).pathname.startsWith('/admin') ? html : html.replace('<style data-sheet', (style) => followPartyScript + style)
