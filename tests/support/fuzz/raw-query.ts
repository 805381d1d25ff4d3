import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/** Sent as it is: no address is normalised, no header is added. */
export type RawRequest = { method: string; path: string; headers?: Record<string, string | string[]>; body?: Buffer | string }
export type RawAnswer = { status: number; headers: Record<string, string | string[] | undefined>; text: string; ms: number }

/** Sends a request by HTTP. Status 0: the connection was closed without an answer, which a broken request may deserve. */
export async function requestRaw(port: number, { method, path, headers = {}, body }: RawRequest): Promise<RawAnswer> {
  const began = performance.now()
  const took = () => performance.now() - began
  try {
    const query = request({ host: '127.0.0.1', port, method, path, headers, agent: false })
    query.setTimeout(20_000, () => query.destroy(new Error('no answer in 20 seconds')))
    const came = once(query, 'response')
    // A body that is refused is cut off while it is sent; the answer came before.
    query.on('error', () => undefined)
    query.end(body)
    const [response] = await came
    const read = await text(response).catch(() => '')
    return { status: response.statusCode, headers: response.headers, text: read, ms: took() }
  } catch {
    return { status: 0, headers: {}, text: '', ms: took() }
  }
}

/** Sends bytes over a bare connection and returns what comes back until it is closed, or nothing comes for a second. */
export async function sendBytes(port: number, bytes: Buffer): Promise<RawAnswer> {
  const began = performance.now()
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.setTimeout(1_000, () => socket.destroy())
  socket.end(bytes)
  const answer = await text(socket).catch(() => '')
  const [head = '', ...rest] = answer.split('\r\n\r\n')
  const lines = head.split('\r\n').slice(1)
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
  return { status, headers, text: rest.join('\r\n\r\n'), ms: performance.now() - began }
}
