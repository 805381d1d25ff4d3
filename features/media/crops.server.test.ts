import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { photo } from '#tests/support/sent-pictures.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addPicture } from './add-picture.server.ts'
import { changePicture } from './change-picture.server.ts'
import { drawMissing } from './draw-missing.server.ts'
import type { UseReader } from './picture-use.ts'
import { findPicture, listPictures } from './reads.server.ts'
import { listStoredKeys } from './reads-files.server.ts'

const { ctx, runJobs, filesFolder } = await testContext()
const actor = { id: 'diane', name: 'Diane Uwase' }
const listUses: UseReader = async () => []
const middle = { alt: 'A hill', credit: '', x: 0.5, y: 0.5 }

/** One picture for the whole file, in the order of its tests. */
let id = ''
beforeAll(async () => {
  const outcome = await addPicture(ctx, { actor, name: 'x.jpg', sent: await photo({ width: 700, height: 300, seed: 71 }) })
  if (!outcome.done) throw new Error(outcome.refusal.reason)
  id = outcome.value.id
  await changePicture(ctx, { actor, id, version: 1, words: middle, listUses })
  await runJobs()
})

const cropsNow = async () => (await listPictures(ctx.db, [id])).get(id)?.crops
const filesNow = async () =>
  (await readdir(path.join(filesFolder, 'pictures', id), { recursive: true })).map((name) => path.basename(name))
const versionNow = async () => (await findPicture(ctx.db, id))?.version ?? 0

test('a picture has its colour and its crops once its sizes are made', async () => {
  expect((await listPictures(ctx.db, [id])).get(id)).toMatchObject({
    crops: { x: 2, y: 2 },
    colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
  })
})

test('a backup names the crops that pages show as files that are due', async () => {
  const due: string[] = []
  for await (const stored of listStoredKeys(ctx.db))
    if (stored.due && stored.key.includes(id)) due.push(path.basename(stored.key))
  expect(due).toEqual(expect.arrayContaining(['card2-320.jpg', 'tall2-480.webp', 'share2-1200.jpg']))
  expect(await filesNow()).toEqual(expect.arrayContaining(due))
})

test('a focal point that moves has the crops made again; until then pages show those of before', async () => {
  await changePicture(ctx, { actor, id, version: await versionNow(), words: { ...middle, x: 1 }, listUses })
  expect(await cropsNow()).toEqual({ x: 2, y: 2 })
  await runJobs()
  expect(await cropsNow()).toEqual({ x: 4, y: 2 })
  expect(await filesNow()).toContain('tall4-480.avif')
})

test('what is written of a picture without moving its point has nothing made again', async () => {
  await changePicture(ctx, {
    actor,
    id,
    version: await versionNow(),
    words: { ...middle, alt: 'Another hill', x: 0.95 },
    listUses,
  })
  expect(await runJobs()).toBe(0)
})

test('every page that shows it is dropped when its crops are made: also those that only show it on a card', async () => {
  const tags: string[] = []
  const invalidate = ctx.cache.invalidate
  ctx.cache.invalidate = async (_, named) => void tags.push(...named)
  const onCards: UseReader = async (_, pictures = []) =>
    pictures.map((picture) => ({ picture, title: 'A journey', path: '/', tags: ['packages'] }))
  try {
    await changePicture(ctx, { actor, id, version: await versionNow(), words: { ...middle, x: 1, y: 0 }, listUses: onCards })
  } finally {
    ctx.cache.invalidate = invalidate
  }
  expect(tags).toEqual([`picture:${id}`, 'packages'])
})

test('crops of a file that a release without crops has replaced are not shown, and are made by the daily job', async () => {
  await sql`update pictures set crop_hash = ${'0'.repeat(64)} where id = ${id}`.execute(ctx.db)
  expect((await listPictures(ctx.db, [id])).get(id)).toMatchObject({ crops: null, colour: null })
  expect(await drawMissing(ctx)).toBe(1)
  await runJobs()
  expect(await cropsNow()).toEqual({ x: 4, y: 0 })
  expect(await drawMissing(ctx)).toBe(0)
})
