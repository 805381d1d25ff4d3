import type { Context, Tx } from '#platform/context.ts'
import type { Content } from '../entry.ts'
import type { EntryKind } from '../entry-kind.ts'
import { upsertTextChanges } from '../writes.server.ts'
import { followTexts } from './follow-texts.ts'
import { unitsOf } from './text-units.server.ts'

/** The tag of what is cached of changed texts. */
export const textChangesTag = 'text-changes'

/**
 * Records which texts of a content took the place of which others when it was published. `before` is what was public. Called in the
 * transaction that publishes.
 */
export async function recordTextChanges(
  ctx: Context,
  tx: Tx,
  { name, texts = [], strictTexts = [] }: Pick<EntryKind, 'name' | 'texts' | 'strictTexts'>,
  { before, after, at }: { before: Content; after: Content; at: Date },
): Promise<void> {
  const strict = new Set(unitsOf(after, strictTexts).map(({ hash }) => hash))
  const changes = followTexts(unitsOf(before, texts), unitsOf(after, texts))
  if (changes.length === 0) return
  const judged = changes.map((change) => ({ ...change, changesMeaning: strict.has(change.hash) }))
  await upsertTextChanges(tx, name, judged, at)
  await ctx.cache.invalidate(tx, [textChangesTag])
}
