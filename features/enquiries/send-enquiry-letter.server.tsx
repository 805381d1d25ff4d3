import { Facts } from '#features/letters/figures.server.tsx'
import { LetterPage, Say, SubHeading } from '#features/letters/letter-page.server.tsx'
import { sendLetter } from '#features/letters/send-letter.server.tsx'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { Context } from '#platform/context.ts'
import type { EnquiryKind } from './enquiry.ts'
import { findEnquiry, type KeptEnquiry } from './reads.server.ts'

type Written = { enquiry: KeptEnquiry; company: Settings['company'] }

const kindNames: Record<EnquiryKind, string> = {
  contact: 'Question',
  'tailor-made': 'Tailor-made journey',
  freight: 'Freight',
  parish: 'Parish quote',
  community: 'Community visit',
}

/** What happens next, for whoever sent it. */
const whatNext: Record<EnquiryKind, string> = {
  contact: 'Somebody who knows the answer reads it and writes back.',
  'tailor-made':
    'We look at the roads, the beds and the permits for your days, and write back with a plan and its price. Nothing is held and nothing is due.',
  freight: 'We ask for space on the lane and write back with a price and its conditions. Nothing is booked and nothing is due.',
  parish:
    'We look at beds in Kibeho and a bus for your dates, and write back with a price for the group. Nothing is held and nothing is due.',
  community: 'We ask your hosts whether they can receive you that day, and write back. Nothing is held and nothing is due.',
}

/**
 * The job that writes a letter about a new enquiry, to whoever sent it ('received') or to the house ('asked'); safe to run
 * again. Does nothing where the enquiry has been forgotten. Throws on data that no action of ours wrote.
 */
export async function sendEnquiryLetter(ctx: Context, { id, letter }: Record<string, unknown>): Promise<void> {
  if (typeof id !== 'string' || (letter !== 'received' && letter !== 'asked')) throw new Error('No job of an enquiry letter')
  const enquiry = await findEnquiry(ctx.db, id)
  if (!enquiry) return
  const { company } = await findSettings(ctx.db)
  const written = { enquiry, company }
  await sendLetter(ctx, {
    occasion: `enquiry:${id}:${letter}`,
    bookingId: null,
    ...(letter === 'received'
      ? {
          to: enquiry.email,
          subject: `${company.name} ${enquiry.reference}: we have your enquiry`,
          content: receivedLetter(written),
        }
      : {
          to: company.email,
          subject: `${enquiry.reference} ${kindNames[enquiry.kind]}: ${enquiry.name}`,
          content: askedLetter(written),
        }),
  })
}

/**
 * Says nothing that was typed into the form: with a stranger's address in it, the form would carry a spammer's words to them
 * under our name.
 */
const receivedLetter = ({ enquiry, company }: Written) => (
  <LetterPage company={company} preview={`Reference ${enquiry.reference}`} heading="We have your enquiry">
    <Say>
      Your reference is <b>{enquiry.reference}</b>. Give it when you call: we find your words by it.
    </Say>
    <Say>{whatNext[enquiry.kind]}</Say>
    <Say>Did you forget something? Answer this letter. If you did not write to us, somebody mistyped an address: do nothing.</Say>
  </LetterPage>
)

const askedLetter = ({ enquiry, company }: Written) => {
  const { reference, kind, name, email, phone, message, details } = enquiry
  const subject = encodeURIComponent(`${company.name} ${reference}`)
  return (
    <LetterPage
      company={company}
      preview={message.slice(0, 120) || kindNames[kind]}
      heading={`${kindNames[kind]}: ${name}`}
      action={{ words: 'Write the answer', href: `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${subject}` }}
    >
      <Facts rows={[['Reference', reference], ['Name', name], ['E-mail', email], ['Phone', phone || 'not given'], ...details]} />
      {message !== '' && <SubHeading>Message</SubHeading>}
      {message.split(/\n+/).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none ever moves
        <Say key={at}>{line}</Say>
      ))}
    </LetterPage>
  )
}
