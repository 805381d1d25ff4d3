import { randomBytes } from 'node:crypto'
import { existsSync, realpathSync } from 'node:fs'
import { BlockList, isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'
import type { CardSettings } from '#platform/card-gateway.server.ts'
import type { ProviderSettings } from '#platform/context.ts'
import type { StoreSettings } from '#platform/files-store.server.ts'
import { keyBytes } from '#platform/seal.server.ts'
import { refuseStart } from '#platform/start-refused.ts'
import { keptFile } from './kept-file.ts'
import { fewestSecretCharacters, keptSecret } from './kept-secret.ts'

export type Config = {
  host: string
  port: number
  publicUrl: string
  secureCookies: boolean
  dataDir: string
  databaseUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** The card gateway; undefined where cards are not offered. */
  cards: CardSettings | undefined
  /** Where pictures are kept besides this machine; undefined where its own disk is enough. */
  fileStore: StoreSettings | undefined
  /** The provider of identities; undefined where staff come in by our own ways alone. */
  identity: ProviderSettings | undefined
  logFormat: 'readable' | 'json'
  /** Decides which peers may say whose request they pass on. */
  trustedProxies: BlockList
  authSecret: string
  /** Seals what is sensitive in the database; `oldDataKey` still opens what was sealed before the key was changed. */
  dataKey: Buffer
  oldDataKey: Buffer | undefined
  /** Whose account the first start makes. */
  ownerEmail: string
  demoContent: boolean
  formLimits: boolean
  cacheBytes: number
  /** How long /ready says no before the server stops listening. */
  drainMs: number
}

/** 32 bytes in either alphabet of base64: 43 characters, and what fills up the last. */
const dataKeyForm = /^[A-Za-z0-9+/_-]{43}=?$/
const dataKeyWords = `${keyBytes} bytes in base64, such as openssl rand -base64 ${keyBytes} gives`

const printable = /^[\x21-\x7e]{1,300}$/

/** Each setting: what it takes, and the words for it when it is given something else. `.env.example` explains them. */
const settings = {
  HOST: {
    says: 'a host name or an address to listen on, such as 127.0.0.1 or 0.0.0.0',
    takes: text()
      .regex(/^[A-Za-z0-9.:-]+$/)
      .default('127.0.0.1'),
  },
  PORT: { says: 'a whole number from 0 to 65535 (0: any free port)', takes: wholeNumber(0, 65_535).default(3_000) },
  PUBLIC_URL: {
    says: "the site's own address without a path, such as https://www.example.com",
    takes: url(['http:', 'https:']).refine(isOrigin).optional(),
  },
  DATA_DIR: { says: 'a folder', takes: text().default('data') },
  DATABASE_URL: {
    says: 'an address such as postgres://user:password@host:5432/database',
    takes: url(['postgres:', 'postgresql:']).optional(),
  },
  SMTP_URL: { says: 'an address such as smtps://user:password@mail.example.com', takes: url(['smtp:', 'smtps:']).optional() },
  MAIL_FROM: {
    says: 'a sender such as Impamba <hello@example.com>',
    takes: text()
      .regex(/^[^\r\n<>]*<?[^\s<>@]+@[^\s<>@]+>?$/)
      .optional(),
  },
  STRIPE_SECRET_KEY: {
    says: 'a secret key of Stripe, such as sk_live_…',
    takes: text()
      .regex(/^(sk|rk)_\w+$/)
      .optional(),
  },
  STRIPE_WEBHOOK_SECRET: {
    says: "the signing secret of the webhook's address, such as whsec_…",
    takes: text()
      .regex(/^whsec_\w+$/)
      .optional(),
  },
  STRIPE_API_URL: {
    says: "the gateway's address without a path, such as https://api.stripe.com",
    takes: url(['http:', 'https:']).refine(isOrigin).default('https://api.stripe.com'),
  },
  S3_ENDPOINT: {
    says: "the store's address without a path, such as https://s3.eu-central-1.amazonaws.com",
    takes: url(['http:', 'https:']).refine(isOrigin).optional(),
  },
  S3_BUCKET: {
    says: 'the name of a bucket, such as impamba-files',
    takes: text()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
  },
  S3_REGION: {
    says: 'a region of the store, such as eu-central-1',
    takes: text()
      .regex(/^[a-z0-9-]{1,40}$/)
      .default('us-east-1'),
  },
  S3_ACCESS_KEY_ID: { says: 'the name of a key of the store', takes: text().regex(printable).optional() },
  S3_SECRET_ACCESS_KEY: { says: 'the secret of that key', takes: text().regex(printable).optional() },
  OIDC_ISSUER: {
    says: "the provider's issuer as it names itself, such as https://sso.example.com/realms/impamba; http only for this machine",
    takes: text().refine(isIssuer).optional(),
  },
  OIDC_CLIENT_ID: {
    says: 'the name by which the provider knows this site',
    takes: text()
      .regex(/^[\x21-\x7e]{1,300}$/)
      .optional(),
  },
  OIDC_CLIENT_SECRET: {
    says: 'the secret that the provider gave to this site',
    takes: text()
      .regex(/^[\x20-\x7e]{8,1000}$/)
      .optional(),
  },
  OIDC_NAME: { says: 'what staff call the provider, in at most 40 characters', takes: text().max(40).default('your provider') },
  OWN_SIGN_IN: { says: 'yes or no', takes: z.enum(['yes', 'no']).default('yes') },
  LOG_FORMAT: { says: 'readable or json', takes: z.enum(['readable', 'json']).default('readable') },
  TRUSTED_PROXIES: {
    says: 'addresses or networks with commas between, such as 10.0.0.0/8, 192.168.1.5',
    takes: text().optional(),
  },
  AUTH_SECRET: { says: 'at least 32 characters that nobody can guess', takes: text().min(fewestSecretCharacters).optional() },
  DATA_KEY: { says: dataKeyWords, takes: text().regex(dataKeyForm).optional() },
  DATA_KEY_OLD: { says: dataKeyWords, takes: text().regex(dataKeyForm).optional() },
  OWNER_EMAIL: {
    says: 'a mail address, such as owner@example.com',
    takes: z.email().max(254).default('owner@impamba.example'),
  },
  DEMO_CONTENT: { says: 'yes or no', takes: z.enum(['yes', 'no']).default('yes') },
  FORM_LIMITS: { says: 'yes or no', takes: z.enum(['yes', 'no']).default('yes') },
  CACHE_MB: { says: 'a whole number from 1 to 4096', takes: wholeNumber(1, 4_096).default(64) },
  DRAIN_SECONDS: { says: 'a whole number from 0 to 300', takes: wholeNumber(0, 300).default(0) },
} as const

type Name = keyof typeof settings
type Settings = { [N in Name]: z.infer<(typeof settings)[N]['takes']> }

/** Reads the settings of an environment; the first that is wrong ends the start with one line. An empty value counts as not set. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const read = readSettings(environment)
  const publicUrl = read.PUBLIC_URL === undefined ? `http://localhost:${read.PORT}` : new URL(read.PUBLIC_URL).origin
  if (read.SMTP_URL !== undefined && read.MAIL_FROM === undefined) {
    refuseStart('MAIL_FROM is not set, but SMTP_URL is. Give the sender of the letters, such as Impamba <hello@example.com>.')
  }
  const dataDir = readDataDir(read.DATA_DIR)
  return {
    host: read.HOST,
    port: read.PORT,
    publicUrl,
    secureCookies: publicUrl.startsWith('https:'),
    dataDir,
    databaseUrl: read.DATABASE_URL,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? 'Impamba <impamba@localhost>',
    cards: readCards(read),
    fileStore: readFileStore(read),
    identity: readProvider(read),
    logFormat: read.LOG_FORMAT,
    trustedProxies: readProxies(read.TRUSTED_PROXIES),
    authSecret: read.AUTH_SECRET ?? keptSecret(dataDir),
    dataKey: Buffer.from(read.DATA_KEY ?? keptDataKey(dataDir), 'base64'),
    oldDataKey: read.DATA_KEY_OLD === undefined ? undefined : Buffer.from(read.DATA_KEY_OLD, 'base64'),
    ownerEmail: read.OWNER_EMAIL,
    demoContent: read.DEMO_CONTENT === 'yes',
    formLimits: read.FORM_LIMITS === 'yes',
    cacheBytes: read.CACHE_MB * 1_048_576,
    drainMs: read.DRAIN_SECONDS * 1_000,
  }
}

function readSettings(environment: Record<string, string | undefined>): Settings {
  const entries = Object.entries(settings).map(([name, { takes, says }]) => {
    const given = environment[name]?.trim() || undefined
    const result = takes.safeParse(given)
    if (!result.success) refuse(name, given, says)
    return [name, result.data]
  })
  return Object.fromEntries(entries)
}

/** A password may stand in an address and a secret is one: neither is repeated on a screen. */
function refuse(name: string, given: string | undefined, says: string): never {
  const secret = /SECRET|ACCESS_KEY|^DATA_KEY|_URL$|_ENDPOINT$|_ISSUER$/.test(name)
  refuseStart(
    `${name} is ${secret ? 'set to something' : `'${given}', which is something`} that cannot be used. It takes ${says}.`,
  )
}

const keptDataKey = (dataDir: string): string =>
  keptFile(dataDir, {
    name: 'data-key',
    make: () => randomBytes(keyBytes).toString('base64'),
    fits: (text) => dataKeyForm.test(text),
    says: `does not hold ${keyBytes} bytes in base64. Put the one of your backup there, or delete it: with a new one nothing that was sealed before can be read again.`,
  })

function readCards(read: Settings): CardSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = read
  if (secretKey !== undefined && webhookSecret !== undefined) return { secretKey, webhookSecret, apiUrl }
  if (secretKey === undefined && webhookSecret === undefined) return undefined
  const [given, missing] =
    secretKey === undefined ? ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'] : ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']
  refuseStart(`${missing} is not set, but ${given} is. Give both, or neither: cards are offered with both only.`)
}

function readFileStore(read: Settings): StoreSettings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, bucket, region: read.S3_REGION, accessKeyId, secretAccessKey }
  const asked = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const missing = asked.filter((one) => read[one] === undefined)
  if (missing.length < asked.length) refuseStart(`${missing.join(' and ')} must be set too. Give all four of a store, or none.`)
  return undefined
}

function readProvider(read: Settings): ProviderSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = read
  const ownSignIn = read.OWN_SIGN_IN === 'yes'
  if (issuer !== undefined && clientId !== undefined && clientSecret !== undefined)
    return { issuer, clientId, clientSecret, name, ownSignIn }
  const asked = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const
  const missing = asked.filter((one) => read[one] === undefined)
  if (missing.length < asked.length) {
    refuseStart(`${missing.join(' and ')} must be set too. Give all three of a provider, or none.`)
  }
  if (!ownSignIn)
    refuseStart(
      'OWN_SIGN_IN is no, but no provider is set, so nobody could sign in. Set OIDC_ISSUER, or leave OWN_SIGN_IN at yes.',
    )
  return undefined
}

function readProxies(list: string | undefined): BlockList {
  const proxies = new BlockList()
  for (const entry of list?.split(',') ?? []) {
    const [address = '', bits, ...rest] = entry.trim().split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    const width = Number(bits ?? (family === 'ipv6' ? 128 : 32))
    const fits = Number.isInteger(width) && width >= 0 && width <= (family === 'ipv6' ? 128 : 32)
    if (isIP(address) === 0 || !fits || rest.length > 0) refuse('TRUSTED_PROXIES', entry.trim(), settings.TRUSTED_PROXIES.says)
    proxies.addSubnet(address, width, family)
  }
  return proxies
}

/** Under these Node never comes back from making a folder, and none of them keeps anything. */
const ofTheSystem = /^\/(proc|sys|dev)(\/|$)/

function readDataDir(given: string): string {
  const dataDir = path.resolve(given)
  let existing = dataDir
  while (!existsSync(existing) && existing !== path.dirname(existing)) existing = path.dirname(existing)
  if (ofTheSystem.test(dataDir) || ofTheSystem.test(realpathSync(existing)))
    refuseStart(`DATA_DIR is ${dataDir}, which belongs to the system. It takes a folder of your own.`)
  return dataDir
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
