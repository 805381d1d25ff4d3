import { beforeAll, expect, test } from 'vitest'
import { adoptEntries } from '#features/content/adopt-entries.server.ts'
import { findEntry, listDrafts } from '#features/content/reads.server.ts'
import { saveEntry } from '#features/content/save-entry.server.ts'
import { kindOf } from '#features/content-kinds/entry-kinds.server.ts'
import { findSoldPackage } from '#features/packages/reads.server.ts'
import { roles } from '#features/staff/permissions.ts'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { gorillaTrek, openRoomsAndCars } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { action, loader } from './raise.tsx'

const { ctx } = await testContext({ now: '2026-11-28T08:00:00Z' })
const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))
const slug = 'an-hour-with-the-gorillas'
const diane = { id: 'diane', name: 'Diane Uwase' }
const kind = kindOf('package')
if (!kind) throw new Error('Packages are no entries')
let id = 0

beforeAll(async () => {
  await gorillaTrek(ctx, { seats: 4 })
  await openRoomsAndCars(ctx)
  await adoptEntries(ctx, [kind])
  id = (await listDrafts(ctx.db, 'package')).find((draft) => draft.slug === slug)?.id ?? 0
})

const draft = async () => {
  const found = await findEntry(ctx.db, 'package', id)
  if (!found) throw new Error('No draft')
  return found
}
const args = (path: string, parts: RequestParts) => argsOf(ctx, path, parts) as never
const shown = (query: string, role = 'editor') =>
  answerOf(() => loader(args(`/admin/packages/raise?${query}`, { cookie: cookies[role] ?? '' })))
const save = (form: Record<string, string>, role = 'editor') =>
  answerOf(() => action(args('/admin/packages/raise', { cookie: cookies[role] ?? '', form })))
const terms = { from: '2027-01-01', percent: '10', step: '5' }

test('who may write content raises prices, and nobody else', async () => {
  for (const role of roles) {
    const may = role === 'owner' || role === 'editor'
    expect(await shown(`pick=${id}.1`, role), role).toMatchObject({ status: may ? 200 : 403 })
    expect(await save({ ...terms, pick: '999.1' }, role), role).toMatchObject({ status: may ? 409 : 403 })
  }
})

test('terms that are none stand at their fields, and nothing is previewed', async () => {
  expect((await shown(`pick=${id}.1&from=&percent=101&step=2`)).data).toMatchObject({
    errors: { from: expect.any(String), percent: expect.any(String), step: expect.any(String) },
    plan: [],
  })
})

test('the preview shows each price before and after; what is saved is a draft, and visitors pay what they paid', async () => {
  const { version } = await draft()
  const before = await findSoldPackage(ctx.db, slug)
  const { plan } = (await shown(`pick=${id}.${version}&from=2027-01-01&percent=10&step=5`)).data as {
    plan: { version: number; change: string; prices: { place: string; before: string; after: string }[] }[]
  }
  expect(plan).toMatchObject([{ version, change: expect.stringMatching(/^\+\d/) }])
  const { prices } = (await draft()).content as unknown as { prices: { amountMinor: number }[] }
  expect(plan[0]?.prices).toHaveLength(prices.length)
  const dollars = (text = '') => Number(text.replace(/[$,]/g, ''))
  for (const { place, before: was, after: is } of plan[0]?.prices ?? []) {
    expect(place).toMatch(/^(Guest houses|Lodges|Luxury), /)
    expect(dollars(is)).toBe(Math.round((dollars(was) * 1.1) / 5) * 5)
  }
  expect(await save({ ...terms, pick: `${id}.${version}` })).toMatchObject({ status: 200, data: { saved: 1, refused: [] } })
  const saved = await draft()
  expect(saved).toMatchObject({ publishedVersion: version, content: { laterRates: [{ from: '2027-01-01' }], prices } })
  expect(await findSoldPackage(ctx.db, slug)).toEqual(before)
})

test('one that somebody changed since the preview, or that has rates from later on, is named with why', async () => {
  const { version, content, title } = await draft()
  const again = await save({ ...terms, pick: `${id}.${version}` })
  expect(again).toMatchObject({
    status: 409,
    data: { refused: [`${title}: It has rates from 1 January 2027 already. Change those in its editor.`] },
  })
  await saveEntry(ctx, kind, { id, actor: diane, content: { ...content, lede: 'Another.' }, seen: version, event: 'saved' })
  const stale = await save({ ...terms, from: '2028-01-01', pick: `${id}.${version}` })
  expect(stale).toMatchObject({ status: 409, data: { refused: [expect.stringMatching(/^An hour .*Diane Uwase/)] } })
  expect((await draft()).content).toMatchObject({ lede: 'Another.', laterRates: [{ from: '2027-01-01' }] })
})
