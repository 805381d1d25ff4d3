import { kindOfAlert } from '#features/alerts/alert-state.ts'
import { runText } from '#features/crew/assignments/assignment.ts'
import type { PermitLot } from '#features/permits/lot.ts'
import { listLotsById } from '#features/permits/reads-lots.server.ts'
import { poolOfShortage } from '#features/permits/rules/expire-lots.ts'
import { poolDayKey } from '#features/permits/rules/need.ts'
import { listRunsOfLines } from '#features/supply/reads-runs.server.ts'
import type { ReadAlert } from '#features/tasks/read-alerts.server.ts'
import type { Db } from '#platform/context.ts'

/**
 * What alerts are about, by their id, in the texts by which rows of the dashboard name it (`showOnce`): a booking or run, a pool of permits on a day, a
 * need, a lot, a visit, somebody who does not fit. Two statements at most.
 */
export async function findSubjects(db: Db, alerts: readonly ReadAlert[]): Promise<Map<number, string[]>> {
  const [lots, runs] = await Promise.all([
    listLotsById(db, [...new Set(alerts.flatMap((alert) => lotIdOf(alert) ?? []))]),
    listRunsOfLines(
      db,
      alerts.flatMap((alert) => (alert.bookingId === null ? (lineIdOf(alert) ?? []) : [])),
    ),
  ])
  const lotById = new Map(lots.map((lot) => [lot.id, lot]))
  return new Map(
    alerts.map((alert) => {
      const { id, bookingId, run, occasion } = alert
      const ofLine = runs.get(lineIdOf(alert) ?? 0)
      const pool = poolOfShortage(occasion)
      const own = occasion.slice(kindOfAlert(occasion).length + 1)
      return [
        id,
        [
          ...(bookingId === null ? [] : [`booking-${bookingId}`]),
          ...(run ? [run] : []),
          ...(ofLine ? [runText(ofLine)] : []),
          ...(pool ? [`pool:${poolDayKey(pool)}`] : []),
          ...(occasion.startsWith('permit-buy-by:') ? [`need:${own}`] : []),
          ...lotSubjects(occasion, lotById.get(lotIdOf(alert) ?? 0)),
          ...(occasion.startsWith('crew-misfit:') ? [own] : []),
        ],
      ]
    }),
  )
}

/** Numbers are entered for a visit, whoever has its permits; and a day is closed for everybody. */
function lotSubjects(occasion: string, lot: PermitLot | undefined): string[] {
  if (!lot) return []
  if (occasion.startsWith('permit-numbers-missing:')) return [`numbers:${lot.feeId}:${lot.day}`]
  if (occasion.startsWith('permit-closed:')) return [`closed:${lot.feeId}:${lot.day}`]
  return [`lot:${lot.id}`, `pool:${poolDayKey(lot)}`]
}

/** The lot of an alert about one: 'permit-lot-expired:7', 'permit-balance:7:<end>', 'permit-closed:<scope>:<day>:lot-7'. */
const lotIdOf = ({ occasion }: ReadAlert): number | undefined => {
  const [, id] =
    /^permit-(?:lot-expired|reservation-ends|balance|numbers-missing):(\d+)/.exec(occasion) ??
    /^permit-closed:.+:lot-(\d+)$/.exec(occasion) ??
    []
  return id === undefined ? undefined : Number(id)
}

/** The order line of an alert about one: 'supply-declined:12:3'. */
const lineIdOf = ({ occasion }: ReadAlert): number | undefined => {
  const [, id] = /^supply-(?:declined|provisional-ended):(\d+)/.exec(occasion) ?? []
  return id === undefined ? undefined : Number(id)
}
