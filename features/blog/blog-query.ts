import { type Topic, topics } from './post.ts'

/** One across the top and four rows of three. */
export const postsPerPage = 13

/** What an address asks of the journal. Pages count from 1. */
export type BlogQuery = { topic: Topic | undefined; page: number }

/** Reads an address. A topic or a page that is none shows everything from its beginning: the address bar is not a form. */
export function readBlogQuery(params: URLSearchParams): BlogQuery {
  const page = /^[1-9]\d{0,3}$/.exec(params.get('page') ?? '')
  return { topic: topics.find((topic) => topic === params.get('topic')), page: page ? Number(page[0]) : 1 }
}

/** The address of a page of the journal; the first one has none of its own. */
export function blogHref({ topic, page }: BlogQuery): string {
  const params = new URLSearchParams({ ...(topic && { topic }), ...(page > 1 && { page: String(page) }) })
  return params.size > 0 ? `/blog?${params}` : '/blog'
}
