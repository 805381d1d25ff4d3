import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isStartRefused } from '#platform/start-refused.ts'
import { readConfig } from './config.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'impamba-config-'))
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

test('without any setting the house listens on this machine only', () => {
  expect(read({})).toMatchObject({ host: '127.0.0.1', port: 3000, publicUrl: 'http://localhost:3000', secureCookies: false })
})

test('an empty setting counts as not set', () => {
  expect(read({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 3000, smtpUrl: undefined })
})

test.each([
  [
    'PORT',
    'abc',
    "PORT is 'abc', which is something that cannot be used. It takes a whole number from 0 to 65535 (0: any free port).",
  ],
  [
    'PORT',
    '65536',
    "PORT is '65536', which is something that cannot be used. It takes a whole number from 0 to 65535 (0: any free port).",
  ],
  ['LOG_FORMAT', 'xml', "LOG_FORMAT is 'xml', which is something that cannot be used. It takes readable or json."],
  [
    'TRUSTED_PROXIES',
    '10.0.0.0/33',
    "TRUSTED_PROXIES is '10.0.0.0/33', which is something that cannot be used. It takes addresses or networks with commas between, such as 10.0.0.0/8, 192.168.1.5.",
  ],
])('a wrong %s (%s) is refused in one line that says what it takes', (name, value, line) => {
  expect(refusal({ [name]: value })).toBe(line)
})

test.each([
  ['DATABASE_URL', 'mysql://root:hunter2@db/x'],
  ['SMTP_URL', 'http://user:hunter2@mail'],
  ['PUBLIC_URL', 'https://user:hunter2@example.com/path'],
  ['AUTH_SECRET', 'hunter2'],
])('a wrong %s is refused without repeating what may be a password', (name, value) => {
  expect(refusal({ [name]: value })).toMatch(new RegExp(`^${name} is set to something that cannot be used\\. It takes .+\\.$`))
  expect(refusal({ [name]: value })).not.toContain('hunter2')
})

test('a mail server without a sender is refused', () => {
  expect(refusal({ SMTP_URL: 'smtp://localhost' })).toMatch(/^MAIL_FROM is not set, but SMTP_URL is\./)
})

test('with https cookies are for https only', () => {
  expect(read({ PUBLIC_URL: 'https://example.com/' })).toMatchObject({ publicUrl: 'https://example.com', secureCookies: true })
})

test('a secret is generated once and kept for its owner alone', () => {
  const first = read({}).authSecret
  expect(first.length).toBeGreaterThanOrEqual(32)
  expect(read({}).authSecret).toBe(first)
  expect(readFileSync(path.join(folder, 'auth-secret'), 'utf8').trim()).toBe(first)
  expect(statSync(path.join(folder, 'auth-secret')).mode & 0o077).toBe(0)
})

test('a data folder that cannot be written is refused by its name', () => {
  const inAFile = path.join(folder, 'a-file', 'data')
  writeFileSync(path.join(folder, 'a-file'), '')
  expect(refusal({ DATA_DIR: inAFile })).toBe(
    `DATA_DIR is ${inAFile}, where nothing can be written. It takes a folder of your own.`,
  )
})

test('networks of trusted proxies are read', () => {
  const { trustedProxies } = read({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' })
  expect([trustedProxies.check('10.9.8.7'), trustedProxies.check('11.0.0.1'), trustedProxies.check('::1', 'ipv6')]).toEqual([
    true,
    false,
    true,
  ])
})
