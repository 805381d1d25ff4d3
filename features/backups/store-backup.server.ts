import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import type { Context } from '#platform/context.ts'
import type { AgeKeys } from '#platform/files/age.server.ts'
import { kigaliDay } from '#values/dates.ts'
import type { BackupStore } from './backup-store.server.ts'
import { type MadeBackup, makeBackup } from './make-backup.server.ts'
import { findLastBackup } from './reads.server.ts'
import { backupsToDrop } from './retention.ts'
import type { BackupSource, Progress } from './write-backup.server.ts'
import { putLastBackup } from './writes.server.ts'

export const backupQueue = 'make-backup'

/** Where backups are stored, which keys encrypt them, and for how many months; `store` besides the folder. */
export type BackupPlan = {
  source: BackupSource
  folder: string
  keys: AgeKeys
  months: number
  store: BackupStore | undefined
}

type Watch = { onProgress?: Progress; signal?: AbortSignal }

/**
 * Makes a backup and stores it in the folder, and in the store where there is one. Then deletes the old ones that no rule
 * retains, and records it for the admin area. Old ones are deleted only after the new one is stored.
 */
export async function keepBackup(ctx: Context, plan: BackupPlan, watch: Watch = {}): Promise<MadeBackup> {
  const { source, folder, keys, months, store } = plan
  const now = ctx.clock.now()
  const made = await makeBackup({ source, folder, keys, at: now, ...watch })
  for (const name of backupsToDrop(await readdir(folder), now, months)) await rm(path.join(folder, name), { force: true })
  if (store) {
    watch.onProgress?.('sending it to the store', 0)
    await store.put(made.file, watch.signal)
    for (const name of backupsToDrop(await store.list(), now, months)) await store.delete(name)
  }
  const { name, bytes, isEncrypted, manifest } = made
  const stored = store !== undefined
  await putLastBackup(ctx.db, { name, made_at: now, bytes, sealed: isEncrypted, stored, missing_files: manifest.missingCount })
  if (manifest.missingCount > 0) await alertMissing(ctx, made)
  return made
}

/** A day and an hour of trying again. */
const lateAfterMs = 25 * 3_600_000

/** The nightly backup. A failed one is tried again; staff get an alert once the last one is older than a day. */
export async function keepBackupByClock(ctx: Context, plan: BackupPlan, signal: AbortSignal): Promise<void> {
  try {
    await keepBackup(ctx, plan, { signal })
  } catch (error) {
    if (!signal.aborted) await alertWhenLate(ctx)
    throw error
  }
}

async function alertWhenLate(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const last = await findLastBackup(ctx.db)
  if (last && now.getTime() - last.madeAt.getTime() < lateAfterMs) return
  const since = last ? `since ${kigaliDay(last.madeAt)}` : 'so far'
  const text = `No backup was made ${since}. The reason is under Background tasks and in the server log.`
  await raiseAlert(ctx, ctx.db, { occasion: `backup-late:${kigaliDay(now)}`, bookingId: null, text })
}

async function alertMissing(ctx: Context, { name, manifest: { missing, missingCount } }: MadeBackup): Promise<void> {
  ctx.log.warn('Files of pictures are missing, and so are they in the backup', { backup: name, files: missing.slice(0, 10) })
  const text = `${missingCount} files of pictures are not where they should be, and no backup made from now on has them.`
  await raiseAlert(ctx, ctx.db, { occasion: `backup-missing:${missingCount}:${missing[0]}`, bookingId: null, text })
}
