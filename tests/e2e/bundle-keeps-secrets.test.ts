import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '#server/settings.ts'

/** Setting names that the admin area shows to its owner, for email, cards and backups: the names, never the values. */
const shownNames = ['SMTP_URL', 'MAIL_FROM', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'BACKUP_KEY', 'BACKUP_RECIPIENT']

/** Words that only the server may contain: names of settings, and packages and folders that no browser needs. */
const serverWords = [
  ...Object.keys(settings).filter((name) => name.includes('_') && !shownNames.includes(name)),
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
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)
  expect(tracked.length).toBeGreaterThan(500)
  expect(tracked.filter((name) => /(^|\/)(\.env(?!\.example$)|auth-secret$|data-key$|.*\.pem$|.*\.p12$)/.test(name))).toEqual([])
  const text = tracked.filter((name) => /\.(tsx?|mjs|js|json|md|sql|css|example|npmrc|ya?ml)$|^\.[a-z]+$/.test(name))
  expect(text.filter((name) => secret.test(readFileSync(name, 'utf8')))).toEqual([])
  expect(secret.test(['sk', 'live', 'x'.repeat(24)].join('_'))).toBe(true)
})
