import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { plainPage } from './plain-page.ts'
import { type SecuritySettings, securityHeaders } from './security-headers.ts'

/** What Node keeps on a connection besides its published parts: the answer that is being made on it. */
type Connection = Socket & { _httpMessage?: ServerResponse | null }

/** How long a connection stays open after its refusal when the client does not close it. */
const longestLeaveMs = 1_000

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/**
 * Answers malformed HTTP, where Node has no request to hand on: 431 for a head that is too large, 408 for an incomplete
 * one, 400 for the rest, with the headers of every answer, and closes. A client that is gone, or already got bytes, gets none.
 */
export function rejectMalformed(security: SecuritySettings): (error: NodeJS.ErrnoException, socket: Socket) => void {
  const common = securityHeaders(security)
  return ({ code = '' }, socket: Connection) => {
    if (code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) {
      socket.destroy()
      return
    }
    const { status, headers, body } = plainPage(statusOf[code] ?? 400, security)
    const head = [...common, ...headers, ['Date', new Date().toUTCString()], ['Connection', 'close']]
    const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head.map(([name, value]) => `${name}: ${value}`)]
    socket.end(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]))
    setTimeout(() => socket.destroy(), longestLeaveMs).unref()
  }
}
