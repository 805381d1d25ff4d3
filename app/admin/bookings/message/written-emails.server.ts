import { type EmailState, type StoredEmail, stateOfEmail } from '#features/emails/reads.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { confirmationNote } from '../../../words/admin/bookings/confirmation-note.ts'
import { messageWords } from '../../../words/admin/bookings/messages.ts'
import { instantText } from '../../components/instants.ts'
import type { Past } from '../timeline/booking-timeline.ts'

type WrittenEmail = Omit<StoredEmail, 'html'>
const freshMs = 5 * 60_000

/** What became of an email: without a mail server it is stored and not sent. */
const stateOf = (written: WrittenEmail, delivers: boolean): EmailState | 'outbox' => {
  const state = stateOfEmail(written)
  return state === 'waiting' && !delivers ? 'outbox' : state
}
const byHand = ({ occasion }: WrittenEmail) => occasion.endsWith(':by-hand')

/** The emails that staff wrote by hand, as items of the timeline. */
export const writtenItems = (read: ReadWords, emails: readonly WrittenEmail[], delivers: boolean, now: Date): Past[] => {
  const words = read(messageWords)
  return emails.filter(byHand).map((written) => ({
    at: written.createdAt,
    item: {
      key: `email-${written.id}`,
      about: 'messages',
      kind: stateOf(written, delivers) === 'failed' ? 'bad' : 'memo',
      when: instantText(written.createdAt, now, read.format),
      title: words.written.title({ subject: written.subject }),
      by: words.written.states[stateOf(written, delivers)],
      text: '',
      to: `/admin/emails/${written.id}`,
    },
  }))
}

/** What became of what was written a moment ago, by the emails and notes themselves and not by the address. */
export function messageFlash(
  read: ReadWords,
  did: string | null,
  {
    emails = [],
    events,
  }: { emails: readonly WrittenEmail[] | undefined; events: readonly { text: string; messageBy: string | null; at: Date }[] },
  { email, delivers, now }: { email: string; delivers: boolean; now: Date },
): string | undefined {
  const words = read(messageWords)
  const isFresh = (at: Date) => now.getTime() - at.getTime() <= freshMs
  if (did === 'email') {
    const written = emails.find(byHand)
    if (!written || !isFresh(written.createdAt)) return undefined
    const state = stateOf(written, delivers)
    return state === 'outbox' ? words.emailDid.outbox : words.emailDid[state]({ address: written.recipient })
  }
  const last = events.at(-1)
  if (!last || !isFresh(last.at)) return undefined
  if (did === 'said') return last.messageBy === null ? undefined : words.record.did
  if (did !== 'confirm-again' || last.text !== confirmationNote(email)) return undefined
  return delivers ? words.emailDid.waiting({ address: email }) : words.emailDid.outbox
}
