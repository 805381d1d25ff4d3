import { listEmailsOfOccasions, stateOfEmail } from '#features/emails/reads.server.ts'
import { messageOccasion, type SupplierMessage } from '#features/supply/messages/message.ts'
import type { Context } from '#platform/context.ts'

/**
 * The email of a message, and whether it left. `waits`: the mail server has not taken it yet. `not-sent`: there is none, or it refused
 * (`isRefused`). Subject and text are read of what has not left, for staff to send themselves.
 */
type MessageEmail = { id: number; how: 'sent' | 'waits' | 'not-sent'; isRefused: boolean; subject: string; text: string }
export type EmailOfMessage = (message: Pick<SupplierMessage, 'orderId' | 'number'>) => MessageEmail | undefined

/** The emails of messages, as a function of a message; undefined of a call, and where the email was deleted. One statement. */
export async function findMessageEmails(
  { db, mail }: Pick<Context, 'db' | 'mail'>,
  messages: readonly SupplierMessage[],
): Promise<EmailOfMessage> {
  const written = await listEmailsOfOccasions(db, messages.filter(({ method }) => method === 'email').map(messageOccasion))
  const byOccasion = new Map(
    written.map(({ id, occasion, subject, text, ...email }): [string, MessageEmail] => {
      const state = stateOfEmail(email)
      const how = state === 'sent' ? 'sent' : state === 'waiting' && mail.delivers ? 'waits' : 'not-sent'
      return [occasion, { id, how, isRefused: state === 'failed', subject, text }]
    }),
  )
  return (message) => byOccasion.get(messageOccasion(message))
}
