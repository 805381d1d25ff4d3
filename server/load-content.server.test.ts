import { expect, test } from 'vitest'
import { demoPages } from '#db/demo/pages.ts'
import type { Context } from '#platform/context.ts'
import { testContext } from '#tests/support/test-context.ts'
import { loadContent } from './first-start.ts'

const { ctx } = await testContext()

test('what a new release adds is told to the processes of the old one, which keep their pages', async () => {
  const said = new Set<string>()
  const cache: Context['cache'] = { forget: async (_, topics) => topics.forEach((topic) => void said.add(topic)) }
  await loadContent({ ...ctx, cache })
  const topics = ['pages', 'terms', 'places', 'pilgrimage', 'community', 'freight']
  expect([...said].sort()).toEqual([...topics, ...demoPages.map(({ slug }) => `page:${slug}`)].sort())
})
