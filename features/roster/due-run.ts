import { daysOfSpan } from '#features/crew/assignments/assignment.ts'
import { usualSeatsPerCar } from '#features/orders/crew-of-group.ts'
import { addDays, type Day, daysBetween, kigaliClock, kigaliDay, readKigaliInstant } from '#values/dates.ts'
import { type Assigned, type MissingNumbers, missingOf, mostMissing } from './missing.ts'
import { requirementOf } from './requirements.ts'
import type { Run } from './run.ts'

/** How far ahead it is due that a run has its guides and vehicles, in days. */
const dueDays = 14

/** An assignment with the number plate of its vehicle; empty where none is entered. */
export type AssignedPlate = Assigned & { plate: string }

/**
 * A run with something missing from now on. `missing`: the most of each at once. `days`: from the first to the last day on which something is;
 * null where it is all of them. `noPlate`: of a hire that begins within a day or has begun, how many vehicles with a number plate it is short of.
 */
export type DueRun = {
  run: Run
  missing: MissingNumbers
  days: { from: Day; to: Day } | null
  waiting: number
  noPlate: number
  startsAt: Date
}

const dayMs = 24 * 3_600_000

/**
 * What is due of a run that is sold; undefined where nothing is missing from now on, of a run that nobody has paid yet, and of one that begins
 * more than two weeks from now.
 */
export function dueOf(run: Run, assigned: readonly AssignedPlate[], now: Date): DueRun | undefined {
  const today = kigaliDay(now)
  if (run.isPencilled || run.span.to <= timeOf(now) || daysBetween(today, run.days.from) > dueDays) return undefined
  const { requirement, found, parts } = missingFrom(run, assigned, now)
  const startsAt = startOf(run)
  const isNear = run.kind === 'hire' && startsAt.getTime() - now.getTime() <= dayMs
  const noPlate = isNear ? Math.max(0, requirement.cars - platesOf(assigned)) : 0
  if (parts.length === 0 && noPlate === 0) return undefined
  return {
    run,
    missing: mostMissing({ ...found, parts }, run.kind),
    days: daysOf(run, parts, today),
    waiting: found.waiting,
    noPlate,
    startsAt,
  }
}

/** What a run needs and misses; `parts`: what of it is not over. */
function missingFrom(run: Run, assigned: readonly Assigned[], now: Date) {
  const requirement = requirementOf(run, { seatsPerCar: usualSeatsPerCar })
  const found = missingOf(requirement, assigned, run)
  return { requirement, found, parts: found.parts.filter(({ to }) => to > timeOf(now)) }
}

/** Whether a run misses somebody from now on, however far ahead it is. */
export const missesSomebody = (run: Run, assigned: readonly Assigned[], now: Date): boolean =>
  missingFrom(run, assigned, now).parts.length > 0

const timeOf = (now: Date): string => `${kigaliDay(now)}T${kigaliClock(now)}`

/** The instant at which a run begins. */
function startOf({ reference, span }: Run): Date {
  const start = readKigaliInstant(span.from)
  if (!start) throw new Error(`${reference} begins at no time: ${span.from}`)
  return start
}

const platesOf = (assigned: readonly AssignedPlate[]): number =>
  new Set(
    assigned.flatMap(({ kind, state, plate }) =>
      kind === 'car' && plate !== '' && (state === 'confirmed' || state === 'pencilled') ? plate.toUpperCase() : [],
    ),
  ).size

function daysOf(run: Run, parts: readonly { from: string; to: string }[], today: Day): DueRun['days'] {
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last) return null
  const from = daysOfSpan(first).from
  const to = daysOfSpan(last).to
  const begins = from < today ? today : from
  const isWhole = begins <= (run.days.from < today ? today : run.days.from) && to >= daysOfSpan(run.span).to && parts.length === 1
  return isWhole ? null : { from: begins, to }
}

/** The days whose runs may be due. */
export const dueSpan = (now: Date): { from: Day; to: Day } => {
  const today = kigaliDay(now)
  return { from: today, to: addDays(today, dueDays) }
}

/** Whether a run begins within a day, or began within the last one. */
export const beginsNear = ({ startsAt }: Pick<DueRun, 'startsAt'>, now: Date): boolean =>
  Math.abs(startsAt.getTime() - now.getTime()) <= dayMs
