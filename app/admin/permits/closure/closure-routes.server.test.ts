import { sql } from 'kysely'
import type { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { coverPermits } from '#features/bookings/permits/cover-pools.server.ts'
import { addressOfNobody } from '#features/emails/reachable.ts'
import { roles } from '#features/staff/permissions.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import * as week from '#tests/support/permits-week.ts'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { bookingIdOf, storePermitsWeek, weekReference } from '#tests/support/stored-permits-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import { siteWordsKey } from '../../../words/sources.server.ts'
import * as newEmail from '../../emails/new.tsx'
import * as buy from '../buy/buy.tsx'
import { action, loader } from './closure.tsx'
import { closureEmailPath } from './closure-path.ts'
import type { ClosureView } from './load-closure.server.ts'

const { ctx } = await testContext({ now: week.weekNow.toISOString() })
await storePermitsWeek(ctx)
await coverPermits(ctx)
const cookie = await cookieOf(ctx, 'sales')
const closure = { scope: 'authority:week-uwa' as const, from: '2027-06-10', to: '2027-06-12' }
const pathOf = (over: Record<string, string> = {}) => `/admin/permits/closure?${new URLSearchParams({ ...closure, ...over })}`
const view = async (path = pathOf()) => (await answerOf(() => loader(argsOf(ctx, path, { cookie })))).data as ClosureView
const send = (form: Record<string, string>) =>
  answerOf(() => action(argsOf(ctx, '/admin/permits/closure', { cookie, form: { ...closure, ...form } })))

test('who may change permits sees and records a closure, and nobody else', async () => {
  for (const role of roles) {
    const own = await cookieOf(ctx, role)
    const may = ['owner', 'sales', 'operations'].includes(role)
    expect((await answerOf(() => loader(argsOf(ctx, pathOf(), { cookie: own })))).status, role).toBe(may ? 200 : 403)
    const form = { ...closure, seen: '', reason: '' }
    expect((await answerOf(() => action(argsOf(ctx, pathOf(), { cookie: own, form })))).status, role).toBe(may ? 422 : 403)
  }
})

test('days that are wrong are said beside their field, and nothing is looked up', async () => {
  expect(await view('/admin/permits/closure')).toMatchObject({ isSent: false, days: [] })
  const faults = await Promise.all(
    [{ from: '' }, { from: '2027-06-13' }, { from: '2027-05-06' }, { to: '2027-09-30' }, { scope: 'park:none' }].map(
      async (over) => (await view(pathOf(over))).fault,
    ),
  )
  expect(faults).toEqual(['days-missing', 'days-upside-down', 'days-past', 'days-too-many', 'days-missing'])
})

test('the preview says what is touched, one step records it, and an email is proposed to who was promised a permit, not sent', async () => {
  const before = await view()
  expect(
    before.days.map(({ day, held, wanted, spentMinor, visitors }) => [
      ...[day, held, wanted, spentMinor],
      visitors.map(({ reference, promised }) => `${weekReference(reference)} ${promised}`).join(', '),
    ]),
  ).toEqual([
    ['2027-06-10', 1, 0, 80_000, ''],
    ['2027-06-11', 5, 0, 390_000, 'K08 2, K10 1'],
    ['2027-06-12', 1, 1, 80_000, 'K15 2'],
  ])
  expect(await send({ seen: before.seen, reason: ' ' })).toMatchObject({
    status: 422,
    data: { sentence: 'Enter what the authority wrote.' },
  })
  expect(await send({ seen: '33.1', reason: 'Closed by UWA' })).toMatchObject({ status: 409, data: { reason: 'Closed by UWA' } })
  expect(await send({ seen: before.seen, reason: 'Closed by UWA' })).toMatchObject({
    status: 303,
    location: `${pathOf()}&withdrawn=7`,
  })
  const after = await view()
  expect(after.days.map(({ held, withdrawn, visitors }) => [held, withdrawn, visitors.length])).toEqual([
    [0, 1, 0],
    [0, 5, 2],
    [0, 1, 1],
  ])
  expect(await send({ seen: before.seen, reason: 'Closed by UWA' })).toMatchObject({
    status: 409,
    data: { sentence: 'These days are closed already, and no permits are held on them. Nothing was changed.' },
  })
  const to = closureEmailPath([bookingIdOf('K08')], closure, 'closure')
  const { compose } = (await answerOf(() => newEmail.loader(argsOf(ctx, to, { cookie })))).data as {
    compose: { begin: { subject: string; body: string }; recipients: unknown[] }
  }
  expect(compose.recipients).toHaveLength(1)
  expect(compose.begin.subject).toBe('Closed on your dates: Bwindi gorilla permit')
  expect(compose.begin.body).toContain('Dear {name},\n\nThe authority has closed Bwindi gorilla permit (10 to 12 June 2027).')
  expect(compose.begin.body).toContain('your booking {reference}')
  expect((await sql<{ n: number }>`select count(*)::int as n from emails`.execute(ctx.db)).rows[0]?.n).toBe(0)
})

test('who has no address is named with what is done instead, and the email is proposed in the language of each customer', async () => {
  await sql`update bookings set email = ${addressOfNobody('k08')} where id = ${bookingIdOf('K08')}`.execute(ctx.db)
  await sql`update bookings set sample = true where id = ${bookingIdOf('K10')}`.execute(ctx.db)
  await sql`update bookings set language = 'fr' where id = ${bookingIdOf('K15')}`.execute(ctx.db)
  const { days, anyClosed } = await view()
  expect(anyClosed).toBe(true)
  expect(
    days.flatMap(({ visitors }) => visitors.map(({ reference, why, phone }) => [weekReference(reference), why, phone])),
  ).toEqual([
    ['K08', 'no-address', '+47 900 00 000'],
    ['K10', 'sample', '+47 900 00 000'],
    ['K15', undefined, '+47 900 00 000'],
  ])
  expect(JSON.stringify(days)).not.toContain('marit@example.no')
  const { site, words } = shippedLanguages()
  const to = closureEmailPath([bookingIdOf('K15')], closure, 'closure')
  const args = argsOf({ ...ctx, words }, to, { cookie }) as { context: RouterContextProvider }
  args.context.set(siteWordsKey, site)
  const { compose } = (await answerOf(() => newEmail.loader(args as never))).data as {
    compose: { languages: string[]; begin: Record<string, string> }
  }
  expect(compose.languages).toEqual(['fr'])
  expect(Object.keys(compose.begin).toSorted()).toEqual(['body', 'id', 'subject', 'texts.fr.body', 'texts.fr.subject'])
  expect(compose.begin['texts.fr.body']).toMatch(
    /^Bonjour \{name\},\n\nL’autorité a fermé Bwindi gorilla permit \(10–12.juin.2027\)/,
  )
})

test('on the list of permits a closed day asks for another day with each booking, and opening it again asks to reserve', async () => {
  const list = async () =>
    (await answerOf(() => buy.loader(argsOf(ctx, '/admin/permits/buy', { cookie }) as never))).data as {
      closed: { permit: string; bookings: { reference: string; to: string; count: string }[] }[]
      whole: { group: string }[]
      incomplete: { group: string }[]
    }
  const isAsked = ({ whole, incomplete }: Awaited<ReturnType<typeof list>>) =>
    [...whole, ...incomplete].some(({ group }) => group.includes('Bwindi'))
  const before = await list()
  expect(isAsked(before)).toBe(false)
  expect(
    before.closed.map(({ permit, bookings }) => [
      permit,
      bookings.map(({ reference, to, count }) => [
        weekReference(reference),
        to === `/admin/bookings/${bookingIdOf(weekReference(reference))}`,
        count,
      ]),
    ]),
  ).toEqual([
    [
      'Bwindi gorilla permit, Friday 11 June 2027',
      [
        ['K08', true, '2 permits'],
        ['K10', true, '1 permit'],
      ],
    ],
    ['Bwindi gorilla permit, Saturday 12 June 2027', [['K15', true, '2 permits']]],
  ])
  expect(await send({ do: 'reopen' })).toMatchObject({ status: 303, location: `${pathOf()}&reopened=yes` })
  const after = await list()
  expect([isAsked(after), after.closed]).toEqual([true, []])
  expect(await view(`${pathOf()}&reopened=yes`)).toMatchObject({ isReopened: true, anyClosed: false })
  const to = closureEmailPath([bookingIdOf('K15')], closure, 'reopened')
  const { compose } = (await answerOf(() => newEmail.loader(argsOf(ctx, to, { cookie })))).data as {
    compose: { begin: { subject: string; body: string } }
  }
  expect(compose.begin.subject).toBe('Open again on your dates: Bwindi gorilla permit')
  expect(compose.begin.body).toContain('The authority has opened Bwindi gorilla permit again (10 to 12 June 2027).')
})
