import { recordAudits } from '#features/audit-log/note-audit-entries.server.ts'
import { lockCrewMember } from '#features/crew/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { addDepartures } from './add-departures.server.ts'
import { departureSubject } from './note-departure.server.ts'
import { planDepartures } from './plan-departures.server.ts'
import type { WantedDeparture } from './planned.ts'
import { upsertCrew } from './writes.server.ts'

export type CreateRefusal =
  | { reason: 'nothing-to-make' }
  | { reason: 'too-many'; most: number }
  | { reason: 'plan-faulty' }
  | { reason: 'crew-clash' }

export const mostAtOnce = 1000

/**
 * Creates departures in one transaction, all or none: as drafts, or on sale at once. Each is planned again inside it, so changes since the
 * dry run are seen. Refused: none or too many, a line that cannot be made, and a clash of a guide or a car unless `evenIfClash`, which is
 * stored with the name of who accepted it. Returns the ids in order.
 */
export function createDepartures(
  ctx: Context,
  {
    wanted,
    onSale,
    evenIfClash,
    how,
    actor,
  }: {
    wanted: readonly WantedDeparture[]
    onSale: boolean
    evenIfClash: boolean
    how: 'by hand' | 'series' | 'import'
    actor: { id: string; name: string }
  },
): Promise<Outcome<number[], CreateRefusal>> {
  return transact<number[], CreateRefusal>(ctx.db, async (tx) => {
    if (wanted.length === 0) return refused({ reason: 'nothing-to-make' })
    if (wanted.length > mostAtOnce) return refused({ reason: 'too-many', most: mostAtOnce })
    const members = new Map(wanted.flatMap(({ crew }) => crew.map((member) => [`${member.kind} ${member.id}`, member])))
    for (const key of [...members.keys()].sort()) {
      const member = members.get(key)
      if (member) await lockCrewMember(tx, member)
    }
    const planned = await planDepartures(tx, wanted, ctx.clock.now())
    if (planned.some(({ fault }) => fault)) return refused({ reason: 'plan-faulty' })
    if (!evenIfClash && planned.some(({ clashes }) => clashes.length > 0)) return refused({ reason: 'crew-clash' })
    const sound = planned.flatMap((one) => (one.package ? [{ ...one, package: one.package }] : []))
    const ids = await addDepartures(ctx, tx, { departures: sound, onSale })
    // Somebody else made one of them since the plan.
    if (!ids) return refused({ reason: 'plan-faulty' })
    const rows = sound.map((one, index) => ({ ...one, id: ids[index] ?? 0 }))
    await upsertCrew(
      tx,
      rows.flatMap(({ id: departureId, crew, startsOn: from, endsOn: to, clashes }) =>
        crew.map(({ kind, id: memberId }) => {
          const clashing = clashes.some((clash) => clash.kind === kind && clash.id === memberId)
          return { departureId, kind, memberId, from, to, acceptedBy: clashing ? actor.name : null }
        }),
      ),
    )
    await recordAudits(
      ctx,
      tx,
      rows.map(({ id, package: { title }, startsOn, capacity, minimum, comfort, crew }) => ({
        actor,
        action: 'departure-added' as const,
        subject: departureSubject({ id, title, startsOn }),
        facts: { how, sale: onSale ? 'on-sale' : 'draft', capacity, minimum, comfort, crew: crew.map(({ name }) => name) },
      })),
    )
    return done(ids)
  })
}
