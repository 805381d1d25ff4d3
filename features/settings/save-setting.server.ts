import { noteActivity } from '#features/activity/note-activity.server.ts'
import type { Context } from '#platform/context.ts'
import { findSettings } from './reads.server.ts'
import type { Settings } from './settings.ts'
import { lockSettings, upsertSetting } from './writes.server.ts'

/** The settings that are changed one by one, with what the activity log calls them. */
const names = { ownersNeedSecondFactor: 'Owners need a second factor', termsVersion: 'Terms in force' } satisfies Partial<
  Record<keyof Settings, string>
>
type Single = keyof typeof names

/** Staff change one setting; it counts from the next request on. Written down with before and after, unless nothing changed. */
export async function saveSetting<Key extends Single>(
  ctx: Context,
  { actor, key, value }: { actor: { id: string; name: string }; key: Key; value: Settings[Key] },
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    await lockSettings(tx)
    const before = (await findSettings(tx))[key]
    if (before === value) return
    await upsertSetting(tx, key, value, ctx.clock.now())
    await ctx.cache.forget(tx, ['settings'])
    const subject = { kind: 'setting', id: key, words: names[key] } as const
    await noteActivity(ctx, tx, { actor, action: 'setting-changed', subject, facts: { before, after: value } })
  })
}
