import { z } from 'zod'
import { isAgeIdentity, isAgeRecipient } from '#platform/files/age.server.ts'
import { keyBytes } from '#platform/files/encryption.server.ts'
import { refuseStart } from '#platform/start-refused.ts'
import { fewestSecretCharacters } from './start/secret.ts'

/** 32 bytes in either alphabet of base64: 43 characters, and what fills up the last. */
export const dataKeyForm = /^[A-Za-z0-9+/_-]{43}=?$/
const dataKeyWords = `${keyBytes} bytes in base64, such as openssl rand -base64 ${keyBytes} gives`

const printable = /^[\x21-\x7e]{1,300}$/

/** Each setting: its schema, and the description of valid values for an error. `.env.example` explains them. */
export const settings = {
  HOST: {
    expected: 'a host name or an address to listen on, such as 127.0.0.1 or 0.0.0.0',
    takes: text()
      .regex(/^[A-Za-z0-9.:-]+$/)
      .default('127.0.0.1'),
  },
  PORT: { expected: 'a whole number from 0 to 65535 (0: any free port)', takes: wholeNumber(0, 65_535).default(3_000) },
  PUBLIC_URL: {
    expected: "the site's own address without a path, such as https://www.example.com",
    takes: url(['http:', 'https:']).refine(isOrigin).optional(),
  },
  DATA_DIR: { expected: 'a folder', takes: text().default('data') },
  DATABASE_URL: {
    expected: 'an address such as postgres://user:password@host:5432/database',
    takes: url(['postgres:', 'postgresql:']).optional(),
  },
  DATABASE_DIRECT_URL: {
    expected: 'an address such as postgres://user:password@host:5432/database',
    takes: url(['postgres:', 'postgresql:']).optional(),
  },
  SMTP_URL: { expected: 'an address such as smtps://user:password@mail.example.com', takes: url(['smtp:', 'smtps:']).optional() },
  MAIL_FROM: {
    expected: 'a sender such as Impamba <hello@example.com>',
    takes: text()
      .regex(/^[^\r\n<>]*<?[^\s<>@]+@[^\s<>@]+>?$/)
      .optional(),
  },
  STRIPE_SECRET_KEY: {
    expected: 'a secret key of Stripe, such as sk_live_…',
    takes: text()
      .regex(/^(sk|rk)_\w+$/)
      .optional(),
  },
  STRIPE_WEBHOOK_SECRET: {
    expected: "the signing secret of the webhook's address, such as whsec_…",
    takes: text()
      .regex(/^whsec_\w+$/)
      .optional(),
  },
  STRIPE_API_URL: {
    expected: "the gateway's address without a path, such as https://api.stripe.com",
    takes: url(['http:', 'https:']).refine(isOrigin).default('https://api.stripe.com'),
  },
  S3_ENDPOINT: {
    expected: "the store's address without a path, such as https://s3.eu-central-1.amazonaws.com",
    takes: url(['http:', 'https:']).refine(isOrigin).optional(),
  },
  S3_BUCKET: {
    expected: 'the name of a bucket, such as impamba-files',
    takes: text()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
  },
  S3_REGION: {
    expected: 'a region of the store, such as eu-central-1',
    takes: text()
      .regex(/^[a-z0-9-]{1,40}$/)
      .default('us-east-1'),
  },
  S3_ACCESS_KEY_ID: { expected: 'the name of a key of the store', takes: text().regex(printable).optional() },
  S3_SECRET_ACCESS_KEY: { expected: 'the secret of that key', takes: text().regex(printable).optional() },
  OIDC_ISSUER: {
    expected:
      "the provider's issuer as it names itself, such as https://sso.example.com/realms/impamba; http only for this machine",
    takes: text().refine(isIssuer).optional(),
  },
  OIDC_CLIENT_ID: {
    expected: 'the name by which the provider knows this site',
    takes: text()
      .regex(/^[\x21-\x7e]{1,300}$/)
      .optional(),
  },
  OIDC_CLIENT_SECRET: {
    expected: 'the secret that the provider gave to this site',
    takes: text()
      .regex(/^[\x20-\x7e]{8,1000}$/)
      .optional(),
  },
  OIDC_NAME: {
    expected: 'what staff call the provider, in at most 40 characters',
    takes: text().max(40).default('your provider'),
  },
  OWN_SIGN_IN: { expected: 'yes or no', takes: z.enum(['yes', 'no']).default('yes') },
  LOG_FORMAT: { expected: 'readable or json', takes: z.enum(['readable', 'json']).default('readable') },
  TRUSTED_PROXIES: {
    expected: 'addresses or networks with commas between, such as 10.0.0.0/8, 192.168.1.5',
    takes: text().optional(),
  },
  AUTH_SECRET: { expected: 'at least 32 characters that nobody can guess', takes: text().min(fewestSecretCharacters).optional() },
  DATA_KEY: { expected: dataKeyWords, takes: text().regex(dataKeyForm).optional() },
  DATA_KEY_OLD: { expected: dataKeyWords, takes: text().regex(dataKeyForm).optional() },
  BACKUP_DIR: { expected: 'a folder', takes: text().optional() },
  BACKUP_KEY: {
    expected: `${dataKeyWords}, or a secret key of age (AGE-SECRET-KEY-1…)`,
    takes: text()
      .refine((given) => dataKeyForm.test(given) || isAgeIdentity(given))
      .optional(),
  },
  BACKUP_RECIPIENT: {
    expected: 'a public key of age (age1…), or several with commas between',
    takes: text()
      .default('')
      .transform((given) => given.split(/[\s,]+/).filter(Boolean))
      .refine((keys) => keys.every(isAgeRecipient)),
  },
  BACKUP_MONTHS: { expected: 'a whole number from 0 to 120', takes: wholeNumber(0, 120).default(0) },
  OWNER_EMAIL: {
    expected: 'a mail address, such as owner@example.com',
    takes: z.email().max(254).default('owner@impamba.example'),
  },
  DEMO_CONTENT: { expected: 'yes or no', takes: z.enum(['yes', 'no']).default('yes') },
  FORM_LIMITS: { expected: 'yes or no', takes: z.enum(['yes', 'no']).default('yes') },
  RENDER_AHEAD: { expected: 'yes or no', takes: z.enum(['yes', 'no']).default('yes') },
  CACHE_MB: { expected: 'a whole number from 1 to 4096', takes: wholeNumber(1, 4_096).default(64) },
  PROCESSES: { expected: 'a whole number from 1 to 64', takes: wholeNumber(1, 64).default(1) },
  DATABASE_POOL: { expected: 'a whole number from 2 to 100', takes: wholeNumber(2, 100).default(8) },
  METRICS_LISTEN: {
    expected: 'an address and a port, such as 127.0.0.1:9464',
    takes: text()
      .regex(/^([A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\]):\d{1,5}$/)
      .optional(),
  },
  ACCESS_LOG: { expected: 'yes or no', takes: z.enum(['yes', 'no']).default('no') },
  DRAIN_SECONDS: { expected: 'a whole number from 0 to 300', takes: wholeNumber(0, 300).default(0) },
} as const

type Name = keyof typeof settings
export type Settings = { [N in Name]: z.infer<(typeof settings)[N]['takes']> }

export function readSettings(environment: Record<string, string | undefined>): Settings {
  const entries = Object.entries(settings).map(([name, { takes, expected }]) => {
    const given = environment[name]?.trim() || undefined
    const result = takes.safeParse(given)
    if (!result.success) refuse(name, given, expected)
    return [name, result.data]
  })
  return Object.fromEntries(entries)
}

/** An address may contain a password, and a secret may be set in the wrong place: neither is ever printed. */
export function refuse(name: string, given: string | undefined, expected: string): never {
  const secret = /SECRET|ACCESS_KEY|^DATA_KEY|^BACKUP_KEY|^BACKUP_RECIPIENT|_URL$|_ENDPOINT$|_ISSUER$/.test(name)
  refuseStart(
    `${name} is ${secret ? 'set to something' : `'${given}', which is something`} that cannot be used. It takes ${expected}.`,
  )
}

function text() {
  return z.string()
}

function wholeNumber(least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most))
}

function url(protocols: string[]) {
  return z.string().refine((given) => protocols.includes(URL.parse(given)?.protocol ?? '') && URL.parse(given)?.hostname !== '')
}

function isOrigin(given: string): boolean {
  const parsed = URL.parse(given)
  return parsed !== null && parsed.pathname === '/' && parsed.search === '' && parsed.hash === '' && parsed.username === ''
}

/** The addresses of Entra at which any tenant of the world signs in: they name no issuer that a token could be held to. */
const ofEveryTenant = /^https:\/\/login\.microsoftonline\.com\/(common|organizations|consumers)(\/|$)/

function isIssuer(given: string): boolean {
  const parsed = URL.parse(given)
  if (parsed?.search !== '' || parsed.hash !== '' || parsed.username !== '' || ofEveryTenant.test(given)) return false
  const here = parsed.hostname === 'localhost' || parsed.hostname === '127.0.0.1'
  return parsed.protocol === 'https:' || (parsed.protocol === 'http:' && here)
}
