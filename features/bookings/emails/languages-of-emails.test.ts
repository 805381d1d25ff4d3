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

const every = catalogues.flatMap(({ language }) =>
  orderKinds.flatMap((kind) => bookingEmails.map((email) => [language, kind, email] as const)),
)

test.each(every)('in %s a booking of a %s has an email %s without an English sentence, with the same amounts', (...of) => {
  const [language, kind, email] = of
  const read = words.in(language, bookingEmailParts)
  const confirm = { until: new Date('2027-03-20T08:00:00Z'), link: 'http://localhost:3000/confirm' }
  for (const more of [{}, { confirm }, { booking: { paymentMethod: 'card' as const } }, { booking: { paymentMethod: null } }]) {
    const { subject, html, text } = written(read, kind, email, more)
    expect(html).toContain(`<html lang="${language}"`)
    for (const sentence of english) expect(`${subject} ${text}`).not.toContain(sentence)
    expect(text).not.toMatch(/undefined|null|NaN|\[object|[{}]| {2}\.|\.\./)
    expect(subject.length).toBeLessThanOrEqual(78)
    const marked = written(markingAmounts(read), kind, email, more).text
    expect(amountsIn(marked)).toEqual(amountsIn(written(markingAmounts(readEnglish), kind, email, more).text))
  }
})

test('an email is one language: with one message missing all of it is English, and staff’s own text is in it', () => {
  const read = withoutMessage('booking-emails', 'see').in('fr', bookingEmailParts)
  expect(written(read, 'stay', 'received')).toEqual(written(readEnglish, 'stay', 'received'))
  expect(written(read, 'stay', 'received', {}, own).text).toContain('Muraho Marit Elise Solheim.')
})

test('staff’s own text is English: an email in another language has the original in its place', () => {
  const read = words.in('fr', bookingEmailParts)
  const original = written(read, 'departure', 'received')
  expect(written(read, 'departure', 'received', {}, own)).toEqual(original)
  expect(original.subject).toBe('Impamba K7QM-42XD\u00a0: 2 places en option')
  expect(original.text).toContain('jusqu’au 15 mars 2027 à 10:00, heure de Kigali')
})
