import type { Server } from 'node:http'
import { Server as Listening } from 'node:net'

/** A client with a kept-alive connection sends its next request within this time, and its answer closes the connection. */
const silenceMs = 1_500

/**
 * Stops listening and resolves when the last connection is closed. Server.close of node:http would at once cut idle
 * connections, on which the next request may be on its way. Here they get a moment first, in which every answer
 * carries `Connection: close`. After `patienceMs` the remaining connections are cut.
 */
export async function closeInTurn(server: Server, patienceMs: number): Promise<void> {
  const deadline = performance.now() + patienceMs
  const closed = new Promise((resolve) => Listening.prototype.close.call(server, resolve))
  const closing = setInterval(
    () => (performance.now() < deadline ? server.closeIdleConnections() : server.closeAllConnections()),
    Math.min(silenceMs, patienceMs),
  )
  await closed
  clearInterval(closing)
}
