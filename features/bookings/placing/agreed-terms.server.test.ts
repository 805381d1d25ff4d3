import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { freezeTranslation } from '#features/pages/freeze-translation.server.ts'
import { findAgreedTerms } from '#features/pages/reads.server.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { finishedOrWaiting } from '#tests/support/behind-a-lock.ts'
import { bookingNow, gorillaTrek, partyOf } from '#tests/support/cast.ts'
import { customLine } from '#tests/support/custom-prices.ts'
import { testContext } from '#tests/support/test-context.ts'
import { acceptQuote } from '../quotes/accept-quote.server.ts'
import { quoteBooking } from '../quotes/quote-booking.server.ts'
import { bookForCaller } from './book-for-caller.server.ts'
import { enquire } from './enquire.server.ts'
import { requestBooking } from './request-booking.server.ts'
import { byVisitor } from './write-new-booking.server.ts'

const { ctx } = await testContext()
const version = defaultSettings.termsVersion
const english = { version, effectiveOn: '2026-11-01', changes: 'The first.', sections: [] }
const french = { ...byVisitor, language: 'fr' }

beforeAll(() => sql`insert into terms_versions values (${version}, '2026-11-01', 'The first.', '[]')`.execute(ctx.db))

const revise = (changes: string) =>
  ctx.db
    .transaction()
    .execute((tx) => freezeTranslation(ctx, tx, { english, translated: { ...english, changes }, language: 'fr' }))

async function requestIn(slug: string, agreedTerms: string) {
  const request = await partyOf(ctx, 1, slug)
  return requestBooking(ctx, { ...request, payment: { ...request.payment, agreedTerms } }, french)
}
const termsOf = async (id: string) => {
  const { termsVersion, termsLanguage: language, termsRevision: revision } = await bookingNow(ctx, id)
  return { version: termsVersion, language, revision }
}
const made = <Value>(outcome: { done: true; value: Value } | { done: false; refusal: { reason: string } }): Value => {
  if (!outcome.done) throw new Error(outcome.refusal.reason)
  return outcome.value
}
const changed = { refusal: { reason: 'terms-changed' } }

test('a booking keeps the text that was shown, and another one than may be agreed to now is refused', async () => {
  const { slug } = await gorillaTrek(ctx, { seats: 8, inDays: 200 })
  const one = made(await requestIn(slug, version))
  expect(await termsOf(one.id), 'nothing is translated').toEqual({ version, language: 'en', revision: null })
  await revise('La première.')
  expect(await requestIn(slug, version), 'English was shown, and French may be agreed to now').toMatchObject(changed)
  const two = made(await requestIn(slug, `${version} fr 1`))
  expect(await termsOf(two.id)).toEqual({ version, language: 'fr', revision: 1 })
  for (const other of ['', '2020-01', `${version} fr 2`, `${version} de 1`])
    expect(await requestIn(slug, other)).toMatchObject(changed)
})

test('the database lets no revision go that somebody agreed to, and none be agreed to that is not there', async () => {
  const { slug } = await gorillaTrek(ctx, { seats: 2, inDays: 205 })
  const { id } = made(await requestIn(slug, `${version} fr 1`))
  await expect(sql`delete from terms_translations`.execute(ctx.db)).rejects.toThrow(/bookings_terms_fkey/)
  for (const [language, revision] of [
    ['fr', 9],
    ['de', 1],
  ])
    await expect(
      sql`update bookings set terms_language = ${language}, terms_revision = ${revision} where id = ${id}`.execute(ctx.db),
    ).rejects.toThrow(/bookings_terms_fkey/)
  await expect(
    sql`update bookings set terms_language = 'fr', terms_revision = null where id = ${id}`.execute(ctx.db),
  ).rejects.toThrow(/has_a_revision/)
})

test('a revision is published while two agree to the one before: who agreed keeps it, who comes later reads the new one', async () => {
  const { slug, id: departure } = await gorillaTrek(ctx, { seats: 4, inDays: 210 })
  const shown = `${version} fr 1`
  const { waiting, late } = await ctx.db.transaction().execute(async (tx) => {
    await sql`select from stock_days where resource = ${`departure:${departure}`} for update`.execute(tx)
    const waiting = requestIn(slug, shown)
    await finishedOrWaiting(ctx.db, waiting)
    await revise('La toute première.')
    return { waiting, late: await requestIn(slug, shown) }
  })
  const { id } = made(await waiting)
  expect(await termsOf(id)).toEqual({ version, language: 'fr', revision: 1 })
  expect((await findAgreedTerms(ctx.db, await termsOf(id)))?.changes).toBe('La première.')
  expect(late).toMatchObject(changed)
  expect(await termsOf(made(await requestIn(slug, `${version} fr 2`)).id)).toMatchObject({ revision: 2 })
})

test('a quote is accepted under the terms that were shown beside its button, in the language of that page', async () => {
  const { slug } = await gorillaTrek(ctx, { seats: 4, inDays: 215 })
  const { order, party, contact } = await partyOf(ctx, 1, slug)
  const { id } = made(await enquire(ctx, { enquiry: { order, party, contact, message: '' }, formKey: 'terms-of-a-quote' }))
  expect(await termsOf(id)).toMatchObject({ language: 'en' })
  const price = { lines: [customLine('One gorilla', 90_000)] }
  made(await quoteBooking(ctx, id, { actor: 'Owner', text: '', price }))
  const answer = { method: 'bank-transfer', agreedTotalMinor: 90_000 + 150_000, language: 'fr' } as const
  expect(await acceptQuote(ctx, id, { ...answer, agreedTerms: version })).toMatchObject(changed)
  made(await acceptQuote(ctx, id, { ...answer, agreedTerms: `${version} fr 2` }))
  expect(await termsOf(id)).toEqual({ version, language: 'fr', revision: 2 })
})

test('what staff book for a caller is under the terms in the language that they choose', async () => {
  const { slug } = await gorillaTrek(ctx, { seats: 4, inDays: 220 })
  const { payment, draftId: formKey, ...order } = await partyOf(ctx, 1, slug)
  const { agreedTotalMinor } = payment
  const by = { actor: 'Diane Uwase', language: 'fr', channel: 'phone', source: null } as const
  const booked = made(await bookForCaller(ctx, { ...order, way: 'hold', agreedTotalMinor, formKey, by }))
  expect(await termsOf(booked.id)).toEqual({ version, language: 'fr', revision: 2 })
})
