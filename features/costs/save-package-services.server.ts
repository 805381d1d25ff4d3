import { isDeepStrictEqual } from 'node:util'
import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type PackageService, servicesStamp } from './package-service.ts'
import { listPackageServices, lockPackageServices } from './reads.server.ts'
import { replacePackageServices } from './writes.server.ts'

type Actor = { id: string; name: string }
type Input = {
  /** The id of the published package, and its entry, by which the log names it. */
  package: { id: number; entryId: number; title: string }
  /** What the form showed as stored, by `servicesStamp`. */
  seen: string
  services: readonly PackageService[]
  actor: Actor
}

/**
 * Saves what a package takes of suppliers, all of it, with the change in the log. Refused where somebody has saved something else since it
 * was shown: then the answer has what is stored now.
 */
export function savePackageServices(
  ctx: Context,
  { package: { id, entryId, title }, seen, services, actor }: Input,
): Promise<Outcome<null, { reason: 'changed-meanwhile'; services: PackageService[] }>> {
  return transact<null, { reason: 'changed-meanwhile'; services: PackageService[] }>(ctx.db, async (tx) => {
    await lockPackageServices(tx, id)
    const before = await listPackageServices(tx, id)
    if (isDeepStrictEqual(before, services)) return done(null)
    if (servicesStamp(before) !== seen) return refused({ reason: 'changed-meanwhile', services: before })
    await replacePackageServices(tx, id, services)
    const subject = { kind: 'entry' as const, id: `package:${entryId}`, words: title }
    await recordAudit(ctx, tx, { actor, action: 'costs-changed', subject, facts: { before, after: services } })
    return done(null)
  })
}
