import { expect, test } from 'vitest'
import { demoPages } from '#db/demo/pages.ts'
import type { Context } from '#platform/context.ts'
import { testContext } from '#tests/support/test-context.ts'
import { loadContent } from './first-start.ts'

const { ctx } = await testContext()

/** The cache tags that a start invalidates in every process. */
async function invalidatedAtStart(): Promise<string[]> {
  const invalidated = new Set<string>()
  const cache: Context['cache'] = { invalidate: async (_, tags) => tags.forEach((tag) => void invalidated.add(tag)) }
  await loadContent({ ...ctx, cache })
  return [...invalidated].sort()
}

test('what a new release adds invalidates the caches of the old one’s processes; a start that adds nothing clears no cache', async () => {
  const tags = ['pages', 'terms', 'places', 'pilgrimage', 'community', 'freight']
  expect(await invalidatedAtStart()).toEqual([...tags, ...demoPages.map(({ slug }) => `page:${slug}`)].sort())
  expect(await invalidatedAtStart()).toEqual([])
})
