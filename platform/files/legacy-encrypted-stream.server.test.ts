import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAnotherKey, opening } from './legacy-encrypted-stream.server.ts'

/** A backup that the last release with this format made: two frames, of a whole one and a rest. */
const encrypted = await readFile('tests/support/backup-of-an-earlier-release.sealed')
const key = Buffer.alloc(32, 'k')
const [head, frame] = [64, 65_536 + 16]
const start = encrypted.subarray(0, head)
const frames = [encrypted.subarray(head, head + frame), encrypted.subarray(head + frame)]

async function* pieces(bytes: Buffer, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}
const open = async (bytes: Buffer, by = key, length = 10_007) =>
  Buffer.concat(await Array.fromAsync(opening(by)(pieces(bytes, length))))

test('what an earlier release encrypted opens, in any pieces', async () => {
  for (const length of [1_000, 65_536, 200_000])
    expect(gunzipSync(await open(encrypted, key, length)).includes('impamba-backup.json')).toBe(true)
})

test('another key is known at once, before anything is read', async () => {
  await expect(open(start, randomBytes(32))).rejects.toSatisfy(isAnotherKey)
})

test('cut off anywhere it is refused, between two frames as well', async () => {
  for (const length of [0, 10, head, head + 5, head + frame, encrypted.length - 1])
    await expect(open(encrypted.subarray(0, length))).rejects.toThrow(/ends in the middle/)
})

test.each([
  ['two frames that changed places', [1, 0]],
  ['a frame that is left out', [1]],
  ['a frame that comes twice', [0, 0, 1]],
  ['frames after the last', [0, 1, 1]],
])('%s is refused', async (_what, order) => {
  await expect(open(Buffer.concat([start, ...order.map((at) => frames[at] ?? Buffer.alloc(0))]))).rejects.toThrow(
    'it was changed',
  )
})

test('one bit that was changed anywhere is refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: encrypted.length * 8 - 1 }), async (bit) => {
      const bytes = Buffer.from(encrypted)
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      await expect(open(bytes)).rejects.toThrow()
    }),
    { numRuns: 60 },
  )
})
