import { createElement, Fragment } from 'react'
import type { TextPart } from '#features/emails/automatic-text.ts'
import { type PlaceholderValues, withPlaceholders } from '#features/emails/placeholders.ts'
import { renderEmail } from '#features/emails/write-email.server.tsx'
import type { Settings } from '#features/settings/settings.ts'
import { originalParts } from './booking-email.server.tsx'
import type { EmailFacts } from './email-facts.ts'
import { emailValues } from './email-values.ts'
import { exampleFacts } from './example-facts.server.ts'
import type { BookingEmail } from './queue-booking-email.server.ts'

/** A booking that does not exist, as a letter of a kind would tell of it. `publicUrl` is where its links would lead. */
export function exampleOf(letter: BookingEmail, { settings, publicUrl }: { settings: Settings; publicUrl: string }): EmailFacts {
  const booking = { leadName: 'A. Traveller', email: 'traveller@example.org', phone: '' }
  return exampleFacts('departure', letter, { settings, link: `${publicUrl}/bookings`, booking })
}

/**
 * The original words of a letter as staff begin from them: those of the example, its values taken out again and their
 * placeholders put in.
 */
export async function originalWords(
  letter: BookingEmail,
  facts: EmailFacts,
): Promise<{ text: Record<TextPart, string>; values: PlaceholderValues }> {
  const values = emailValues(facts)
  const { subject, opening, closing } = originalParts(letter, facts)
  const plain = async (node: typeof opening) =>
    withPlaceholders(renderEmail(createElement(Fragment, null, node)).text.trim(), values)
  return {
    values,
    text: {
      subject: withPlaceholders(subject, values),
      opening: await plain(opening),
      closing: closing ? await plain(closing) : '',
    },
  }
}
