import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, refused } from '#values/outcome.ts'
import type { Actor, Done, EntryRefusal } from './entry.ts'
import type { EntryKind } from './entry-kind.ts'
import { publishVersion } from './publish-entry.server.ts'
import { findVersion, lockEntry } from './reads.server.ts'
import { findOpen } from './save-entry.server.ts'
import { updatePlan } from './writes.server.ts'

export const publishEntryQueue = 'publish-entry'

/**
 * Schedules the newest version for an instant (UTC); later changes are not included. Refused for a past instant, where somebody
 * has saved since `seen`, and with a grave problem today.
 */
export const scheduleEntry = (
  ctx: Context,
  kind: EntryKind,
  { id, actor, seen, at }: { id: number; actor: Actor; seen: number; at: Date },
): Promise<Done<undefined>> =>
  transact<undefined, EntryRefusal>(ctx.db, async (tx) => {
    const found = await findOpen(tx, kind, { id, seen })
    if (!found.done) return found
    if (at.getTime() <= ctx.clock.now().getTime()) return refused({ reason: 'in-the-past' })
    const problems = await kind.check(tx, found.value.content, { liveId: found.value.liveId ?? undefined, now: ctx.clock.now() })
    if (problems.some(({ grave }) => grave)) return refused({ reason: 'has-problems', problems })
    await updatePlan(tx, id, { at, version: seen, actor })
    await ctx.jobs.add(tx, publishEntryQueue, { kind: kind.name, id, at: at.toISOString() }, { startAfter: at })
    await recordAudit(ctx, tx, {
      actor,
      action: 'entry-scheduled',
      subject: { kind: 'entry', id: `${kind.name}:${id}`, words: found.value.title },
      facts: { after: at.toISOString() },
    })
    return done(undefined)
  })

/** Cancels a schedule; what is public stays as it is. */
export async function unscheduleEntry(ctx: Context, kind: EntryKind, { id }: { id: number }): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    if (await lockEntry(tx, kind.name, id)) await updatePlan(tx, id, null)
  })
}

/**
 * The job of a schedule. A cancelled or changed schedule does nothing. With a new problem nothing is published, and the
 * dashboard shows it.
 */
export async function publishPlanned(
  ctx: Context,
  kindOf: (name: string) => EntryKind | undefined,
  data: Record<string, unknown>,
) {
  const kind = kindOf(String(data.kind))
  const id = Number(data.id)
  if (!kind) throw new Error(`No kind of entry is called ${data.kind}`)
  const outcome = await transact<unknown, EntryRefusal>(ctx.db, async (tx) => {
    const entry = await lockEntry(tx, kind.name, id)
    if (!entry?.publishAt || entry.publishVersion === null || entry.publishAt.toISOString() !== data.at) return done(undefined)
    const planned = await findVersion(tx, id, entry.publishVersion)
    if (!planned) throw new Error(`Version ${entry.publishVersion} of entry ${id} was planned and is not there`)
    const actor = { id: entry.publishById ?? '', name: entry.publishBy ?? '' }
    return publishVersion(ctx, tx, kind, { entry, version: entry.publishVersion, content: planned.content, actor })
  })
  if (outcome.done) return
  await ctx.db.transaction().execute(async (tx) => {
    const entry = await lockEntry(tx, kind.name, id)
    await updatePlan(tx, id, null)
    await raiseAlert(ctx, tx, {
      bookingId: null,
      occasion: `entry-plan:${id}:${data.at}`,
      text: `${entry?.title}: it did not go out as planned, because something stands against it. Open it and see the checks.`,
    })
  })
}
