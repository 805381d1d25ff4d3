import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '#server/settings.ts'

/** Setting names that the admin area shows to its owner, for email, cards and backups: the names, never the values. */
const told = ['SMTP_URL', 'MAIL_FROM', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'BACKUP_KEY', 'BACKUP_RECIPIENT']

/** What only the server knows: its settings by name, and the packages and places that have no business in a browser. */
const serverWords = [
  ...Object.keys(settings).filter((name) => name.includes('_') && !told.includes(name)),
  ...[
    'process.env',
    'kysely',
    'nodemailer',
    'argon2',
    'createHmac',
    'timingSafeEqual',
    'staff_sessions',
    'select * from',
    'pg_advisory',
  ],
]
const folder = 'build/client'
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|css|json|html)$/.test(name))

/** Keys of the services we speak to, private keys, and tokens, as they look; not the key of Amazon's published examples. */
const secret =
  /\b(?:sk|rk)_live_\w{16,}|\bwhsec_[A-Za-z0-9+/]{24,}|\bAKIA(?!IOSFODNN7EXAMPLE)[0-9A-Z]{16}\b|-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----|\bgh[pousr]_\w{36}|\bnpm_\w{36}|\bxox[abp]-\w{10,}|:\/\/\w+:[^@\s/'"`$<{]{12,}@(?!host|localhost|127)/

test('nothing that only the server knows comes to a browser', () => {
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap((name) => {
    const code = readFileSync(path.join(folder, name), 'utf8')
    return serverWords.filter((word) => code.includes(word)).map((word) => `${name}: ${word}`)
  })
  expect(found).toEqual([])
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([])
})

test('no file of the repository holds a secret, and none that holds settings is kept in it', () => {
  const kept = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)
  expect(kept.length).toBeGreaterThan(500)
  expect(kept.filter((name) => /(^|\/)(\.env(?!\.example$)|auth-secret$|data-key$|.*\.pem$|.*\.p12$)/.test(name))).toEqual([])
  const text = kept.filter((name) => /\.(tsx?|mjs|js|json|md|sql|css|example|npmrc|ya?ml)$|^\.[a-z]+$/.test(name))
  expect(text.filter((name) => secret.test(readFileSync(name, 'utf8')))).toEqual([])
  expect(secret.test(['sk', 'live', 'x'.repeat(24)].join('_'))).toBe(true)
})
