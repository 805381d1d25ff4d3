import { describe, expect, test } from 'vitest'
import { findSettings } from '#features/settings/reads.server.ts'
import { sectionNames } from '#features/settings/sections.ts'
import { type Role, roles } from '#features/staff/permissions.ts'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { testContext } from '#tests/support/test-context.ts'
import { action, loader } from './settings.tsx'

const { ctx, clock, emails } = await testContext()
const args = (path: string, asked: RequestParts) => argsOf(ctx, path, asked) as never
const press = (asked: RequestParts) => action(args('/admin/settings/general', asked))

// biome-ignore format: one line for each route
const routes: [path: string, run: (asked: RequestParts) => unknown, owner: number][] = [
  ['the settings', (asked) => loader(args('/admin/settings/general', asked)), 200],
  ['saving a section', (asked) => press({ ...asked, form: { section: 'taxes', vat: 'x', tourismTax: '3' } }), 422],
  ['saving a policy', (asked) => press({ ...asked, form: { section: 'tours', from0: '1', percent0: '0', depositPercent: '30' } }), 422],
  ['saving the bank account', (asked) => press({ ...asked, form: { section: 'bank', 'bank.holder': '' } }), 422],
  ['no section of ours', (asked) => press({ ...asked, form: { section: 'toString' } }), 404],
  ['a test letter', (asked) => press({ ...asked, form: { section: 'mail' } }), 303],
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
const shown = () => loader(args('/admin/settings/general', owner))

test('every section that is sent as it is shown is saved as it was', async () => {
  const before = await findSettings(ctx.db)
  const { typed } = await shown()
  for (const name of sectionNames) {
    if (!(name in typed)) continue
    const form = { section: name, ...typed[name as keyof typeof typed] }
    expect(await answerOf(() => press({ ...owner, form })), name).toMatchObject({ status: 303 })
  }
  expect(await findSettings(ctx.db)).toEqual(before)
})

test('an entry of the log that nobody can have seen is none', async () => {
  for (const seen of ['99999999999999999999', '1e308', '-1', 'x']) {
    const answer = await answerOf(() => press({ ...owner, form: { section: 'taxes', seen, vat: '18', tourismTax: '3' } }))
    expect(answer.status, seen).toBeLessThan(500)
  }
})

test('a tax that is changed counts, and stands in the section with who changed it', async () => {
  await press({ ...owner, form: { section: 'taxes', seen: '0', vat: '16.5', tourismTax: '3' } })
  expect(await findSettings(ctx.db)).toMatchObject({ vatBasisPoints: 1650, tourismTaxBasisPoints: 300 })
  const { last, typed } = await shown()
  expect(last.taxes.changed).toContain('Diane Uwase')
  expect(typed.taxes.vat).toBe('16.5')
})

test('whoever saves a section second is told who changed what since, and what they typed comes back', async () => {
  const { seen } = (await shown()).last.deposit
  const form = { section: 'deposit', seen: String(seen), deposit: '40', balanceDays: '45' }
  await press({ ...owner, form })
  const second = await answerOf(() => press({ ...owner, form: { ...form, deposit: '50' } }))
  expect(second).toMatchObject({
    status: 409,
    data: { values: { deposit: '50' }, changes: [{ who: 'Diane Uwase', rows: [{ text: '3000 became 4000' }] }] },
  })
  expect(await findSettings(ctx.db)).toMatchObject({ depositBasisPoints: 4000 })
  const again = { ...form, deposit: '50', seen: String((second.data as { seen: number }).seen) }
  expect(await answerOf(() => press({ ...owner, form: again }))).toMatchObject({ status: 303 })
})

test.each([
  [{ section: 'office', town: 'Kigali', lat: '-1.9', lng: '30', from1a: '18:00', to1a: '08:00' }, 'from1a'],
  [
    { section: 'office', town: 'Kigali', lat: '-1.9', lng: '30', from1a: '08:00', to1a: '12:00', from1b: '11:00', to1b: '18:00' },
    'from1b',
  ],
  [{ section: 'office', town: 'Kigali', lat: 'south', lng: '30' }, 'lat'],
  [{ section: 'discounts', groupFrom: '8' }, 'groupPercent'],
  [{ section: 'leaders', freeLeaderEvery: '1' }, 'freeLeaderEvery'],
  [
    { section: 'holds', cardMinutes: '0', mobileMoneyMinutes: '15', bankHours: '72', bankNearHours: '24', staffDays: '7' },
    'cardMinutes',
  ],
  [{ section: 'currency', rwfPerUsd: '1450.00001', rwfSource: 'BNR' }, 'rwfPerUsd'],
  [{ section: 'taxes', vat: '18.123', tourismTax: '3' }, 'vat'],
])('%o is refused beside its field, in words', async (form, field) => {
  const { status, data } = await answerOf(() => press({ ...owner, form: form as never }))
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
  expect(await answerOf(() => press({ ...session, form: { section: 'bank', ...account } }))).toMatchObject({
    status: 403,
    data: {
      values: { 'bank.account': '00040-1' },
      signIn: '/admin/login?to=%2Fadmin%2Fsettings%2Fgeneral&why=requires-recent-login',
    },
  })
  expect((await findSettings(ctx.db)).bank.account).not.toBe('00040-1')
  const recent = { cookie: await cookieOf(ctx, 'owner') }
  expect(await answerOf(() => press({ ...recent, form: { section: 'bank', ...account } }))).toMatchObject({ status: 303 })
  expect((await findSettings(ctx.db)).bank).toMatchObject({ account: '00040-1', swift: 'BKIGRWRW' })
})

test('a test email goes to whoever asks, and its refusal is told', async () => {
  const before = emails.length
  const recent = { cookie: await cookieOf(ctx, 'owner') }
  await press({ ...recent, form: { section: 'mail' } })
  expect(emails.slice(before)).toMatchObject([{ subject: 'Impamba: test email' }])
  const refusing = { ...ctx, mail: { delivers: true, send: () => Promise.reject(new Error('550 no such box')) } }
  const refused = await answerOf(() =>
    action(argsOf(refusing, '/admin/settings/general', { ...recent, form: { section: 'mail' } }) as never),
  )
  expect(refused).toMatchObject({ status: 409, data: { sentence: expect.stringContaining('550 no such box') } })
})

test('the built-in PostgreSQL is told with the newest one, and an own one by its version', async () => {
  const { version } = (await shown()).database
  expect(version).toMatch(/^18\.\d+$/)
  expect((await shown()).database).toEqual({ version, isEmbedded: true, newest: { version: '18.6', asOf: 'November 2026' } })
  const own = { ...ctx, config: { ...ctx.config, embeddedDatabase: false } }
  expect((await loader(argsOf(own, '/admin/settings/general', owner) as never)).database).toMatchObject({ isEmbedded: false })
})
