import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import { listOpenAlertsOfKinds } from '#features/alerts/reads.server.ts'
import { settleAlerts } from '#features/alerts/settle-alert.server.ts'
import { runText } from '#features/crew/assignments/assignment.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { beginsNear, type DueRun } from './due-run.ts'
import { causeKey, type Misfit } from './misfits.ts'
import { listDueRuns } from './reads-due.server.ts'
import { type HireToHireIn, listHiresToHireIn } from './reads-hired-in.server.ts'
import { listMisfits } from './reads-misfits.server.ts'

const kinds = ['crew-seats', 'crew-vehicle', 'crew-misfit', 'crew-class'] as const

/**
 * Alerts staff, once for each run and first day, to travellers without a seat and to hires without a vehicle that begin within a day; and once for
 * each cause to a guide or a vehicle that does not fit any more what it is assigned to; and, however far ahead, to a hire of a class of which we have no
 * vehicle. An alert whose run has everything by now, whose cause is
 * gone, or whose runs are over, is settled. Returns how many there are.
 */
export async function watchCrew(ctx: Context): Promise<number> {
  const now = ctx.clock.now()
  const concerned = (await listDueRuns(ctx.db, now)).flatMap((due) => {
    const alert = alertOf(due)
    return alert ? [{ due, alert }] : []
  })
  const open = await listOpenAlertsOfKinds(ctx.db, kinds)
  const near = concerned.filter(({ due }) => beginsNear(due, now))
  const misfits = misfitAlerts(await listMisfits(ctx.db, kigaliDay(now)))
  const toHireIn = (await listHiresToHireIn(ctx.db, kigaliDay(now))).map(hireInAlert)
  for (const alert of [...near.map((one) => one.alert), ...misfits, ...toHireIn]) await raiseAlert(ctx, ctx.db, alert)
  const occasions = [...concerned.map(({ alert }) => alert), ...misfits, ...toHireIn].map(({ occasion }) => occasion)
  await settleAlerts(
    ctx,
    open.filter(({ occasion }) => !occasions.includes(occasion)).map(({ id }) => id),
  )
  return near.length + misfits.length + toHireIn.length
}

const papers = { licence: 'the driving licence', inspection: 'the inspection', insurance: 'the insurance' } as const

/** One alert for each cause, which names the first run and how many more it concerns. */
function misfitAlerts(misfits: readonly Misfit[]): Alert[] {
  return [...Map.groupBy(misfits, causeKey)].flatMap(([key, [first, ...more]]) => {
    if (!first) return []
    const { cause, member } = first
    const what =
      cause.reason === 'deactivated'
        ? 'deactivated, and still assigned to'
        : `${papers[cause.paper]} ends on ${dayText(cause.until)}, before the last day of`
    const others = more.length === 0 ? '' : more.length === 1 ? ' and 1 more trip' : ` and ${more.length} more trips`
    const text = `${member.name}: ${what} ${member.reference}, which begins on ${dayText(member.startsOn)}${others}`
    return [{ occasion: `crew-misfit:${key}`, bookingId: more.length === 0 ? member.bookingId : null, text }]
  })
}

const hireInAlert = ({ bookingId, reference, startsOn, className }: HireToHireIn): Alert => ({
  occasion: `crew-class:${bookingId}:${startsOn}`,
  bookingId,
  text: `${reference}, which begins on ${dayText(startsOn)}: no ${className} in the fleet. Hire one in, and add it to the vehicles`,
})

type Alert = { occasion: string; bookingId: string | null; text: string }

/** What of a run staff are alerted to; undefined where nothing of it is missing but people. */
function alertOf({ run, missing, noPlate }: DueRun): Alert | undefined {
  const { key, kind, reference, days } = run
  const bookingId = 'bookingId' in key ? key.bookingId : null
  const of = (occasion: (typeof kinds)[number], lacks: string): Alert => ({
    occasion: `${occasion}:${runText(key)}:${days.from}`,
    bookingId,
    text: `${reference}, which begins on ${dayText(days.from)}: ${lacks}`,
  })
  if (kind === 'hire')
    return noPlate > 0
      ? of('crew-vehicle', `${noPlate === 1 ? 'a vehicle' : `${noPlate} vehicles`} with a number plate missing`)
      : undefined
  if (missing.cars > 0)
    return of('crew-seats', missing.cars === 1 ? 'a vehicle is missing' : `${missing.cars} vehicles are missing`)
  if (missing.seats > 0) return of('crew-seats', missing.seats === 1 ? 'a seat is missing' : `${missing.seats} seats are missing`)
  return undefined
}
