import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { member } from '#features/staff/test-member.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { listSavedViews } from './reads.server.ts'
import { changeView, deleteView, saveView } from './save-view.server.ts'
import { mostViews, type SavedList, SavedViewForm } from './saved-view.ts'

const { ctx } = await testContext()
async function owner(mayShare: boolean, list: SavedList = 'bookings') {
  const { email } = await member(ctx, { role: mayShare ? 'sales' : 'read-only' })
  const { rows } = await sql<{ id: string }>`select id from staff where email = ${email}`.execute(ctx.db)
  return { list, staffId: rows[0]?.id ?? '', mayShare }
}
const [eric, grace, guest] = [await owner(true), await owner(true), await owner(false)]
const unpaid = '?money=unpaid&sort=start'
const namesOf = async (who: typeof eric) => (await listSavedViews(ctx.db, who)).map(({ name }) => name)
const idOf = async (who: typeof eric, name: string) =>
  (await listSavedViews(ctx.db, who)).find((one) => one.name === name)?.id ?? ''

test('a view is its own list’s and its maker’s until it is shared with the office', async () => {
  const own = await saveView(ctx, eric, { name: 'Unpaid, by start', query: unpaid, shared: false })
  expect(own.done).toBe(true)
  expect(await namesOf(eric)).toEqual(['Unpaid, by start'])
  expect(await namesOf(grace)).toEqual([])
  expect(await namesOf({ ...eric, list: 'emails' })).toEqual([])
  await changeView(ctx, eric, { id: await idOf(eric, 'Unpaid, by start'), name: 'Money to chase', shared: true })
  expect(await listSavedViews(ctx.db, guest)).toMatchObject([
    { name: 'Money to chase', query: unpaid, shared: true, isMine: false },
  ])
  expect(await saveView(ctx, eric, { name: 'money to chase', query: unpaid, shared: true })).toMatchObject({ done: true })
  expect(await namesOf(eric)).toEqual(['Money to chase'])
})

test('a name is one view among those that somebody sees', async () => {
  await saveView(ctx, eric, { name: 'Shared', query: unpaid, shared: true })
  const again = await saveView(ctx, grace, { name: 'SHARED', query: '?kind=stay', shared: false })
  expect(again).toMatchObject({ done: false, refusal: { reason: 'name-taken' } })
})

test('only who may share shares, and changes what the office shares', async () => {
  expect(await saveView(ctx, guest, { name: 'For all', query: unpaid, shared: true })).toMatchObject({
    refusal: { reason: 'may-not-share' },
  })
  await saveView(ctx, eric, { name: 'Stays', query: '?kind=stay', shared: true })
  const id = await idOf(eric, 'Stays')
  expect(await deleteView(ctx, guest, { id })).toMatchObject({ refusal: { reason: 'view-unknown' } })
  expect(await changeView(ctx, grace, { id, name: 'Hotels', shared: false })).toMatchObject({ done: false })
  expect(await changeView(ctx, grace, { id, name: 'Hotels', shared: true })).toMatchObject({ done: true })
  expect(await deleteView(ctx, grace, { id })).toMatchObject({ done: true })
  expect(await namesOf(eric)).not.toContain('Hotels')
})

test('nobody changes another’s own view', async () => {
  await saveView(ctx, guest, { name: 'Mine', query: unpaid, shared: false })
  const id = await idOf(guest, 'Mine')
  for (const outcome of [await deleteView(ctx, eric, { id }), await changeView(ctx, eric, { id, name: 'Taken', shared: true })])
    expect(outcome).toMatchObject({ refusal: { reason: 'view-unknown' } })
  expect(await namesOf(guest)).toContain('Mine')
})

test('a list has at most so many views of one person, whoever saves them at once', async () => {
  const many = await owner(true, 'departures')
  const outcomes = await Promise.all(
    Array.from({ length: mostViews + 3 }, (_, at) => saveView(ctx, many, { name: `View ${at}`, query: unpaid, shared: false })),
  )
  expect(outcomes.filter((one) => one.done).length).toBe(mostViews)
  expect(await namesOf(many)).toHaveLength(mostViews)
})

test.each(['', '?'.padEnd(1_001, 'x')])('a query of %# is none', async (query) => {
  expect(await saveView(ctx, eric, { name: 'Nothing', query, shared: false })).toMatchObject({
    refusal: { reason: 'nothing-chosen' },
  })
})

test.each([
  ['', 'name-missing'],
  ['x'.repeat(41), 'too-long'],
  ['two\nlines', 'strange-characters'],
])('a name of %j is refused', (name, key) => {
  expect(SavedViewForm.safeParse({ name }).error?.issues.map(({ message }) => message)).toEqual([key])
})

test('the views of somebody whose account is deleted go with it', async () => {
  const leaver = await owner(true, 'emails')
  await saveView(ctx, leaver, { name: 'Failed', query: '?state=failed', shared: true })
  await sql`delete from staff where id = ${leaver.staffId}`.execute(ctx.db)
  expect(await namesOf({ ...grace, list: 'emails' })).toEqual([])
})
