import { expect, test } from 'vitest'
import { blogHref, readBlogQuery } from './blog-query.ts'

const read = (query: string) => readBlogQuery(new URLSearchParams(query))

test.each([
  { topic: undefined, page: 1 },
  { topic: 'roads', page: 1 } as const,
  { topic: 'kibeho', page: 3 } as const,
])('the address of a page of the journal is read as that page', (ask) =>
  expect(read(new URL(blogHref(ask), 'https://x.test').search)).toEqual(ask))

test.each(['page=0', 'page=-1', 'page=1.5', 'page=99999', 'page=x', 'topic=nothing'])('%s selects nothing', (query) => {
  expect(read(query)).toEqual({ topic: undefined, page: 1 })
})
