import { randomBytes, randomUUID } from 'node:crypto'
import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import { findAdminEnquiry } from '#features/enquiries/reads-admin.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import type { Day } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { referenceFrom } from '#values/reference.ts'
import { exchangeOfToday } from './begin/begin-trip.server.ts'
import { copyForTrip, type TakenOver } from './copy-version.ts'
import { costedAnew } from './cost-items.server.ts'
import { findTrip, findVersion, listVersions } from './reads.server.ts'
import { tripSubject } from './trip.ts'
import { insertTrip, insertVersion } from './writes.server.ts'

type Actor = { id: string; name: string }
/** `id`: what the copy gets; the same id makes one copy. */
type Copy = { id?: string; tripId: string; enquiryId: string; title: string; startsOn: Day; keep: TakenOver }

/**
 * Begins a trip as a copy of the newest version of another one, for whoever wrote an enquiry, from another first day: every cost is taken anew by the rates of
 * now. What suppliers hold and prices by hand are left out unless `keep` says otherwise. Refused: an unknown trip or enquiry, and a trip that is lost.
 */
export async function copyTrip(
  ctx: Context,
  { id = randomUUID(), tripId, enquiryId, title, startsOn, keep }: Copy,
  actor: Actor,
): Promise<Outcome<{ id: string; reference: string }, { reason: 'enquiry-unknown' | 'trip-unknown' | 'lost' }>> {
  const [of, enquiry] = await Promise.all([findTrip(ctx.db, tripId), findAdminEnquiry(ctx.db, enquiryId)])
  if (!enquiry) return refused({ reason: 'enquiry-unknown' })
  if (of?.lostAt) return refused({ reason: 'lost' })
  const [newest] = of ? await listVersions(ctx.db, tripId) : []
  const version = newest && (await findVersion(ctx.db, tripId, newest.number))
  if (!version) return refused({ reason: 'trip-unknown' })
  const reference = referenceFrom(randomBytes(8))
  const begun = { ...copyForTrip(version, id, keep, randomUUID), startsOn, fx: await exchangeOfToday(ctx.db) }
  const items = await costedAnew(ctx.db, begun, begun.items)
  return transact(ctx.db, async (tx) => {
    const at = await ctx.clock.in(tx)
    const trip = { id, reference, enquiryId, title, ownerId: actor.id, packageId: null, copiedFrom: tripId, at }
    const inserted = await insertTrip(tx, trip)
    if (inserted !== reference) return done({ id, reference: inserted })
    await insertVersion(tx, { ...begun, items })
    await recordAudit(ctx, tx, { actor, action: 'trip-begun', subject: tripSubject({ id, reference }) })
    return done({ id, reference })
  })
}
