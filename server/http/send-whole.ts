import type { ServerResponse } from 'node:http'

/** What stands in Node's response besides its published parts: the head that was set, and whether it left. */
type Written = ServerResponse & { _header: string | null; _headerSent: boolean; shouldKeepAlive: boolean }

/**
 * Sends kept bytes with their head as bytes of its own. Node writes each head again as a text, checks it, and copies it to the wire
 * beside the body: a third of what a cached page costs (docs/performance.md). Here the head is written down once a second, for its Date.
 * Answers false, and does nothing, for whoever asked to close the connection: Node then does it all.
 */
export function openSendWhole(keepAliveSeconds: number): (response: ServerResponse, head: string[], body: Buffer) => boolean {
  const written = new WeakMap<string[], { second: number; bytes: Buffer }>()

  function bytesOf(head: string[]): Buffer {
    const second = Math.floor(Date.now() / 1000)
    const kept = written.get(head)
    if (kept?.second === second) return kept.bytes
    const lines = ['HTTP/1.1 200 OK']
    for (let at = 0; at < head.length; at += 2) lines.push(`${head[at]}: ${head[at + 1]}`)
    lines.push(
      `Date: ${new Date(second * 1000).toUTCString()}`,
      'Connection: keep-alive',
      `Keep-Alive: timeout=${keepAliveSeconds}`,
    )
    const bytes = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
    written.set(head, { second, bytes })
    return bytes
  }

  return (response, head, body) => {
    const own = response as Written
    if (!own.shouldKeepAlive) return false
    own._header = ' '
    own._headerSent = true
    own.cork()
    own.write(bytesOf(head))
    own.end(body)
    return true
  }
}
