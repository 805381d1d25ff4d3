import { type EmailState, type StoredEmail, stateOfEmail } from '#features/emails/reads.server.ts'
import { messageWords } from '../../../words/admin/bookings/messages.ts'
import { instantText } from '../../components/instants.ts'
import type { Past } from '../booking-timeline.ts'

type Letter = Omit<StoredEmail, 'html'>
const freshMs = 5 * 60_000

/** What became of an email: one without a mail server is kept and goes nowhere. */
const stateOf = (letter: Letter, delivers: boolean): EmailState | 'outbox' => {
  const state = stateOfEmail(letter)
  return state === 'waiting' && !delivers ? 'outbox' : state
}
const byHand = ({ occasion }: Letter) => occasion.endsWith(':by-hand')

/** The emails that staff wrote by hand, as items of the timeline. */
export const writtenItems = (letters: readonly Letter[], delivers: boolean, now: Date): Past[] =>
  letters.filter(byHand).map((letter) => ({
    at: letter.createdAt,
    item: {
      key: `email-${letter.id}`,
      about: 'messages',
      kind: stateOf(letter, delivers) === 'failed' ? 'bad' : 'memo',
      when: instantText(letter.createdAt, now),
      title: messageWords.written.title(letter.subject),
      by: messageWords.written.states[stateOf(letter, delivers)],
      text: '',
      to: `/admin/emails/${letter.id}`,
    },
  }))

/** What became of what was written a moment ago, by the emails and notes themselves and not by the address. */
export function messageFlash(
  did: string | null,
  {
    letters = [],
    events,
  }: { letters: readonly Letter[] | undefined; events: readonly { text: string; saidBy: string | null; at: Date }[] },
  { email, delivers, now }: { email: string; delivers: boolean; now: Date },
): string | undefined {
  const isFresh = (at: Date) => now.getTime() - at.getTime() <= freshMs
  if (did === 'email') {
    const letter = letters.find(byHand)
    if (!letter || !isFresh(letter.createdAt)) return undefined
    const state = stateOf(letter, delivers)
    return state === 'outbox' ? messageWords.emailDid.outbox : messageWords.emailDid[state](letter.recipient)
  }
  const last = events.at(-1)
  if (!last || !isFresh(last.at)) return undefined
  if (did === 'said') return last.saidBy === null ? undefined : messageWords.said.did
  if (did !== 'confirm-again' || last.text !== messageWords.again.note(email)) return undefined
  return delivers ? messageWords.emailDid.waiting(email) : messageWords.emailDid.outbox
}
