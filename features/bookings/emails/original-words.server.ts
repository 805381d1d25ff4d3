import { createElement, Fragment } from 'react'
import type { TextPart } from '#features/emails/automatic-text.ts'
import { type PlaceholderValues, withPlaceholders } from '#features/emails/placeholders.ts'
import { renderLetter } from '#features/emails/write-email.server.tsx'
import type { Settings } from '#features/settings/settings.ts'
import type { BookingLetter } from './write-email-later.server.ts'
import { originalParts } from './booking-email.server.tsx'
import { exampleFacts } from './example-facts.server.ts'
import type { LetterFacts } from './email-facts.ts'
import { letterValues } from './email-values.ts'

/** A booking that does not exist, as a letter of a kind would tell of it. `publicUrl` is where its links would lead. */
export function exampleOf(
  letter: BookingLetter,
  { settings, publicUrl }: { settings: Settings; publicUrl: string },
): LetterFacts {
  const booking = { leadName: 'A. Traveller', email: 'traveller@example.org', phone: '' }
  return exampleFacts('departure', letter, { settings, link: `${publicUrl}/bookings`, booking })
}

/**
 * The original words of a letter as staff begin from them: those of the example, its values taken out again and their
 * placeholders put in.
 */
export async function originalWords(
  letter: BookingLetter,
  facts: LetterFacts,
): Promise<{ text: Record<TextPart, string>; values: PlaceholderValues }> {
  const values = letterValues(facts)
  const { subject, opening, closing } = originalParts(letter, facts)
  const plain = async (node: typeof opening) =>
    withPlaceholders(renderLetter(createElement(Fragment, null, node)).text.trim(), values)
  return {
    values,
    text: {
      subject: withPlaceholders(subject, values),
      opening: await plain(opening),
      closing: closing ? await plain(closing) : '',
    },
  }
}
