import { once } from 'node:events'
import { type AddressInfo, BlockList } from 'node:net'
import { afterAll } from 'vitest'
import { openPageStore } from '#platform/cache/page-cache.server.ts'
import type { Clock, Log } from '#platform/context.ts'
import { type Http, type HttpSettings, openHttp } from '#server/http/http.ts'
import { openRequestQueues } from '#server/http/request-queues.ts'

/**
 * The HTTP server on a port of this machine, closed after the file's last test. Defaults: a small page cache,
 * no files, the request queues of the server, no trusted proxy, a database that answers.
 */
export async function openFront(
  { clock, log }: { clock: Pick<Clock, 'now'>; log: Log },
  given: Pick<HttpSettings, 'pages' | 'security'> & Partial<HttpSettings>,
): Promise<{ http: Http; port: number; url: string }> {
  const http = openHttp({
    store: openPageStore({ clock, mostBytes: 1_000_000 }),
    assets: { find: () => undefined },
    requestQueues: openRequestQueues(),
    trustedProxies: new BlockList(),
    pingDatabase: async () => undefined,
    log,
    ...given,
  })
  http.server.listen(0, '127.0.0.1')
  await once(http.server, 'listening')
  afterAll(() => http.drain(0))
  const { port } = http.server.address() as AddressInfo
  return { http, port, url: `http://127.0.0.1:${port}` }
}
