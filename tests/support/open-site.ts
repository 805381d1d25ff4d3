import { once } from 'node:events'
import { type AddressInfo, BlockList } from 'node:net'
import { afterAll } from 'vitest'
import type { Context } from '#platform/context.ts'
import { openPageStore } from '#platform/page-cache.server.ts'
import { openHttp } from '#server/http.ts'
import { openLanes } from '#server/lanes.ts'
import { routerPages } from '#server/router-pages.ts'
import { wholeSite } from './whole-site.ts'

/** The whole house on a port of this machine, every page of it on the context of a test; closed after the file's last test. */
export async function openSite(ctx: Context): Promise<string> {
  const security = { publicUrl: ctx.config.publicUrl, development: false }
  const http = openHttp({
    pages: routerPages({ build: await wholeSite(), ctx, security }),
    store: openPageStore({ clock: ctx.clock, mostBytes: 1_000_000 }),
    assets: { find: () => undefined },
    lanes: openLanes(),
    log: ctx.log,
    security,
    trustedProxies: new BlockList(),
    askDatabase: async () => undefined,
  })
  http.server.listen(0, '127.0.0.1')
  await once(http.server, 'listening')
  afterAll(() => http.drain(0))
  return `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`
}
