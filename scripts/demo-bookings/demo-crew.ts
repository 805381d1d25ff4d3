import { addAssignments } from '#features/crew/assignments/add-assignments.server.ts'
import { spanOfDays } from '#features/crew/assignments/assignment.ts'
import { assignmentToRun, type NewAssignment } from '#features/crew/assignments/new-assignment.ts'
import { addDemoCrew } from '#features/crew/demo/add-demo-crew.server.ts'
import { isForTours } from '#features/crew/demo/demo-crew.ts'
import { findDemoCrew } from '#features/crew/demo/reads-demo-crew.server.ts'
import { findFit } from '#features/roster/find-fit.server.ts'
import { listRuns } from '#features/roster/reads-runs.server.ts'
import type { Context } from '#platform/context.ts'
import { addDays, addMonths, kigaliDay } from '#values/dates.ts'

/** Who made what the demonstration has. */
const by = 'Demo'

/** Days ahead for which the office has put guides and vehicles on trips; of what begins later, only a few. */
const plannedDays = 120
/** Days behind, for the trips of before. */
const formerDays = 90

/**
 * Guides and vehicles for the season's trips, as an office has them: nearly all of the next four months, and every fifth trip still without
 * anybody; one of them on leave, and a vehicle in the workshop. Returns how many assignments there are.
 */
export async function assignDemoCrew(ctx: Context): Promise<number> {
  const now = ctx.clock.now()
  const today = kigaliDay(now)
  await ctx.db.transaction().execute((tx) => addDemoCrew(tx, addMonths(today, 14)))
  let added = await addAbsences(ctx)
  const runs = await listRuns(ctx.db, { from: addDays(today, -formerDays), to: addDays(today, plannedDays), now })
  for (const [nth, run] of runs.entries()) {
    if (nth % 5 === 4) continue
    const { requirement, free } = await findFit(ctx.db, run)
    const people = free.filter(({ member }) => member.kind === 'guide')
    const roles = [
      ...Array.from({ length: requirement.driverGuides }, () => 'driver-guide' as const),
      ...Array.from({ length: requirement.guides }, () => 'guide' as const),
      ...Array.from({ length: requirement.drivers }, () => 'driver' as const),
    ]
    const on = { run: run.key, runDays: run.days, span: run.span, isPencilled: run.isPencilled, acceptedBy: null, at: now }
    const guides = roles.flatMap((role): NewAssignment[] => {
      const at = people.findIndex(({ member }) => member.kind === 'guide' && member.roles.includes(role))
      const [found] = at < 0 ? [] : people.splice(at, 1)
      if (found?.member.kind !== 'guide') return []
      const { id, ownership, roles: own } = found.member
      return [assignmentToRun({ kind: 'guide', id, isOwn: ownership === 'own', roles: own }, { ...on, role })]
    })
    const cars = free
      .flatMap(({ member }) => (member.kind === 'car' ? [member] : []))
      .filter(({ vehicleClassId }) =>
        requirement.vehicleClassId === null ? isForTours(vehicleClassId) : vehicleClassId === requirement.vehicleClassId,
      )
      .toSorted((one, other) => (requirement.seats > 20 ? other.seats - one.seats : 0))
      .slice(0, requirement.cars)
      .map(({ id }) => assignmentToRun({ kind: 'car', id, isOwn: true, roles: [] }, on))
    await ctx.db.transaction().execute((tx) => addAssignments(ctx, tx, [...guides, ...cars], { at: now, by }))
    added += guides.length + cars.length
  }
  return added
}

/** Leave of a week from the day after tomorrow, and two days in the workshop. */
async function addAbsences(ctx: Context): Promise<number> {
  const today = kigaliDay(ctx.clock.now())
  const away = { role: null, runDays: null, state: 'confirmed', acceptedBy: null } as const
  const { guides, cars } = await findDemoCrew(ctx.db)
  const [guide, car] = [guides.at(4), cars.at(4)]
  if (!guide || !car) return 0
  const rows: NewAssignment[] = [
    {
      ...away,
      kind: 'guide',
      memberId: guide,
      subject: { absence: 'leave' },
      span: spanOfDays(addDays(today, 2), addDays(today, 8)),
    },
    {
      ...away,
      kind: 'car',
      memberId: car,
      subject: { absence: 'workshop' },
      span: spanOfDays(addDays(today, 1), addDays(today, 2)),
    },
  ]
  await ctx.db.transaction().execute((tx) => addAssignments(ctx, tx, rows, { at: ctx.clock.now(), by }))
  return rows.length
}
