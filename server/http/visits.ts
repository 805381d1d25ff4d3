import type { IncomingMessage, ServerResponse } from 'node:http'
import { isbot } from 'isbot'
import { browserOf } from '#features/analytics/browser.ts'
import { deviceId } from '#features/analytics/device-id.server.ts'
import { pageOf, type SitePages } from '#features/analytics/page-of.ts'
import { sourceOf } from '#features/analytics/source-of.ts'
import type { VisitLedger } from '#features/analytics/visit-ledger.server.ts'
import { readVisitMessage, type VisitMessage } from '#features/analytics/visit-message.ts'
import type { Clock, Log } from '#platform/context.ts'
import { describeError } from '#platform/log.server.ts'
import { isPacked } from './request-body.ts'
import { type SecuritySettings, securityHeaders } from './security-headers.ts'
import type { VisitBounds } from './visit-bounds.ts'

/** Handles a browser's message about a page view. */
export type Visits = (request: IncomingMessage, response: ServerResponse, from: Sender) => void

/** Whose request it is, and whether it comes from a page of this site. */
type Sender = { address: string; sameOrigin: boolean }

export const visitsPath = '/visits'
const mostVisitBytes = 2_048
/** No browser has a longer one. The parser's time grows faster than the length. */
const longestUserAgent = 500
/** The name for further pages and hosts once there are too many different ones. */
const otherName = '(other)'

/**
 * Receives the page views that browsers report: 204, whether it is counted or not. Refused are another method (405),
 * another origin (403), a compressed body (415), more than two kilobytes (413), a malformed message (400), and more than one
 * address may send (429). Visitors who send Sec-GPC or DNT are not counted, nor are bots. Nothing here waits for the database.
 */
export function openVisits(settings: {
  ledger: Pick<VisitLedger, 'note'>
  bounds: VisitBounds
  pages: SitePages
  clock: Clock
  log: Log
  security: SecuritySettings
}): Visits {
  const { ledger, bounds, pages, clock, log, security } = settings
  const headers = [...securityHeaders(security), ['Cache-Control', 'no-store']].flat()
  const ownHost = new URL(security.publicUrl).host

  function statusFor({ headers }: IncomingMessage, body: string, address: string): number {
    const message = readVisitMessage(body)
    if (!message) return 400
    const userAgent = (headers['user-agent'] ?? '').slice(0, longestUserAgent)
    if (headers['sec-gpc'] === '1' || headers.dnt === '1' || userAgent === '' || isbot(userAgent)) return 204
    const now = clock.now()
    const id = deviceId(userAgent, message)
    if (!bounds.mayCount(address, id, now)) return 429
    const device = { id, browser: browserOf(userAgent), platform: message.platform || 'unknown', timeZone: message.zone }
    ledger.note({ kind: message.kind, device, ...placeOf(message, headers.host ?? '', address, now) })
    return 204
  }

  function placeOf({ path, from }: VisitMessage, host: string, address: string, now: Date): { page: string; source: string } {
    const { page, named } = pageOf(path, pages)
    const source = sourceOf(from, [ownHost, host])
    return {
      page: named && !bounds.mayName(address, page, now) ? otherName : page,
      source: source.named && !bounds.mayName(address, source.source, now) ? otherName : source.source,
    }
  }

  async function answer(request: IncomingMessage, { address, sameOrigin }: Sender): Promise<number> {
    if (request.method !== 'POST') return 405
    if (!sameOrigin) return 403
    if (isPacked(request)) return 415
    const body = await readLittle(request)
    return body === undefined ? 413 : statusFor(request, body, address)
  }

  return (request, response, sender) => {
    answer(request, sender)
      .catch((error) => {
        // A visitor who closed the connection in the middle is no error.
        if (!request.destroyed) log.error('A visit could not be read', describeError(error))
        return 500
      })
      .then((status) => {
        if (response.destroyed) return
        // An unread rest of a body would occupy the connection.
        if (!request.complete) response.setHeader('Connection', 'close')
        if (status === 405) response.setHeader('Allow', 'POST')
        if (status !== 204) response.setHeader('Content-Length', '0')
        response.writeHead(status, headers).end()
      })
  }
}

/** The body as text; undefined where it is longer than any message, and the rest of it is then not read. */
async function readLittle(request: IncomingMessage): Promise<string | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > mostVisitBytes) return undefined
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > mostVisitBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
