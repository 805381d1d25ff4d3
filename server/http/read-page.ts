import type { RequestNotes } from '#app/request-notes.ts'
import type { PageBytes } from '#platform/cache/page-bytes.server.ts'
import type { PageStore, Rendered } from '#platform/cache/page-cache.server.ts'
import type { RenderLimit } from './render-limit.ts'
import { type RequestQueues, requestQueueOf } from './request-queues.ts'
import type { Pages } from './router-pages.ts'
import type { PageAddress } from './site-address.ts'

/** What a visit gets: cached bytes, a page rendered for it alone, or the seconds to wait before the next request. */
type ReadPage = { page: PageBytes } | { rendered: Rendered } | { waitSeconds: number }

export type PageReader = {
  read(address: PageAddress, headers: Headers, notes: RequestNotes): Promise<ReadPage>
}

/**
 * Answers visits: from the cache for everybody, else by a render that counts against the client's allowance. A client without
 * allowance is refused before the router runs, except signed-in staff.
 */
export function openPageReader(settings: {
  pages: Pages
  store: PageStore
  requestQueues: RequestQueues
  common: [string, string][]
  limit?: RenderLimit | undefined
  isStaff?: ((headers: Headers) => Promise<boolean>) | undefined
}): PageReader {
  const { pages, store, requestQueues, common, limit, isStaff } = settings

  async function render({ url, isMissing }: PageAddress, headers: Headers, notes: RequestNotes): Promise<Rendered> {
    const rendered = withHeaders(await pages(new Request(url, { headers }), notes), common)
    // Of all missing pages only the one under this key is cached.
    return { ...rendered, shared: rendered.shared && rendered.status === (isMissing ? 404 : 200) }
  }

  return {
    async read(address, headers, notes) {
      const { url, key, route } = address
      const cached = store.find(key)
      if (cached) return { page: cached }
      const refused = limit?.take(notes.clientAddress, route.cost)
      if (refused && !(await isStaff?.(headers))) {
        notes.route = route.pattern
        return refused
      }
      const requestQueue = requestQueueOf(url.pathname, 'GET')
      return store.serve(key, () =>
        requestQueues.through(requestQueue, () => render(address, headers, notes), notes.clientAddress),
      )
    },
  }
}

/** A rendered page, with the headers of every answer. */
export const withHeaders = (rendered: Rendered, common: [string, string][]): Rendered => ({
  ...rendered,
  headers: [...common, ...rendered.headers],
})
