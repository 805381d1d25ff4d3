import { recordTextChanges } from '#features/content/texts/record-text-changes.server.ts'
import { followDays, spanOfDays } from '#features/crew/assignments/assignment.ts'
import { changeAssignment } from '#features/crew/assignments/change-assignment.server.ts'
import { listFullHireDays } from '#features/crew/assignments/list-full-hire-days.server.ts'
import { listCrewOf, listOverlaps } from '#features/crew/assignments/reads-assignments.server.ts'
import { lockCrewMember } from '#features/crew/reads.server.ts'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import { addStock } from '#features/stock/add-stock.server.ts'
import { dropStock } from '#features/stock/drop-stock.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { addDays, type Day } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { departureTexts } from './departure-texts.ts'
import { type AdminDeparture, listOnDays, priceOf } from './reads-admin.server.ts'
import { deleteVisits } from './visits/writes.server.ts'
import { updateDeparture } from './writes.server.ts'

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
  /** All vehicles of its class are hired on that day. */
  | { reason: 'vehicle-hired'; name: string; day: Day }
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
  if (moves) await deleteVisits(tx, id)
  if (startsOn === was) return done(undefined)
  await dropStock(tx, departureSeats(id), was)
  await addStock(tx, [{ resource: departureSeats(id), day: startsOn, quantity: capacity }])
  return moveCrew(ctx, tx, id, {
    before: { from: was, to: departure.endsOn },
    after: { from: startsOn, to: addDays(startsOn, of.nights) },
  })
}

type Days = { from: Day; to: Day }

/** Moves the crew along. Acceptances of the old days do not count for the new ones. Who has another assignment there is named, and nothing moves. */
async function moveCrew(
  ctx: Context,
  tx: Tx,
  departureId: number,
  { before, after }: { before: Days; after: Days },
): Promise<Outcome<undefined, ChangeRefusal>> {
  const crew = await listCrewOf(tx, [departureId])
  for (const { kind, memberId: id } of crew) await lockCrewMember(tx, { kind, id })
  const moved = crew.map((one) => ({ one, span: followDays(one, before, after) ?? spanOfDays(after.from, after.to) }))
  const except = crew.map(({ id }) => id)
  const overlaps = await listOverlaps(
    tx,
    moved.map(({ one: { kind, memberId }, span }) => ({ kind, memberId, ...span, except })),
  )
  const names = [...new Set(overlaps.map(({ name }) => name))]
  if (names.length > 0) return refused({ reason: 'crew-elsewhere', names })
  for (const { one, span } of moved) {
    const away = { carId: one.memberId, subject: { departureId }, span }
    const full = one.kind === 'car' ? await listFullHireDays(ctx, tx, away) : undefined
    if (full) return refused({ reason: 'vehicle-hired', name: one.name, day: full.days[0] ?? after.from })
    await changeAssignment(ctx, tx, one, { span, runDays: after, acceptedBy: null, acceptedReason: '' })
  }
  return done(undefined)
}
