import { expect, test } from 'vitest'
import { oneOfEach } from '#tests/support/everybody.ts'
import { openRequests } from '#tests/support/request-page.ts'
import { testContext } from '#tests/support/test-context.ts'
import { errorPageWords } from './words/error-page.ts'

const { ctx } = await testContext()
const ask = await openRequests(ctx)

test.each([
  '/admin',
  '/packages',
])('while the database is away %s says what is wrong, before any loader has run', async (path) => {
  const { owner } = await oneOfEach(ctx)
  const { db } = ctx
  Object.assign(ctx, {
    db: new Proxy(db, {
      get() {
        throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
      },
    }),
  })
  try {
    const { status, text } = await ask(path, owner)
    expect(status).toBe(500)
    expect(text).toContain(errorPageWords.tree.ours)
  } finally {
    Object.assign(ctx, { db })
  }
})
