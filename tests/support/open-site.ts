import type { SiteWords } from '#app/languages/site-words.server.ts'
import type { Context } from '#platform/context.ts'
import type { HttpSettings } from '#server/http/http.ts'
import { routerPages } from '#server/http/router-pages.ts'
import { readAddresses } from '#server/http/site-address.ts'
import { siteRoutes } from '#server/http/site-routes.ts'
import { openFront } from './open-front.ts'
import { wholeSite } from './whole-site.ts'

/**
 * The whole site on a port of this machine, every page of it on the context of a test; closed after the file's last test. With `words`
 * it is there in all their languages as well.
 */
export async function openSite(
  ctx: Context,
  { words, ...given }: Partial<HttpSettings> & { words?: SiteWords } = {},
): Promise<string> {
  const security = { publicUrl: ctx.config.publicUrl, development: false }
  const build = await wholeSite()
  words?.publish([...words.translated.keys()])
  const pages = routerPages({ build, ctx, security, ...(words && { words }) })
  const addresses = readAddresses(siteRoutes(build.routes), ctx.config.publicUrl, words)
  return (await openFront(ctx, { pages, security, addresses, ...given })).url
}
