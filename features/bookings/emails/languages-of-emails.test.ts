import { expect, test } from 'vitest'
import { readEnglish } from '#app/words/sources.server.ts'
import { renderEmail } from '#features/emails/write-email.server.tsx'
import { type OrderKind, orderKinds } from '#features/pricing/order-kinds.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import {
  amountsIn,
  catalogues,
  englishTexts,
  markingAmounts,
  shippedLanguages,
  withoutMessage,
} from '#tests/support/shipped-languages.ts'
import { bookingEmail } from './booking-email.server.tsx'
import { bookingEmailParts } from './booking-email-parts.ts'
import { exampleFacts } from './example-facts.server.ts'
import { type BookingEmail, bookingEmails } from './queue-booking-email.server.ts'

const { words } = shippedLanguages()
const english = englishTexts(bookingEmailParts)
const own = { subject: 'Muraho', opening: 'Muraho {name}.', closing: 'Murabeho.' }

function written(read: ReadWords, kind: OrderKind, email: BookingEmail, more = {}, text?: typeof own) {
  const { subject, content } = bookingEmail(email, exampleFacts(read, kind, email, { reason: '', ...more }), text)
  return { subject, ...renderEmail(content) }
}

const confirm = { until: new Date('2027-03-20T08:00:00Z'), link: 'http://localhost:3000/confirm' }
const variants = [{}, { confirm }, { booking: { paymentMethod: 'card' as const } }, { booking: { paymentMethod: null } }]

const known = new Map<string, string[]>()
/** The amounts of each variant of an email in English, which is rendered once for all languages. */
function englishAmounts(kind: OrderKind, email: BookingEmail): string[][] {
  return variants.map((more, at) => {
    const key = `${kind} ${email} ${at}`
    const found = known.get(key) ?? amountsIn(written(markingAmounts(readEnglish), kind, email, more).text)
    known.set(key, found)
    return found
  })
}

const every = catalogues.flatMap(({ language }) =>
  orderKinds.flatMap((kind) => bookingEmails.map((email) => [language, kind, email] as const)),
)

test.each(every)('in %s a booking of a %s has an email %s without an English sentence, with the same amounts', (...of) => {
  const [language, kind, email] = of
  const read = words.in(language, bookingEmailParts)
  const amounts = englishAmounts(kind, email)
  for (const [at, more] of variants.entries()) {
    const { subject, html, text } = written(read, kind, email, more)
    expect(html).toContain(`<html lang="${language}"`)
    for (const sentence of english) expect(`${subject} ${text}`).not.toContain(sentence)
    expect(text).not.toMatch(/undefined|null|NaN|\[object|[{}]| {2}\.|\.\./)
    expect(subject.length).toBeLessThanOrEqual(78)
    const marked = written(markingAmounts(read), kind, email, more).text
    expect(amountsIn(marked)).toEqual(amounts[at])
  }
})

test('an email is one language: with one message missing all of it is English, and staff’s own text is in it', () => {
  const read = withoutMessage('booking-emails', 'see').in('fr', bookingEmailParts)
  expect(written(read, 'stay', 'received')).toEqual(written(readEnglish, 'stay', 'received'))
  expect(written(read, 'stay', 'received', {}, own).text).toContain('Muraho Marit Elise Solheim.')
})

test('an email without a text of staff is the original of its language', () => {
  const read = words.in('fr', bookingEmailParts)
  const original = written(read, 'departure', 'received')
  expect(original.subject).toBe('Impamba K7QM-42XD\u00a0: 2 places retenues')
  expect(original.text).toContain('jusqu’au 15 mars 2027 à 10:00, heure de Kigali')
})
