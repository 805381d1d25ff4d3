import type { Span } from '#features/crew/assignments/assignment.ts'
import type { HireRates } from '#features/pricing/hires/hire-rates.ts'
import { kigaliClock, kigaliDay } from '#values/dates.ts'
import { fitOf } from '../fit.ts'
import type { Refusal, Warning } from '../fit-reasons.ts'
import type { Run } from '../run.ts'
import type { HiredVehicle } from './handover.ts'
import { rankClass } from './hired-class.ts'

/** Why a vehicle cannot be handed over. `count`: how many vehicles of the hire have no number plate yet, at some time. */
export type HandoverProblem =
  | { reason: 'not-sold' }
  | { reason: 'not-answered' }
  | { reason: 'plate-missing' }
  | { reason: 'plates-missing'; count: number }
  | { reason: 'class-lower' }
  | { reason: 'papers'; why: Refusal[] }

/** What staff should know of it. */
export type HandoverWarning = { reason: 'class-unknown' } | { reason: 'class-better' } | { reason: 'papers'; why: Warning[] }

/**
 * What stands against handing a vehicle over, and what staff should know: nobody gets a vehicle before each one of the hire has a number plate at
 * every minute of it, nor one of a lower class, nor one whose papers end before the hire. A paper or a class that nobody entered is said and
 * does not refuse. Docs: roster.md, 'Hired vehicles'.
 */
export function handoverProblems(
  run: Run,
  vehicle: Pick<HiredVehicle, 'assignment' | 'car'>,
  vehicles: readonly Pick<HiredVehicle, 'assignment' | 'car'>[],
  classes: readonly (HireRates & { id: string })[],
  now: Date,
): { problems: HandoverProblem[]; warnings: HandoverWarning[] } {
  const { hired, days } = run
  const { assignment, car } = vehicle
  const count = missingPlates(run, vehicles, latest(kigaliTime(now), assignment.from))
  const rank = hired ? rankClass(car.vehicleClassId, classes, { ...hired, day: days.from }) : 'unknown'
  const member = { kind: 'car' as const, ...car }
  const fit = fitOf({ member, run, role: null, cars: [], times: { busy: [], hasDeclined: false }, minutesBetween: () => null })
  const over = fit.refused.filter(({ reason }) => reason === 'paper-over' || reason === 'outside-yellow-card')
  const known = fit.warned.filter(
    (one) => one.reason === 'paper-ends' || (one.reason === 'not-entered' && one.fact !== 'licenceClass'),
  )
  return {
    problems: [
      ...(run.isPencilled ? [{ reason: 'not-sold' } as const] : []),
      ...(assignment.state === 'requested' ? [{ reason: 'not-answered' } as const] : []),
      ...(car.plate === ''
        ? [{ reason: 'plate-missing' } as const]
        : count > 0
          ? [{ reason: 'plates-missing', count } as const]
          : []),
      ...(rank === 'lower' ? [{ reason: 'class-lower' } as const] : []),
      ...(over.length > 0 ? [{ reason: 'papers', why: over } as const] : []),
    ],
    warnings: [
      ...(rank === 'unknown' ? [{ reason: 'class-unknown' } as const] : []),
      ...(rank === 'better' ? [{ reason: 'class-better' } as const] : []),
      ...(known.length > 0 ? [{ reason: 'papers', why: known } as const] : []),
    ],
  }
}

/** How many number plates a hire is short of at some minute from one on. One that is requested and not answered is none. */
function missingPlates(
  { hired, span }: Pick<Run, 'hired' | 'span'>,
  vehicles: readonly Pick<HiredVehicle, 'assignment' | 'car'>[],
  from: string,
): number {
  const first = latest(from, span.from)
  const there = vehicles.filter(
    ({ assignment: { state }, car }) => car.plate !== '' && (state === 'confirmed' || state === 'pencilled'),
  )
  const times = [first, ...there.map(({ assignment }) => assignment.to)].filter((time) => first <= time && time < span.to)
  const platesAt = (time: string) =>
    new Set(there.flatMap(({ assignment, car }) => (isAt(assignment, time) ? [car.plate.toUpperCase()] : []))).size
  return Math.max(0, ...times.map((time) => (hired?.vehicles ?? 0) - platesAt(time)))
}

const isAt = ({ from, to }: Span, time: string): boolean => from <= time && time < to

const latest = (one: string, other: string): string => (one > other ? one : other)
/** An instant on Kigali's clock, 'YYYY-MM-DDTHH:MM'. */
export const kigaliTime = (at: Date): string => `${kigaliDay(at)}T${kigaliClock(at)}`
