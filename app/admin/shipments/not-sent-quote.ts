import type { EnquiryEventRow } from '#features/enquiries/reads-admin.server.ts'
import { quoteOccasion, quoteSentText } from '#features/shipments/quote-sent.ts'
import type { Shipment, ShipmentEventRow } from '#features/shipments/reads.server.ts'
import type { NotSent } from '../components/emails/not-sent-note.tsx'
import { whatsappHref } from '../components/phone-links.ts'

type Described = {
  events: readonly ShipmentEventRow[]
  emails: readonly { occasion: string; sentAt: Date | null; failedAt: Date | null; text: string }[]
  /** Of its enquiry. */
  enquiryEvents: readonly EnquiryEventRow[]
  phone: string
  /** What the quote says, where its email is not written yet. */
  text: string
  /** Whether an email to them does not leave by itself. */
  stays: boolean
}

/** The last quote, where its email does not leave by itself or the mail server refused it, and nobody has recorded since that it was sent; undefined otherwise. */
export function quoteNotSent(
  { enquiryId, state }: Pick<Shipment, 'enquiryId' | 'state'>,
  { events, emails, enquiryEvents, phone, text, stays }: Described,
): NotSent | undefined {
  const quote = events.findLast(({ event }) => event === 'quote')
  const email = quote && emails.find(({ occasion }) => occasion === quoteOccasion(enquiryId, quote.version))
  if (state !== 'priced' || !quote || email?.sentAt || !(stays || email?.failedAt)) return undefined
  const since = enquiryEvents.filter(({ at }) => at >= quote.at)
  const recorded = quoteSentText(quote.totalMinor)
  if (since.some((one) => one.event === 'told' || one.text === recorded)) return undefined
  const written = email?.text ?? text
  return { text: written, whatsapp: whatsappHref(phone, written), isRefused: email?.failedAt != null }
}
