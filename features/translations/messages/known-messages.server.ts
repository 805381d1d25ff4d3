import type { TextUnit } from '#features/content/texts/text-unit.ts'
import { hashOf } from '#features/content/texts/text-units.server.ts'
import type { FollowedText, KnownTexts, Translation } from '../translation.ts'
import type { InterfaceMessage, OwnMessage } from './message.ts'

/** A message as a text that is translated: its place is its path, and its hash that of both. */
export const unitOfMessage = ({ path, english }: InterfaceMessage): TextUnit => ({
  path,
  place: path,
  text: english,
  hash: hashOf(path, english),
})

/** What is known of the messages of a part, as of the texts that staff write: so both have the same states, screens and files. */
export function knownMessages(messages: readonly InterfaceMessage[], own: readonly OwnMessage[]): KnownTexts {
  const byPath = new Map(own.map((one) => [one.path, one]))
  const translations = new Map<string, Translation>()
  const followed = new Map<string, FollowedText>()
  for (const message of messages) {
    const { path, english } = message
    const hash = hashOf(path, english)
    const translation = translationOf(message, byPath.get(path), hash)
    if (translation) translations.set(hash, translation)
    if (translation?.approved || translation?.draft) continue
    const former = formerOf(message, byPath.get(path))
    if (!former) continue
    const follows = hashOf(path, former.of)
    followed.set(hash, { hash, follows, changesMeaning: false })
    // Where only spaces changed, the text is still that of the English of now.
    const base = follows === hash && translation ? translation : unwritten
    translations.set(follows, { ...base, hash: follows, approved: former.text })
  }
  return { translations, followed }
}

/** Nobody of the staff has written it. */
const unwritten = {
  ...{ approved: null, approvedAt: null, approvedBy: null, draft: null, draftBy: null },
  ...{ version: 0, editedAt: new Date(0), editor: '' },
}

/**
 * The translation of the English of now: the operator's own, and what is shipped where there is none, as a draft as long as no native reader
 * approved it.
 */
function translationOf(
  { english, shipped }: InterfaceMessage,
  own: OwnMessage | undefined,
  hash: string,
): Translation | undefined {
  const isShipped = shipped?.of === english
  if (!own && !isShipped) return undefined
  const { version, editedAt, editor } = own ?? unwritten
  const base = { ...unwritten, hash, version, editedAt, editor, ...(own?.draft && { draft: own.draft, draftBy: own.draftBy }) }
  if (own?.approved && own.approvedOf === english)
    return { ...base, approved: own.approved, approvedAt: own.approvedAt, approvedBy: own.approvedBy }
  if (!shipped || !isShipped) return base
  if (shipped.read) return { ...base, approved: shipped.text }
  return own?.draft ? base : { ...base, draft: shipped.text, draftBy: shipped.by }
}

/** What is translated of a former English, the operator's own first. */
function formerOf({ shipped }: InterfaceMessage, own: OwnMessage | undefined): { text: string; of: string } | undefined {
  return own?.approved && own.approvedOf ? { text: own.approved, of: own.approvedOf } : shipped
}
