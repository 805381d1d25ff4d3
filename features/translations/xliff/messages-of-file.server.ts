import { englishMessage, readTranslation } from '#platform/languages/read-translation.server.ts'
import { longestTranslation } from '../check-translation.ts'
import { knownMessages, unitOfMessage } from '../messages/known-messages.server.ts'
import type { InterfaceMessage, OwnMessage } from '../messages/message.ts'
import type { KnownTexts } from '../translation.ts'
import { kindOfPart } from './message-file.ts'
import type { CheckText, CurrentText } from './plan-import.ts'

/** The messages of each part, in the order of their English. */
type Parts = ReadonlyMap<string, readonly InterfaceMessage[]>

/** The messages of the interface as the texts that a file may translate, by kind and hash. `entryOf`: the screen of a part. */
export const currentMessages = (
  parts: Parts,
  entryOf: (message: InterfaceMessage) => CurrentText['entry'],
): [kind: string, ReadonlyMap<string, CurrentText>][] =>
  Array.from(parts, ([part, messages]) => [
    kindOfPart(part),
    new Map(
      messages.map((message) => {
        const unit = unitOfMessage(message)
        return [unit.hash, { ...unit, entry: entryOf(message) }]
      }),
    ),
  ])

/** What is known of the messages of each part, by kind. */
export function knownByKind(parts: Parts, own: readonly OwnMessage[]): [kind: string, KnownTexts][] {
  const ofParts = Map.groupBy(own, ({ part }) => part)
  return Array.from(parts, ([part, messages]) => [kindOfPart(part), knownMessages(messages, ofParts.get(part) ?? [])])
}

/** What a translation of a message has wrong, into a language whose plural rules are those of `counts`. */
export function checkMessage(english: string, text: string, counts: string): ReturnType<CheckText> {
  if (text.length > longestTranslation) return { fault: 'too-long' }
  const { fault } = readTranslation(englishMessage(english), text, counts)
  return fault && { fault: 'broken-message', of: fault }
}
