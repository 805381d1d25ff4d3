import type { ReactElement } from 'react'
import { type AutomaticText, partsInForce, type TextPart } from '#features/emails/automatic-text.ts'
import { emailFrameParts } from '#features/emails/email-frame.ts'
import { EmailLayout } from '#features/emails/email-page.server.tsx'
import { fillPlaceholders, type PlaceholderValues } from '#features/emails/placeholders.ts'
import { StaffText } from '#features/emails/staff-text.server.tsx'
import { emailFrameWords } from '#features/emails/words/email-frame.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Source } from '#platform/languages/source.ts'
import type { EnquiryKind } from './enquiry.ts'
import { automaticEmailWords } from './words/automatic-emails.ts'

/** The automatic emails to people who sent an enquiry or requested our newsletter. */
export const automaticEmails = ['enquiry-received', 'news-asked', 'news-known'] as const
export type AutomaticEmail = (typeof automaticEmails)[number]

/** The name under which staff's own text of one is stored: 'enquiry:received'. */
export const ownTextOf = (name: AutomaticEmail): string => name.replace('-', ':')

/** All that these emails may say. */
export const automaticEmailParts: readonly Source[] = [...emailFrameParts, automaticEmailWords]

/** The text of each unless staff have changed it, in the notation that staff write: with placeholders. */
export function originalOf(read: ReadWords, name: AutomaticEmail): Record<TextPart, string> {
  const words = read(automaticEmailWords)
  if (name !== 'enquiry-received') return { subject: words[name].subject, opening: words[name].opening, closing: '' }
  const { subject, opening, closing } = words[name]
  return { subject, opening: `${opening({ reference: '{reference}' })}\n\n{next}`, closing }
}

/**
 * The values that the email about an enquiry can contain. Nothing that was typed into the form: with a stranger's address in it,
 * the form would send a spammer's text to them in our name.
 */
export const receivedValues = (
  read: ReadWords,
  { name }: Settings['company'],
  { reference, kind }: { reference: string; kind: EnquiryKind },
): PlaceholderValues => ({ company: name, reference, next: read(automaticEmailWords).next[kind] })

export const newsValues = ({ name }: Settings['company']): PlaceholderValues => ({ company: name })

type Paper = {
  /** The words of its language: of `automaticEmailParts`. */
  read: ReadWords
  company: Settings['company']
  publicUrl: string
  values: PlaceholderValues
  action?: { words: string; href: string } | undefined
}

/** An email as it is sent: its subject, its language and its page. `own` are staff's texts in the same language. */
export function automaticEmail(
  name: AutomaticEmail,
  own: AutomaticText,
  { read, company, publicUrl, values, action }: Paper,
): { subject: string; language: string; content: ReactElement } {
  const { heading, preview } = read(automaticEmailWords)[name]
  const text = partsInForce(own, originalOf(read, name), Object.keys(values))
  const { reference = '' } = values
  const address = (path: string) => publicUrl + path
  return {
    subject: read(emailFrameWords).subject({
      about: reference ? `${company.name} ${reference}` : company.name,
      subject: fillPlaceholders(text.subject, values),
    }),
    language: read.language,
    content: (
      <EmailLayout
        read={read}
        company={company}
        preview={typeof preview === 'string' ? preview : preview({ reference })}
        heading={heading}
        action={action}
      >
        <StaffText text={text.opening} values={values} address={address} />
        <StaffText text={text.closing} values={values} address={address} />
      </EmailLayout>
    ),
  }
}
