import { readdir, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openFakeS3 } from '#tests/support/fake-s3.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { openDiskFiles } from './files.server.ts'
import { openStoreFiles } from './files-store.server.ts'

const { folder, remove } = await temporaryFolder()
const disk = path.join(folder, 'disk')
const store = await openFakeS3('pictures')
const settings = store.settings

afterAll(async () => {
  await store.close()
  await remove()
})

const type = 'image/webp'
const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 251))

describe.each([
  ['a folder', openDiskFiles(disk)],
  ['a store', openStoreFiles(settings)],
])('files in %s', (_where, files) => {
  test('a stored file is read as it was', async () => {
    await files.put('pictures/k3x/640.webp', bytes, type)
    expect((await files.get('pictures/k3x/640.webp'))?.equals(bytes)).toBe(true)
  })

  test('a file that is stored again replaces the former one', async () => {
    await files.put('pictures/again.webp', bytes, type)
    await files.put('pictures/again.webp', Buffer.from('other'), type)
    expect((await files.get('pictures/again.webp'))?.toString()).toBe('other')
  })

  test('a file that was never stored is missing, and deleting it does nothing', async () => {
    expect(await files.get('pictures/never.webp')).toBeUndefined()
    await files.delete('pictures/never.webp')
  })

  test('what is deleted is gone', async () => {
    await files.put('pictures/gone.webp', bytes, type)
    await files.delete('pictures/gone.webp')
    expect(await files.get('pictures/gone.webp')).toBeUndefined()
  })

  test.each([
    '../secret',
    '/etc/passwd',
    'a/../b',
    'a//b',
    '',
    'a b',
    'a/.hidden',
    'a\\b',
    'pictures/\0',
    `a/${'b'.repeat(200)}`,
  ])('%j is no key', async (key) => {
    await expect(files.get(key)).rejects.toThrow('no key')
    await expect(files.put(key, bytes, type)).rejects.toThrow('no key')
    await expect(Promise.resolve().then(() => files.delete(key))).rejects.toThrow('no key')
  })
})

test('on the disk, of two who keep the same key at once one is whole', async () => {
  const two = [Buffer.alloc(300_000, 'a'), Buffer.alloc(200_000, 'b')]
  const files = openDiskFiles(disk)
  await Promise.all(two.map((one) => files.put('pictures/both.webp', one, type)))
  const stored = await files.get('pictures/both.webp')
  expect(two.some((one) => stored?.equals(one))).toBe(true)
})

test('on the disk a link in the place of a file is not followed', async () => {
  await writeFile(path.join(folder, 'secret'), 'of somebody else')
  await symlink(path.join(folder, 'secret'), path.join(disk, 'pictures/link.webp'))
  await expect(openDiskFiles(disk).get('pictures/link.webp')).rejects.toThrow('ELOOP')
})

test('on the disk no unfinished file is left, and other users cannot read it', async () => {
  const names = await readdir(disk, { recursive: true })
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([])
  expect((await stat(path.join(disk, 'pictures/k3x/640.webp'))).mode & 0o077).toBe(0)
})

test('a store that refuses is an error without its secret, and no missing file', async () => {
  const wrong = openStoreFiles({ ...settings, accessKeyId: 'NOBODY', secretAccessKey: 'something else' })
  const refused = wrong.put('pictures/refused.webp', bytes, type)
  await expect(refused).rejects.toThrow('The store answered 403 to PUT pictures/refused.webp')
  await expect(refused).rejects.not.toThrow('something else')
  const elsewhere = openStoreFiles({ ...settings, bucket: 'nowhere' })
  await expect(elsewhere.get('pictures/k3x/640.webp')).rejects.toThrow('no such bucket')
  await expect(elsewhere.put('pictures/k3x/640.webp', bytes, type)).rejects.toThrow('404')
})
