import { data } from 'react-router'
import { bookingLetter } from '#features/bookings/letters/booking-letter.server.tsx'
import { exampleOf, originalWords } from '#features/bookings/letters/original-words.server.ts'
import { type BookingLetter, bookingLetters, textNameOf } from '#features/bookings/write-letter-later.server.ts'
import {
  type AutomaticLetter,
  automaticLetter,
  automaticLetters,
  newsValues,
  originalOf,
  ownTextOf,
  receivedValues,
} from '#features/enquiries/automatic-letters.server.tsx'
import type { AutomaticText, TextPart } from '#features/letters/automatic-text.ts'
import type { PlaceholderValues } from '#features/letters/placeholders.ts'
import { renderLetter } from '#features/letters/write-letter.server.tsx'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'

export const ownLetters = [...automaticLetters, ...bookingLetters] as const
export type OwnLetter = AutomaticLetter | BookingLetter

/** The letter that an address names; 404 where there is none. */
export function letterOr404(name: string): OwnLetter {
  const letter = ownLetters.find((one) => one === name)
  if (!letter) throw data(null, { status: 404 })
  return letter
}

const isAutomatic = (letter: OwnLetter): letter is AutomaticLetter => automaticLetters.some((one) => one === letter)

/** The name under which the own words of a letter are kept. */
export const keptNameOf = (letter: OwnLetter): string => (isAutomatic(letter) ? ownTextOf(letter) : textNameOf(letter))

export type Shown = { subject: string; html: string; text: string }
/** An example of a letter: the words it had at first, what its placeholders stand for, and how it would arrive with others. */
export type Example = {
  text: Record<TextPart, string>
  values: PlaceholderValues
  show: (own: AutomaticText) => Promise<Shown>
}

export async function loadExample({ db, config }: Context, letter: OwnLetter): Promise<Example> {
  const settings = await findSettings(db)
  const { company } = settings
  const { publicUrl } = config
  const shown = async ({ subject, content }: ReturnType<typeof bookingLetter>) => ({ subject, ...renderLetter(content) })
  if (isAutomatic(letter)) {
    const received = receivedValues(company, { reference: 'K7QM-42XD', kind: 'contact' })
    const values = letter === 'enquiry-received' ? received : newsValues(company)
    const href = `${publicUrl}/newsletter`
    const buttons = { 'enquiry-received': undefined, 'news-asked': 'Confirm subscription', 'news-known': 'Unsubscribe' }
    const button = buttons[letter]
    const paper = { company, publicUrl, values, action: button === undefined ? undefined : { words: button, href } }
    return { text: originalOf(letter), values, show: (own) => shown(automaticLetter(letter, own, paper)) }
  }
  const facts = exampleOf(letter, { settings, publicUrl })
  const { text, values } = await originalWords(letter, facts)
  return { text, values, show: (own) => shown(bookingLetter(letter, facts, own)) }
}
