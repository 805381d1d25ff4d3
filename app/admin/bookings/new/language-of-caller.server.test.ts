import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { noBilling } from '#features/bookings/billing/billing-details.ts'
import { sendEnquiry } from '#features/enquiries/send-enquiry.server.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { bookingNow, contact, gorillaTrek } from '#tests/support/cast.ts'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { testContext } from '#tests/support/test-context.ts'
import { originWords } from '../../../words/admin/bookings/origin.ts'
import { readEnglish, siteWordsKey } from '../../../words/sources.server.ts'
import type { Question } from './load-question.server.ts'
import { action, loader } from './new-booking.tsx'

const { ctx } = await testContext()
const path = '/admin/bookings/new'
const trek = await gorillaTrek(ctx, { seats: 4 })
const cookie = await cookieOf(ctx, 'sales')
const { site } = shippedLanguages()
// Swahili and Kinyarwanda have catalogues too, which nobody has read.
site.publish(['fr', 'de'])

function args(address: string, form?: Record<string, string>) {
  const made = argsOf(ctx, address, { cookie, ...(form && { form }) }) as { context: { set(key: unknown, value: unknown): void } }
  made.context.set(siteWordsKey, site)
  return made as never
}

const company = { billingName: 'Fjell AS', billingAddress: 'Storgata 1\n9008 Tromsø', billingTaxNumber: 'NO 987 654 321' }

let forms = 0
async function book(more: Record<string, string>, way = 'hold') {
  const order = { kind: 'departure', departure: trek.slug, adults: '1', residency: 'foreign' }
  const { data } = await answerOf(() => action(args(path, { ...order, intent: 'price' })))
  const { reply, price } = (data as { question: Question }).question
  const agreedTotalMinor = String(price?.totalMinor)
  const formKey = `form-key-of-a-language-${forms++}`
  const form = { ...reply.values, ...contact, intent: 'book', agreedTotalMinor, formKey, way, ...more }
  return answerOf(() => action(args(path, form)))
}
async function made({ location }: { location: string | null }) {
  const [, id = ''] = /bookings\/([0-9a-f-]{36})\?did=made/.exec(location ?? '') ?? []
  return bookingNow(ctx, id)
}
const languageOf = async (answer: { location: string | null }) => (await made(answer)).language

test.each([
  'hold',
  'quote',
  'enquiry',
])('staff who book for a caller (%s) choose their language, or it is English, and write the company that is billed', async (way) => {
  expect(await made(await book({ language: 'de', ...company }, way))).toMatchObject({ language: 'de', ...company })
  expect(await made(await book({}, way))).toMatchObject({ language: 'en', ...noBilling })
})

test('a party that waits for seats has the company that is billed', async () => {
  const waits = await made(await book({ ...company, adults: '4' }, 'waiting'))
  expect(waits).toMatchObject({ state: 'waitlisted', ...company })
})

test('a language that is not in the list is refused at its field', async () => {
  for (const language of ['xx', 'Deutsch', 'sw'])
    expect(await book({ language })).toMatchObject({
      status: 422,
      data: { question: { reply: { errors: { language: readEnglish(originWords).wrong } } } },
    })
})

test('the list has English and the languages that are published, and begins with that of the enquiry', async () => {
  const from = { kind: 'contact', name: 'Amélie Roux', email: 'amelie@example.fr', phone: '', message: 'En juin ?' } as const
  await sendEnquiry(ctx, { ...from, details: {}, language: 'fr' })
  const { rows } = await sql<{ id: string }>`select id from enquiries`.execute(ctx.db)
  const enquiry = rows[0]?.id ?? ''
  const { customer, languages } = await loader(args(`${path}?kind=departure&departure=${trek.slug}&enquiry=${enquiry}`))
  expect(customer).toMatchObject({ language: 'fr' })
  expect(languages?.map(({ value }) => value).toSorted()).toEqual(['de', 'en', 'fr'])
  expect(languages).toContainEqual({ value: 'de', words: 'German' })
  expect(await languageOf(await book({ enquiry }, 'enquiry'))).toBe('fr')
})
