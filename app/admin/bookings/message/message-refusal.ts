import type { ReadWords } from '#platform/languages/read-words.ts'
import { messageWords } from '../../../words/admin/bookings/messages.ts'
import { emailFault, unknownPlaceholders } from '../../emails/email-fault.ts'

export type MessageRefusal =
  | { reason: 'email-wrong'; key: string }
  | { reason: 'placeholder-unknown'; names: readonly string[]; known: readonly string[] }
  | { reason: 'no-address' }
  /** The words around an email are not whole in the customer's language. */
  | { reason: 'language-incomplete' }
  | { reason: 'nothing-to-confirm' }
  | { reason: 'message-missing' }
  | { reason: 'who-missing' }
  | { reason: 'day-wrong' }

export type OfMessage = MessageRefusal['reason']

const reasons: readonly OfMessage[] = [
  'email-wrong',
  'placeholder-unknown',
  'no-address',
  'language-incomplete',
  'nothing-to-confirm',
  'message-missing',
  'who-missing',
  'day-wrong',
]

export const isOfMessage = (refusal: { reason: string }): refusal is MessageRefusal =>
  reasons.some((reason) => reason === refusal.reason)

/** Why a message is not sent or kept, and what to do. */
export function messageRefusal(read: ReadWords, refusal: MessageRefusal): string {
  const words = read(messageWords)
  switch (refusal.reason) {
    case 'email-wrong':
      return emailFault(read, refusal.key)
    case 'placeholder-unknown':
      return unknownPlaceholders(read, refusal.names, refusal.known)
    case 'no-address':
      return words.compose.noAddress
    case 'language-incomplete':
      return words.compose.onlyEnglish
    case 'nothing-to-confirm':
      return words.again.nothing
    case 'message-missing':
      return words.record.missing
    case 'who-missing':
      return words.record.whoMissing
    case 'day-wrong':
      return words.record.dayWrong
  }
}
