import type { MadeBackup } from '#features/backups/make-backup.server.ts'
import { keepBackup } from '#features/backups/store-backup.server.ts'
import { backupPlan } from '#server/backup-plan.ts'
import { megabytes, progressTo } from './progress.ts'
import { type Beside, fail, openContext, printLine, runCommand } from './run-command.ts'

/** A backup now: `npm run backup`, where the server's settings are, beside a running server or without one (docs/backup.md). */
const withKey = `It is encrypted, with everything that is needed to start anew. Without BACKUP_KEY, or the secret half of BACKUP_RECIPIENT, nobody
can read it, you neither.`
const withoutKey = `It is NOT encrypted: whoever has it reads your customers' names and addresses. It does not hold data-key and auth-secret of
DATA_DIR: keep a copy of both in another place, or set BACKUP_RECIPIENT.`

await runCommand(backup)

async function backup(beside: Beside): Promise<void> {
  const { ctx, address } = await openContext(beside, 'forward')
  const stop = new AbortController()
  const began = performance.now()
  const plan = backupPlan(beside.config, address, ctx.files)
  const making = keepBackup(ctx, plan, { onProgress: progressTo(printLine), signal: stop.signal })
  const stopInTheMiddle = () => {
    fail('Stopped before it was done.')
    stop.abort()
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, stopInTheMiddle)
  printLine(afterwards(await making, Math.round((performance.now() - began) / 100) / 10, plan.store !== undefined))
}

function afterwards({ file, bytes, isEncrypted, manifest }: MadeBackup, seconds: number, stored: boolean): string {
  const rows = manifest.tables.reduce((sum, { rows }) => sum + rows, 0)
  const { count } = manifest.files
  const missing = manifest.missingCount
  return `
  ${file}
  ${megabytes(bytes)}: ${rows} rows of ${manifest.tables.length} tables and ${count} files, in ${seconds} s. Read through once: it is whole.${stored ? '\n  A copy stands in the store.' : ''}
${missing > 0 ? `\n${missing} files of pictures are missing, and so are they in the backup: ${manifest.missing.slice(0, 5).join(', ')}\n` : ''}
${isEncrypted ? withKey : withoutKey}
A backup on the disk of the server goes with that disk: keep a copy elsewhere.`
}
