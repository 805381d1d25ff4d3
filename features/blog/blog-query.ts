import { type Topic, topics } from './post.ts'

/** One across the top and four rows of three. */
export const postsPerPage = 13

/** The filter of the blog in an address. Pages count from 1. */
export type BlogQuery = { topic: Topic | undefined; page: number }

/** Reads an address. An invalid topic or page is ignored. */
export function readBlogQuery(params: URLSearchParams): BlogQuery {
  const page = /^[1-9]\d{0,3}$/.exec(params.get('page') ?? '')
  return { topic: topics.find((topic) => topic === params.get('topic')), page: page ? Number(page[0]) : 1 }
}

/** The address of a page of the blog; the first one has no page number. */
export function blogHref({ topic, page }: BlogQuery): string {
  const params = new URLSearchParams({ ...(topic && { topic }), ...(page > 1 && { page: String(page) }) })
  return params.size > 0 ? `/blog?${params}` : '/blog'
}
