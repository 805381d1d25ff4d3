import type { Context } from '#platform/context.ts'
import { routerPages } from '#server/http/router-pages.ts'
import { wholeSite } from './whole-site.ts'

type Form = Readonly<Record<string, string>>
export type SiteAnswer = { status: number; location: string; cookies: string; text: string }
export type RequestPage = (path: string, cookie?: string, form?: Form) => Promise<SiteAnswer>

/**
 * Requests every page of the site as a browser would, on the context of a test and without a port between. With a form it is
 * sent.
 */
export async function openRequests(ctx: Context): Promise<RequestPage> {
  const { publicUrl } = ctx.config
  const pages = routerPages({ build: await wholeSite(), ctx, security: { publicUrl, development: false } })
  return async (path, cookie = '', form) => {
    const own = { cookie, Origin: publicUrl, Host: new URL(publicUrl).host }
    const body = form && new URLSearchParams(form)
    const request = new Request(publicUrl + path, { headers: own, ...(body && { method: 'POST', body }) })
    const answer = await pages(request, { reference: 'TEST', clientAddress: '192.0.2.1', route: '(none)', unavailable: false })
    const named = (name: string) => answer.headers.flatMap(([one, value]) => (one.toLowerCase() === name ? [value] : [])).join()
    const text = await new Response(answer.body as BodyInit | null).text()
    return { status: answer.status, location: named('location'), cookies: named('set-cookie'), text }
  }
}
