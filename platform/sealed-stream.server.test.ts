import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAnotherKey, opening, sealing } from './sealed-stream.server.ts'

const key = randomBytes(32)
const frame = 65_536 + 16
const head = 64

async function* pieces(bytes: Buffer, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}
const seal = async (bytes: Buffer, length = 10_007) => Buffer.concat(await Array.fromAsync(sealing(key)(pieces(bytes, length))))
const open = async (bytes: Buffer, by = key, length = 10_007) =>
  Buffer.concat(await Array.fromAsync(opening(by)(pieces(bytes, length))))

const text = randomBytes(3 * 65_536 + 1_000)
const sealed = await seal(text)
const frames = [0, 1, 2, 3].map((at) => sealed.subarray(head + at * frame, head + (at + 1) * frame))
const start = sealed.subarray(0, head)

test('what was sealed opens as it was, of any length and in any pieces', async () => {
  for (const length of [0, 1, 65_535, 65_536, 65_537, 131_072]) {
    const bytes = randomBytes(length)
    for (const by of [1_000, 65_536, 200_000]) expect((await open(await seal(bytes, by), key, by)).equals(bytes)).toBe(true)
  }
})

test('nothing of it can be read, and two of the same are not alike', async () => {
  const zeros = Buffer.alloc(100_000)
  const [one, other] = [await seal(zeros), await seal(zeros)]
  expect(one.includes(Buffer.alloc(32))).toBe(false)
  expect(one.subarray(16).equals(other.subarray(16))).toBe(false)
})

test('another key is known at once, before anything is read', async () => {
  const opened = open(start, randomBytes(32))
  await expect(opened).rejects.toSatisfy(isAnotherKey)
})

test('cut off anywhere it is refused, between two frames as well', async () => {
  for (const length of [0, 10, head, head + 5, head + frame, head + 2 * frame, sealed.length - 1])
    await expect(open(sealed.subarray(0, length))).rejects.toThrow(/ends in the middle/)
})

test.each([
  ['two frames that changed places', [1, 0, 2, 3]],
  ['a frame that is left out', [0, 2, 3]],
  ['a frame that comes twice', [0, 0, 1, 2, 3]],
  ['frames after the last', [0, 1, 2, 3, 3]],
])('%s is refused', async (_what, order) => {
  await expect(open(Buffer.concat([start, ...order.map((at) => frames[at] ?? Buffer.alloc(0))]))).rejects.toThrow(
    'it was changed',
  )
})

test('something added at the end is refused', async () => {
  await expect(open(Buffer.concat([sealed, Buffer.from('x')]))).rejects.toThrow('it was changed')
  const whole = await seal(randomBytes(65_536))
  await expect(open(Buffer.concat([whole, randomBytes(100)]))).rejects.toThrow('it was changed')
})

test('a frame of another file under the same key is refused', async () => {
  const other = await seal(text)
  const mixed = Buffer.concat([sealed.subarray(0, head + frame), other.subarray(head + frame)])
  await expect(open(mixed)).rejects.toThrow('it was changed')
})

test('one bit that was changed anywhere is refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: sealed.length * 8 - 1 }), async (bit) => {
      const bytes = Buffer.from(sealed)
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      await expect(open(bytes)).rejects.toThrow()
    }),
    { numRuns: 60 },
  )
})
