import { isDeepStrictEqual } from 'node:util'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { applyChange } from './changes/apply-change.ts'
import type { ChangeRefusal, VersionChange } from './changes/version-change.ts'
import { costedAnew } from './cost-items.server.ts'
import { stampHandPrices } from './hand-prices.ts'
import { lockTrip, lockVersion } from './reads.server.ts'
import type { TripItem, TripVersion } from './trip-version.ts'
import { updateTrip, updateVersion } from './writes.server.ts'

type Input = {
  tripId: string
  number: number
  /** The edition of the version that was shown. */
  seen: number
  change: VersionChange
}
export type VersionRefusal =
  | ChangeRefusal
  | { reason: 'version-unknown' }
  | { reason: 'frozen' }
  | { reason: 'lost' }
  /** Somebody changed the same meanwhile: what is stored now. */
  | { reason: 'changed-meanwhile'; now: TripVersion }

/**
 * Changes a draft. What the change touches is costed anew by the rate book of now; everything else keeps the cost that it has. Sent twice it
 * is one change. Refused: a version that is frozen, a trip that is lost, what somebody else changed since it was seen, and what does not fit.
 */
export function changeTripVersion(
  ctx: Context,
  { tripId, number, seen, change }: Input,
): Promise<Outcome<TripVersion, VersionRefusal>> {
  return transact<TripVersion, VersionRefusal>(ctx.db, async (tx) => {
    const trip = await lockTrip(tx, tripId)
    if (trip?.lostAt) return refused({ reason: 'lost' })
    const before = await lockVersion(tx, tripId, number)
    if (!before) return refused({ reason: 'version-unknown' })
    if (before.frozenAt) return refused({ reason: 'frozen' })
    if (change.change === 'add-item' && before.items.some(({ id }) => id === change.id)) return done(before)
    const applied = applyChange(before, change)
    if (!applied.done) return applied
    const costed = await recosted(before, applied.value, change, (items) => costedAnew(tx, applied.value, items))
    const after = stamped(before, stampHandPrices(before, costed, change.change === 'confirm-prices'))
    if (after === before) return done(before)
    if (touched(before, change) > seen) return refused({ reason: 'changed-meanwhile', now: before })
    await updateVersion(tx, before, after)
    await updateTrip(tx, tripId, await ctx.clock.in(tx))
    return done(after)
  })
}

/** The last edition that changed what a change is about. */
function touched({ factsEdition, days, items }: TripVersion, change: VersionChange): number {
  const item = 'id' in change ? items.find(({ id }) => id === change.id) : undefined
  const day = change.change === 'day' ? days[change.day - 1] : undefined
  return Math.max(factsEdition, item?.edition ?? 0, day?.edition ?? 0)
}

/** What differs, with the edition of this change; the version as it was where nothing does. Places in a list are no change of their own. */
function stamped(before: TripVersion, after: TripVersion): TripVersion {
  const edition = before.edition + 1
  const wereItems = new Map(before.items.map((item) => [item.id, item]))
  const items = after.items.map((item): TripItem => {
    const was = wereItems.get(item.id)
    if (!was) return { ...item, edition }
    if (isDeepStrictEqual(was, item)) return was
    return isDeepStrictEqual({ ...was, position: item.position }, item) ? item : { ...item, edition }
  })
  const days = after.days.map((day, at) => {
    const was = before.days[at]
    return was && isDeepStrictEqual(was, day) ? was : { ...day, edition }
  })
  const { days: _, items: __, ...facts } = after
  const { days: wereDays, items: ___, ...were } = before
  const factsChanged = !isDeepStrictEqual(facts, were) || days.length !== wereDays.length || shifted(before, after)
  const isSame = !factsChanged && items.length === before.items.length && [...items, ...days].every((one) => isIn(before, one))
  if (isSame) return before
  return { ...after, days, items, edition, factsEdition: factsChanged ? edition : before.factsEdition }
}

const isIn = ({ items, days }: TripVersion, one: unknown) =>
  (items as unknown[]).includes(one) || (days as unknown[]).includes(one)

/** Whether several days changed at once: they were moved. */
const shifted = (before: TripVersion, after: TripVersion) =>
  after.days.filter((day, at) => !isDeepStrictEqual(day, before.days[at])).length > 1

/**
 * The version with the costs that a change asks for: of the items that it touches, of all where it changes who travels, when,
 * or by which rates.
 */
async function recosted(
  before: TripVersion,
  after: TripVersion,
  { change }: VersionChange,
  cost: (items: TripItem[]) => Promise<TripItem[]>,
): Promise<TripVersion> {
  const forAll = change === 'party' || change === 'exchange' || change === 'rates'
  const were = new Map(before.items.map((item) => [item.id, item]))
  const wanted = after.items.filter((item) => forAll || costsOtherwise(were.get(item.id), item))
  if (wanted.length === 0) return after
  const costed = new Map((await cost(wanted)).map((item) => [item.id, item]))
  return { ...after, items: after.items.map((item) => costed.get(item.id) ?? item) }
}

/** Whether an item is another one for its cost than it was. */
function costsOtherwise(was: TripItem | undefined, item: TripItem): boolean {
  if (!was) return true
  const facts = ({ day, days, kind, source, serviceId, feeId, hand, who, rooms, ...of }: TripItem) => [
    ...[day, days, kind, source, serviceId, feeId, hand, who, rooms, of.quantity, of.kilometres, of.vehicles, of.mayEstimate],
  ]
  return !isDeepStrictEqual(facts(was), facts(item))
}
