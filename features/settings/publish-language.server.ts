import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done } from '#values/outcome.ts'
import { searchQueue } from '#values/queues.ts'
import { listChanged } from './reads.server.ts'
import { settingNames, settingOf } from './setting-names.ts'
import { lockSettings, upsertSetting } from './writes.server.ts'

type Publishing = { actor: { id: string; name: string }; language: string; isPublic: boolean }

/**
 * Publishes a language, or takes it back: from then on its addresses are there, or answer 404, in every process, and the search is made
 * for it. It is recorded in the audit log; a language that is public already, or not, is left as it is.
 */
export async function publishLanguage(ctx: Context, { actor, language, isPublic }: Publishing): Promise<void> {
  await transact<undefined, never>(ctx.db, async (tx) => {
    await lockSettings(tx)
    const before = settingOf(await listChanged(tx), 'languages')
    if (before.includes(language) === isPublic) return done(undefined)
    const after = isPublic ? [...before, language] : before.filter((one) => one !== language)
    await upsertSetting(tx, 'languages', after, ctx.clock.now())
    const subject = { kind: 'setting', id: 'languages', words: settingNames.languages } as const
    await recordAudit(ctx, tx, { actor, action: 'setting-changed', subject, facts: { before, after } })
    await ctx.cache.invalidate(tx, ['settings'])
    await ctx.jobs.addOnce(tx, searchQueue)
    return done(undefined)
  })
}
