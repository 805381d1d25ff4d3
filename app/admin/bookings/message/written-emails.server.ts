import { type EmailState, type StoredEmail, stateOfEmail } from '#features/emails/reads.server.ts'
import { messageWords } from '../../../words/admin/bookings/messages.ts'
import { instantText } from '../../components/instants.ts'
import type { Past } from '../booking-timeline.ts'

type WrittenEmail = Omit<StoredEmail, 'html'>
const freshMs = 5 * 60_000

/** What became of an email: without a mail server it is stored and not sent. */
const stateOf = (written: WrittenEmail, delivers: boolean): EmailState | 'outbox' => {
  const state = stateOfEmail(written)
  return state === 'waiting' && !delivers ? 'outbox' : state
}
const byHand = ({ occasion }: WrittenEmail) => occasion.endsWith(':by-hand')

/** The emails that staff wrote by hand, as items of the timeline. */
export const writtenItems = (emails: readonly WrittenEmail[], delivers: boolean, now: Date): Past[] =>
  emails.filter(byHand).map((written) => ({
    at: written.createdAt,
    item: {
      key: `email-${written.id}`,
      about: 'messages',
      kind: stateOf(written, delivers) === 'failed' ? 'bad' : 'memo',
      when: instantText(written.createdAt, now),
      title: messageWords.written.title(written.subject),
      by: messageWords.written.states[stateOf(written, delivers)],
      text: '',
      to: `/admin/emails/${written.id}`,
    },
  }))

/** What became of what was written a moment ago, by the emails and notes themselves and not by the address. */
export function messageFlash(
  did: string | null,
  {
    emails = [],
    events,
  }: { emails: readonly WrittenEmail[] | undefined; events: readonly { text: string; messageBy: string | null; at: Date }[] },
  { email, delivers, now }: { email: string; delivers: boolean; now: Date },
): string | undefined {
  const isFresh = (at: Date) => now.getTime() - at.getTime() <= freshMs
  if (did === 'email') {
    const written = emails.find(byHand)
    if (!written || !isFresh(written.createdAt)) return undefined
    const state = stateOf(written, delivers)
    return state === 'outbox' ? messageWords.emailDid.outbox : messageWords.emailDid[state](written.recipient)
  }
  const last = events.at(-1)
  if (!last || !isFresh(last.at)) return undefined
  if (did === 'said') return last.messageBy === null ? undefined : messageWords.record.did
  if (did !== 'confirm-again' || last.text !== messageWords.again.note(email)) return undefined
  return delivers ? messageWords.emailDid.waiting(email) : messageWords.emailDid.outbox
}
