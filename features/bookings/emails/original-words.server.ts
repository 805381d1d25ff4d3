import { createElement, Fragment } from 'react'
import type { TextPart } from '#features/emails/automatic-text.ts'
import { type PlaceholderValues, withPlaceholders } from '#features/emails/placeholders.ts'
import { renderEmail } from '#features/emails/write-email.server.tsx'
import type { Settings } from '#features/settings/settings.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { originalParts } from './booking-email.server.tsx'
import type { EmailFacts } from './email-facts.ts'
import { emailValues } from './email-values.ts'
import { exampleFacts } from './example-facts.server.ts'
import type { BookingEmail } from './queue-booking-email.server.ts'

type ExampleSite = { read: ReadWords; settings: Settings; publicUrl: string }

/** Facts of an example booking, for the preview of an email. `publicUrl` is the start of its links. */
export function exampleOf(email: BookingEmail, { read, settings, publicUrl }: ExampleSite): EmailFacts {
  const booking = { leadName: 'A. Traveller', email: 'traveller@example.org', phone: '' }
  return exampleFacts(read, 'departure', email, { settings, link: `${publicUrl}/bookings`, booking })
}

/**
 * The default text of an email, with placeholders in place of the example's values: where staff start to edit.
 */
export async function originalWords(
  email: BookingEmail,
  facts: EmailFacts,
): Promise<{ text: Record<TextPart, string>; values: PlaceholderValues }> {
  const values = emailValues(facts)
  const { subject, opening, closing } = originalParts(email, facts)
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
