import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import reference from '#db/reference/legs.json' with { type: 'json' }
import { testContext } from '#tests/support/test-context.ts'
import { addLegs } from './add-legs.server.ts'
import type { Leg } from './leg.ts'
import { listLegPlaces, listLegs } from './reads-legs.server.ts'

const { ctx } = await testContext()
const legs = reference as Leg[]
const add = () => ctx.db.transaction().execute((tx) => addLegs(ctx, tx, legs))

beforeEach(async () => {
  await sql`delete from legs`.execute(ctx.db)
  await add()
})

test('the legs come back as the reference has them', async () => {
  expect(await listLegs(ctx.db)).toEqual(legs.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
})

test('adding them again leaves what staff changed', async () => {
  await sql`update legs set status = 'suspended' where id = 'kigali-to-kibeho'`.execute(ctx.db)
  await add()
  expect((await listLegs(ctx.db)).find(({ id }) => id === 'kigali-to-kibeho')?.status).toBe('suspended')
})

test('the places are those that a leg touches, borders too, Rwanda first', async () => {
  const places = await listLegPlaces(ctx.db)
  expect(places).toHaveLength(107)
  expect(places[0]?.country).toBe('Rwanda')
  await sql`delete from legs where id not in ('huye-to-kibeho', 'rubavu-to-goma')`.execute(ctx.db)
  const ids = (await listLegPlaces(ctx.db)).map(({ id }) => id)
  expect(ids.toSorted()).toEqual(['goma', 'grande-barriere', 'huye', 'kibeho', 'rubavu'])
})
