import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { testContext } from '#tests/support/test-context.ts'
import { schemaText } from './schema-text.server.ts'

const { ctx } = await testContext()

test('db/schema.sql is the result of the migrations: run npm run schema after a new one', async () => {
  expect(await readFile('db/schema.sql', 'utf8')).toBe(await schemaText(ctx.db))
})
