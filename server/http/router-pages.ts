import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { contextKey, newPageNotes, type PageNotes, pageNotesKey, renderPageKey } from '#app/context.ts'
import { addressIn, splitAddress, written } from '#app/languages/addresses.ts'
import type { SiteWords } from '#app/languages/site-words.server.ts'
import { type RequestNotes, requestNotesKey } from '#app/request-notes.ts'
import { siteWordsKey } from '#app/words/sources.server.ts'
import { wordsTag } from '#features/translations/messages/message.ts'
import type { Rendered } from '#platform/cache/page-cache.server.ts'
import type { Context } from '#platform/context.ts'
import { guardBuild } from '../guarded-build.ts'
import { languageHeaders } from './page-languages.ts'
import { contentSecurityPolicy, drawingPolicy, type SecuritySettings } from './security-headers.ts'

/** Answers a request with a page. `unavailable` in the notes means that the database was unavailable. */
export type Pages = (request: Request, notes: RequestNotes) => Promise<Rendered>

/** The pages of the router: each with the security policy of its own bytes, and cacheable only if its loaders declared it. */
export function routerPages(settings: {
  build: ServerBuild | (() => Promise<ServerBuild>)
  ctx: Context
  security: SecuritySettings
  /** With the catalogues; without them pages are English. */
  words?: SiteWords
}): Pages {
  const { build, ctx, security, words } = settings
  const mode = security.development ? 'development' : 'production'
  const languages = () => words?.published.keys() ?? []
  const handlerIn = (language: string) => {
    const basename = addressIn(language, '/')
    return createRequestHandler(
      typeof build === 'function' ? async () => guardBuild(await build(), basename) : guardBuild(build, basename),
      mode,
    )
  }
  const handlers = new Map([written, ...(words?.translated.keys() ?? [])].map((language) => [language, handlerIn(language)]))
  const handle = (request: Request, context: RouterContextProvider) => {
    const { language } = context.get(pageNotesKey)
    const handler = handlers.get(language)
    if (!handler) throw new Error(`The site has no pages in ${language}`)
    return handler(request, context)
  }
  const notesOfPage = (address: string): PageNotes => {
    const { language } = splitAddress(address, languages())
    const notes = newPageNotes(language, !address.endsWith('.data'))
    if (language !== written) notes.tags.add(wordsTag(language))
    return notes
  }
  const contextOf = (own: Context, requestNotes: RequestNotes, pageNotes: PageNotes) => {
    const context = new RouterContextProvider()
    context.set(contextKey, own)
    context.set(requestNotesKey, requestNotes)
    context.set(pageNotesKey, pageNotes)
    if (words) context.set(siteWordsKey, words)
    context.set(renderPageKey, (path, other) =>
      handle(new Request(new URL(path, security.publicUrl)), contextOf(other, requestNotes, notesOfPage(path))),
    )
    return context
  }
  return async (request, requestNotes) => {
    const address = new URL(request.url).pathname
    const pageNotes = notesOfPage(address)
    const context = contextOf(ctx, requestNotes, pageNotes)
    const { path } = splitAddress(address, languages())
    return renderedFrom(await handle(request, context), path, pageNotes, { ...security, published: [...languages()] })
  }
}

async function renderedFrom(
  response: Response,
  path: string,
  notes: PageNotes,
  { published, ...security }: SecuritySettings & { published: readonly string[] },
): Promise<Rendered> {
  const shared = notes.shared && [200, 404].includes(response.status) && !security.development
  const type = response.headers.get('Content-Type') ?? ''
  const isPage = type.startsWith('text/html')
  // The router's manifest of the routes that a page links to is as large as the page: it is compressed as well.
  const isWhole = isPage || shared || path.endsWith('.data') || path === '/__manifest'
  const body = isWhole && response.body ? Buffer.from(await response.arrayBuffer()) : response.body
  const headers: [string, string][] = [...response.headers].filter(([name]) => !owned.has(name))
  if (Buffer.isBuffer(body) && isPage) {
    const html = body.toString('utf8')
    const { language, languages: whole } = notes
    headers.push(['Content-Security-Policy', contentSecurityPolicy(html, { path, ...notes }, security)])
    headers.push(...languageHeaders({ html, language, published, whole, publicUrl: security.publicUrl }))
  }
  if (type.startsWith('image/svg')) headers.push(['Content-Security-Policy', drawingPolicy])
  headers.push(['Cache-Control', cacheControl(response, shared, isPage || path.endsWith('.data'))])
  return { status: response.status, headers, body, shared, tags: notes.tags, until: notes.until }
}

/** Decided here and nowhere else, so a page cannot be cached by mistake. A file may set its own lifetime. */
function cacheControl(response: Response, shared: boolean, isPage: boolean): string {
  const own = response.headers.get('Cache-Control')
  if (own && !isPage) return own
  return shared ? 'no-cache' : 'private, no-store'
}

const owned = new Set(['cache-control', 'content-length', 'content-encoding', 'etag', 'vary', 'transfer-encoding', 'connection'])
