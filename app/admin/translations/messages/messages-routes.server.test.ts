import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { listAuditEntries } from '#features/audit-log/reads.server.ts'
import { hashOf } from '#features/content/texts/text-units.server.ts'
import { may, type Role, roles } from '#features/staff/permissions.ts'
import { listOwnMessages } from '#features/translations/messages/reads-messages.server.ts'
import { source } from '#platform/languages/source.ts'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { testContext } from '#tests/support/test-context.ts'
import { openSiteWords } from '../../../languages/site-words.server.ts'
import { translationAdminWords } from '../../../words/admin/translations.ts'
import { siteWordsKey } from '../../../words/sources.server.ts'
import { loader as listLoader } from './messages.tsx'
import { action, loader } from './part.tsx'

const { ctx } = await testContext()
const seatsWords = source('free-seats', {
  title: 'Seats',
  left: '{count, plural, one {# seat left} other {# seats left}}',
  day: 'On {day}',
  lost: 'Nothing',
})
const { title, left, day } = seatsWords.tree
const machine = { by: 'machine' } as const
const shipped = new Map([
  ['title', { text: 'Places', of: title, ...machine }],
  ['left', { text: '{count, plural, one {# place} other {# places}}', of: left, ...machine }],
  ['day', { text: 'Le {day} !', of: 'On {day}!', ...machine }],
])
const file = { name: 'Français', intl: 'fr', counts: 'fr', search: 'french' } as const
const words = openSiteWords(
  [seatsWords, translationAdminWords],
  [{ language: 'fr', file, messages: new Map([['free-seats', shipped]]) }],
)
const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))
const hashes = { title: hashOf('title', title), left: hashOf('left', left), day: hashOf('day', day) }

function args(query: string, parts: RequestParts & { role?: Role } = {}, params = { language: 'fr', part: 'free-seats' }) {
  const { role, ...rest } = parts
  const path = `/admin/translations/${params.language}/messages/${params.part}${query}`
  const cookie = role ? { cookie: cookies[role] } : {}
  const made = argsOf(ctx, path, { ...rest, ...cookie, params }) as { context: { set(key: unknown, value: unknown): void } }
  made.context.set(siteWordsKey, words)
  return made as never
}
const send = (role: Role, form: Record<string, string>, query = '') => answerOf(() => action(args(query, { role, form })))
const approve = (hash: string, text: string, seen = '0') =>
  send('translator', { event: 'approve', hash, seen, [`text.${hash}`]: text })
const rows = () => listOwnMessages(ctx.db, 'fr')

beforeEach(async () => void (await sql`truncate interface_messages`.execute(ctx.db)))

test('who reads content sees them; who translates saves and approves; strangers sign in', async () => {
  for (const role of roles) {
    expect(await answerOf(() => listLoader(args('', { role }))), role).toMatchObject({ status: 200 })
    expect(await answerOf(() => loader(args('', { role }))), role).toMatchObject({ status: 200 })
    for (const event of ['save', 'approve', 'approve-all'])
      expect((await send(role, { event })).status === 403, `${role} ${event}`).toBe(!may(role, 'translations:approve'))
  }
  for (const run of [listLoader, loader, action]) expect(await answerOf(() => run(args('')))).toMatchObject({ status: 302 })
  expect(await send('owner', { event: 'dance' })).toMatchObject({ status: 404 })
  for (const params of [
    { language: 'xx', part: 'free-seats' },
    { language: 'fr', part: 'nothing' },
  ])
    expect(await answerOf(() => loader(args('', { role: 'owner' }, params)))).toMatchObject({ status: 404 })
})

test('the list says how far each part is, and finds those with a text in them', async () => {
  const list = await listLoader(args('', { role: 'translator' }))
  expect(list).toMatchObject({ all: 4, progress: { missing: 1, stale: 1, unread: 2, approved: 0 } })
  expect(list.rows).toMatchObject([{ part: 'free-seats', title: 'Free seats', progress: { unread: 2 } }])
  expect((await listLoader(args('?q=PLACES', { role: 'owner' }))).all).toBe(2)
  expect((await listLoader(args('?texts=approved', { role: 'owner' }))).rows).toEqual([])
})

test('a shipped text is approved as it is by one press, and what is stale says the English before', async () => {
  const { units } = await loader(args('?texts=stale', { role: 'owner' }))
  expect(units).toMatchObject([{ place: 'day', translation: 'Le {day} !', formerEnglish: 'On {day}!', isFormer: true }])
  expect(await approve(hashes.title, 'Places')).toMatchObject({
    status: 303,
    location: expect.stringContaining('saved=approved'),
  })
  expect(await rows()).toMatchObject([{ part: 'free-seats', path: 'title', approved: 'Places', approvedOf: title }])
  expect((await listAuditEntries(ctx.db, {})).rows[0]).toMatchObject({
    action: 'translations-approved',
    subject: 'Français: free-seats',
  })
})

test('what is broken is refused beside its field, and what was typed stays', async () => {
  expect(await approve(hashes.left, 'Des places')).toMatchObject({
    status: 422,
    data: { problem: { hash: hashes.left, text: 'Des places', sentence: expect.stringContaining('{count} is missing') } },
  })
  expect(await approve(hashes.day, '')).toMatchObject({ status: 422 })
  expect(await rows()).toEqual([])
  await approve(hashes.title, 'Places')
  expect(await approve(hashes.title, 'Sièges')).toMatchObject({ status: 409, data: { problem: { text: 'Sièges' } } })
})

test('all that are shown are approved at once, if they are those that were read; stale and missing ones are not', async () => {
  const shown = async (query = '') => (await loader(args(query, { role: 'translator' }))).open
  const late = await shown()
  expect(late.count).toBe(2)
  await send('editor', { event: 'save', hash: hashes.title, seen: '0', [`text.${hashes.title}`]: 'Sièges' })
  expect(await send('translator', { event: 'approve-all', stamp: late.stamp })).toMatchObject({
    status: 409,
    data: { refusal: expect.stringContaining('Nothing was approved') },
  })
  expect((await rows()).filter(({ approved }) => approved)).toEqual([])
  const some = await shown('?q=left')
  expect(await send('translator', { event: 'approve-all', stamp: some.stamp }, '?q=left')).toMatchObject({
    location: expect.stringContaining('?q=left&approved=1'),
  })
  expect(await send('translator', { event: 'approve-all', stamp: (await shown()).stamp })).toMatchObject({ status: 303 })
  expect((await rows()).map(({ path, approved }) => [path, approved])).toEqual([
    ['left', '{count, plural, one {# place} other {# places}}'],
    ['title', 'Sièges'],
  ])
})
