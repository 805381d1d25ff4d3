import type { Server } from 'node:http'
import { Server as Listening } from 'node:net'

/** A client that keeps its connection asks again within this time, and is told then to take another one. */
const silenceMs = 1_500

/**
 * Stops listening and resolves when the last connection is closed. Server.close of node:http would at once cut the connections that
 * wait between two requests, on which the next one may be on its way: here they are given a moment first, in which every answer
 * says `Connection: close`. After `patienceMs` whatever is left is cut.
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
