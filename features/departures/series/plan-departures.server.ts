import { spanOfDays } from '#features/crew/assignments/assignment.ts'
import { listOverlaps } from '#features/crew/assignments/reads-assignments.server.ts'
import { listRates } from '#features/packages/reads.server.ts'
import { oneAdult } from '#features/pricing/packages/package-lines.ts'
import type { DatedPackageRates } from '#features/pricing/packages/package-rates.ts'
import { packageSeasonOn } from '#features/pricing/packages/package-season.ts'
import { pricePackage } from '#features/pricing/packages/price-package.ts'
import { sumOf } from '#features/pricing/price-line.ts'
import type { Db } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { cutOff } from '../departure.ts'
import { listOnDays } from '../reads-admin.server.ts'
import { type Clash, clashesWithin, endOf, type PlanFault, type PlannedDeparture, type WantedDeparture } from './planned.ts'

/**
 * The dry run of creating departures, line by line, without any write: end, season and real price of each, why it cannot be made, and which
 * guide or car would clash. Three statements, however many lines there are.
 */
export async function planDepartures(db: Db, wanted: readonly WantedDeparture[], now: Date): Promise<PlannedDeparture[]> {
  const known = wanted.flatMap(({ package: of, startsOn }) => (of ? [{ packageId: of.id, startsOn }] : []))
  const uses = wanted.flatMap((one) => one.crew.map((member) => ({ one, member })))
  const [rates, existing, found] = await Promise.all([
    listRates(db, [...new Set(known.map(({ packageId }) => packageId))]),
    listOnDays(db, known),
    listOverlaps(
      db,
      uses.map(({ one, member }) => ({ kind: member.kind, memberId: member.id, ...spanOfDays(one.startsOn, endOf(one)) })),
    ),
  ])
  const there = new Map(existing.map(({ id, packageId, startsOn }) => [`${packageId} ${startsOn}`, id]))
  const clashes = clashesWithin(wanted)
  for (const { at, ...assignment } of found) {
    const use = uses[at]
    if (!use) continue
    const { kind, id, name } = use.member
    const clash: Clash = { kind, id, name, with: { assignment } }
    clashes.set(use.one.row, [...(clashes.get(use.one.row) ?? []), clash])
  }
  const seen = new Map<string, number>()
  return wanted.map((one) => {
    const of = one.package
    const priced = of && priceFor(rates.get(of.id), one)
    const key = `${of?.id} ${one.startsOn}`
    const earlier = seen.get(key)
    if (earlier === undefined) seen.set(key, one.row)
    return {
      ...one,
      endsOn: endOf(one),
      season: priced?.season,
      price: priced?.price,
      fault: faultOf(one, { now, existing: there.get(key), earlier, isPriced: priced?.price !== undefined }),
      clashes: clashes.get(one.row) ?? [],
    }
  })
}

type Known = { now: Date; existing: number | undefined; earlier: number | undefined; isPriced: boolean }

/** The first reason why a line cannot be made. */
function faultOf(one: WantedDeparture, { now, existing, earlier, isPriced }: Known): PlanFault | undefined {
  if (!one.package) return { reason: 'package-unknown' }
  if (one.startsOn <= kigaliDay(now)) return { reason: 'day-past' }
  if (existing !== undefined) return { reason: 'exists', departureId: existing }
  if (earlier !== undefined) return { reason: 'twice', other: earlier }
  if (one.minimum > one.capacity) return { reason: 'minimum-above-seats' }
  if (!isPriced) return { reason: 'no-rate' }
  // Only a cut-off that staff set; the usual one may be past for a departure that leaves soon.
  if (one.cutOffDays !== null && cutOff(one) <= now) return { reason: 'closed-already', cutOff: cutOff(one) }
  return undefined
}

function priceFor(rates: DatedPackageRates | undefined, { startsOn, comfort, minimum }: WantedDeparture) {
  if (!rates) return undefined
  const priced = pricePackage(rates, { startsOn, comfort, groupSize: minimum, ...oneAdult })
  return { season: packageSeasonOn(rates, startsOn) ?? 'low', price: priced.done ? usd(sumOf(priced.value)) : undefined }
}
