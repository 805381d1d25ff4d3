import { type AlertState, alertState } from '#features/alerts/alert-state.ts'
import { isShownBy, type Line } from '#features/alerts/shown-once.ts'
import { overlap, type Span, spanOfDays } from '#features/crew/assignments/assignment.ts'
import { type Missing, type MissingNumbers, mostMissing } from '#features/roster/missing.ts'
import type { Run } from '#features/roster/run.ts'
import type { LineState } from '#features/supply/lines/order-line.ts'
import { type FlightNeed, unknownFlights } from '#features/travellers/flights/flight.ts'
import type { Day } from '#values/dates.ts'
import type { DayLine, DayMember, DayParty } from './day-facts.ts'
import { isConfirmedOn, isOn, type NightLodge } from './night.ts'

/** What is not in order of a run on a day, or has to be known. Facts for a sentence; of a person no more than a booking's reference. */
export type Problem =
  | { kind: 'crew'; missing: MissingNumbers; waiting: number }
  | { kind: 'plate'; vehicles: number }
  | { kind: 'night'; lodge: string; state: LineState }
  | { kind: 'night-not-ordered'; lodge: string }
  | { kind: 'night-changing'; lodge: string }
  | { kind: 'services'; titles: readonly string[]; state: LineState }
  | { kind: 'permits'; label: string; missing: number; total: number }
  | { kind: 'flight'; direction: 'in' | 'out'; travellers: number; need: FlightNeed; reference: string }
  | { kind: 'balance'; minor: number; isOverdue: boolean; reference: string }
  | { kind: 'details'; travellers: number; reference: string }
  | { kind: 'alert'; text: string; occasion: string; bookingId: string }

/** Red: somebody stands on the road without it today. */
const urgent: readonly Problem['kind'][] = ['crew', 'plate', 'night', 'night-not-ordered', 'permits']
/** To be known, and nothing to be done. */
const known: readonly Problem['kind'][] = ['details']
export const toneOf = ({ kind }: Pick<Problem, 'kind'>): 'bad' | 'warn' | 'plain' =>
  urgent.includes(kind) ? 'bad' : known.includes(kind) ? 'plain' : 'warn'

export type ProblemFacts = {
  run: Run
  day: Day
  missing: Missing
  /** Who is on the run on that day. */
  members: readonly DayMember[]
  /** Null where they sleep at no place of ours: the last day, or a hire. */
  night: readonly NightLodge[] | null
  lines: readonly DayLine[]
  parties: readonly DayParty[]
}

/** What is not in order, the most urgent first: the guide and the vehicle, the bed, the permit; then services, flights, money; then what is to be known. */
export function problemsOf(facts: ProblemFacts): Problem[] {
  const found = [
    ...crewProblems(facts),
    ...nightProblems(facts),
    ...permitProblems(facts),
    ...serviceProblems(facts),
    ...facts.parties.flatMap((party) => [...flightProblems(party, facts), ...balanceProblems(party)]),
  ]
  const shown = found.flatMap(({ kind }) => linesOf[kind] ?? [])
  return [
    ...found,
    ...facts.parties.flatMap((party) => alertProblems(party, facts, shown)),
    ...facts.parties.flatMap(({ withDetails, reference }) =>
      withDetails > 0 ? [{ kind: 'details' as const, travellers: withDetails, reference }] : [],
    ),
  ]
}

const orders: readonly Line[] = ['order-to-choose', 'order-to-send', 'order-late']
/** What a line of the card shows, so that no alert says it again. */
const linesOf: Readonly<Partial<Record<Problem['kind'], readonly Line[]>>> = {
  ...{ crew: ['crew'], plate: ['crew'], permits: ['permits', 'permit-numbers'], flight: ['flight-in', 'flight-out'] },
  ...{ night: orders, 'night-not-ordered': orders, 'night-changing': orders, services: orders },
}

/** What the roster misses in the hours of the day. */
function crewProblems({ run, day, missing, members }: ProblemFacts): Problem[] {
  const today: Span = spanOfDays(day, day)
  const parts = missing.parts.filter((part) => overlap(part, today))
  const plateless = run.kind === 'hire' ? members.filter(({ kind, plate }) => kind === 'car' && plate === '').length : 0
  const waiting = members.filter(({ state }) => state === 'requested').length
  return [
    ...(parts.length > 0 || waiting > 0
      ? [{ kind: 'crew' as const, missing: mostMissing({ ...missing, parts }, run.kind), waiting }]
      : []),
    ...(plateless > 0 ? [{ kind: 'plate' as const, vehicles: plateless }] : []),
  ]
}

function nightProblems({ night }: ProblemFacts): Problem[] {
  if (night === null) return []
  if (night.length === 0) return [{ kind: 'night-not-ordered', lodge: '' }]
  return night.flatMap(({ name, state, isChanging }): Problem[] => {
    if (state === null) return [{ kind: 'night-not-ordered', lodge: name }]
    if (isChanging) return [{ kind: 'night-changing', lodge: name }]
    return state === 'confirmed' || state === 'used' ? [] : [{ kind: 'night', lodge: name, state }]
  })
}

/** Services of the day besides where they sleep that no supplier has confirmed, those that stand alike together. */
function serviceProblems({ lines, day }: ProblemFacts): Problem[] {
  const open = lines.filter((line) => line.kind !== 'stay' && isOn(line, day) && !isConfirmedOn(line, day))
  const byState = Map.groupBy(open, ({ state }) => state)
  return [...byState].map(([state, all]) => ({ kind: 'services', titles: all.map(({ title }) => title), state }))
}

function permitProblems({ parties }: ProblemFacts): Problem[] {
  const byLabel = Map.groupBy(
    parties.flatMap(({ permits }) => permits),
    ({ label }) => label,
  )
  return [...byLabel].flatMap(([label, all]) => {
    const total = all.reduce((sum, one) => sum + one.total, 0)
    const missing = total - all.reduce((sum, one) => sum + one.numbered, 0)
    return missing > 0 ? [{ kind: 'permits' as const, label, missing, total }] : []
  })
}

/** On the first day the flight in, on the last one the flight out, of whoever has not given it and needs one. */
function flightProblems({ people, reference, startsOn, endsOn, ...party }: DayParty, { run, day }: ProblemFacts): Problem[] {
  const positions = people.map(({ position }) => position)
  return unknownFlights(party.flights, positions, { kind: run.kind, startsOn, endsOn }, party, day)
    .filter(({ direction }) => day === (direction === 'in' ? startsOn : endsOn))
    .map((unknown) => ({ kind: 'flight', ...unknown, reference }))
}

const balanceProblems = ({ balanceMinor, isOverdue, reference }: DayParty): Problem[] =>
  balanceMinor > 0 ? [{ kind: 'balance', minor: balanceMinor, isOverdue, reference }] : []

/** Alerts that are open: what another list or another line of the card says is not said again. */
function alertProblems(
  { bookingId, alerts, isOverdue, isWaiting, balanceMinor }: DayParty,
  { missing }: ProblemFacts,
  shown: readonly Line[],
): Problem[] {
  const run = { isMissing: missing.parts.length > 0 }
  const booking = { isFinal: false, isRequest: false, isWaiting, isOverdue, refundDueMinor: -Math.min(0, balanceMinor) }
  const stateOf = (occasion: string, at: string): AlertState => alertState({ occasion, at: new Date(at) }, { booking, run })
  return alerts.flatMap(({ occasion, at, text }) =>
    stateOf(occasion, at) === 'open' && !isShownBy(shown, occasion) ? [{ kind: 'alert', text, occasion, bookingId }] : [],
  )
}
