import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addPicture } from '#features/media/add-picture.server.ts'
import { findPicture, listPictures } from '#features/media/reads.server.ts'
import { type Role, roles } from '#features/staff/permissions.ts'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { photo } from '#tests/support/sent-pictures.ts'
import { testContext } from '#tests/support/test-context.ts'
import { loader as pictureFile } from '../../api/picture.ts'
import { loader as chooseLoader } from './choose.ts'
import { action as pictureAction, loader as pictureLoader } from './picture.tsx'
import { action as picturesAction, loader as picturesLoader } from './pictures.tsx'
import { action as uploadAction, loader as uploadLoader } from './upload.tsx'
import { action as oneAction, loader as oneLoader } from './upload-one.ts'

const { ctx, runJobs } = await testContext()
const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))
const actor = { id: 'diane', name: 'Diane Uwase' }

const added = await addPicture(ctx, { actor, name: 'hill.jpg', sent: await photo({ width: 400, height: 300, seed: 1 }) })
const id = added.done ? added.value.id : ''
await runJobs()

const args = (path: string, parts: RequestParts) => argsOf(ctx, path, parts) as never
/** The same, with a form that carries files. */
function sending(path: string, files: readonly File[], { cookie = '' }: RequestParts) {
  const made = argsOf(ctx, path, { cookie }) as { url: URL; request: Request }
  const body = new FormData()
  for (const file of files) body.append('pictures', file)
  return { ...made, request: new Request(made.url, { method: 'POST', body, headers: { cookie } }) } as never
}
const fileOf = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
const noFile = [fileOf(Buffer.alloc(0), '')]
const page = (parts: RequestParts) => args(`/admin/media/${id}`, { ...parts, params: { id } })
const owner = { cookie: cookies.owner ?? '' }

const readers: readonly Role[] = ['owner', 'sales', 'editor', 'translator', 'read-only']
const writers: readonly Role[] = ['owner', 'editor']

// biome-ignore format: one line for each route
const routes: [path: string, run: (parts: RequestParts) => unknown, who: readonly Role[], status: number][] = [
  ['the library', (parts) => picturesLoader(args('/admin/media', parts)), readers, 200],
  ['the library’s form', (parts) => picturesAction(args('/admin/media', { ...parts, form: { do: 'trash' } })), writers, 422],
  ['a picture', (parts) => pictureLoader(page(parts)), readers, 200],
  ['a picture’s form', (parts) => pictureAction(page({ ...parts, form: { do: 'nothing' } })), writers, 422],
  ['saving a picture', (parts) => pictureAction(page({ ...parts, form: { do: 'save' } })), writers, 422],
  ['the page of what was sent', (parts) => uploadLoader(args('/admin/media/upload', parts)), writers, 200],
  ['sending pictures', (parts) => uploadAction(sending('/admin/media/upload', noFile, parts)), writers, 422],
  ['sending one', (parts) => oneAction(sending('/admin/media/upload.json', noFile, parts)), writers, 422],
  ['the address of sending one', (parts) => oneLoader(args('/admin/media/upload.json', parts)), readers, 302],
  ['what can be chosen', (parts) => chooseLoader(args('/admin/media/choose.json', parts)), readers, 200],
]

describe.each(routes)('%s', (_name, run, who, status) => {
  test('who is not signed in is sent to sign in', async () => {
    const answer = await answerOf(() => run({}))
    expect(answer.status).toBe(302)
    expect(answer.location).toMatch(/^\/admin\/login\?to=%2Fadmin%2Fmedia/)
  })

  test.each(roles)('as %s', async (role) => {
    const answer = await answerOf(() => run({ cookie: cookies[role] ?? '' }))
    expect(answer.status).toBe(who.includes(role) ? status : 403)
  })
})

test('of many files that a plain form sends each is taken or refused for itself, and each refusal says why', async () => {
  const files = [
    fileOf(await photo({ width: 300, height: 300, seed: 2 }), 'fine.txt'),
    fileOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'really.jpg'),
    fileOf(Buffer.from('%PDF-1.7'), 'really.png'),
  ]
  const { status, data } = await answerOf(() => uploadAction(sending('/admin/media/upload', files, owner)))
  expect(status).toBe(422)
  expect(data).toMatchObject({
    taken: [
      { name: 'fine.txt', came: 'new' },
      { name: 'really.jpg', refusal: expect.stringContaining('SVG') },
      { name: 'really.png', refusal: expect.stringContaining('not an image') },
    ],
  })
  const again = await answerOf(() => uploadAction(sending('/admin/media/upload', files.slice(0, 1), owner)))
  expect(again).toMatchObject({ status: 303, location: '/admin/media?did=upload&came=0&known=1' })
})

test('what a browser sends by itself is answered by itself', async () => {
  const sent = [fileOf(await photo({ width: 300, height: 300, seed: 3 }), 'one.jpg')]
  const answer = (await oneAction(sending('/admin/media/upload.json', sent, owner))) as Response
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ name: 'one.jpg', came: 'new' })
  const refused = (await oneAction(sending('/admin/media/upload.json', [fileOf(Buffer.from('MZ'), 'a.jpg')], owner))) as Response
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({ refusal: expect.stringContaining('not an image') })
})

const save = (form: Record<string, string>) =>
  answerOf(() => pictureAction(page({ ...owner, form: { do: 'save', credit: '', x: '50', y: '50', ...form } })))
const versionNow = async () => String((await findPicture(ctx.db, id))?.version)

test('words that are missing or wrong are reported beside their field, and what was typed comes back', async () => {
  const { status, data } = await save({ alt: '  ', credit: 'Eric', x: '101', y: 'left', version: await versionNow() })
  expect(status).toBe(422)
  expect(data).toMatchObject({
    notSaved: { errors: { alt: 'alt-missing', x: 'point-wrong', y: 'point-wrong' }, values: { credit: 'Eric', x: '101' } },
  })
})

test('the second editor sees who changed what, keeps what was typed, and saves over it when they choose to', async () => {
  const version = await versionNow()
  expect(await save({ alt: 'A hill', x: '25', version })).toMatchObject({ status: 303 })
  const late = await save({ alt: 'A mountain', version })
  expect(late).toMatchObject({
    status: 409,
    data: { notSaved: { values: { alt: 'A mountain' }, conflict: { who: 'Diane Uwase', now: { alt: 'A hill', x: 25 } } } },
  })
  expect((await findPicture(ctx.db, id))?.alt).toBe('A hill')
  const { conflict } = (late.data as { notSaved: { conflict: { version: number } } }).notSaved
  expect(await save({ alt: 'A mountain', version: String(conflict.version) })).toMatchObject({ status: 303 })
  expect((await findPicture(ctx.db, id))?.alt).toBe('A mountain')
})

test('a picture that stands on a page cannot be put in the trash, from its page or from the list, and its page is named', async () => {
  const section = [{ id: 'one', title: 'One', updatedOn: '2027-01-01', blocks: [{ kind: 'photo', picture: id, caption: '' }] }]
  await sql`insert into pages (slug, title, sentence, lede, scene, sections, updated_at)
    values ('with-a-picture', 'With a picture', 'x', 'x', '{}', ${JSON.stringify(section)}, now())`.execute(ctx.db)
  expect(await answerOf(() => pictureAction(page({ ...owner, form: { do: 'trash' } })))).toMatchObject({ status: 409 })
  const fromList = await answerOf(() => picturesAction(args('/admin/media', { ...owner, form: { do: 'trash', id } })))
  expect(fromList).toMatchObject({ status: 409, data: { inUse: [{ title: 'With a picture', path: '/pages/with-a-picture' }] } })
  const { data } = await answerOf(() => pictureLoader(page(owner)))
  expect(data).toMatchObject({ picture: { uses: [{ title: 'With a picture' }] } })
  const unused = (await picturesLoader(args('/admin/media?show=unused', owner))) as { rows: { id: string }[] }
  expect(unused.rows.map((row) => row.id)).not.toContain(id)
  await sql`delete from pages where slug = 'with-a-picture'`.execute(ctx.db)
})

test('what goes into the trash can be taken back at once', async () => {
  const gone = await answerOf(() => picturesAction(args('/admin/media?show=wordless', { ...owner, form: { do: 'trash', id } })))
  expect(gone).toMatchObject({ status: 303, location: `/admin/media?show=wordless&did=trash&ids=${id}` })
  expect(await picturesLoader(args(gone.location ?? '', owner))).toMatchObject({ undo: [id] })
  await answerOf(() => picturesAction(args('/admin/media', { ...owner, form: { do: 'restore', id } })))
  expect((await findPicture(ctx.db, id))?.trashedAt).toBeNull()
})

test('only what has its words and its sizes can be chosen', async () => {
  const answer = (await chooseLoader(args('/admin/media/choose.json', owner))) as Response
  const { pictures } = (await answer.json()) as { pictures: { id: string }[] }
  expect(pictures.map((one) => one.id)).toEqual([id])
})

test('what lacks only its description is named beside what can be chosen, until it has one', async () => {
  const ask = async () => {
    const answer = (await chooseLoader(args('/admin/media/choose.json', owner))) as Response
    const { pictures, undescribed } = (await answer.json()) as Record<'pictures' | 'undescribed', { id: string }[]>
    return { chosen: pictures.some((one) => one.id === id), lacking: undescribed.some((one) => one.id === id) }
  }
  expect(await ask()).toEqual({ chosen: true, lacking: false })
  const former = (await findPicture(ctx.db, id))?.alt ?? ''
  await sql`update pictures set alt = '' where id = ${id}`.execute(ctx.db)
  const without = await ask()
  await sql`update pictures set alt = ${former} where id = ${id}`.execute(ctx.db)
  expect(without).toEqual({ chosen: false, lacking: true })
})

test('a size is answered with its type, for ever, and never as anything but a picture', async () => {
  const { file = '' } = (await listPictures(ctx.db, [id])).get(id) ?? {}
  const ask = (name: string) => answerWith(name).catch((thrown: Response) => thrown)
  const answerWith = async (name: string) => pictureFile(args(`/pictures/${name}`, { params: { name } }))
  const answer = await ask(`${id}-${file}-320.avif`)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'",
  })
  const others = [
    `${id}-${file}-321.avif`,
    `${id}-000000000000-320.avif`,
    `${id}-${file}-320.svg`,
    '../../auth-secret',
    'original',
  ]
  for (const name of others) expect((await ask(name)).status).toBe(404)
})

test('a replaced file that is refused says why, and a good one leads back to its picture', async () => {
  const replace = (bytes: Buffer) =>
    answerOf(() => uploadAction(sending(`/admin/media/upload?of=${id}`, [fileOf(bytes, 'new.jpg')], owner)))
  expect(await replace(Buffer.from('GIF89a'))).toMatchObject({ status: 422, data: { taken: [{ refusal: expect.any(String) }] } })
  const taken = await replace(await photo({ width: 320, height: 320, seed: 9 }))
  expect(taken).toMatchObject({ status: 303, location: `/admin/media/${id}?did=replace` })
})
