import { listEmailsOfOccasions } from '#features/emails/reads.server.ts'
import { messageOccasion, type SupplierMessage } from '#features/supply/messages/message.ts'
import type { Db } from '#platform/context.ts'

/** The email of a message. Subject and text are read of what the mail server has not taken, for staff to send themselves. */
type MessageEmail = { id: number; subject: string; text: string }
export type EmailOfMessage = (message: Pick<SupplierMessage, 'orderId' | 'number'>) => MessageEmail | undefined

/** The emails of messages, as a function of a message; undefined of a call, and where the email was deleted. One statement. */
export async function findMessageEmails(db: Db, messages: readonly SupplierMessage[]): Promise<EmailOfMessage> {
  const written = await listEmailsOfOccasions(db, messages.filter(({ method }) => method === 'email').map(messageOccasion))
  const byOccasion = new Map(
    written.map(({ id, occasion, subject, text }): [string, MessageEmail] => [occasion, { id, subject, text }]),
  )
  return (message) => byOccasion.get(messageOccasion(message))
}
