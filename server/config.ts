import { randomBytes } from 'node:crypto'
import { existsSync, realpathSync } from 'node:fs'
import { BlockList, isIP } from 'node:net'
import path from 'node:path'
import type { CardSettings } from '#platform/cards/card-gateway.server.ts'
import type { ProviderSettings } from '#platform/context.ts'
import type { AgeKeys } from '#platform/files/age.server.ts'
import { keyBytes } from '#platform/files/encryption.server.ts'
import type { StoreSettings } from '#platform/files/s3-client.server.ts'
import { refuseStart } from '#platform/start-refused.ts'
import type { MetricsAddress } from './metrics/metrics-server.ts'
import { dataKeyForm, readSettings, refuse, type Settings, settings } from './settings.ts'
import { loadSecret } from './start/secret.ts'
import { secretFile } from './start/secret-file.ts'

export type Config = {
  host: string
  port: number
  publicUrl: string
  secureCookies: boolean
  dataDir: string
  databaseUrl: string | undefined
  /** Past a pooler that shares sessions: LISTEN, turns and migrations need a session of their own. */
  databaseDirectUrl: string | undefined
  /** Connections of one process. */
  databasePool: number
  smtpUrl: string | undefined
  mailFrom: string
  /** The card gateway; undefined where cards are not offered. */
  cards: CardSettings | undefined
  /** Where pictures are stored instead of this machine's disk; undefined for the disk. */
  fileStore: StoreSettings | undefined
  /** The identity provider; undefined where staff sign in by our own methods alone. */
  identity: ProviderSettings | undefined
  logFormat: 'readable' | 'json'
  /** The peers that are trusted to name the client of a request. */
  trustedProxies: BlockList
  authSecret: string
  /** Encrypts sensitive values in the database; `oldDataKey` decrypts what was encrypted before the key was changed. */
  dataKey: Buffer
  oldDataKey: Buffer | undefined
  /** Where backups are stored, the keys that encrypt and decrypt them, and for how many months one of each is retained. */
  backups: { folder: string; keys: AgeKeys; months: number }
  /** Whose account the first start makes. */
  ownerEmail: string
  demoContent: boolean
  formLimits: boolean
  /** Whether public pages are rendered before they are requested: after a start, and where a publish has made them stale. */
  rendersAhead: boolean
  cacheBytes: number
  /** How many share the port. */
  processes: number
  metrics: MetricsAddress | undefined
  accessLog: boolean
  /** How long /ready answers 503 before the server stops listening. */
  drainMs: number
}

/**
 * Reads the settings of an environment; the first that is wrong ends the start with one line. An empty value counts as not set.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const read = readSettings(environment)
  const publicUrl = read.PUBLIC_URL === undefined ? `http://localhost:${read.PORT}` : new URL(read.PUBLIC_URL).origin
  if (read.SMTP_URL !== undefined && read.MAIL_FROM === undefined) {
    refuseStart('MAIL_FROM is not set, but SMTP_URL is. Give the sender of the emails, such as Impamba <hello@example.com>.')
  }
  const dataDir = readDataDir(read.DATA_DIR)
  return {
    host: read.HOST,
    port: read.PORT,
    publicUrl,
    secureCookies: publicUrl.startsWith('https:'),
    dataDir,
    databaseUrl: read.DATABASE_URL,
    databaseDirectUrl: readDirectUrl(read),
    databasePool: read.DATABASE_POOL,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? 'Impamba <impamba@localhost>',
    cards: readCards(read),
    fileStore: readFileStore(read),
    identity: readProvider(read),
    logFormat: read.LOG_FORMAT,
    trustedProxies: readProxies(read.TRUSTED_PROXIES),
    authSecret: read.AUTH_SECRET ?? loadSecret(dataDir),
    dataKey: Buffer.from(read.DATA_KEY ?? storedDataKey(dataDir), 'base64'),
    oldDataKey: read.DATA_KEY_OLD === undefined ? undefined : Buffer.from(read.DATA_KEY_OLD, 'base64'),
    backups: {
      folder: path.resolve(read.BACKUP_DIR ?? path.join(dataDir, 'backups')),
      keys: { recipients: read.BACKUP_RECIPIENT, key: read.BACKUP_KEY },
      months: read.BACKUP_MONTHS,
    },
    ownerEmail: read.OWNER_EMAIL,
    demoContent: read.DEMO_CONTENT === 'yes',
    formLimits: read.FORM_LIMITS === 'yes',
    rendersAhead: read.RENDER_AHEAD === 'yes',
    cacheBytes: read.CACHE_MB * 1_048_576,
    processes: read.PROCESSES,
    metrics: readMetrics(read.METRICS_LISTEN),
    accessLog: read.ACCESS_LOG === 'yes',
    drainMs: read.DRAIN_SECONDS * 1_000,
  }
}

const storedDataKey = (dataDir: string): string =>
  secretFile(dataDir, {
    name: 'data-key',
    make: () => randomBytes(keyBytes).toString('base64'),
    fits: (text) => dataKeyForm.test(text),
    complaint: `does not hold ${keyBytes} bytes in base64. Put the one of your backup there, or delete it: with a new one nothing that was encrypted before can be read again.`,
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
  const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const missing = needed.filter((one) => read[one] === undefined)
  if (missing.length < needed.length) refuseStart(`${missing.join(' and ')} must be set too. Give all four of a store, or none.`)
  return undefined
}

function readProvider(read: Settings): ProviderSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = read
  const ownSignIn = read.OWN_SIGN_IN === 'yes'
  if (issuer !== undefined && clientId !== undefined && clientSecret !== undefined)
    return { issuer, clientId, clientSecret, name, ownSignIn }
  const needed = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const
  const missing = needed.filter((one) => read[one] === undefined)
  if (missing.length < needed.length) {
    refuseStart(`${missing.join(' and ')} must be set too. Give all three of a provider, or none.`)
  }
  if (!ownSignIn)
    refuseStart(
      'OWN_SIGN_IN is no, but no provider is set, so nobody could sign in. Set OIDC_ISSUER, or leave OWN_SIGN_IN at yes.',
    )
  return undefined
}

function readDirectUrl({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct }: Settings): string | undefined {
  if (direct !== undefined && pooled === undefined)
    refuseStart('DATABASE_DIRECT_URL is set, but DATABASE_URL is not. Give both, or neither.')
  return direct ?? pooled
}

function readMetrics(given: string | undefined): MetricsAddress | undefined {
  if (given === undefined) return undefined
  const [, host = '', port] = /^(.*):(\d+)$/.exec(given) ?? []
  if (Number(port) > 65_535) refuse('METRICS_LISTEN', given, settings.METRICS_LISTEN.expected)
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) }
}

function readProxies(list: string | undefined): BlockList {
  const proxies = new BlockList()
  for (const entry of list?.split(',') ?? []) {
    const [address = '', bits, ...rest] = entry.trim().split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    const width = Number(bits ?? (family === 'ipv6' ? 128 : 32))
    const fits = Number.isInteger(width) && width >= 0 && width <= (family === 'ipv6' ? 128 : 32)
    if (isIP(address) === 0 || !fits || rest.length > 0)
      refuse('TRUSTED_PROXIES', entry.trim(), settings.TRUSTED_PROXIES.expected)
    proxies.addSubnet(address, width, family)
  }
  return proxies
}

/** Node hangs when it makes a folder under these, and none of them stores files. */
const ofTheSystem = /^\/(proc|sys|dev)(\/|$)/

function readDataDir(given: string): string {
  const dataDir = path.resolve(given)
  let existing = dataDir
  while (!existsSync(existing) && existing !== path.dirname(existing)) existing = path.dirname(existing)
  if (ofTheSystem.test(dataDir) || ofTheSystem.test(realpathSync(existing)))
    refuseStart(`DATA_DIR is ${dataDir}, which belongs to the system. It takes a folder of your own.`)
  return dataDir
}
