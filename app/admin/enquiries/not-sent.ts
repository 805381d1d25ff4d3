import { mayHappen } from '#features/enquiries/enquiry-moves.ts'
import type { AdminEnquiry, EnquiryEventRow } from '#features/enquiries/reads-admin.server.ts'
import type { NotSent } from '../components/emails/not-sent-note.tsx'
import { whatsappHref } from '../components/phone-links.ts'
import { emailOccasion } from './enquiry-timeline.ts'

type Described = {
  events: readonly EnquiryEventRow[]
  emails: readonly { occasion: string; sentAt: Date | null; failedAt: Date | null }[]
  /** Whether an email to them does not leave by itself. */
  stays: boolean
}

/**
 * The last answer, where its email does not leave by itself or the mail server refused it, and nothing that answers, asks or closes has
 * happened since; undefined otherwise.
 */
export function answerNotSent(
  { id, state, phone }: Pick<AdminEnquiry, 'id' | 'state' | 'phone'>,
  { events, emails, stays }: Described,
): NotSent | undefined {
  const last = events.findLast(({ event }) => settling.has(event))
  if (last?.event !== 'answer' || !mayHappen('told', state)) return undefined
  const [occasion] = emailOccasion(id, 'answer', last.version)
  const email = emails.find((one) => one.occasion === occasion)
  const isRefused = email?.failedAt != null
  if (email?.sentAt || !(stays || isRefused)) return undefined
  return { text: last.text, whatsapp: whatsappHref(phone, last.text), isRefused }
}

const settling: ReadonlySet<string> = new Set(['answer', 'told', 'reply', 'close', 'reopen'])
