import { describe, expect, test } from 'vitest'
import { findSettings } from '#features/settings/reads.server.ts'
import { type SectionName, sectionNames } from '#features/settings/sections.ts'
import { type Role, roles } from '#features/staff/permissions.ts'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { testContext } from '#tests/support/test-context.ts'
import { screensUnder } from '../screens.ts'
import { settingPath } from '../setting-paths.ts'
import { isCancellationPolicyName } from './read-cancellation-form.ts'
import { action, loader } from './setting.tsx'
import { settingGroups } from './setting-groups.ts'
import { loader as indexLoader } from './settings.tsx'

const { ctx, clock, emails } = await testContext()
const args = (path: string, parts: RequestParts) => argsOf(ctx, path, parts) as never
const at = (setting: string, parts: RequestParts, own = ctx) =>
  argsOf(own, `/admin/settings/${setting}`, { ...parts, params: { setting } }) as never
const press = (setting: string, parts: RequestParts) => action(at(setting, parts))

// biome-ignore format: one line for each route
const routes: [path: string, run: (parts: RequestParts) => unknown, owner: number][] = [
  ['the index of the settings', (parts) => indexLoader(args('/admin/settings/general', parts)), 200],
  ['a setting', (parts) => loader(at('taxes', parts)), 200],
  ['what is set on the server', (parts) => loader(at('backups', parts)), 200],
  ['no setting of ours', (parts) => loader(at('toString', parts)), 404],
  ['saving a section', (parts) => press('taxes', { ...parts, form: { vat: 'x', tourismTax: '3' } }), 422],
  ['saving a policy', (parts) => press('tour-cancellation', { ...parts, form: { from0: '1', percent0: '0', depositPercent: '30' } }), 422],
  ['saving the bank account', (parts) => press('bank', { ...parts, form: { 'bank.holder': '' } }), 422],
  ['saving no section of ours', (parts) => press('toString', { ...parts, form: {} }), 404],
  ['saving what is set on the server', (parts) => press('database', { ...parts, form: {} }), 404],
  ['a test email', (parts) => press('mail', { ...parts, form: {} }), 303],
]
const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))

describe.each(routes)('%s', (_name, run, owner) => {
  test('who is not signed in is sent to sign in', async () => {
    const { status, location } = await answerOf(() => run({}))
    expect(status).toBe(302)
    expect(location).toMatch(/^\/admin\/login\?to=%2Fadmin/)
  })

  test.each(roles)('as %s', async (role: Role) => {
    const status = role === 'owner' ? owner : 403
    expect(await answerOf(() => run({ cookie: cookies[role] ?? '' }))).toMatchObject({ status })
  })
})

const owner = { cookie: cookies.owner ?? '' }
/** The page of a section of fields, as it is shown. */
async function shown(name: SectionName) {
  const page = await loader(at(settingPath(name).split('/').at(-1) ?? '', owner))
  if (!('typed' in page)) throw new Error(`${name} is no section of fields`)
  return page
}

test('every section that is sent as it is shown is saved as it was', async () => {
  const before = await findSettings(ctx.db)
  for (const name of sectionNames.filter((one) => !isCancellationPolicyName(one))) {
    const { typed } = await shown(name)
    const to = settingPath(name)
    const sent = await answerOf(() => press(to.split('/').at(-1) ?? '', { ...owner, form: { ...typed } }))
    expect(sent, name).toMatchObject({ status: 303, location: `${to}?did=saved` })
  }
  expect(await findSettings(ctx.db)).toEqual(before)
})

describe('the index', async () => {
  const rowsOf = async () => (await indexLoader(args('/admin/settings/general', owner))).groups.flatMap(({ rows }) => rows)

  test('has every section once, each with a page and with what is set now', async () => {
    const rows = await rowsOf()
    const names = rows.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(expect.arrayContaining(sectionNames))
    for (const { to, line } of rows) {
      expect(line, to).not.toBe('')
      expect(await answerOf(() => loader(at(to.split('/').at(-1) ?? '', owner))), to).toMatchObject({ status: 200 })
    }
  })

  test('leads to every screen that the sidebar leaves to it', () => {
    const led = settingGroups.flatMap(({ besides = [] }) => besides.map(({ to }) => to))
    const left = screensUnder('/admin/settings/general', () => true).map(({ to }) => to)
    expect(left.filter((to) => !led.includes(to))).toEqual([])
  })

  test('shows four digits of the bank account and no more', async () => {
    const { account } = (await findSettings(ctx.db)).bank
    const line = (await rowsOf()).find(({ name }) => name === 'bank')?.line
    expect(line).toContain('ending in')
    expect(line).not.toContain(account)
  })
})

test('an entry of the log that nobody can have seen is none', async () => {
  for (const seen of ['99999999999999999999', '1e308', '-1', 'x']) {
    const answer = await answerOf(() => press('taxes', { ...owner, form: { seen, vat: '18', tourismTax: '3' } }))
    expect(answer.status, seen).toBeLessThan(500)
  }
})

test('a tax that is changed counts, and stands in the section with who changed it', async () => {
  await press('taxes', { ...owner, form: { seen: '0', vat: '16.5', tourismTax: '3' } })
  expect(await findSettings(ctx.db)).toMatchObject({ vatBasisPoints: 1650, tourismTaxBasisPoints: 300 })
  const { changed, typed } = await shown('taxes')
  expect(changed).toContain('Diane Uwase')
  expect(typed.vat).toBe('16.5')
})

test('whoever saves a section second is told who changed what since, and what they typed comes back', async () => {
  const { seen } = await shown('deposit')
  const form = { seen: String(seen), deposit: '40', balanceDays: '45' }
  await press('deposit', { ...owner, form })
  const second = await answerOf(() => press('deposit', { ...owner, form: { ...form, deposit: '50' } }))
  expect(second).toMatchObject({
    status: 409,
    data: { values: { deposit: '50' }, changes: [{ who: 'Diane Uwase', rows: [{ text: '3000 became 4000' }] }] },
  })
  expect(await findSettings(ctx.db)).toMatchObject({ depositBasisPoints: 4000 })
  const again = { ...form, deposit: '50', seen: String((second.data as { seen: number }).seen) }
  expect(await answerOf(() => press('deposit', { ...owner, form: again }))).toMatchObject({ status: 303 })
})

test.each([
  ['office', { town: 'Kigali', lat: '-1.9', lng: '30', from1a: '18:00', to1a: '08:00' }, 'from1a'],
  [
    'office',
    { town: 'Kigali', lat: '-1.9', lng: '30', from1a: '08:00', to1a: '12:00', from1b: '11:00', to1b: '18:00' },
    'from1b',
  ],
  ['office', { town: 'Kigali', lat: 'south', lng: '30' }, 'lat'],
  ['discounts', { groupFrom: '8' }, 'groupPercent'],
  ['leaders', { freeLeaderEvery: '1' }, 'freeLeaderEvery'],
  ['holds', { cardMinutes: '0', mobileMoneyMinutes: '15', bankHours: '72', bankNearHours: '24', staffDays: '7' }, 'cardMinutes'],
  ['currency', { rwfPerUsd: '1450.00001', rwfSource: 'BNR' }, 'rwfPerUsd'],
  ['currency', { rwfPerUsd: '1,450', rwfSource: 'BNR' }, 'rwfPerUsd'],
  ['taxes', { vat: '18.123', tourismTax: '3' }, 'vat'],
  ['estimates', { uplift: '51' }, 'uplift'],
])('%s: %o is refused beside its field, in words', async (setting, form, field) => {
  const { status, data } = await answerOf(() => press(setting, { ...owner, form: form as never }))
  expect(status).toBe(422)
  expect((data as { errors: Record<string, string> }).errors[field]).toMatch(/^[A-Z].+\.$/)
})

test('the bank account asks for a recent sign-in, and what was typed is not lost', async () => {
  const session = { cookie: await cookieOf(ctx, 'owner') }
  const account = {
    'bank.holder': 'Impamba Ltd',
    'bank.bank': 'BK',
    'bank.account': '00040-1',
    'bank.swift': 'bkigrwrw',
    'bank.note': '',
  }
  clock.advance(15 * 60_000 + 1)
  expect(await answerOf(() => press('bank', { ...session, form: { ...account } }))).toMatchObject({
    status: 403,
    data: {
      values: { 'bank.account': '00040-1' },
      signIn: '/admin/login?to=%2Fadmin%2Fsettings%2Fbank&why=requires-recent-login',
    },
  })
  expect((await findSettings(ctx.db)).bank.account).not.toBe('00040-1')
  const recent = { cookie: await cookieOf(ctx, 'owner') }
  expect(await answerOf(() => press('bank', { ...recent, form: { ...account } }))).toMatchObject({ status: 303 })
  expect((await findSettings(ctx.db)).bank).toMatchObject({ account: '00040-1', swift: 'BKIGRWRW' })
})

test('a test email goes to whoever asks, and its refusal is shown', async () => {
  const before = emails.length
  const recent = { cookie: await cookieOf(ctx, 'owner') }
  await press('mail', { ...recent, form: {} })
  expect(emails.slice(before)).toMatchObject([{ subject: 'Impamba: test email' }])
  const refusing = { ...ctx, mail: { delivers: true, send: () => Promise.reject(new Error('550 no such box')) } }
  const refused = await answerOf(() => action(at('mail', { ...recent, form: {} }, refusing)))
  expect(refused).toMatchObject({ status: 409, data: { sentence: expect.stringContaining('550 no such box') } })
})

test('the built-in PostgreSQL is shown with the newest one, and an own one by its version', async () => {
  const databaseOf = async (own = ctx) => {
    const page = await loader(at('database', owner, own))
    return page.name === 'database' ? page.database : undefined
  }
  const version = (await databaseOf())?.version
  expect(version).toMatch(/^18\.\d+$/)
  expect(await databaseOf()).toEqual({ version, isEmbedded: true, newest: { version: '18.6', asOf: 'November 2026' } })
  const own = { ...ctx, config: { ...ctx.config, embeddedDatabase: false } }
  expect(await databaseOf(own)).toMatchObject({ isEmbedded: false })
})
