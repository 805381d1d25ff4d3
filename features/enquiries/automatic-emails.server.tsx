import type { ReactElement } from 'react'
import { type AutomaticText, partsInForce, type TextPart } from '#features/emails/automatic-text.ts'
import { EmailLayout } from '#features/emails/email-page.server.tsx'
import { fillPlaceholders, type PlaceholderValues } from '#features/emails/placeholders.ts'
import { StaffText } from '#features/emails/staff-text.server.tsx'
import type { Settings } from '#features/settings/settings.ts'
import type { EnquiryKind } from './enquiry.ts'

/** The automatic emails to people who sent an enquiry or requested our newsletter. */
export const automaticEmails = ['enquiry-received', 'news-asked', 'news-known'] as const
export type AutomaticEmail = (typeof automaticEmails)[number]

/** The name under which staff's own text of one is stored: 'enquiry:received'. */
export const ownTextOf = (name: AutomaticEmail): string => name.replace('-', ':')

/** What happens next, for the sender of an enquiry. */
const whatNext: Record<EnquiryKind, string> = {
  contact: 'A member of our team reads it and replies.',
  'tailor-made':
    'We check roads, rooms and permits for your dates, and reply with a plan and its price. Nothing is held and nothing is due.',
  freight:
    'We ask for space on the freight route and reply with a price and its conditions. Nothing is booked and nothing is due.',
  parish: 'We check rooms in Kibeho and a bus for your dates, and reply with a group price. Nothing is held and nothing is due.',
  community: 'We ask your hosts whether they can receive you that day, and reply. Nothing is held and nothing is due.',
}

type EmailContent = { heading: string; preview: string; original: Record<TextPart, string> }

/** The text of each unless staff have changed it, in the notation that staff write. */
const contents: Record<AutomaticEmail, EmailContent> = {
  'enquiry-received': {
    heading: 'Enquiry received',
    preview: 'Reference {reference}',
    original: {
      subject: 'enquiry received',
      opening: 'Your reference is **{reference}**. Give it when you call, so that we find your enquiry.\n\n{next}',
      closing:
        'Did you forget something? Reply to this email. If you did not write to us, somebody mistyped an address: do nothing.',
    },
  },
  'news-asked': {
    heading: 'Confirm your subscription',
    preview: 'Without your confirmation we send nothing.',
    original: {
      subject: 'confirm your newsletter subscription',
      opening:
        'Somebody subscribed this address to our newsletter. If it was you, press the button, and confirm on the page that opens. If it was not, do nothing: we send nothing, and delete the address in 14 days.',
      closing: '',
    },
  },
  'news-known': {
    heading: 'You are already subscribed',
    preview: 'Nothing changes.',
    original: {
      subject: 'you are already subscribed to our newsletter',
      opening:
        'Somebody subscribed this address to our newsletter. It is already subscribed: nothing changes. To unsubscribe, press the button.',
      closing: '',
    },
  },
}

export const originalOf = (name: AutomaticEmail): Record<TextPart, string> => contents[name].original

/**
 * The values that the email about an enquiry can contain. Nothing that was typed into the form: with a stranger's address in it,
 * the form would send a spammer's text to them in our name.
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

/** An email as it is sent: its subject and its page. `own` are staff's texts. */
export function automaticEmail(
  name: AutomaticEmail,
  own: AutomaticText,
  { company, publicUrl, values, action }: Paper,
): { subject: string; content: ReactElement } {
  const { heading, preview, original } = contents[name]
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
