import { isDeepStrictEqual } from 'node:util'
import { type AuditEntry, listAuditEntriesAfter } from '#features/audit-log/reads.server.ts'
import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { listChanged } from './reads.server.ts'
import { type SettingKey, type SettingRows, settingNames, settingOf } from './setting-names.ts'
import { lockSettings, upsertSetting } from './writes.server.ts'

/** What others have changed since the form was shown, oldest first. */
export type SettingsChanged = { reason: 'changed-since'; changes: AuditEntry[] }

/**
 * Saves settings. They apply from the next request on, and public pages that show them are invalidated. Each changed setting is
 * recorded in the audit log with before and after; an unchanged one is not. `seen` is the last audit entry about these settings
 * when the form was shown, 0 for none. If somebody has changed one of them since, nothing is saved and the refusal names the
 * change. Without `seen` the last save wins.
 */
export function saveSettings(
  ctx: Context,
  { actor, values, seen }: { actor: { id: string; name: string }; values: Partial<SettingRows>; seen?: number },
): Promise<Outcome<undefined, SettingsChanged>> {
  return transact<undefined, SettingsChanged>(ctx.db, async (tx) => {
    await lockSettings(tx)
    const keys = Object.keys(values) as SettingKey[]
    const changes = seen === undefined ? [] : await listAuditEntriesAfter(tx, { kind: 'setting', ids: keys, after: seen })
    if (changes.length > 0) return refused({ reason: 'changed-since', changes })
    const changed = await listChanged(tx)
    const others = keys
      .map((key) => ({ key, before: settingOf(changed, key), after: values[key] }))
      .filter(({ before, after }) => !isDeepStrictEqual(before, after))
    for (const { key, before, after } of others) {
      await upsertSetting(tx, key, after, ctx.clock.now())
      const subject = { kind: 'setting', id: key, words: settingNames[key] } as const
      await recordAudit(ctx, tx, { actor, action: 'setting-changed', subject, facts: { before, after } })
    }
    if (others.length > 0) await ctx.cache.invalidate(tx, ['settings'])
    return done(undefined)
  })
}
