import { afterAll, expect, test } from 'vitest'
import { loadContent, loadDemo } from '#server/start/first-start.ts'
import { openSite } from '#tests/support/open-site.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'

const { ctx, database } = await testContext()
await loadDemo(ctx)
await loadContent(ctx)
const watched = watchStatements(database.address)
afterAll(watched.close)
const site = await openSite({ ...ctx, db: watched.db })

async function statementsOf(run: () => Promise<unknown>): Promise<number> {
  watched.sent.length = 0
  await run()
  return watched.sent.length
}

test('500 simultaneous requests for a page that is not cached wait for one render', async () => {
  const page = `${site}/package-details/an-hour-with-the-gorillas`
  const read = async (address: string) => (await fetch(address)).text()
  const alone = await statementsOf(() => read(`${page}?departure=alone`))
  expect(alone).toBeGreaterThan(0)
  expect(await statementsOf(() => Promise.all(Array.from({ length: 500 }, () => read(page))))).toBe(alone)
})
