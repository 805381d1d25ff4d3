import { isDeepStrictEqual } from 'node:util'
import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import { unknownPlaceholders } from '#features/emails/placeholders.ts'
import type { TextsByLanguage } from '#features/emails/text-in-language.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { findIssue, type Issue } from './reads.server.ts'
import { insertIssue, updateIssue } from './writes.server.ts'

export type IssueRefusal =
  | { reason: 'issue-unknown' }
  /** Somebody else saved it or started to send it since it was read. */
  | { reason: 'changed-meanwhile'; now: Issue }
  /** Every reader gets the same text, so an issue has no placeholders. */
  | { reason: 'placeholder-unknown'; language: string; part: 'subject' | 'body'; names: string[] }
  | { reason: 'no-readers' }

/** An issue as it is written: in English, and in `texts` in other languages. */
export type IssueText = { subject: string; body: string; texts: TextsByLanguage; journeys: readonly string[] }

/** What an issue says, by language. */
export const textsOfIssue = ({ subject, body, texts }: Omit<IssueText, 'journeys'>): TextsByLanguage => ({
  ...texts,
  en: { subject, body },
})

/**
 * Saves a new issue under its id, or changes a draft that still has the version that was read (0 for a new one). Saving a new
 * issue twice saves it once.
 */
export function saveIssue(
  ctx: Context,
  { id, version, text, staff }: { id: string; version: number; text: IssueText; staff: { id: string; name: string } },
): Promise<Outcome<undefined, IssueRefusal>> {
  return transact<undefined, IssueRefusal>(ctx.db, async (tx) => {
    for (const [language, written] of Object.entries(textsOfIssue(text)))
      for (const part of ['subject', 'body'] as const) {
        const names = unknownPlaceholders(written[part], [])
        if (names.length > 0) return refused({ reason: 'placeholder-unknown', language, part, names })
      }
    const changed = { ...text, id, at: ctx.clock.now(), by: staff.name }
    const before = await findIssue(tx, id)
    if (version === 0 && (await insertIssue(tx, changed))) {
      await note(null)
      return done(undefined)
    }
    if (!before) return refused({ reason: 'issue-unknown' })
    const { subject, body, texts, journeys } = before
    const same = isDeepStrictEqual({ subject, body, texts, journeys }, text)
    if (version === 0 && same) return done(undefined)
    if (!(await updateIssue(tx, { ...changed, version }))) return refused({ reason: 'changed-meanwhile', now: before })
    if (!same) await note({ subject, body, texts, journeys })
    return done(undefined)

    async function note(was: IssueText | null) {
      const about = { kind: 'newsletter', id, words: text.subject } as const
      await recordAudit(ctx, tx, {
        actor: staff,
        action: 'newsletter-saved',
        subject: about,
        facts: { before: was, after: text },
      })
    }
  })
}
