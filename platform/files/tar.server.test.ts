import { execFileSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { readTar, type TarEntry, tarOf } from './tar.server.ts'

const entries: TarEntry[] = [
  { name: 'first.json', bytes: Buffer.from('{}') },
  { name: 'tables/bookings/000000.copy', bytes: Buffer.alloc(1024, 'a') },
  { name: 'empty', bytes: Buffer.alloc(0) },
  { name: 'files/pictures/k3x/320.avif', bytes: Buffer.from(Array.from({ length: 70_001 }, (_, at) => at % 251)) },
]

async function* given<Some>(some: readonly Some[]): AsyncGenerator<Some> {
  yield* some
}

const archive = async (of = entries) => Buffer.concat(await Array.fromAsync(tarOf(given(of))))
const read = (bytes: Buffer, pieceLength = 777) =>
  Array.fromAsync(
    readTar(
      given(
        Array.from({ length: Math.ceil(bytes.length / pieceLength) }, (_, at) =>
          bytes.subarray(at * pieceLength, (at + 1) * pieceLength),
        ),
      ),
    ),
  )

/** The archive with a changed header of its first file and a matching checksum. */
async function withHeader(change: (head: Buffer) => void): Promise<Buffer> {
  const bytes = await archive()
  const head = bytes.subarray(0, 512)
  change(head)
  head.write('        ', 148)
  head.write(
    `${head
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
    148,
  )
  return bytes
}

test('what was written is read again, in whatever pieces it comes', async () => {
  for (const pieceLength of [1, 511, 512, 513, 100_000]) expect(await read(await archive(), pieceLength)).toEqual(entries)
})

test('the tar of the system opens it', async () => {
  const { folder, remove } = await temporaryFolder()
  await writeFile(path.join(folder, 'a.tar'), await archive())
  execFileSync('tar', ['xf', 'a.tar'], { cwd: folder })
  expect((await readdir(folder)).sort()).toEqual(['a.tar', 'empty', 'files', 'first.json', 'tables'])
  for (const { name, bytes } of entries) expect((await readFile(path.join(folder, name))).equals(bytes)).toBe(true)
  await remove()
})

test('an archive that is cut off anywhere is refused', async () => {
  const whole = await archive()
  for (let length = 0; length < whole.length - 1024; length += 501)
    await expect(read(whole.subarray(0, length))).rejects.toThrow('it ends in the middle')
})

test('bytes after the end are refused', async () => {
  await expect(read(Buffer.concat([await archive(), await archive()]))).rejects.toThrow('after its end')
})

test('a header that was changed is refused', async () => {
  const bytes = await archive()
  bytes.write('g', 0)
  await expect(read(bytes)).rejects.toThrow('does not add up')
})

test.each([
  '../secret',
  '/etc/passwd',
  'a/../../b',
  'a//b',
  './a',
  'a/.',
  '..',
  'a\\b',
  'a b',
  'C:x',
  '.ssh/key',
  'a/',
])('a file that is named %j is neither written nor read', async (name) => {
  await expect(archive([{ name, bytes: Buffer.alloc(0) }])).rejects.toThrow('cannot be a name')
  const bytes = await withHeader((head) => {
    head.fill(0, 0, 100)
    head.write(name, 0, 'latin1')
  })
  await expect(read(bytes)).rejects.toThrow('something else than the plain files')
})

test.each([
  ['a link', '1'],
  ['a symbolic link', '2'],
  ['a device', '3'],
  ['a folder', '5'],
  ['a longer name', 'L'],
  ['an extension', 'x'],
])('%s is refused', async (_what, type) => {
  await expect(read(await withHeader((head) => void head.write(type, 156)))).rejects.toThrow(
    'something else than the plain files',
  )
})

test('a name that goes on elsewhere in the header is refused', async () => {
  await expect(read(await withHeader((head) => void head.write('..', 345)))).rejects.toThrow(
    'something else than the plain files',
  )
})

test('a file with an impossible length in its header is refused before it is read', async () => {
  await expect(read(await withHeader((head) => void head.write('77777777777', 124)))).rejects.toThrow('too long')
  await expect(read(await withHeader((head) => void head.write('-0000000001', 124)))).rejects.toThrow('too long')
})
