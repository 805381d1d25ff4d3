import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type AutomaticText, type TextPart, textParts, unknownIn } from './automatic-text.ts'
import { findText, type StoredText } from './reads-texts.server.ts'
import { putText } from './writes-texts.server.ts'

export type TextRefusal =
  /** Somebody else changed it since it was read. */
  { reason: 'changed-meanwhile'; now: StoredText } | { reason: 'placeholder-unknown'; parts: Partial<Record<TextPart, string[]>> }

/**
 * Changes the texts of an automatic email in a language, by its name ('booking:confirmed'), if it still has the version that was read; a part
 * that is null is the original again. `known` are the placeholders that this email can fill.
 */
export function changeText(
  ctx: Context,
  input: {
    name: string
    language: string
    version: number
    text: AutomaticText
    known: readonly string[]
    staff: { id: string; name: string }
  },
): Promise<Outcome<undefined, TextRefusal>> {
  const { name, language, version, text, known, staff } = input
  return transact<undefined, TextRefusal>(ctx.db, async (tx) => {
    const parts = unknownIn(text, known)
    if (Object.keys(parts).length > 0) return refused({ reason: 'placeholder-unknown', parts })
    const now = await findText(tx, name, language)
    if (now.version === version && textParts.every((part) => now[part] === text[part])) return done(undefined)
    if (!(await putText(tx, { name, language, version, ...text, at: ctx.clock.now(), by: staff.name })))
      return refused({ reason: 'changed-meanwhile', now: await findText(tx, name, language) })
    const { subject, opening, closing } = now
    const facts = { language, before: { subject, opening, closing }, after: text }
    const about = { kind: 'letter-text', id: name, words: name } as const
    await recordAudit(ctx, tx, { actor: staff, action: 'letter-text-changed', subject: about, facts })
    return done(undefined)
  })
}
