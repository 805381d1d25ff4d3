import { recordTextChanges } from '#features/content/texts/record-text-changes.server.ts'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import { addStock } from '#features/stock/add-stock.server.ts'
import { dropStock } from '#features/stock/drop-stock.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { addDays, type Day, daysBetween } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { listClashes, listCrewOf } from './crew/reads-crew.server.ts'
import { departureTexts } from './departure-texts.ts'
import { type AdminDeparture, listOnDays, priceOf } from './reads-admin.server.ts'
import { shiftCrew, updateDeparture } from './writes.server.ts'

/** The fields that staff edit. `capacity`: the total of seats. */
export type DepartureValues = {
  package: { id: number; slug: string; nights: number }
  startsOn: Day
  comfort: Comfort
  capacity: number
  minimum: number
  /** In days before the start; null for the usual one. */
  cutOffDays: number | null
  note: string
}

export type ChangeRefusal =
  | { reason: 'day-stands' }
  | { reason: 'day-past' }
  | { reason: 'day-taken' }
  | { reason: 'no-rate' }
  | { reason: 'minimum-above-seats' }
  | { reason: 'crew-elsewhere'; names: string[] }
  | { reason: 'changed-meanwhile' }

/**
 * Changes a departure inside the caller's transaction, which holds the lock on its seats and sets their number. Package and day change only
 * until it first goes on sale; its crew moves along, and a clash on the new days is refused. Refused too: a day that is over or taken, a comfort or size without a rate, and another version than `seen`.
 */
export async function changeDeparture(
  ctx: Context,
  tx: Tx,
  {
    departure,
    values,
    seen,
    capacity,
    today,
  }: { departure: AdminDeparture; values: DepartureValues; seen: number; capacity: number; today: Day },
): Promise<Outcome<undefined, ChangeRefusal>> {
  const { id, startsOn: was } = departure
  const { package: of, startsOn, comfort, minimum, cutOffDays, note } = values
  const moves = startsOn !== was || of.id !== departure.packageId
  if (minimum > values.capacity) return refused({ reason: 'minimum-above-seats' })
  if (moves && departure.openedAt) return refused({ reason: 'day-stands' })
  if (moves && startsOn <= today) return refused({ reason: 'day-past' })
  const others = moves ? await listOnDays(tx, [{ packageId: of.id, startsOn }]) : []
  if (others.some((other) => other.id !== id)) return refused({ reason: 'day-taken' })
  if (!(await priceOf(tx, { packageId: of.id, startsOn, comfort, minimum }))) return refused({ reason: 'no-rate' })
  const slug = moves ? `${of.slug}-${startsOn}` : departure.slug
  const ends = moves ? { ends_on: addDays(startsOn, of.nights) } : {}
  const set = { comfort, minimum, cut_off_days: cutOffDays, note, slug, package_id: of.id, starts_on: startsOn, ...ends }
  if (!(await updateDeparture(tx, { id, version: seen }, set))) return refused({ reason: 'changed-meanwhile' })
  await recordTextChanges(ctx, tx, departureTexts, {
    before: { slug, rows: [{ note: departure.note }] },
    after: { slug, rows: [{ note }] },
    at: ctx.clock.now(),
  })
  if (startsOn === was) return done(undefined)
  await dropStock(tx, departureSeats(id), was)
  await addStock(tx, [{ resource: departureSeats(id), day: startsOn, quantity: capacity }])
  return moveCrew(tx, id, daysBetween(was, startsOn))
}

async function moveCrew(tx: Tx, departureId: number, days: number): Promise<Outcome<undefined, ChangeRefusal>> {
  await shiftCrew(tx, departureId, days)
  const crew = await listCrewOf(tx, [departureId])
  const uses = crew.map(({ kind, memberId, fromDay: from, toDay: to }) => ({ kind, memberId, from, to, departureId }))
  const clashes = await listClashes(tx, uses)
  const names = [...new Set(clashes.map(({ at }) => crew[at]?.name ?? ''))]
  return names.length > 0 ? refused({ reason: 'crew-elsewhere', names }) : done(undefined)
}
