import { describe, expect, test } from 'vitest'
import { beginEntry } from '#features/content/begin-entry.server.ts'
import { findEntry } from '#features/content/reads.server.ts'
import { entryKinds } from '#features/content-kinds/entry-kinds.server.ts'
import { type Role, roles } from '#features/staff/permissions.ts'
import { argsOf as adminArgs, answerOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { testContext } from '#tests/support/test-context.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { loader as indexLoader } from './content-index.tsx'
import { contentKinds } from './content-kinds.ts'
import { action as editAction, loader as editLoader } from './edit.tsx'
import { action as historyAction, loader as historyLoader } from './history.tsx'
import { action as entriesAction, loader as entriesLoader } from './list/entries.tsx'
import { hasOwnPage } from './load-editor.server.ts'
import { action as newAction, loader as newLoader } from './new.tsx'
import { loader as previewLoader } from './preview.ts'

const { ctx } = await testContext()
const diane = { id: 'diane', name: 'Diane Uwase' }
const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))
const readers = { owner: 200, sales: 200, editor: 200, translator: 200, 'read-only': 200 }
const nobodys = { owner: 404, sales: 404, editor: 404, translator: 404, 'read-only': 404 }
const writers = (status: number) => ({ owner: status, sales: 403, editor: status, translator: 403, 'read-only': 403 })
const args = (path: string, parts: RequestParts) => adminArgs(ctx, path, parts) as never

test('every kind of entry has its screens, and every screen its kind', () => {
  expect(contentKinds.map(({ kind }) => kind).sort()).toEqual(entryKinds.map(({ name }) => name).sort())
})

test('only what has a page of its own shows “page not found” once it is unpublished', () => {
  const withPage = entryKinds.filter((kind) => hasOwnPage(kind, { slug: 'a-name', title: 'A name' })).map(({ name }) => name)
  expect(withPage).toEqual(expect.arrayContaining(['package', 'hotel', 'post']))
  for (const name of ['banner', 'testimonial', 'extra', 'place']) expect(withPage).not.toContain(name)
})

describe('the index of all content', () => {
  const index = (cookie = '') => indexLoader(args('/admin/content', { cookie }))

  test('who is not signed in is sent to sign in, and every role may read it', async () => {
    expect(await answerOf(() => index())).toMatchObject({ status: 302 })
    for (const role of roles) expect(await answerOf(() => index(cookies[role])), role).toMatchObject({ status: 200 })
  })

  test('every kind stands there once, with what is published, what is a draft and who changed one last', async () => {
    const rowsOf = async () => (await index(cookies.owner)).parts.flatMap(({ rows }) => rows)
    const before = await rowsOf()
    expect(before.map(({ folder }) => folder).sort()).toEqual(contentKinds.map(({ folder }) => folder).sort())
    const post = entryKinds.find(({ name }) => name === 'post')
    if (!post?.begun) throw new Error('A post can be begun')
    await beginEntry(ctx, post, { actor: diane, content: { ...post.begun(), title: 'One more' } })
    const of = (rows: typeof before) => rows.find(({ folder }) => folder === 'blog')
    expect(of(await rowsOf())?.counts?.draft).toBe((of(before)?.counts?.draft ?? 0) + 1)
    expect(of(await rowsOf())?.edited).toContain('Diane Uwase')
  })
})

describe.each(
  contentKinds.map((contentKind) => [contentKind.folder, contentKind.inWords(readEnglish)] as const),
)('/admin/%s', (folder, contentKind) => {
  const kind = entryKinds.find(({ name }) => name === contentKind.kind)
  const begins = kind?.begun !== undefined
  const id = kind?.begun ? beginEntry(ctx, kind, { actor: diane, content: { ...kind.begun(), [contentKind.names]: 'X' } }) : 0
  const at = async (parts: RequestParts) => ({ ...parts, params: { id: String(await id) } })
  const is = begins ? readers : nobodys
  const may = (status: number) => writers(begins ? status : 404)
  // biome-ignore format: one line for each route
  const routes: [string, (parts: RequestParts) => Promise<unknown>, Record<Role, number>][] = [
    ['the list', async (parts) => entriesLoader(args(`/admin/${folder}`, parts)), readers],
    ['doing something to no ticked row', async (parts) => entriesAction(args(`/admin/${folder}`, { ...parts, form: { event: 'trash' } })), writers(422)],
    ['no button of the list', async (parts) => entriesAction(args(`/admin/${folder}`, { ...parts, form: { x: '1' } })), writers(404)],
    ['beginning one', async (parts) => newLoader(args(`/admin/${folder}/new`, parts)), may(200)],
    ['beginning one without a name', async (parts) => newAction(args(`/admin/${folder}/new`, { ...parts, form: { title: ' ' } })), may(422)],
    ['an editor', async (parts) => editLoader(args(`/admin/${folder}/edit/1`, await at(parts))), is],
    ['an editor of nothing', async (parts) => editLoader(args(`/admin/${folder}/edit/x`, { ...parts, params: { id: '999999' } })), nobodys],
    ['saving what somebody else has saved since', async (parts) => editAction(args(`/admin/${folder}/edit/1`, { ...(await at(parts)), form: { event: 'save', seen: '0' } })), may(409)],
    ['publishing what is not whole', async (parts) => editAction(args(`/admin/${folder}/edit/1`, { ...(await at(parts)), form: { event: 'publish', over: String((await findEntry(ctx.db, contentKind.kind, Number(await id)))?.version ?? 0) } })), may(422)],
    ['copying it', async (parts) => editAction(args(`/admin/${folder}/edit/1`, { ...(await at(parts)), form: { event: 'duplicate', over: String((await findEntry(ctx.db, contentKind.kind, Number(await id)))?.version ?? 0) } })), may(303)],
    ['no button of ours', async (parts) => editAction(args(`/admin/${folder}/edit/1`, { ...(await at(parts)), form: { x: '1' } })), may(404)],
    ['the versions', async (parts) => historyLoader(args(`/admin/${folder}/edit/1/history`, await at(parts))), is],
    ['putting back a version that is not there', async (parts) => historyAction(args(`/admin/${folder}/edit/1/history`, { ...(await at(parts)), form: { version: '99' } })), may(404)],
    ['a preview of nothing', async (parts) => previewLoader(args(`/admin/${folder}/edit/x/preview`, { ...parts, params: { id: '999999' } })), nobodys],
  ]

  describe.each(routes)('%s', (_name, run, reached) => {
    test('who is not signed in is sent to sign in', async () => {
      expect(await answerOf(() => run({}))).toMatchObject({ status: 302 })
    })
    test.each(roles)('as %s', async (role) => {
      expect(await answerOf(() => run({ cookie: cookies[role] ?? '' }))).toMatchObject({ status: reached[role] })
    })
  })
})
