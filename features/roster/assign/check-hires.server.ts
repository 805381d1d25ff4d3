import type { AssignmentSubject, Span } from '#features/crew/assignments/assignment.ts'
import { listFullHireDays } from '#features/crew/assignments/list-full-hire-days.server.ts'
import type { CrewKind } from '#features/crew/crew.ts'
import type { Context, Tx } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { AssignmentRefusal } from './assignment-refusal.ts'
import { listHiresOn } from './reads-hires.server.ts'

type Away = { kind: CrewKind; memberId: number; name: string; subject: AssignmentSubject; span: Span }

/**
 * Whether a vehicle for hire may be away: refused on days on which every one of its class that is left is hired, naming the first such day
 * and the hires. Nobody can accept that: a hire is a promise. The vehicle is locked, and nothing is written yet.
 */
export async function checkHires(ctx: Context, tx: Tx, away: Away): Promise<Outcome<undefined, AssignmentRefusal>> {
  const { kind, memberId: carId, name, subject, span } = away
  const full = kind === 'car' ? await listFullHireDays(ctx, tx, { carId, subject, span }) : undefined
  const [day] = full?.days ?? []
  if (!full || day === undefined) return done(undefined)
  const hires = await listHiresOn(tx, { ...full, at: await ctx.clock.in(tx) })
  return refused({ reason: 'all-hired', name, day, days: full.days.length, hires })
}
