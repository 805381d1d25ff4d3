import { expect, test } from 'vitest'
import { readEnglish } from '#app/words/sources.server.ts'
import { fillPlaceholders, unknownPlaceholders } from '#features/emails/placeholders.ts'
import { renderEmail } from '#features/emails/write-email.server.tsx'
import { defaultSettings } from '#features/settings/settings.ts'
import { bookingEmail } from './booking-email.server.tsx'
import { exampleFacts } from './example-facts.server.ts'
import { exampleOf, originalWords } from './original-words.server.ts'
import { bookingEmails } from './queue-booking-email.server.ts'

const site = { read: readEnglish, settings: defaultSettings, publicUrl: 'https://impamba.example' }
const textOf = async (email: Parameters<typeof bookingEmail>) => {
  const { subject, content } = bookingEmail(...email)
  return { subject, text: renderEmail(content).text }
}

test.each(bookingEmails)('staff begin the email %s from its own words: filled in again they are the email', async (email) => {
  const facts = exampleOf(email, site)
  const { text, values } = await originalWords(email, facts)
  const original = await textOf([email, facts])
  expect(original.subject.endsWith(fillPlaceholders(text.subject, values))).toBe(true)
  expect(text.opening).not.toBe('')
  expect(await textOf([email, facts, { subject: null, opening: text.opening, closing: text.closing || null }])).toEqual(original)
  for (const part of Object.values(text)) expect(unknownPlaceholders(part, Object.keys(values))).toEqual([])
})

test('staff’s texts replace the opening and the closing, and the figures, the payment details and the button stay', async () => {
  const own = { subject: 'Your {journey}', opening: 'Muraho {name}.', closing: 'Murabeho.' }
  const { subject, text } = await textOf(['received', exampleFacts(readEnglish, 'departure', 'received'), own])
  expect(subject).toContain('K7QM-42XD: Your ')
  for (const words of ['Muraho Marit Elise Solheim.', 'Murabeho.', 'Reason for payment', '/bookings/K7QM-42XD?key='])
    expect(text).toContain(words)
  expect(text).not.toContain('We hold')
})

test('a booking without one of the values gets the original words, never an empty place', async () => {
  const own = { subject: null, opening: 'Held until {held_until}.', closing: null }
  const { text } = await textOf(['confirmed', exampleFacts(readEnglish, 'departure', 'confirmed'), own])
  expect(text).toContain('You have booked')
  expect(text).not.toMatch(/[{}]|Held until/)
})
