import type { Assignment, RunKey } from '#features/crew/assignments/assignment.ts'
import { listFullHireDays } from '#features/crew/assignments/list-full-hire-days.server.ts'
import { listOverlaps } from '#features/crew/assignments/reads-assignments.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { findOut } from '../reads-out.server.ts'
import type { Run } from '../run.ts'
import { type Followed, followed } from './followed.ts'

/** How a run is, or would be, for whoever is on it. */
type FollowedRun = Pick<Run, 'days' | 'span' | 'kind' | 'isPencilled'>

type Changed = Extract<Followed, { what: 'changes' }>

/**
 * What becomes of an assignment, with what is in its way. `is-out`: its trip ends while the customer has the vehicle, which stays with them.
 * `leaves`: it has to move, and its member is busy then. `keeps`: it had only to become longer, and keeps its hours. `busy`: what its member
 * is on then; `isFull`: every other vehicle of its class is hired then.
 */
export type FollowPlan =
  | { what: 'stays' }
  | { what: 'is-out' }
  | { what: 'ends' }
  | (Omit<Changed, 'what'> & { what: 'changes'; busy: readonly Assignment[] })
  | (Omit<Changed, 'what'> & { what: 'leaves' | 'keeps'; busy: readonly Assignment[]; isFull: boolean })

type Input = { key: RunKey; run: FollowedRun | undefined; one: Assignment; isOwn: boolean }

/**
 * What becomes of an assignment of a run as it now is, or as a change would make it. Writes nothing; the stock of a vehicle for hire stays
 * locked until the transaction ends.
 */
export async function planFollow(ctx: Context, tx: Tx, { key, run, one, isOwn }: Input): Promise<FollowPlan> {
  const next = followed(one, run, isOwn)
  const { id, kind, memberId } = one
  if (next.what === 'stays') return { what: 'stays' }
  const isOut = kind === 'car' && (await findOut(tx, id))
  if (next.what === 'ends') return { what: isOut ? 'is-out' : 'ends' }
  const { span, isMove } = next
  const busy = isMove ? await listOverlaps(tx, [{ kind, memberId, ...span, except: [id] }]) : []
  const full = isMove && kind === 'car' ? await listFullHireDays(ctx, tx, { carId: memberId, subject: key, span }) : undefined
  const isNew = full !== undefined || busy.some((other) => !(other.from < one.to && one.from < other.to))
  if (!isMove || !isNew) return { ...next, busy }
  return { ...next, what: span.from === one.from || isOut ? 'keeps' : 'leaves', busy, isFull: full !== undefined }
}
