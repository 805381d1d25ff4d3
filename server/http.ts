import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { pipeline } from 'node:stream/promises'
import type { RequestNotes } from '#app/request-notes.ts'
import type { Log } from '#platform/context.ts'
import { isUnavailable } from '#platform/database-errors.ts'
import { describeError, newReference } from '#platform/log.server.ts'
import { encodingFor, isHeld, type PageBytes, pageBytes } from '#platform/page-bytes.server.ts'
import type { PageStore, Rendered } from '#platform/page-cache.server.ts'
import type { Assets } from './assets.ts'
import { clientAddress } from './client-address.ts'
import { type PlainAnswer, plainPage } from './plain-page.ts'
import { type BodyLimit, formLimit, readBody } from './request-body.ts'
import { isSameOrigin, methods, readTarget } from './request-line.ts'
import type { Pages } from './router-pages.ts'
import { type SecuritySettings, securityHeaders } from './security-headers.ts'
import { longestUploadMs } from './upload-limit.ts'
import { type Visits, visitsPath } from './visits.ts'

export type HttpSettings = {
  pages: Pages
  store: PageStore
  assets: Assets
  log: Log
  security: SecuritySettings
  trustedProxies: BlockList
  /** Throws when the database does not answer. */
  askDatabase(): Promise<unknown>
  /** How much may be sent to a path by whom: asked before anything of it is read. Without it a form's worth, everywhere. */
  limitOf?: ((path: string, headers: Headers) => Promise<BodyLimit>) | undefined
  /** Takes what browsers tell of the pages that are looked at; without it nothing is recorded. */
  visits?: Visits | undefined
  /** Answers some requests before the house does: Vite, in development. */
  before?: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | undefined
}

export type Http = {
  server: Server
  /** Says on /ready that no more requests should come; they are still answered. */
  announceEnd(): void
  /** Stops listening, and resolves when the last request is answered or after `patienceMs`. */
  drain(patienceMs: number): Promise<void>
}

/** The front of the house: finished pages and files first, then the router, and a plain page for whatever fails. */
export function openHttp(settings: HttpSettings): Http {
  const { pages, store, assets, log, security, before, visits } = settings
  const common = securityHeaders(security)
  let ending = false

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { url = '', method } = request
    if (visits && url === visitsPath) {
      if (ending) response.setHeader('Connection', 'close')
      const sameOrigin = isSameOrigin(originOf(request), security.publicUrl)
      visits(request, response, { address: clientOf(request), sameOrigin })
      return
    }
    const kept = method === 'GET' || method === 'HEAD' ? (store.find(url) ?? assets.find(url)) : undefined
    if (kept) sendBytes(request, response, kept)
    else void answerOrApologise(request, response)
  }

  async function answerOrApologise(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const reference = newReference()
    try {
      await answerAnew(request, response, reference)
    } catch (error) {
      // A visitor who went away is no fault.
      if (response.destroyed || request.destroyed) return
      const unavailable = isUnavailable(error)
      log[unavailable ? 'warn' : 'error']('A request failed', { reference, ...describeError(error) })
      if (response.headersSent) response.destroy()
      else sendPlain(request, response, plainPage(unavailable ? 503 : 500, security, reference))
    }
  }

  async function answerAnew(request: IncomingMessage, response: ServerResponse, reference: string): Promise<void> {
    const refuse = (status: number) => sendPlain(request, response, plainPage(status, security, reference))
    const { method = '' } = request
    if (!methods.has(method)) return refuse(405)
    const url = readTarget(request.url, security.publicUrl)
    if (!url) return refuse(400)
    if (url.pathname === '/health') return sendWord(response, 200, 'ok')
    if (url.pathname === '/ready') return sendWord(response, ...(await readiness()))
    if (url.pathname.startsWith('/assets/') && !before) return refuse(404)
    const notes: RequestNotes = { reference, clientAddress: clientOf(request), unavailable: false }
    if (method === 'GET' || method === 'HEAD') return answerRead(request, response, url, notes)
    if (!isSameOrigin(originOf(request), security.publicUrl)) return refuse(403)
    const headers = headersFor(request, notes, security.publicUrl)
    const limit = (await settings.limitOf?.(url.pathname, headers)) ?? formLimit
    const read = await readBody(request, url.pathname, limit)
    if ('refused' in read) return refuse(read.refused)
    const asked = new Request(url, { method, headers, body: read.body })
    return sendRendered(request, response, withHeaders(await pages(asked, notes), common), notes)
  }

  /** A HEAD is answered as a GET without its body, so that it says the same and is kept as well. */
  async function answerRead(request: IncomingMessage, response: ServerResponse, url: URL, notes: RequestNotes): Promise<void> {
    const render = () => pages(new Request(url, { headers: headersFor(request, notes, security.publicUrl) }), notes)
    const served = await store.serve(request.url ?? '', async () => withHeaders(await render(), common))
    if ('page' in served) return sendBytes(request, response, served.page)
    return sendRendered(request, response, served.rendered, notes)
  }

  async function sendRendered(
    request: IncomingMessage,
    response: ServerResponse,
    rendered: Rendered,
    notes: RequestNotes,
  ): Promise<void> {
    const { status, headers, body } = rendered
    const isData = new URL(request.url ?? '/', security.publicUrl).pathname.endsWith('.data')
    const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
    // A page of the site that tells of a fault is the better one; what is no page is replaced by a plain one.
    if (notes.unavailable && !isData) return sendPlain(request, response, plainPage(503, security, notes.reference))
    if (status >= 500 && !isData && !type.startsWith('text/html'))
      return sendPlain(request, response, plainPage(status, security, notes.reference))
    if (Buffer.isBuffer(body)) return sendBytes(request, response, await pageBytes(body, headers, 'quickly'), status)
    response.writeHead(status, headers.flat())
    if (!body || request.method === 'HEAD') {
      await body?.cancel()
      response.end()
      return
    }
    await pipeline(body, response)
  }

  function sendBytes(request: IncomingMessage, response: ServerResponse, page: PageBytes, status = 200): void {
    const { head, body } = page[encodingFor(request.headers['accept-encoding'])]
    if (ending) response.setHeader('Connection', 'close')
    if (status === 200 && isHeld(page.etags, request.headers['if-none-match'])) {
      response.writeHead(304, withoutLength(head))
      response.end()
      return
    }
    response.writeHead(status, head)
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  function sendPlain(request: IncomingMessage, response: ServerResponse, { status, headers, body }: PlainAnswer): void {
    // What is left of a body that nobody reads would hold the connection.
    if (!request.complete) response.setHeader('Connection', 'close')
    response.writeHead(status, [...common, ...headers].flat())
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  function sendWord(response: ServerResponse, status: number, word: string): void {
    response.writeHead(status, [...common, ['Content-Type', 'text/plain'], ['Cache-Control', 'no-store']].flat())
    response.end(`${word}\n`)
  }

  async function readiness(): Promise<[number, string]> {
    if (ending) return [503, 'ending']
    try {
      await settings.askDatabase()
      return [200, 'ready']
    } catch {
      return [503, 'the database is away']
    }
  }

  const clientOf = (request: IncomingMessage) =>
    clientAddress(request.socket.remoteAddress, joined(request.headers['x-forwarded-for']), settings.trustedProxies)

  const server = createServer(
    // How long a body may take is decided where it is read; this is the longest that anybody is given.
    { requestTimeout: longestUploadMs + 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000, maxHeaderSize: 16_384 },
    before ? (request, response) => before(request, response, () => answer(request, response)) : answer,
  )
  return {
    server,
    announceEnd() {
      ending = true
    },
    async drain(patienceMs) {
      ending = true
      const closed = new Promise((resolve) => server.close(resolve))
      const impatience = setTimeout(() => server.closeAllConnections(), patienceMs)
      await closed
      clearTimeout(impatience)
    },
  }
}

const joined = (header: string | string[] | undefined) => (Array.isArray(header) ? header.join(',') : header)

const originOf = ({ headers }: IncomingMessage) => ({
  origin: headers.origin,
  host: headers.host,
  site: joined(headers['sec-fetch-site']),
})

/**
 * The headers as pages may trust them: the site's own host and origin (a foreign one was refused before), and the visitor's
 * address in X-Client-Address, whatever a visitor wrote there.
 */
function headersFor(request: IncomingMessage, notes: RequestNotes, publicUrl: string): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || notForPages.test(name)) continue
    headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  if (request.headers.origin !== undefined) headers.set('Origin', publicUrl)
  headers.set('Host', new URL(publicUrl).host)
  headers.set('X-Client-Address', notes.clientAddress)
  return headers
}

const notForPages =
  /^(host|origin|connection|keep-alive|transfer-encoding|te|upgrade|expect|forwarded|x-forwarded-.*|x-real-ip|x-client-address|x-react-router-.*)$/

const withHeaders = (rendered: Rendered, common: [string, string][]): Rendered => ({
  ...rendered,
  headers: [...common, ...rendered.headers],
})

function withoutLength(head: string[]): string[] {
  const kept: string[] = []
  for (let at = 0; at < head.length; at += 2) {
    const [name = '', value = ''] = head.slice(at, at + 2)
    if (name !== 'Content-Length' && name !== 'Content-Encoding') kept.push(name, value)
  }
  return kept
}
