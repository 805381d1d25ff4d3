import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { testContext } from '#tests/support/test-context.ts'
import { schemaText } from './schema-text.server.ts'

const { ctx } = await testContext()

test('db/schema.sql tells what the migrations come to: run npm run schema after a new one', async () => {
  expect(await readFile('db/schema.sql', 'utf8')).toBe(await schemaText(ctx.db))
})
