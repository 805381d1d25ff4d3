import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { demoExtras } from '#db/demo/extras.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addExtras } from './add-extras.server.ts'
import { extraEntry } from './extra-entry.server.ts'
import { listExtras } from './reads.server.ts'

const { ctx } = await testContext()
const add = () => ctx.db.transaction().execute((tx) => addExtras(tx, demoExtras))

test('the extras of the demo are listed as they were written and in their order, and one that staff changed stays changed', async () => {
  await add()
  expect(await listExtras(ctx.db)).toEqual(demoExtras)
  const [first] = demoExtras
  await sql`update extras set amount_minor = 1700, active = false where id = ${first?.id}`.execute(ctx.db)
  await add()
  expect((await listExtras(ctx.db))[0]).toEqual({ ...first, amountMinor: 1_700, active: false })
})

test('an airport transfer is not sold with a hire, which has no flights of its own', async () => {
  const [extra] = demoExtras
  const { id, active: _, ...content } = extra ?? expect.unreachable()
  const check = (kinds: string[]) => extraEntry.check(ctx.db, { ...content, slug: id, transfer: 'arrival', kinds })
  expect(await check(['journey', 'hire'])).toEqual([{ path: 'transfer', reason: 'transfer-with-hire', grave: true }])
  expect(await check(['journey'])).toEqual([])
})
