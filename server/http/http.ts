import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { pipeline } from 'node:stream/promises'
import type { RequestNotes } from '#app/request-notes.ts'
import { encodingFor, isHeld, type PageBytes, pageBytes } from '#platform/cache/page-bytes.server.ts'
import type { PageStore, Rendered } from '#platform/cache/page-cache.server.ts'
import type { Log } from '#platform/context.ts'
import { isUnavailable } from '#platform/database/database-errors.ts'
import { describeError, newReference } from '#platform/log.server.ts'
import type { Assets } from './assets.ts'
import { clientAddress } from './client-address.ts'
import { closeInTurn } from './close-in-turn.ts'
import { type PlainAnswer, plainPage } from './plain-page.ts'
import { openPageReader, withHeaders } from './read-page.ts'
import { rejectMalformed } from './reject-malformed.ts'
import type { RenderLimit } from './render-limit.ts'
import { type BodyLimit, formLimit, readBody } from './request-body.ts'
import { headersFor, joined, originOf } from './request-headers.ts'
import { isSameOrigin, methods, readMethods } from './request-line.ts'
import { isOverloaded, type RequestQueueName, type RequestQueues, requestQueueOf } from './request-queues.ts'
import type { Pages } from './router-pages.ts'
import { type SecuritySettings, securityHeaders } from './security-headers.ts'
import { openSendWhole } from './send-whole.ts'
import { anyAddress, type PageAddress, type ReadAddress } from './site-address.ts'
import { longestUploadMs } from './upload-limit.ts'
import { type Visits, visitsPath } from './visits.ts'

export type HttpSettings = {
  pages: Pages
  store: PageStore
  assets: Assets
  requestQueues: RequestQueues
  log: Log
  security: SecuritySettings
  trustedProxies: BlockList
  /** Reads addresses by the routes of the build; without it every spelling is an address of its own. */
  addresses?: ReadAddress | undefined
  /** How many uncached pages one client may have rendered; without it any number. */
  renderLimit?: RenderLimit | undefined
  /** Whether staff sent these headers: the limit is not for them. */
  isStaff?: ((headers: Headers) => Promise<boolean>) | undefined
  /** Throws when the database does not answer. */
  pingDatabase(): Promise<unknown>
  /** The largest body for a path and sender, decided before any of it is read. Without it a form's size, everywhere. */
  limitOf?: ((path: string, headers: Headers) => Promise<BodyLimit>) | undefined
  /** Receives the page views that browsers report; without it nothing is recorded. */
  visits?: Visits | undefined
  /** Called for every answer that did not come from the cache, once it is sent or given up. */
  onAnswer?: ((answered: Answered) => void) | undefined
  /** Handles some requests before this server does: Vite, in development. */
  before?: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | undefined
}

/**
 * One answer: which page it was (a pattern, never what stood in its blanks), and how long it took from the request's first line.
 */
export type Answered = {
  reference: string
  method: string
  route: string
  requestQueue: RequestQueueName
  status: number
  ms: number
}

export type Http = {
  server: Server
  /** How many requests were answered from memory since the start. */
  answeredFromMemory(): number
  /** Renders a public page again and caches it, in the visitors’ queue; does nothing while it is cached. */
  warm(path: string): Promise<void>
  /** Makes /ready answer 503, so that no more requests are routed here; those that come are still answered. */
  announceEnd(): void
  /** Stops listening, and resolves when the last request is answered or after `patienceMs`. */
  drain(patienceMs: number): Promise<void>
}

const keepAliveSeconds = 65

/** The HTTP server: cached pages and files first, then the router, and a plain page for failures. */
export function openHttp(settings: HttpSettings): Http {
  const { pages, store, assets, requestQueues, log, security, before, visits } = settings
  const common = securityHeaders(security)
  const sendWhole = openSendWhole(keepAliveSeconds)
  const readAddress = settings.addresses ?? anyAddress(security.publicUrl)
  const { renderLimit: limit, isStaff } = settings
  const reader = openPageReader({ pages, store, requestQueues, common, limit, isStaff })
  let ending = false
  let fromMemory = 0

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { url = '', method } = request
    if (ending) response.setHeader('Connection', 'close')
    if (visits && url === visitsPath) {
      const sameOrigin = isSameOrigin(originOf(request), security.publicUrl)
      visits(request, response, { address: clientOf(request), sameOrigin })
      return
    }
    const cached = method === 'GET' || method === 'HEAD' ? (store.find(url) ?? assets.find(url)) : undefined
    if (cached) {
      fromMemory++
      sendBytes(request, response, cached)
    } else void answerOrApologise(request, response)
  }

  async function answerOrApologise(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const began = performance.now()
    const notes: RequestNotes = { ...ownNotes(), clientAddress: clientOf(request) }
    const { reference } = notes
    response.setHeader('X-Request-Id', reference)
    try {
      await answerAnew(request, response, notes)
    } catch (error) {
      apologise(request, response, error, reference)
    } finally {
      const { method = '' } = request
      const requestQueue = requestQueueOf(request.url ?? '', method)
      const { statusCode: status } = response
      settings.onAnswer?.({ reference, method, route: notes.route, requestQueue, status, ms: performance.now() - began })
    }
  }

  function apologise(request: IncomingMessage, response: ServerResponse, error: unknown, reference: string): void {
    // A visitor who closed the connection is no error. A form that was read to its end is destroyed, too, and is answered.
    if (response.destroyed || (request.destroyed && !request.complete)) return
    const why = isOverloaded(error) ? 'busy' : isUnavailable(error) ? 'away' : 500
    // Too many are counted and not logged: each would be a line.
    if (why !== 'busy') log[why === 'away' ? 'warn' : 'error']('A request failed', { reference, ...describeError(error) })
    if (response.headersSent) response.destroy()
    else sendPlain(request, response, plainPage(why, security, { reference, sent: isSent(request) }))
  }

  async function answerAnew(request: IncomingMessage, response: ServerResponse, notes: RequestNotes): Promise<void> {
    const refuse = (status: number) => sendPlain(request, response, plainPage(status, security, { reference: notes.reference }))
    const { method = '' } = request
    if (!methods.has(method)) return refuse(405)
    const address = readAddress(request.url ?? '')
    if (!address) return refuse(400)
    const isRead = method === 'GET' || method === 'HEAD'
    if ('moved' in address) return sendMoved(request, response, address.moved, address.forNow ? 307 : isRead ? 301 : 308)
    const [path = ''] = (request.url ?? '').split('?', 1)
    if (path === '/health') return sendWord(response, 200, 'ok')
    if (path === '/ready') return sendWord(response, ...(await readiness()))
    if (path.startsWith('/assets/') && !before) return refuse(404)
    const headers = headersFor(request, notes, security.publicUrl)
    if (isRead) return answerRead(request, response, address, headers, notes)
    if (!isSameOrigin(originOf(request), security.publicUrl)) return refuse(403)
    if (address.isMissing) return refuse(404)
    if (!address.route.hasAction) {
      response.setHeader('Allow', readMethods.join(', '))
      return refuse(405)
    }
    const limitOfBody = (await settings.limitOf?.(path, headers)) ?? formLimit
    const read = await readBody(request, path, limitOfBody)
    if ('refused' in read) return refuse(read.refused)
    // The target of a form is read as it was written: its page is never shared.
    const target = new URL(request.url ?? '', security.publicUrl)
    const sent = new Request(target, { method, headers, body: read.body })
    const rendered = await requestQueues.through(requestQueueOf(path, method), () => pages(sent, notes), notes.clientAddress)
    return sendRendered(request, response, withHeaders(rendered, common), notes)
  }

  /** A HEAD is answered as a GET without its body: with the same headers, and cached as well. */
  async function answerRead(
    request: IncomingMessage,
    response: ServerResponse,
    address: PageAddress,
    headers: Headers,
    notes: RequestNotes,
  ): Promise<void> {
    const served = await reader.read(address, headers, notes)
    if ('page' in served) return sendBytes(request, response, served.page, address.isMissing ? 404 : 200)
    if ('rendered' in served) return sendRendered(request, response, served.rendered, notes)
    response.setHeader('Retry-After', String(served.waitSeconds))
    return sendPlain(request, response, plainPage(429, security))
  }

  async function warm(path: string): Promise<void> {
    const address = readAddress(path)
    if (address && !('moved' in address)) await reader.read(address, new Headers({ Host: address.url.host }), ownNotes())
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
    // A page of the site that describes the failure is better than a plain one; other bodies are replaced.
    const instead = notes.unavailable ? 'away' : status >= 500 && !type.startsWith('text/html') ? status : undefined
    if (instead !== undefined && !isData) {
      const about = { reference: notes.reference, sent: isSent(request) }
      return sendPlain(request, response, plainPage(instead, security, about))
    }
    // The site's own page tells people to try again; this header tells programs when.
    if (status === 503) response.setHeader('Retry-After', '5')
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
    if (status === 200 && isHeld(page.etags, request.headers['if-none-match'])) {
      response.writeHead(304, withoutLength(head))
      response.end()
      return
    }
    if (status === 200 && !ending && request.method === 'GET' && sendWhole(response, head, body)) return
    response.writeHead(status, head)
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  function sendPlain(request: IncomingMessage, response: ServerResponse, { status, headers, body }: PlainAnswer): void {
    // An unread rest of a body would occupy the connection.
    if (!request.complete) response.setHeader('Connection', 'close')
    response.writeHead(status, [...common, ...headers].flat())
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  /** 308 where something was sent: it is sent again as it was. */
  function sendMoved(request: IncomingMessage, response: ServerResponse, location: string, status: 301 | 307 | 308): void {
    if (!request.complete) response.setHeader('Connection', 'close')
    const headers = [
      ['Location', location],
      ['Content-Length', '0'],
      ['Cache-Control', 'no-store'],
    ]
    response.writeHead(status, [...common, ...headers].flat()).end()
  }

  function sendWord(response: ServerResponse, status: number, word: string): void {
    response.writeHead(status, [...common, ['Content-Type', 'text/plain'], ['Cache-Control', 'no-store']].flat())
    response.end(`${word}\n`)
  }

  async function readiness(): Promise<[number, string]> {
    if (ending) return [503, 'ending']
    try {
      await settings.pingDatabase()
      return [200, 'ready']
    } catch {
      return [503, 'the database is away']
    }
  }

  const clientOf = (request: IncomingMessage) =>
    clientAddress(request.socket.remoteAddress, joined(request.headers['x-forwarded-for']), settings.trustedProxies)

  const server = createServer(
    // The time for a body is limited where it is read; this is the longest of those limits.
    {
      requestTimeout: longestUploadMs + 30_000,
      headersTimeout: 15_000,
      keepAliveTimeout: keepAliveSeconds * 1_000,
      maxHeaderSize: 16_384,
    },
    before ? (request, response) => before(request, response, () => answer(request, response)) : answer,
  )
  server.on('clientError', rejectMalformed(security))
  return {
    server,
    answeredFromMemory: () => fromMemory,
    warm,
    announceEnd() {
      ending = true
    },
    async drain(patienceMs) {
      ending = true
      await closeInTurn(server, patienceMs)
    },
  }
}

/** For a render that no visitor requested: this address is no client’s. */
const ownNotes = (): RequestNotes => ({
  reference: newReference(),
  clientAddress: '0.0.0.0',
  route: '(none)',
  unavailable: false,
})

const isSent = ({ method }: IncomingMessage) => method !== 'GET' && method !== 'HEAD'

function withoutLength(head: string[]): string[] {
  const remaining: string[] = []
  for (let at = 0; at < head.length; at += 2) {
    const [name = '', value = ''] = head.slice(at, at + 2)
    if (name !== 'Content-Length' && name !== 'Content-Encoding') remaining.push(name, value)
  }
  return remaining
}
