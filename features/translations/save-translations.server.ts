import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Actor } from '#features/content/entry.ts'
import type { TextUnit } from '#features/content/texts/text-unit.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { searchQueue } from '#values/queues.ts'
import { type TranslationFault, translationFaults } from './check-translation.ts'
import { lockTranslations, type PublicEntry, translationsTag } from './reads.server.ts'
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

/**
 * Saves translations of the texts of a public entry in one language: all of them, or none where one is refused. An approved one is
 * what visitors read from then on. Others are drafts, which a machine wrote (`by`) until a person approves them, whoever edits them
 * meanwhile; an empty one takes the draft away.
 */
export const saveTranslations = (
  ctx: Context,
  input: {
    entry: PublicEntry
    /** The texts of the entry: `unitsOf` its content. */
    units: readonly TextUnit[]
    language: string
    sent: readonly SentTranslation[]
    by: 'person' | 'machine'
    approve: boolean
    actor: Actor
  },
): Promise<Outcome<{ saved: number }, SaveTranslationsRefusal>> =>
  transact<{ saved: number }, SaveTranslationsRefusal>(ctx.db, async (tx) => {
    const { entry, units, language, sent, approve, actor } = input
    const { kind } = entry
    const english = new Map(units.map(({ hash, text }) => [hash, text]))
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
    if (approve) {
      await ctx.cache.invalidate(tx, [translationsTag(language)])
      await ctx.jobs.addOnce(tx, searchQueue)
      await recordAudit(ctx, tx, {
        actor,
        action: 'translations-approved',
        subject: { kind: 'entry', id: `${kind}:${entry.id}`, words: entry.title },
        facts: { after: language, count: written.length },
      })
    }
    return done({ saved: written.length })
  })

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
