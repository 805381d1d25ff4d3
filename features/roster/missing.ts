import {
  type Assignment,
  type AssignmentState,
  type CrewRole,
  isBusy,
  overlap,
  type Span,
} from '#features/crew/assignments/assignment.ts'
import type { CrewKind } from '#features/crew/crew.ts'
import { usualSeatsPerBus } from '#features/orders/crew-of-group.ts'
import { hasRole } from './fit.ts'
import type { CrewRequirement, Run } from './run.ts'

/** An assignment of a run. Of a vehicle: its seats for travellers, its class, and whether it is hired in, which brings its own driver. */
export type Assigned = Span & {
  kind: CrewKind
  memberId: number
  role: CrewRole | null
  state: AssignmentState
  seats: number | null
  vehicleClassId: string | null
  isHiredIn?: boolean
}

type CarFacts = { id: number; seats: number | null; vehicleClassId: string | null; ownership?: 'own' | 'hired' }

type Away = Span & Pick<Assigned, 'kind' | 'memberId'>

/** Assignments without the hours in which their member is away: whoever is on leave or sick is on no trip, although it was accepted. */
export function withoutAbsences<One extends Away>(assigned: readonly One[], absences: readonly Away[]): One[] {
  return assigned.flatMap((one) => {
    const away = absences.filter((other) => other.kind === one.kind && other.memberId === one.memberId && overlap(other, one))
    return away.reduce<One[]>(
      (parts, { from, to }) =>
        parts.flatMap((part) => [
          ...(part.from < from ? [{ ...part, to: part.to < from ? part.to : from }] : []),
          ...(to < part.to ? [{ ...part, from: part.from > to ? part.from : to }] : []),
        ]),
      [one],
    )
  })
}

/** Assignments with the seats and the class of their vehicles. */
export function withSeats<One extends Assignment>(assignments: readonly One[], cars: readonly CarFacts[]): (One & Assigned)[] {
  const carOf = new Map(cars.map((car) => [car.id, car]))
  return assignments.map((one) => {
    const car = one.kind === 'car' ? carOf.get(one.memberId) : undefined
    return {
      ...one,
      seats: car?.seats ?? null,
      vehicleClassId: car?.vehicleClassId ?? null,
      isHiredIn: car?.ownership === 'hired',
    }
  })
}

/**
 * The roles that a guide may take of those that are missing, driver-guides first; a driver-guide guides or drives alone too, and who has no roles
 * entered may take any.
 */
export function rolesFor(roles: readonly CrewRole[], { parts }: Missing): CrewRole[] {
  const isMissing = (number: 'driverGuides' | 'guides' | 'drivers') => parts.some((part) => part[number] > 0)
  const missing: CrewRole[] = [
    ...(isMissing('driverGuides') ? ['driver-guide' as const] : []),
    ...(isMissing('guides') ? ['guide' as const] : []),
    ...(isMissing('drivers') ? ['driver' as const] : []),
  ]
  return missing.filter((role) => hasRole(roles, role))
}

/** How many of each are missing. `seats`: for how many travellers there is none. */
export type MissingNumbers = Pick<CrewRequirement, 'cars' | 'seats' | 'driverGuides' | 'guides' | 'drivers'>

/**
 * What is missing, and for which part of the run: parts follow each other, and differ. `waiting`: who is requested and has not answered.
 * `otherClass`: vehicles of a hire that are of another class than was ordered; they count as there, for a better one is given too.
 */
export type Missing = { parts: readonly (Span & MissingNumbers)[]; waiting: number; otherClass: number }

const numbers = ['cars', 'seats', 'driverGuides', 'guides', 'drivers'] as const

/**
 * What a run still misses. Whoever is requested and has not answered is there for a run that nobody has paid yet, and for no other. A guide and a
 * driver are no driver-guide; a driver-guide whom no vehicle needs is a guide or a driver. docs/roster.md, 'Requirements'.
 */
export function missingOf(
  requirement: CrewRequirement,
  assigned: readonly Assigned[],
  { span, transfers, isPencilled }: Pick<Run, 'span' | 'transfers' | 'isPencilled'>,
): Missing {
  const busy = assigned.filter(({ state }) => isBusy(state))
  const there = busy.filter(({ state }) => state !== 'requested' || isPencilled)
  const spans = [span, ...transfers.map((transfer) => transfer.span)]
  const times = [...new Set([...spans, ...there].flatMap(({ from, to }) => [from, to]))].sort()
  const pieces = times.slice(1).map((to, at) => ({ from: times[at] ?? to, to }))
  const parts: (Span & MissingNumbers)[] = []
  for (const piece of pieces.filter((one) => spans.some((whole) => overlap(whole, one)))) {
    const wanted = wantedDuring(requirement, { span, transfers }, piece)
    const lacks = lacksOf(
      wanted,
      there.filter((one) => overlap(one, piece)),
      requirement.bySeats === true && overlap(span, piece),
    )
    if (numbers.every((number) => lacks[number] === 0)) continue
    const last = parts.at(-1)
    if (last?.to === piece.from && numbers.every((number) => last[number] === lacks[number])) last.to = piece.to
    else parts.push({ ...piece, ...lacks })
  }
  const { vehicleClassId } = requirement
  const isOther = (one: Assigned) => one.kind === 'car' && vehicleClassId !== null && one.vehicleClassId !== vehicleClassId
  return {
    parts,
    waiting: new Set(busy.filter(({ state }) => state === 'requested').map(keyOf)).size,
    otherClass: new Set(there.filter(isOther).map(keyOf)).size,
  }
}

/**
 * The hours of an assignment unless somebody says others: the whole run; of a stay, which needs nobody else, and of a run that has everybody, the
 * first transfer that misses somebody.
 */
export function usualSpan({ kind, span, transfers }: Pick<Run, 'kind' | 'span' | 'transfers'>, { parts }: Missing): Span {
  const [first] = parts
  const isForTransfer = transfers.length > 0 && (kind === 'stay' || !parts.some((part) => overlap(part, span)))
  return isForTransfer && first ? { from: first.from, to: first.to } : span
}

/** A transfer during the run goes with a vehicle and a driver of the run. */
function wantedDuring(
  requirement: MissingNumbers,
  { span, transfers }: Pick<Run, 'span' | 'transfers'>,
  piece: Span,
): MissingNumbers {
  const { cars, seats, driverGuides, guides, drivers } = overlap(span, piece)
    ? requirement
    : { cars: 0, seats: 0, driverGuides: 0, guides: 0, drivers: 0 }
  const driven = transfers.filter((transfer) => overlap(transfer.span, piece)).length
  return { cars: Math.max(cars, driven), seats, driverGuides, guides, drivers: Math.max(drivers, driven - driverGuides) }
}

/** `bySeats`: vehicles are there once their seats are enough, and drivers by the vehicles that there are and that are missing. */
function lacksOf(wanted: MissingNumbers, there: readonly Assigned[], bySeats: boolean): MissingNumbers {
  const members = [...new Map(there.map((one) => [keyOf(one), one])).values()]
  const cars = members.filter(({ kind }) => kind === 'car')
  const inRole = (role: CrewRole) => members.filter((one) => one.role === role).length
  const lack = (needed: number, has: number) => Math.max(0, needed - has)
  const both = inRole('driver-guide')
  const spare = lack(both, wanted.driverGuides)
  const seats = lack(
    wanted.seats,
    cars.reduce((sum, car) => sum + (car.seats ?? 0), 0),
  )
  const lacksCars = bySeats
    ? Math.max(Math.ceil(seats / usualSeatsPerBus), cars.length === 0 ? 1 : 0)
    : lack(wanted.cars, cars.length)
  const driven = bySeats ? lacksCars + cars.filter(({ isHiredIn }) => !isHiredIn).length : wanted.drivers
  const drivers = lack(driven, inRole('driver'))
  const guides = lack(wanted.guides, inRole('guide'))
  return {
    cars: lacksCars,
    seats,
    driverGuides: lack(wanted.driverGuides, both),
    drivers: lack(drivers, spare),
    guides: lack(guides, lack(spare, drivers)),
  }
}

const keyOf = ({ kind, memberId }: Assigned): string => `${kind}-${memberId}`

/**
 * The most of each that is missing at once, for a row that says it in one line. Seats are left out as long as vehicles are missing by number, except of
 * a pilgrim group, whose vehicles are counted by their seats.
 */
export function mostMissing({ parts }: Missing, kind: Run['kind']): MissingNumbers {
  const most = (number: keyof MissingNumbers) => Math.max(0, ...parts.map((part) => part[number]))
  const [cars, seats] = [most('cars'), most('seats')]
  const bySeats = kind === 'pilgrims' && seats > 0
  return {
    cars: bySeats ? 0 : cars,
    seats: bySeats || cars === 0 ? seats : 0,
    driverGuides: most('driverGuides'),
    guides: most('guides'),
    drivers: most('drivers'),
  }
}
