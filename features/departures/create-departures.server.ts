import { recordAudits } from '#features/audit-log/note-audit-entries.server.ts'
import { addAssignments } from '#features/crew/assignments/add-assignments.server.ts'
import { spanOfDays } from '#features/crew/assignments/assignment.ts'
import { listFullHireDays } from '#features/crew/assignments/list-full-hire-days.server.ts'
import { assignmentToRun } from '#features/crew/assignments/new-assignment.ts'
import { type LockedMember, lockCrewMember } from '#features/crew/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import type { Day } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { addDepartures } from './add-departures.server.ts'
import { departureSubject } from './note-departure.server.ts'
import { planDepartures } from './series/plan-departures.server.ts'
import type { WantedDeparture } from './series/planned.ts'

export type CreateRefusal =
  | { reason: 'nothing-to-make' }
  | { reason: 'too-many'; most: number }
  | { reason: 'plan-faulty' }
  | { reason: 'crew-clash' }
  /** All vehicles of its class are hired on that day. */
  | { reason: 'vehicle-hired'; name: string; day: Day }

export const mostAtOnce = 1000

/**
 * Creates departures in one transaction, all or none: as drafts, or on sale at once. Each is planned again inside it, so changes since the
 * dry run are seen. Refused: none or too many, a line that cannot be made, a vehicle for hire on days on which all of its class are hired,
 * and a clash of a guide or a car unless `evenIfClash`, which is stored with the name of who accepted it. Returns the ids in order.
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
    const locked = new Map<string, LockedMember>()
    for (const key of [...members.keys()].sort()) {
      const member = members.get(key)
      const found = member && (await lockCrewMember(tx, member))
      if (found) locked.set(key, found)
    }
    const planned = await planDepartures(tx, wanted, ctx.clock.now())
    if (planned.some(({ fault }) => fault)) return refused({ reason: 'plan-faulty' })
    if (!evenIfClash && planned.some(({ clashes }) => clashes.length > 0)) return refused({ reason: 'crew-clash' })
    const sound = planned.flatMap((one) => (one.package ? [{ ...one, package: one.package }] : []))
    const ids = await addDepartures(ctx, tx, { departures: sound, onSale })
    // Somebody else made one of them since the plan.
    if (!ids) return refused({ reason: 'plan-faulty' })
    const rows = sound.map((one, index) => ({ ...one, id: ids[index] ?? 0 }))
    const at = ctx.clock.now()
    const assignments = rows.flatMap(({ id: departureId, crew, startsOn: from, endsOn: to, clashes }) =>
      crew.flatMap(({ kind, id }) => {
        const member = locked.get(`${kind} ${id}`)
        const acceptedBy = clashes.some((clash) => clash.kind === kind && clash.id === id) ? actor.name : null
        const on = { run: { departureId }, runDays: { from, to }, span: spanOfDays(from, to), isPencilled: false, acceptedBy, at }
        return member ? [assignmentToRun(member, on)] : []
      }),
    )
    await addAssignments(
      ctx,
      tx,
      assignments.filter(({ kind }) => kind === 'guide'),
      { at, by: actor.name },
    )
    // One after another: each leaves one vehicle less for hire.
    for (const one of assignments.filter(({ kind }) => kind === 'car')) {
      const full = await listFullHireDays(ctx, tx, { carId: one.memberId, ...one })
      const name = locked.get(`car ${one.memberId}`)?.name ?? ''
      if (full) return refused({ reason: 'vehicle-hired', name, day: full.days[0] ?? one.span.from.slice(0, 10) })
      await addAssignments(ctx, tx, [one], { at, by: actor.name })
    }
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
