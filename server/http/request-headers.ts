import type { IncomingMessage } from 'node:http'
import type { RequestNotes } from '#app/request-notes.ts'

/** A header that may have come several times, as one text. */
export const joined = (header: string | string[] | undefined) => (Array.isArray(header) ? header.join(',') : header)

/** The origin and referrer headers of a request. */
export const originOf = ({ headers }: IncomingMessage) => ({
  origin: headers.origin,
  host: headers.host,
  site: joined(headers['sec-fetch-site']),
})

/**
 * The headers as pages may trust them: the site's own host and origin (a foreign one was refused before), and the visitor's
 * address in X-Client-Address, whatever a visitor wrote there.
 */
export function headersFor(request: IncomingMessage, notes: RequestNotes, publicUrl: string): Headers {
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
