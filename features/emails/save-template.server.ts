import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { unknownPlaceholders } from './placeholders.ts'
import { findTemplate, type Template } from './reads-texts.server.ts'
import { insertTemplate, isNameTaken, type TemplateText, updateTemplate } from './writes-texts.server.ts'

export type TemplateRefusal =
  | { reason: 'template-unknown' }
  | { reason: 'name-taken' }
  /** Somebody else saved or deleted it since it was read. */
  | { reason: 'changed-meanwhile'; now: Template }
  | { reason: 'placeholder-unknown'; part: 'subject' | 'body'; names: string[] }

/**
 * Saves a new template, or changes the one with an id if it still has the version that was read. `known` are the placeholders
 * that emails can fill. Returns its id.
 */
export function saveTemplate(
  ctx: Context,
  input: {
    id: number | undefined
    version: number
    text: TemplateText
    known: readonly string[]
    staff: { id: string; name: string }
  },
): Promise<Outcome<{ id: number }, TemplateRefusal>> {
  const { text, known, staff } = input
  return transact<{ id: number }, TemplateRefusal>(ctx.db, async (tx) => {
    for (const part of ['subject', 'body'] as const) {
      const names = unknownPlaceholders(text[part], known)
      if (names.length > 0) return refused({ reason: 'placeholder-unknown', part, names })
    }
    if (await isNameTaken(tx, { name: text.name, except: input.id })) return refused({ reason: 'name-taken' })
    const changed = { ...text, at: ctx.clock.now(), by: staff.name }
    const before = input.id === undefined ? undefined : await findTemplate(tx, input.id)
    if (input.id !== undefined) {
      if (!before) return refused({ reason: 'template-unknown' })
      if (!(await updateTemplate(tx, { id: input.id, version: input.version, ...changed })))
        return refused({ reason: 'changed-meanwhile', now: before })
    }
    const id = input.id ?? (await insertTemplate(tx, changed))
    if (id === undefined) return refused({ reason: 'name-taken' })
    const subject = { kind: 'template', id: String(id), words: text.name } as const
    const was = before && { name: before.name, occasion: before.occasion, subject: before.subject, body: before.body }
    await recordAudit(ctx, tx, { actor: staff, action: 'template-saved', subject, facts: { before: was ?? null, after: text } })
    return done({ id })
  })
}
