import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { isStartRefused } from '../start-refused.ts'
import { openEncryption } from './encryption.server.ts'

const [key, other] = [randomBytes(32), randomBytes(32)]
const encryption = openEncryption({ key })
const about = 'a booking:1:passport'

test('what is encrypted opens again for the row it is about, whatever was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, whose) => {
      expect(encryption.decrypt(encryption.encrypt(text, whose), whose)).toBe(text)
    }),
    { numRuns: 1_000 },
  )
})

test('a encrypted value does not hold its text, and the same text never encrypts to the same bytes', () => {
  const [one, two] = [encryption.encrypt('PA1234567', about), encryption.encrypt('PA1234567', about)]
  expect(one.toString('latin1')).not.toContain('PA1234567')
  expect(one.equals(two)).toBe(false)
  expect(one.subarray(5, 17).equals(two.subarray(5, 17))).toBe(false)
})

test('a value that was moved to another row or field does not open', () => {
  const encrypted = encryption.encrypt('PA1234567', about)
  for (const elsewhere of ['a booking:2:passport', 'another booking:1:passport', 'a booking:1:health', '']) {
    expect(() => encryption.decrypt(encrypted, elsewhere)).toThrow(
      /does not open: it was changed, or it belongs to another row\.$/,
    )
  }
})

test('no byte of a encrypted value can be changed, and none left out', () => {
  const encrypted = encryption.encrypt('PA1234567', about)
  for (let at = 0; at < encrypted.length; at++) {
    const changed = Buffer.from(encrypted)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => encryption.decrypt(changed, about), `byte ${at}`).toThrow('does not open')
    expect(() => encryption.decrypt(encrypted.subarray(0, at), about), `${at} bytes`).toThrow('does not open')
  }
})

test('a value encrypted under another key is an error that names the missing setting', () => {
  const encrypted = openEncryption({ key: other }).encrypt('PA1234567', about)
  expect(() => encryption.decrypt(encrypted, about)).toThrow(
    'The encrypted value of a booking:1:passport does not open: it was encrypted under a key that is neither DATA_KEY nor DATA_KEY_OLD: set the one it had.',
  )
})

test('after a change of keys the old one opens and the new one encrypts', () => {
  const before = encryption.encrypt('PA1234567', about)
  const changed = openEncryption({ key: other, old: key })
  expect(changed.decrypt(before, about)).toBe('PA1234567')
  const after = changed.encrypt('PA7654321', about)
  expect(openEncryption({ key: other }).decrypt(after, about)).toBe('PA7654321')
  expect(() => encryption.decrypt(after, about)).toThrow('neither DATA_KEY nor DATA_KEY_OLD')
})

const folder = mkdtempSync(path.join(os.tmpdir(), 'impamba-data-key-'))
afterAll(() => rmSync(folder, { recursive: true }))
const read = (settings: Record<string, string>) => readConfig({ DATA_DIR: folder, ...settings })

function refusal(settings: Record<string, string>): string {
  try {
    read(settings)
  } catch (error) {
    if (isStartRefused(error)) return error.message
    throw error
  }
  return 'it was taken'
}

test('DATA_KEY is taken as it was generated, in either alphabet of base64, and DATA_KEY_OLD with it', () => {
  const config = read({ DATA_KEY: key.toString('base64'), DATA_KEY_OLD: other.toString('base64url') })
  expect([config.dataKey.equals(key), config.oldDataKey?.equals(other)]).toEqual([true, true])
  expect(existsSync(path.join(folder, 'data-key'))).toBe(false)
})

test.each([
  ['DATA_KEY', randomBytes(31).toString('base64')],
  ['DATA_KEY', randomBytes(33).toString('base64')],
  ['DATA_KEY', randomBytes(16).toString('hex')],
  ['DATA_KEY', 'a sentence of words is not a key of 32 bytes'],
  ['DATA_KEY_OLD', randomBytes(24).toString('base64')],
])('a %s of another length refuses the start in one line that does not repeat it (%#)', (name, value) => {
  const line = refusal({ DATA_KEY: key.toString('base64'), [name]: value })
  expect(line).toBe(
    `${name} is set to something that cannot be used. It takes 32 bytes in base64, such as openssl rand -base64 32 gives.`,
  )
})

test('without DATA_KEY one is made once, and stored for its owner alone', () => {
  const dataDir = path.join(folder, 'kept')
  const config = read({ DATA_DIR: dataDir, AUTH_SECRET: 'a given secret that is long enough to be one' })
  expect(config.dataKey).toHaveLength(32)
  expect(config.oldDataKey).toBeUndefined()
  expect(read({ DATA_DIR: dataDir }).dataKey.equals(config.dataKey)).toBe(true)
  expect(readdirSync(dataDir).sort()).toEqual(['auth-secret', 'data-key'])
  expect(statSync(path.join(dataDir, 'data-key')).mode & 0o077).toBe(0)
})

test('a stored key that was cut short is refused in one line and left as it is', () => {
  const dataDir = mkdtempSync(path.join(folder, 'cut-'))
  const file = path.join(dataDir, 'data-key')
  writeFileSync(file, 'hunter2\n', { mode: 0o600 })
  expect(refusal({ DATA_DIR: dataDir })).toBe(
    `${file} does not hold 32 bytes in base64. Put the one of your backup there, or delete it: with a new one nothing that was encrypted before can be read again.`,
  )
  expect(readFileSync(file, 'utf8')).toBe('hunter2\n')
})
