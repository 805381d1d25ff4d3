import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import { listOpenAlertsOfKinds } from '#features/alerts/reads.server.ts'
import { settleAlerts } from '#features/alerts/settle-alert.server.ts'
import { runText } from '#features/crew/assignments/assignment.ts'
import type { Context } from '#platform/context.ts'
import { dayText } from '#values/day-words.ts'
import { beginsNear, type DueRun } from './due-run.ts'
import { listDueRuns } from './reads-due.server.ts'

const kinds = ['crew-seats', 'crew-vehicle'] as const

/**
 * Alerts staff, once for each run and first day, to travellers without a seat and to hires without a vehicle that begin within a day. An alert
 * whose run has everything by now, or is over, is settled. Returns how many runs are concerned.
 */
export async function watchCrew(ctx: Context): Promise<number> {
  const now = ctx.clock.now()
  const concerned = (await listDueRuns(ctx.db, now)).flatMap((due) => {
    const alert = alertOf(due)
    return alert ? [{ due, alert }] : []
  })
  const open = await listOpenAlertsOfKinds(ctx.db, kinds)
  const near = concerned.filter(({ due }) => beginsNear(due, now))
  for (const { alert } of near) await raiseAlert(ctx, ctx.db, alert)
  const occasions = concerned.map(({ alert }) => alert.occasion)
  await settleAlerts(
    ctx,
    open.filter(({ occasion }) => !occasions.includes(occasion)).map(({ id }) => id),
  )
  return near.length
}

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
