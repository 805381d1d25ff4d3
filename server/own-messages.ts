import type { SiteWords } from '#app/languages/site-words.server.ts'
import { messagesTag } from '#features/translations/messages/message.ts'
import { listApprovedMessages } from '#features/translations/messages/reads-messages.server.ts'
import { readTags } from '#platform/cache/page-cache.server.ts'
import type { Context } from '#platform/context.ts'

/**
 * Follows what the operator approves of messages: reads it when it changes and after a lost connection, one read after the other.
 * `onChanged` drops the pages of a language and those that say some parts of it, which were worded before. `read` resolves once all is read.
 */
export function followOwnMessages(
  { db, log }: Pick<Context, 'db' | 'log'>,
  words: SiteWords,
  onChanged: (language: string, parts: readonly string[]) => void,
) {
  let reading = Promise.resolve()
  const read = (): Promise<void> => {
    const next = reading.then(async () => {
      const approved = await listApprovedMessages(db)
      for (const language of words.translated.keys()) {
        const parts = words.setOwn(language, approved.get(language) ?? new Map())
        if (parts.length > 0) onChanged(language, parts)
      }
    })
    reading = next.catch(() => undefined)
    return next
  }
  const readLater = () => {
    read().catch((error: unknown) => log.error('The messages of the interface could not be read', { error }))
  }
  return {
    read,
    receive(payload: string): void {
      const tags = readTags(payload)
      if (!tags || [...words.translated.keys()].some((language) => tags.includes(messagesTag(language)))) readLater()
    },
    clear: readLater,
  }
}
