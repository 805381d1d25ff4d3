import type { Subject } from '#features/audit-log/action.ts'
import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { RunKey } from '#features/crew/assignments/assignment.ts'
import { departureSubject } from '#features/departures/note-departure.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { findRun } from './reads-runs.server.ts'
import type { Run, StaffNumbers } from './run.ts'
import { deleteRequirement, upsertRequirement } from './writes.server.ts'

export type RequirementNumbers = Omit<StaffNumbers, 'by' | 'at'>

/**
 * Staff say how many vehicles, driver-guides, guides and drivers a run needs, each 0 to 99, in place of what is counted; `null`: what is counted holds
 * again. Stored with who and when, and in the audit log. The same numbers again change nothing. Refused for what is no run (any more).
 */
export const setRequirement = (
  ctx: Context,
  { run: key, numbers, actor }: { run: RunKey; numbers: RequirementNumbers | null; actor: { id: string; name: string } },
): Promise<Outcome<undefined, { reason: 'run-unknown' }>> =>
  transact<undefined, { reason: 'run-unknown' }>(ctx.db, async (tx) => {
    const run = await findRun(tx, key)
    if (!run) return refused({ reason: 'run-unknown' })
    const before = run.staffNumbers && numbersOf(run.staffNumbers)
    const after = numbers && numbersOf(numbers)
    if (JSON.stringify(before) === JSON.stringify(after)) return done(undefined)
    if (after) await upsertRequirement(tx, key, { ...after, by: actor.name, at: ctx.clock.now() })
    else await deleteRequirement(tx, key)
    const facts = { ...(before && { before }), ...(after && { after }) }
    await recordAudit(ctx, tx, { actor, action: 'crew-requirement-changed', subject: subjectOf(run), facts })
    return done(undefined)
  })

const numbersOf = ({ cars, driverGuides, guides, drivers }: RequirementNumbers): RequirementNumbers => ({
  ...{ cars, driverGuides, guides, drivers },
})

const subjectOf = ({ key, title, days, reference }: Run): Subject =>
  'departureId' in key
    ? departureSubject({ id: key.departureId, title, startsOn: days.from })
    : { kind: 'booking', id: key.bookingId, words: reference }
