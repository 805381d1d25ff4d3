import { expect, test } from 'vitest'
import { loadDemo } from '#server/start/first-start.ts'
import { testContext } from '#tests/support/test-context.ts'
import { listPosts } from './reads.server.ts'

const { ctx } = await testContext()
await loadDemo(ctx)
const today = '2100-01-01'

test('posts of the first topic come before the others, and of both the newest first', async () => {
  const [alike, all] = [await listPosts(ctx.db, { today, topic: 'roads' }), await listPosts(ctx.db, { today })]
  const expected = [...alike, ...all.filter(({ topic }) => topic !== 'roads')]
  expect(alike.length, 'there are posts of the topic, and others').toBeGreaterThan(0)
  expect(expected.length).toBeGreaterThan(alike.length)
  expect(await listPosts(ctx.db, { today, topicFirst: 'roads' })).toEqual(expected)
  expect(await listPosts(ctx.db, { today, topicFirst: 'roads', limit: 1 })).toEqual(expected.slice(0, 1))
})
