import { randomBytes } from 'node:crypto'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type AgeKey,
  type AgeKeys,
  decrypting,
  encryptionBy,
  isAgeFileBroken,
  isAgeIdentity,
  isAgeRecipient,
  isForAnotherKey,
} from './age.server.ts'

const [identity, spare, strange] = [
  await generateX25519Identity(),
  await generateX25519Identity(),
  await generateX25519Identity(),
] as const
const recipient = await identityToRecipient(identity)
const passphrase = randomBytes(32).toString('base64')
const piece = 65_536 + 16

async function* pieces(bytes: Buffer, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}
async function encrypted(bytes: Buffer, keys: AgeKeys, length = 10_007) {
  const encryption = await encryptionBy(keys)
  if (!encryption) throw new Error('Nothing to encrypt by')
  return { file: Buffer.concat(await Array.fromAsync(encryption.encrypt(pieces(bytes, length)))), readBack: encryption.readBack }
}
const decrypted = async (file: Buffer, key: AgeKey, length = 10_007) =>
  Buffer.concat(await Array.fromAsync(decrypting(key)(pieces(file, length))))

const text = randomBytes(3 * 65_536 + 1_000)
const { file } = await encrypted(text, { recipients: [recipient], key: undefined })
const headBytes = file.length - text.length - 4 * 16
const head = file.subarray(0, headBytes)
const cipher = [0, 1, 2, 3].map((at) => file.subarray(headBytes + at * piece, headBytes + (at + 1) * piece))

test.each<[string, AgeKeys, AgeKey]>([
  ['a recipient', { recipients: [recipient], key: undefined }, identity],
  ['the second of two recipients', { recipients: [recipient, await identityToRecipient(spare)], key: undefined }, spare],
  ['a recipient, whatever the key beside it', { recipients: [recipient], key: strange }, identity],
  ['an identity', { recipients: [], key: identity }, identity],
  ['a passphrase', { recipients: [], key: passphrase }, passphrase],
])('what was encrypted by %s opens as it was, and its writer reads it back', async (_by, keys, key) => {
  for (const length of [0, 65_536, 131_073]) {
    const bytes = randomBytes(length)
    const made = await encrypted(bytes, keys, 50_000)
    expect((await decrypted(made.file, key)).equals(bytes)).toBe(true)
    expect((await decrypted(made.file, made.readBack)).equals(bytes)).toBe(true)
  }
})

test('a file names only its recipients: its writer has the key in memory, not in the file', async () => {
  const stanzas = head.toString('latin1').match(/^-> .*$/gm) ?? []
  expect(stanzas).toHaveLength(1)
  expect(stanzas[0]).toMatch(/^-> X25519 /)
  const other = await encrypted(text, { recipients: [recipient], key: undefined })
  await expect(decrypted(file, other.readBack)).rejects.toSatisfy(isAgeFileBroken)
})

test('another key is known at once, before anything is read', async () => {
  for (const key of [strange, passphrase]) await expect(decrypted(head, key)).rejects.toSatisfy(isForAnotherKey)
  const backup = await encrypted(text, { recipients: [], key: passphrase })
  for (const key of [identity, randomBytes(32).toString('base64')])
    await expect(decrypted(backup.file, key)).rejects.toSatisfy(isForAnotherKey)
})

test('cut off anywhere it is refused, between two pieces as well', async () => {
  for (const length of [0, 10, 60, headBytes, headBytes + 5, headBytes + piece, headBytes + 2 * piece, file.length - 1])
    await expect(decrypted(file.subarray(0, length), identity)).rejects.toSatisfy(isAgeFileBroken)
})

test.each([
  ['two pieces that changed places', [1, 0, 2, 3]],
  ['a piece that is left out', [0, 2, 3]],
  ['a piece that comes twice', [0, 0, 1, 2, 3]],
  ['pieces after the last', [0, 1, 2, 3, 3]],
])('%s is refused', async (_what, order) => {
  const moved = Buffer.concat([head, ...order.map((at) => cipher[at] ?? Buffer.alloc(0))])
  await expect(decrypted(moved, identity)).rejects.toSatisfy(isAgeFileBroken)
})

test('one bit that was changed anywhere is refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: file.length * 8 - 1 }), async (bit) => {
      const bytes = Buffer.from(file)
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      await expect(decrypted(bytes, identity)).rejects.toThrow()
    }),
    { numRuns: 40 },
  )
})

test('no more is read ahead than what is about to be encrypted', async () => {
  let read = 0
  async function* endless(): AsyncGenerator<Buffer> {
    for (; read < 1_000; read++) yield Buffer.alloc(65_536)
  }
  const encryption = await encryptionBy({ recipients: [recipient], key: undefined })
  let taken = 0
  for await (const some of encryption?.encrypt(endless()) ?? []) {
    taken += some.length
    if (taken > 10 * 65_536) break
  }
  expect(read).toBeLessThan(20)
})

/** Made by the `age` 1.1.1 of Debian 12. */
const made = {
  key: 'AGE-SECRET-KEY-1HNQA09DTH59JUVSU6XALANSD4U7NP5URHHM6GA8MVUA8V6HMDVJQDJERN0',
  recipient: 'age128qsr9wan9d0nn69cn7d00t47030zln3e2p3ujvp4htwktrjuayst0r5gf',
  byRecipient:
    'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSBEZm4waTRuRGtRcUVRYUdmdTMxbUttbWNrUFZPaWY3Yjh3YmlNRHVGd21nCi8wZCtta0xLWjJsbEt3OGZCUXNvajhSYUdtcm5WTzlZNkVqSjlvbXNobVUKLS0tIEFXNUNYaFV1Y1ZnZC9aZGM4YUlnaWtiSXVrTHJuWjI3VVE4TE1aT1ljeVUK2q/I3KwkxzKyF0zIl0eK4NTsn69MeuI0Ja8UjxdDplVMXERrzDvQFpttRMTqo4Jwyer3RmiVpmc2Rw==',
}

test('what the program age made opens here', async () => {
  expect(await identityToRecipient(made.key)).toBe(made.recipient)
  const opened = await decrypted(Buffer.from(made.byRecipient, 'base64'), made.key)
  expect(opened.toString()).toBe('opened by anybody with age')
})

test('a key that was typed wrong is no key', () => {
  expect([isAgeRecipient(made.recipient), isAgeIdentity(made.key)]).toEqual([true, true])
  expect(isAgeRecipient(made.recipient.replace(/.$/, 'q'))).toBe(false)
  expect(isAgeIdentity(made.key.replace(/.$/, 'Q'))).toBe(false)
  expect([isAgeRecipient(made.key), isAgeIdentity(made.recipient)]).toEqual([false, false])
})
