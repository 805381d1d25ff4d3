import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
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

test('without any setting the server listens on this machine only', () => {
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
])('a wrong %s (%s) is refused in one line that names the valid values', (name, value, line) => {
  expect(refusal({ [name]: value })).toBe(line)
})

test.each([
  ['DATABASE_URL', 'mysql://root:hunter2@db/x'],
  ['SMTP_URL', 'http://user:hunter2@mail'],
  ['PUBLIC_URL', 'https://user:hunter2@example.com/path'],
  ['AUTH_SECRET', 'hunter2'],
  ['STRIPE_SECRET_KEY', 'pk_live_hunter2'],
  ['STRIPE_WEBHOOK_SECRET', 'sk_live_hunter2'],
  ['STRIPE_API_URL', 'https://user:hunter2@api.stripe.com'],
  ['OIDC_ISSUER', 'https://user:hunter2@sso.example.com'],
  ['OIDC_CLIENT_SECRET', 'hunter2'],
])('a wrong %s is refused without repeating what may be a password', (name, value) => {
  expect(refusal({ [name]: value })).toMatch(new RegExp(`^${name} is set to something that cannot be used\\. It takes .+\\.$`))
  expect(refusal({ [name]: value })).not.toContain('hunter2')
})

test('a mail server without a sender is refused', () => {
  expect(refusal({ SMTP_URL: 'smtp://localhost' })).toMatch(/^MAIL_FROM is not set, but SMTP_URL is\./)
})

const stripe = { STRIPE_SECRET_KEY: 'sk_test_hunter2', STRIPE_WEBHOOK_SECRET: 'whsec_hunter2' }

test('cards are taken with both secrets of the gateway, at its own address unless another is given', () => {
  const secrets = { secretKey: 'sk_test_hunter2', webhookSecret: 'whsec_hunter2' }
  expect(read({}).cards).toBeUndefined()
  expect(read(stripe).cards).toEqual({ ...secrets, apiUrl: 'https://api.stripe.com' })
  const elsewhere = { ...stripe, STRIPE_API_URL: 'http://127.0.0.1:12111' }
  expect(read(elsewhere).cards).toEqual({ ...secrets, apiUrl: 'http://127.0.0.1:12111' })
})

test('one secret of the gateway without the other is refused in one line that names the missing one', () => {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = stripe
  const rest = 'Give both, or neither: cards are offered with both only.'
  expect(refusal({ STRIPE_SECRET_KEY })).toBe(`STRIPE_WEBHOOK_SECRET is not set, but STRIPE_SECRET_KEY is. ${rest}`)
  expect(refusal({ STRIPE_WEBHOOK_SECRET })).toBe(`STRIPE_SECRET_KEY is not set, but STRIPE_WEBHOOK_SECRET is. ${rest}`)
})

const provider = {
  OIDC_ISSUER: 'https://sso.example.com/realms/desk',
  OIDC_CLIENT_ID: 'admin',
  OIDC_CLIENT_SECRET: 'hunter2-and-more',
}

test('an identity provider has all its settings, with a name of its own and our own methods beside it unless they are closed', () => {
  const whole = { issuer: 'https://sso.example.com/realms/desk', clientId: 'admin', clientSecret: 'hunter2-and-more' }
  expect(read({}).identity).toBeUndefined()
  expect(read(provider).identity).toEqual({ ...whole, name: 'your provider', ownSignIn: true })
  const closed = { ...provider, OIDC_NAME: 'Keycloak', OWN_SIGN_IN: 'no' }
  expect(read(closed).identity).toEqual({ ...whole, name: 'Keycloak', ownSignIn: false })
})

test('a part of a provider without the others is refused in one line that names what is missing and no secret', () => {
  const { OIDC_CLIENT_ID, ...rest } = provider
  expect(refusal(rest)).toBe('OIDC_CLIENT_ID must be set too. Give all three of a provider, or none.')
  expect(refusal({ OIDC_CLIENT_ID })).toMatch(/^OIDC_ISSUER and OIDC_CLIENT_SECRET must be set too\./)
})

test('our own methods cannot be closed without a provider', () => {
  expect(refusal({ OWN_SIGN_IN: 'no' })).toMatch(/^OWN_SIGN_IN is no, but no provider is set, so nobody could sign in\./)
})

test.each([
  ['http://sso.example.com', false],
  ['https://sso.example.com', true],
  ['http://127.0.0.1:9000', true],
  ['http://localhost:9000/realms/desk', true],
  ['http://localhost.example.com', false],
  ['ftp://localhost', false],
  ['https://sso.example.com/?realm=desk', false],
  ['https://login.microsoftonline.com/common/v2.0', false],
  ['https://login.microsoftonline.com/organizations', false],
  ['https://login.microsoftonline.com/7d0c-tenant/v2.0', true],
])('the issuer %s is taken: %s', (OIDC_ISSUER, taken) => {
  expect(refusal({ ...provider, OIDC_ISSUER }) === 'it was taken').toBe(taken)
})

test('pages are rendered ahead unless RENDER_AHEAD is off', () => {
  expect([read({}).rendersAhead, read({ RENDER_AHEAD: 'no' }).rendersAhead]).toEqual([true, false])
})

test('forms are limited unless FORM_LIMITS is off', () => {
  expect([read({}).formLimits, read({ FORM_LIMITS: 'yes' }).formLimits, read({ FORM_LIMITS: 'no' }).formLimits]).toEqual([
    true,
    true,
    false,
  ])
})

test('with https cookies are for https only', () => {
  expect(read({ PUBLIC_URL: 'https://example.com/' })).toMatchObject({ publicUrl: 'https://example.com', secureCookies: true })
})

test('a secret is generated once and stored for its owner alone', () => {
  const first = read({}).authSecret
  expect(first.length).toBeGreaterThanOrEqual(32)
  expect(read({}).authSecret).toBe(first)
  expect(readFileSync(path.join(folder, 'auth-secret'), 'utf8').trim()).toBe(first)
  expect(statSync(path.join(folder, 'auth-secret')).mode & 0o077).toBe(0)
})

function folderWithSecret(words: string, mode = 0o600): string {
  const dataDir = mkdtempSync(path.join(folder, 'with-secret-'))
  writeFileSync(path.join(dataDir, 'auth-secret'), words)
  chmodSync(path.join(dataDir, 'auth-secret'), mode)
  return dataDir
}

test('making the secrets leaves nothing else behind', () => {
  const dataDir = path.join(folder, 'new', 'data')
  read({ DATA_DIR: dataDir })
  expect(readdirSync(dataDir).sort()).toEqual(['auth-secret', 'data-key'])
})

test.each([
  ['an empty', ''],
  ['a short', 'hunter2\n'],
])('%s stored secret is refused in one line and left as it is', (_name, words) => {
  const dataDir = folderWithSecret(words)
  const file = path.join(dataDir, 'auth-secret')
  expect(refusal({ DATA_DIR: dataDir })).toBe(
    `${file} holds fewer than 32 characters. Put the one of your backup there, or delete it: a new one makes every link that was sent useless.`,
  )
  expect(readFileSync(file, 'utf8')).toBe(words)
})

test('a stored secret that cannot be read is refused in one line', () => {
  const dataDir = path.join(folder, 'odd')
  mkdirSync(path.join(dataDir, 'auth-secret'), { recursive: true })
  expect(refusal({ DATA_DIR: dataDir })).toBe(
    `${dataDir}/auth-secret cannot be read. It takes a file that belongs to the user who starts the server.`,
  )
})

test('a stored secret that others could read is accepted and closed to them', () => {
  const secret = 'a kept secret that is long enough to be one'
  const dataDir = folderWithSecret(`${secret}\n`, 0o644)
  expect(read({ DATA_DIR: dataDir }).authSecret).toBe(secret)
  expect(statSync(path.join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600)
})

test.each([
  '/proc/x',
  '/sys/data',
  '/dev/data/deep',
  '/tmp/../proc/x',
])('the data folder %s is refused, with and without a secret', (dataDir) => {
  const line = `DATA_DIR is ${path.resolve(dataDir)}, which belongs to the system. It takes a folder of your own.`
  expect(refusal({ DATA_DIR: dataDir, AUTH_SECRET: 'a given secret that is long enough' })).toBe(line)
  expect(refusal({ DATA_DIR: dataDir })).toBe(line)
})

test('a data folder that leads to one of the system is refused', () => {
  const link = path.join(folder, 'a-link')
  symlinkSync('/proc', link)
  expect(refusal({ DATA_DIR: path.join(link, 'x'), AUTH_SECRET: 'a given secret that is long enough' })).toMatch(
    /which belongs to the system\./,
  )
})

test('the owner’s address is the demo’s until it is given', () => {
  expect(read({}).ownerEmail).toBe('owner@impamba.example')
  expect(read({ OWNER_EMAIL: 'Anna@Example.com' }).ownerEmail).toBe('Anna@Example.com')
  expect(refusal({ OWNER_EMAIL: 'anna' })).toBe(
    "OWNER_EMAIL is 'anna', which is something that cannot be used. It takes a mail address, such as owner@example.com.",
  )
})

test('backups are encrypted for recipients, by a key, or by neither; a secret in the wrong place is not repeated', () => {
  const recipient = 'age128qsr9wan9d0nn69cn7d00t47030zln3e2p3ujvp4htwktrjuayst0r5gf'
  const identity = 'AGE-SECRET-KEY-1HNQA09DTH59JUVSU6XALANSD4U7NP5URHHM6GA8MVUA8V6HMDVJQDJERN0'
  expect(read({}).backups.keys).toEqual({ recipients: [], key: undefined })
  expect(read({ BACKUP_RECIPIENT: `${recipient}, ${recipient}` }).backups.keys.recipients).toEqual([recipient, recipient])
  for (const key of [identity, Buffer.alloc(32, 'k').toString('base64')])
    expect(read({ BACKUP_KEY: key }).backups.keys).toEqual({ recipients: [], key })
  expect(refusal({ BACKUP_RECIPIENT: identity })).toBe(
    'BACKUP_RECIPIENT is set to something that cannot be used. It takes a public key of age (age1…), or several with commas between.',
  )
  expect(refusal({ BACKUP_KEY: recipient })).toBe(
    'BACKUP_KEY is set to something that cannot be used. It takes 32 bytes in base64, such as openssl rand -base64 32 gives, or a secret key of age (AGE-SECRET-KEY-1…).',
  )
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
