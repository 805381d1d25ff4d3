import { data } from 'react-router'
import { bookingLetter } from '#features/bookings/letters/booking-letter.server.tsx'
import { exampleOf, originalWords } from '#features/bookings/letters/original-words.server.ts'
import { type BookingLetter, bookingLetters } from '#features/bookings/write-letter-later.server.ts'
import type { AutomaticText } from '#features/letters/automatic-text.ts'
import { renderLetter } from '#features/letters/write-letter.server.tsx'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'

/** The letter that an address names; 404 where there is none. */
export function letterOr404(name: string): BookingLetter {
  const letter = bookingLetters.find((one) => one === name)
  if (!letter) throw data(null, { status: 404 })
  return letter
}

/** The example of a letter: its facts, the words it had at first, and what its placeholders stand for. */
export async function loadExample({ db, config }: Context, letter: BookingLetter) {
  const facts = exampleOf(letter, { settings: await findSettings(db), publicUrl: config.publicUrl })
  return { facts, ...(await originalWords(letter, facts)) }
}

/** The letter of the example as it would arrive with these words. */
export async function showExample(
  letter: BookingLetter,
  facts: Awaited<ReturnType<typeof loadExample>>['facts'],
  own: AutomaticText,
) {
  const { subject, content } = bookingLetter(letter, facts, own)
  return { subject, ...(await renderLetter(content)) }
}
