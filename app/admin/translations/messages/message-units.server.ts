import { knownMessages, unitOfMessage } from '#features/translations/messages/known-messages.server.ts'
import type { InterfaceMessage, OwnMessage } from '#features/translations/messages/message.ts'
import { type UnitToTranslate, unitToTranslate } from '#features/translations/translation.ts'
import { isChosen } from '#features/translations/xliff/exported-unit.ts'
import type { MessagesQuery } from './messages-query.ts'

/** A message as a text to translate, with what is stored and shipped of it. */
export type MessageUnit = UnitToTranslate & { message: InterfaceMessage; stored: OwnMessage | undefined }

/** The messages of a part in the order of their English. */
export function messageUnits(messages: readonly InterfaceMessage[], own: readonly OwnMessage[]): MessageUnit[] {
  const known = knownMessages(messages, own)
  const byPath = new Map(own.map((one) => [one.path, one]))
  return messages.map((message) => ({
    ...unitToTranslate(unitOfMessage(message), known),
    message,
    stored: byPath.get(message.path),
  }))
}

/** Whether a message is among those that a list shows. */
export const isListed = ({ state, text, own, former }: MessageUnit, { texts, search }: MessagesQuery): boolean =>
  isChosen(state, texts) &&
  (search === '' ||
    [text, own?.draft, own?.approved, former?.text].some((one) => one?.toLowerCase().includes(search.toLowerCase())))
