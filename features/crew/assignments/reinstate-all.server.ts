import type { Context, Tx } from '#platform/context.ts'
import { lockCrewMember } from '../reads.server.ts'
import type { RunKey } from './assignment.ts'
import { changeAssignment } from './change-assignment.server.ts'
import { listFullHireDays } from './list-full-hire-days.server.ts'
import { listOverlaps, listReleased } from './reads-assignments.server.ts'

/** Assigns who was released from a run at an instant to it again. Who is busy or retired by now stays released, and so
 * does a vehicle for hire where all of its class are hired by now. */
export async function reinstateAll(ctx: Context, tx: Tx, run: RunKey, releasedAt: Date): Promise<void> {
  for (const one of await listReleased(tx, run, releasedAt)) {
    const { kind, memberId, from, to } = one
    const member = await lockCrewMember(tx, { kind, id: memberId })
    if (!member?.active || (await listOverlaps(tx, [{ kind, memberId, from, to }])).length > 0) continue
    const away = { carId: memberId, subject: run, span: { from, to } }
    if (kind === 'car' && (await listFullHireDays(ctx, tx, away))) continue
    await changeAssignment(ctx, tx, one, { state: 'confirmed', endedAt: null })
  }
}
