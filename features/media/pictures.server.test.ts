import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listAuditEntries } from '#features/audit-log/reads.server.ts'
import { photo } from '#tests/support/sent-pictures.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addPicture } from './add-picture.server.ts'
import { changePicture } from './change-picture.server.ts'
import { drawAgain } from './draw-again.server.ts'
import { readLibraryQuery } from './library.ts'
import type { UseReader } from './picture-use.ts'
import { purgePictures } from './purge-pictures.server.ts'
import { findPicture, listPictures } from './reads.server.ts'
import { countLibrary, listLibrary } from './reads-library.server.ts'
import { replacePicture } from './replace-picture.server.ts'
import { restorePictures } from './restore-pictures.server.ts'
import { trashPictures } from './trash-pictures.server.ts'

const { ctx, clock, runJobs, filesFolder, logged } = await testContext()
const actor = { id: 'diane', name: 'Diane Uwase' }
const usedNowhere: UseReader = async () => []

let seed = 0
const sent = () => photo({ width: 400, height: 300, seed: ++seed })

async function added(bytes?: Buffer): Promise<string> {
  const outcome = await addPicture(ctx, { actor, name: `hills ${seed}.jpg`, sent: bytes ?? (await sent()) })
  if (!outcome.done) throw new Error(outcome.refusal.reason)
  return outcome.value.id
}

const description = { alt: 'A terraced hill', credit: 'Eric', x: 0.25, y: 0.75 }
async function shown(bytes?: Buffer): Promise<string> {
  const id = await added(bytes)
  await changePicture(ctx, { actor, id, version: 1, words: description, listUses: usedNowhere })
  await runJobs()
  return id
}

/** What pages are told to forget while something is done. */
async function forgotten(run: () => Promise<unknown>): Promise<string[]> {
  const tags: string[] = []
  const forget = ctx.cache.invalidate
  ctx.cache.invalidate = async (tx, named) => {
    tags.push(...named)
    await forget(tx, named)
  }
  try {
    await run()
  } finally {
    ctx.cache.invalidate = forget
  }
  return tags
}

const filesOf = async (id: string) => (await readdir(path.join(filesFolder, 'pictures', id), { recursive: true })).sort()

test('a picture waits, is made in its sizes, and is shown once its words are written', async () => {
  const id = await added()
  expect(await findPicture(ctx.db, id)).toMatchObject({ state: 'waiting', alt: '', width: 400, height: 300, drawn: undefined })
  await runJobs()
  expect(await findPicture(ctx.db, id)).toMatchObject({ state: 'ready', drawn: { width: 400, height: 300 } })
  expect(await listPictures(ctx.db, [id])).toEqual(new Map())
  const outcome = await changePicture(ctx, { actor, id, version: 1, words: description, listUses: usedNowhere })
  expect(outcome).toMatchObject({ done: true })
  expect((await listPictures(ctx.db, [id, id, 'nobodyknowsit'])).get(id)).toMatchObject({ ...description, id, width: 400 })
  expect((await filesOf(id)).map((name) => path.basename(name)).filter((name) => name.includes('.'))).toEqual([
    '320.avif',
    '320.jpg',
    '320.webp',
    '400.avif',
    '400.jpg',
    '400.webp',
    'card2-320.avif',
    'card2-320.jpg',
    'card2-320.webp',
    'share2-1200.jpg',
    'tall2-480.avif',
    'tall2-480.jpg',
    'tall2-480.webp',
  ])
})

test('the sent bytes are not stored', async () => {
  const bytes = await sent()
  const id = await added(bytes)
  for (const name of await filesOf(id)) {
    const file = path.join(filesFolder, 'pictures', id, name)
    const content = await readFile(file).catch(() => Buffer.alloc(0))
    expect(content.equals(bytes)).toBe(false)
  }
})

test('the same file sent twice, or by two at once, is stored once; out of the trash it comes back with its words', async () => {
  const bytes = await sent()
  const both = await Promise.all(['one.jpg', 'two.jpg'].map((name) => addPicture(ctx, { actor, name, sent: bytes })))
  const ids = both.map((one) => (one.done ? one.value.id : one.refusal.reason))
  expect(new Set(ids).size).toBe(1)
  const id = ids[0] ?? ''
  expect(await addPicture(ctx, { actor, name: 'again.jpg', sent: bytes })).toMatchObject({ value: { id, came: 'known' } })
  await changePicture(ctx, { actor, id, version: 1, words: description, listUses: usedNowhere })
  await trashPictures(ctx, { actor, ids: [id], listUses: usedNowhere })
  expect(await addPicture(ctx, { actor, name: 'again.jpg', sent: bytes })).toMatchObject({ value: { id, came: 'back' } })
  expect(await findPicture(ctx.db, id)).toMatchObject({ trashedAt: null, alt: description.alt })
})

test('what is refused leaves nothing behind', async () => {
  const before = await readdir(path.join(filesFolder, 'pictures'))
  expect(await addPicture(ctx, { actor, name: 'x.jpg', sent: Buffer.from('<svg></svg>') })).toMatchObject({ done: false })
  expect(await readdir(path.join(filesFolder, 'pictures'))).toEqual(before)
})

test('the second of two editors is told who changed it and how it is now, and changes nothing', async () => {
  const id = await shown()
  const version = (await findPicture(ctx.db, id))?.version ?? 0
  const first = { ...description, alt: 'A hill at noon' }
  const eric = { id: 'eric', name: 'Eric Habimana' }
  const tags = await forgotten(() => changePicture(ctx, { actor: eric, id, version, words: first, listUses: usedNowhere }))
  expect(tags).toEqual([`picture:${id}`])
  const second = await changePicture(ctx, {
    actor,
    id,
    version,
    words: { ...description, credit: 'Nobody' },
    listUses: usedNowhere,
  })
  expect(second).toMatchObject({
    done: false,
    refusal: { reason: 'changed-meanwhile', now: { changedBy: 'Eric Habimana', alt: 'A hill at noon', credit: 'Eric' } },
  })
  expect(await findPicture(ctx.db, id)).toMatchObject({ ...first, version: version + 1 })
  expect(
    await changePicture(ctx, { actor, id: 'nobodyknowsit', version, words: description, listUses: usedNowhere }),
  ).toMatchObject({
    refusal: { reason: 'no-picture' },
  })
})

test('of two who save at once one is told of the other', async () => {
  const id = await shown()
  const version = (await findPicture(ctx.db, id))?.version ?? 0
  const outcomes = await Promise.all(
    ['One', 'Two'].map((alt) =>
      changePicture(ctx, { actor, id, version, words: { ...description, alt }, listUses: usedNowhere }),
    ),
  )
  expect(outcomes.map(({ done }) => done).sort()).toEqual([false, true])
})

test('a replaced file keeps the id and its words, is shown everywhere once its sizes are there, and the old one goes after 30 days', async () => {
  const id = await shown()
  const old = (await listPictures(ctx.db, [id])).get(id)
  const outcome = await replacePicture(ctx, {
    actor,
    id,
    name: 'new.jpg',
    sent: await photo({ width: 500, height: 300, seed: 901 }),
  })
  expect(outcome).toMatchObject({ done: true })
  expect((await listPictures(ctx.db, [id])).get(id)).toEqual(old)
  const tags = await forgotten(() => runJobs())
  expect(tags).toEqual([`picture:${id}`])
  const now = (await listPictures(ctx.db, [id])).get(id)
  expect(now).toMatchObject({ ...description, id, width: 500 })
  expect(now?.file).not.toBe(old?.file)
  expect((await filesOf(id)).some((name) => name.startsWith(old?.file ?? ''))).toBe(true)
  clock.advance(30 * 24 * 60 * 60_000 + 1)
  await runJobs()
  expect((await filesOf(id)).filter((name) => name.startsWith(`${old?.file}/`))).toEqual([])
  expect((await filesOf(id)).some((name) => name.startsWith(`${now?.file}/`))).toBe(true)
})

test('a file that is taken back before its 30 days are over is not deleted', async () => {
  const bytes = await sent()
  const id = await shown(bytes)
  await replacePicture(ctx, { actor, id, name: 'other.jpg', sent: await sent() })
  await runJobs()
  await replacePicture(ctx, { actor, id, name: 'first.jpg', sent: bytes })
  await runJobs()
  clock.advance(30 * 24 * 60 * 60_000 + 1)
  await runJobs()
  const now = (await listPictures(ctx.db, [id])).get(id)
  expect((await filesOf(id)).filter((name) => name.startsWith(`${now?.file}/`))).toHaveLength(14)
})

test('a file that another picture has replaces none', async () => {
  const bytes = await sent()
  const other = await added(bytes)
  const id = await added()
  expect(await replacePicture(ctx, { actor, id, name: 'x.jpg', sent: bytes })).toMatchObject({
    refusal: { reason: 'another-has-it', other },
  })
})

test('a picture that stands on a page stays out of the trash, and its page is named', async () => {
  const [used, free] = [await added(), await added()]
  const listUses: UseReader = async (_db, ids = []) =>
    ids.filter((id) => id === used).map((picture) => ({ picture, title: 'About', path: '/about' }))
  const trashed = await trashPictures(ctx, { actor, ids: [used, free], listUses })
  expect(trashed).toEqual({ ids: [free], inUse: [{ picture: used, title: 'About', path: '/about' }] })
  expect((await findPicture(ctx.db, used))?.trashedAt).toBeNull()
  expect(await restorePictures(ctx, { actor, ids: [used, free] })).toEqual([free])
})

test('what was in the trash for 30 days is deleted with all its files, unless it stands somewhere again', async () => {
  const [gone, back] = [await shown(), await shown()]
  await trashPictures(ctx, { actor, ids: [gone, back], listUses: usedNowhere })
  const listUses: UseReader = async (_db, ids = []) =>
    ids.filter((id) => id === back).map((picture) => ({ picture, title: 'About', path: '/about' }))
  clock.advance(30 * 24 * 60 * 60_000 - 1)
  expect(await purgePictures(ctx, listUses)).toBe(0)
  clock.advance(2)
  expect(await purgePictures(ctx, listUses)).toBe(1)
  expect(await findPicture(ctx.db, gone)).toBeUndefined()
  expect((await filesOf(gone)).filter((name) => name.includes('.') || name.endsWith('original'))).toEqual([])
  expect(await findPicture(ctx.db, back)).toBeDefined()
})

test('sizes that cannot be made are shown as failed, and made once the cause is gone', async () => {
  const bytes = await sent()
  const id = await added(bytes)
  const folder = path.join(filesFolder, 'pictures', id)
  await rm(folder, { recursive: true })
  await runJobs()
  expect(await findPicture(ctx.db, id)).toMatchObject({ state: 'failed' })
  expect(logged.at(-1)).toMatchObject({ level: 'error', facts: { picture: id } })
  const { hash = '' } = (await findPicture(ctx.db, id)) ?? {}
  await ctx.files.put(`pictures/${id}/${hash.slice(0, 12)}/original`, bytes, 'image/jpeg')
  expect(await drawAgain(ctx, id)).toBe(true)
  await runJobs()
  expect(await findPicture(ctx.db, id)).toMatchObject({ state: 'ready' })
  expect(await drawAgain(ctx, id)).toBe(false)
})

test('what was done is written down, with what was said before and after', async () => {
  const id = await shown()
  await trashPictures(ctx, { actor, ids: [id], listUses: usedNowhere })
  const { rows } = await listAuditEntries(ctx.db, { kind: 'picture', subjectId: id })
  expect(rows.map(({ action }) => action)).toEqual(['picture-trashed', 'picture-changed', 'picture-added'])
  expect(rows[1]).toMatchObject({ actor: 'Diane Uwase', facts: { before: { alt: '' }, after: { alt: description.alt } } })
})

test('the library is found by words, views and pages, newest first', async () => {
  await sql`delete from pictures`.execute(ctx.db)
  const ids: string[] = []
  for (let at = 0; at < 3; at++) {
    clock.advance(1_000)
    ids.push(await added())
  }
  const [first = '', second = '', third = ''] = ids
  await changePicture(ctx, {
    actor,
    id: second,
    version: 1,
    words: { ...description, alt: '100% sorghum_field', credit: 'Aline' },
    listUses: usedNowhere,
  })
  const queryOf = (query: string) => readLibraryQuery(new URLSearchParams(query))
  const found = async (query: string, used: string[] = []) =>
    (await listLibrary(ctx.db, queryOf(query), used)).pictures.map(({ id }) => id)
  expect(await found('')).toEqual([third, second, first])
  expect(await found('q=sorghum aline')).toEqual([second])
  expect(await found('q=100%25')).toEqual([second])
  expect(await found('q=%25')).toEqual([second])
  expect(await found('q=sorghum nobody')).toEqual([])
  expect(await found('show=wordless')).toEqual([third, first])
  expect(await found('show=unused', [third, second])).toEqual([first])
  expect(await found('show=unused')).toEqual([third, second, first])
  expect(await countLibrary(ctx.db, queryOf('show=unused'), [third])).toBe(2)
  const { createdAt = new Date() } = (await findPicture(ctx.db, second)) ?? {}
  expect(await found(`after=${encodeURIComponent(`${createdAt.toISOString()}~${second}`)}`)).toEqual([first])
  await trashPictures(ctx, { actor, ids: [first], listUses: usedNowhere })
  expect(await found('')).toEqual([third, second])
  expect(await found('show=trash')).toEqual([first])
})
