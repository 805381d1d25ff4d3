import type { Actor } from '#features/content/entry.ts'
import type { Context, Tx } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type TranslationFault, translationFaults } from './check-translation.ts'
import { lockTranslations } from './reads.server.ts'
import type { Translation } from './translation.ts'
import { deleteTranslation, upsertTranslations } from './writes.server.ts'

/** A translation as it was sent. `seen`: the version that was edited; 0 where there was none. */
export type SentTranslation = { hash: string; text: string; seen: number }

/** Why one of the sent translations is not saved. */
type RefusedTranslation =
  | { hash: string; reason: 'changed-since'; by: string; at: Date }
  /** Its English is no longer public. */
  | { hash: string; reason: 'unknown' }
  | { hash: string; reason: TranslationFault }

export type SaveTranslationsRefusal = { reason: 'not-saved'; translations: RefusedTranslation[] }

export type TranslationsToStore = {
  kind: string
  /** The English of the texts that are public, by their hashes. */
  english: ReadonlyMap<string, string>
  language: string
  sent: readonly SentTranslation[]
  by: 'person' | 'machine'
  approve: boolean
  actor: Actor
}

/**
 * Stores translations of texts of one kind within a transaction, over the versions that were seen: all of them, or with a refusal none,
 * where the transaction is rolled back. An empty one takes its draft away.
 */
export async function storeTranslations(
  ctx: Context,
  tx: Tx,
  input: TranslationsToStore,
): Promise<Outcome<{ saved: number }, SaveTranslationsRefusal>> {
  const { kind, english, language, sent, approve, actor } = input
  const found = () => lockTranslations(tx, { kind, language, hashes: sent.map(({ hash }) => hash) })
  const before = await found()
  const problems = sent.flatMap((one) => refusalsOf(one, english.get(one.hash), before.get(one.hash), approve))
  if (problems.length > 0) return refused({ reason: 'not-saved', translations: problems })

  const at = ctx.clock.now()
  const [written, emptied] = [sent.filter(({ text }) => text.trim() !== ''), sent.filter(({ text }) => text.trim() === '')]
  const versions = written.map(({ hash, text }) => ({
    ...storedAs(text.trim(), before.get(hash), { hash, at, ...input }),
    over: before.get(hash)?.version ?? 0,
  }))
  const stored = await upsertTranslations(tx, { kind, language, editor: actor.name, at }, versions)
  // No row to lock was there, and somebody else began the same translation at the same time.
  if (stored.size < versions.length) {
    const others = [...(await found()).values()].filter(({ hash }) => !stored.has(hash))
    return refused({ reason: 'not-saved', translations: others.map(changedSince) })
  }
  for (const { hash } of emptied) {
    const own = before.get(hash)
    if (own?.approved)
      await upsertTranslations(tx, { kind, language, editor: actor.name, at }, [
        { ...own, draft: null, draftBy: null, over: own.version },
      ])
    else await deleteTranslation(tx, { kind, language, hash })
  }
  return done({ saved: written.length })
}

const changedSince = ({ hash, editor, editedAt }: Translation): RefusedTranslation => ({
  hash,
  reason: 'changed-since',
  by: editor,
  at: editedAt,
})

function refusalsOf(
  { hash, text, seen }: SentTranslation,
  english: string | undefined,
  own: Translation | undefined,
  approve: boolean,
): RefusedTranslation[] {
  if (english === undefined) return [{ hash, reason: 'unknown' }]
  if ((own?.version ?? 0) !== seen && own) return [changedSince(own)]
  if (text.trim() === '' && !approve) return []
  return translationFaults(english, text).map((reason) => ({ hash, reason }))
}

type How = { hash: string; at: Date; by: 'person' | 'machine'; approve: boolean; actor: Actor }

function storedAs(text: string, own: Translation | undefined, { hash, at, by, approve, actor }: How) {
  if (approve) return { hash, approved: text, approvedAt: at, approvedBy: actor.name, draft: null, draftBy: null }
  const { approved = null, approvedAt = null, approvedBy = null } = own ?? {}
  if (text === approved) return { hash, approved, approvedAt, approvedBy, draft: null, draftBy: null }
  return { hash, approved, approvedAt, approvedBy, draft: text, draftBy: own?.draftBy === 'machine' ? ('machine' as const) : by }
}
