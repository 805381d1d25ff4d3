import type { SiteWords } from '#app/languages/site-words.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { readTags } from '#platform/cache/page-cache.server.ts'
import type { Context } from '#platform/context.ts'

/** What hears of invalidations. */
type Listening = { receive(payload: string): void; clear(): void }

/**
 * Follows the languages that staff publish: reads them when the settings change and after a lost connection. Where they changed,
 * `onChanged` drops every page, because each leads to the others in its menu. `read` resolves once they are read.
 */
export function followPublishedLanguages(
  { db, log }: Pick<Context, 'db' | 'log'>,
  words: SiteWords,
  onChanged: () => void,
): Listening & { read(): Promise<void> } {
  async function read(): Promise<void> {
    const { languages } = await findSettings(db)
    if (words.publish(languages)) onChanged()
  }
  const readLater = () => {
    read().catch((error: unknown) => log.error('The published languages could not be read', { error }))
  }
  return {
    read,
    receive(payload) {
      const tags = readTags(payload)
      if (!tags || tags.includes('settings')) readLater()
    },
    clear: readLater,
  }
}
