import { englishFrame } from '#features/emails/email-frame.ts'
import { EmailLayout, Paragraph, SubHeading } from '#features/emails/email-page.server.tsx'
import { Facts } from '#features/emails/figures.server.tsx'
import { findText } from '#features/emails/reads-texts.server.ts'
import { sendEmail } from '#features/emails/send-email.server.tsx'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { automaticEmail, automaticEmailParts, ownTextOf, receivedValues } from './automatic-emails.server.tsx'
import type { EnquiryKind } from './enquiry.ts'
import { findEnquiry, type StoredEnquiry } from './reads.server.ts'

type Written = { read: ReadWords; enquiry: StoredEnquiry; company: Settings['company'] }

const kindNames: Record<EnquiryKind, string> = {
  contact: 'Question',
  'tailor-made': 'Tailor-made journey',
  freight: 'Freight',
  parish: 'Parish quote',
  community: 'Community visit',
}

/**
 * The job that writes an email about a new enquiry, to its sender ('received', in the language of the enquiry) or to the operator
 * ('asked'); safe to run again. Does nothing where the enquiry has been purged. Throws on data that no action of ours wrote.
 */
export async function sendEnquiryEmail(ctx: Context, { id, letter: email }: Record<string, unknown>): Promise<void> {
  if (typeof id !== 'string' || (email !== 'received' && email !== 'asked')) throw new Error('No job of an enquiry email')
  const enquiry = await findEnquiry(ctx.db, id)
  if (!enquiry) return
  const { company } = await findSettings(ctx.db)
  const read = ctx.words.in(enquiry.language, automaticEmailParts)
  await sendEmail(ctx, {
    occasion: `enquiry:${id}:${email}`,
    bookingId: null,
    ...(email === 'received'
      ? {
          to: enquiry.email,
          ...automaticEmail('enquiry-received', await findText(ctx.db, ownTextOf('enquiry-received'), read.language), {
            read,
            company,
            publicUrl: ctx.config.publicUrl,
            values: receivedValues(read, company, enquiry),
          }),
        }
      : {
          to: company.email,
          replyTo: enquiry.email,
          subject: `${enquiry.reference} ${kindNames[enquiry.kind]}: ${enquiry.name}`,
          language: 'en',
          content: requestedEmail({ read: englishFrame(ctx), enquiry, company }),
        }),
  })
}

const requestedEmail = ({ read, enquiry, company }: Written) => {
  const { reference, kind, name, email, phone, message, details } = enquiry
  const subject = encodeURIComponent(`${company.name} ${reference}`)
  return (
    <EmailLayout
      read={read}
      company={company}
      preview={message.slice(0, 120) || kindNames[kind]}
      heading={`${kindNames[kind]}: ${name}`}
      action={{ words: 'Write the answer', href: `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${subject}` }}
    >
      <Facts rows={[['Reference', reference], ['Name', name], ['Email', email], ['Phone', phone || 'not given'], ...details]} />
      {message !== '' && <SubHeading>Message</SubHeading>}
      {message.split(/\n+/).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none ever moves
        <Paragraph key={at}>{line}</Paragraph>
      ))}
    </EmailLayout>
  )
}
