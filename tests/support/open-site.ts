import type { Context } from '#platform/context.ts'
import { routerPages } from '#server/router-pages.ts'
import { openFront } from './open-front.ts'
import { wholeSite } from './whole-site.ts'

/** The whole house on a port of this machine, every page of it on the context of a test; closed after the file's last test. */
export async function openSite(ctx: Context): Promise<string> {
  const security = { publicUrl: ctx.config.publicUrl, development: false }
  const pages = routerPages({ build: await wholeSite(), ctx, security })
  return (await openFront(ctx, { pages, security })).url
}
