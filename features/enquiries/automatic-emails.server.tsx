import type { ReactElement } from 'react'
import { type AutomaticText, partsInForce, type TextPart } from '#features/emails/automatic-text.ts'
import { EmailLayout } from '#features/emails/email-page.server.tsx'
import { fillPlaceholders, type PlaceholderValues } from '#features/emails/placeholders.ts'
import { StaffText } from '#features/emails/staff-text.server.tsx'
import type { Settings } from '#features/settings/settings.ts'
import type { EnquiryKind } from './enquiry.ts'

/** The letters that go out by themselves to whoever asked something or asked for our letter of news. */
export const automaticEmails = ['enquiry-received', 'news-asked', 'news-known'] as const
export type AutomaticEmail = (typeof automaticEmails)[number]

/** The name under which staff's own words of one are kept: 'enquiry:received'. */
export const ownTextOf = (letter: AutomaticEmail): string => letter.replace('-', ':')

/** What happens next, for whoever sent an enquiry. */
const whatNext: Record<EnquiryKind, string> = {
  contact: 'Somebody who knows the answer reads it and writes back.',
  'tailor-made':
    'We look at the roads, the beds and the permits for your days, and write back with a plan and its price. Nothing is held and nothing is due.',
  freight: 'We ask for space on the lane and write back with a price and its conditions. Nothing is booked and nothing is due.',
  parish:
    'We look at beds in Kibeho and a bus for your dates, and write back with a price for the group. Nothing is held and nothing is due.',
  community: 'We ask your hosts whether they can receive you that day, and write back. Nothing is held and nothing is due.',
}

type EmailContent = { heading: string; preview: string; original: Record<TextPart, string> }

/** What each says as long as staff say nothing else, in the marks that staff write. */
const letters: Record<AutomaticEmail, EmailContent> = {
  'enquiry-received': {
    heading: 'We have your enquiry',
    preview: 'Reference {reference}',
    original: {
      subject: 'we have your enquiry',
      opening: 'Your reference is **{reference}**. Give it when you call: we find your words by it.\n\n{next}',
      closing:
        'Did you forget something? Answer this letter. If you did not write to us, somebody mistyped an address: do nothing.',
    },
  },
  'news-asked': {
    heading: 'Shall we send you our letter?',
    preview: 'Without your yes we send nothing.',
    original: {
      subject: 'one click, and you get our letter',
      opening:
        'Somebody asked for our letter to this address. If it was you, press the button and then once more on the page it opens. If it was not, do nothing: we send nothing, and forget the address in 14 days.',
      closing: '',
    },
  },
  'news-known': {
    heading: 'You get our letter already',
    preview: 'Nothing changes.',
    original: {
      subject: 'you get our letter already',
      opening:
        'Somebody asked for our letter to this address. It is on the list already: nothing changes. To stop it, press the button.',
      closing: '',
    },
  },
}

export const originalOf = (letter: AutomaticEmail): Record<TextPart, string> => letters[letter].original

/**
 * What the letter about an enquiry can name. Nothing that was typed into the form: with a stranger's address in it, the form would
 * carry a spammer's words to them under our name.
 */
export const receivedValues = (
  { name }: Settings['company'],
  { reference, kind }: { reference: string; kind: EnquiryKind },
): PlaceholderValues => ({ company: name, reference, next: whatNext[kind] })

export const newsValues = ({ name }: Settings['company']): PlaceholderValues => ({ company: name })

type Paper = {
  company: Settings['company']
  publicUrl: string
  values: PlaceholderValues
  action?: { words: string; href: string } | undefined
}

/** A letter as it is sent, `own` being what staff say in their own words: its subject and its page. */
export function automaticEmail(
  letter: AutomaticEmail,
  own: AutomaticText,
  { company, publicUrl, values, action }: Paper,
): { subject: string; content: ReactElement } {
  const { heading, preview, original } = letters[letter]
  const text = partsInForce(own, original, Object.keys(values))
  const before = values.reference ? `${company.name} ${values.reference}` : company.name
  return {
    subject: `${before}: ${fillPlaceholders(text.subject, values)}`,
    content: (
      <EmailLayout company={company} preview={fillPlaceholders(preview, values)} heading={heading} action={action}>
        <StaffText text={text.opening} values={values} publicUrl={publicUrl} />
        <StaffText text={text.closing} values={values} publicUrl={publicUrl} />
      </EmailLayout>
    ),
  }
}
