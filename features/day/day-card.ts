import { overlap, type RunKey, runText, spanOfDays } from '#features/crew/assignments/assignment.ts'
import { usualSeatsPerCar } from '#features/orders/crew-of-group.ts'
import { ageOf } from '#features/orders/member-age.ts'
import type { Meal } from '#features/packages/package.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import { missingOf, withoutAbsences } from '#features/roster/missing.ts'
import { requirementOf } from '#features/roster/requirements.ts'
import type { Run } from '#features/roster/run.ts'
import type { TravelledDay } from '#features/roster/sheet/sheet.ts'
import { isCrewKind } from '#features/supply/lines/crew-kinds.ts'
import type { LineState } from '#features/supply/lines/order-line.ts'
import { countDiets } from '#features/travellers/count-diets.ts'
import type { FlightDirection } from '#features/travellers/flights/flight.ts'
import { type Day, daysBetween } from '#values/dates.ts'
import { fullAge } from '#values/full-age.ts'
import type { DayFacts, DayLine, DayMember, DayParty, DayPermits } from './day-facts.ts'
import { isConfirmedOn, isOn, type NightLodge, nightOf } from './night.ts'
import { type Problem, problemsOf } from './problems.ts'

/** Under which head a run stands: it begins on the day, ends on it, or neither. One of a single day arrives. */
export const heads = ['arrives', 'on-the-road', 'leaves'] as const
export type Head = (typeof heads)[number]

export const headOf = ({ from, to }: Run['days'], day: Day): Head =>
  day === from ? 'arrives' : day === to ? 'leaves' : 'on-the-road'

/**
 * What comes, goes or begins at a minute. `number` of a flight; of a pick-up the place is `where`. A transfer is one by a vehicle of ours, from
 * `at` until `until`.
 */
export type DayTime = {
  at: string
  until?: string
  what: 'flight' | 'transfer' | 'pick-up' | 'return'
  direction: FlightDirection | null
  number: string
  where: string
  travellers: number
  reference: string
}

type Somebody = Pick<DayMember, 'kind' | 'memberId' | 'name' | 'role' | 'state' | 'phone' | 'plate'>

/** Services of the day besides the bed, of one supplier and in one state: 'confirmed' also while a change of them waits. */
type DayServices = {
  titles: readonly string[]
  state: LineState
  supplier: string
  phone: string
  theirReference: string
}

/** A run on a day, with all that its card says. */
export type DayCard = {
  key: string
  run: RunKey
  kind: OrderKind
  title: string
  /** Of a booking; empty of a departure. */
  reference: string
  head: Head
  nth: number
  of: number
  adults: number
  /** In completed years on the first day, the youngest first. */
  childAges: readonly number[]
  languages: readonly string[]
  parties: readonly Pick<DayParty, 'bookingId' | 'reference' | 'leadName' | 'phone' | 'travellers'>[]
  day: Pick<TravelledDay, 'title' | 'items'> & { from: string; to: string; km: number; minutes: number; meals: readonly Meal[] }
  hired: { vehicles: number; withDriver: boolean } | null
  members: readonly Somebody[]
  /** Null where they sleep at no place of ours. */
  night: readonly NightLodge[] | null
  permits: readonly DayPermits[]
  times: readonly DayTime[]
  boughtFlights: readonly { label: string; number: string | null }[]
  /** Guides and vehicles that suppliers send. */
  ordered: readonly DayServices[]
  services: readonly DayServices[]
  diets: readonly { name: string; count: number }[]
  problems: readonly Problem[]
}

/** How many minutes by road between two places; null where no road is known. */
export type RoadMinutes = (fromPlaceId: string, toPlaceId: string) => number | null

/** The card of a run on a day. `road`: its days; `minutes` for a day whose time nobody entered. */
export function cardOf(
  run: Run,
  day: Day,
  facts: Pick<DayFacts, 'parties' | 'members' | 'absences' | 'lines'>,
  { road, minutes }: { road: readonly TravelledDay[]; minutes: RoadMinutes },
): DayCard {
  const isOf = (one: { departureId: number | null; bookingId: string | null }) =>
    'departureId' in run.key ? one.departureId === run.key.departureId : one.bookingId === run.key.bookingId
  const parties = facts.parties.filter(isOf)
  const assigned = withoutAbsences(facts.members.filter(isOf), facts.absences)
  const members = assigned.filter((one) => overlap(one, spanOfDays(day, day)))
  const lines = facts.lines.filter(isOf)
  const travelled = road.find(({ on }) => on === day)
  const sleeps = day < run.days.to && run.kind !== 'hire'
  const night = sleeps ? nightOf(lines, { lodges: travelled?.lodges ?? [], place: travelled?.to?.name ?? '' }, day) : null
  const missing = missingOf(requirementOf(run, { seatsPerCar: usualSeatsPerCar }), assigned, run)
  const ages = parties.flatMap(({ people, startsOn }) => people.map((one) => ageOf(one, startsOn)))
  const childAges = ages.filter((age) => age < fullAge).toSorted((a, b) => a - b)
  return {
    ...{ key: runText(run.key), run: run.key, kind: run.kind, title: run.title, hired: run.hired, languages: run.languages },
    reference: run.kind === 'departure' ? '' : run.reference,
    head: headOf(run.days, day),
    nth: daysBetween(run.days.from, day) + 1,
    of: daysBetween(run.days.from, run.days.to) + 1,
    adults: run.travellers - childAges.length,
    childAges,
    parties: parties.map(({ bookingId, reference, leadName, phone, travellers }) => ({
      ...{ bookingId, reference, leadName, phone, travellers },
    })),
    day: travelledOn(travelled, minutes),
    members: [...new Map(members.map((one) => [`${one.kind}-${one.memberId}`, one])).values()].map(somebody),
    night,
    permits: permitsOf(parties),
    times: timesOf(run, parties, day),
    boughtFlights: parties.flatMap(({ boughtFlights }) => boughtFlights),
    ordered: servicesOf(
      lines.filter(({ kind }) => isCrewKind(kind)),
      day,
    ),
    services: servicesOf(
      lines.filter(({ kind }) => !isCrewKind(kind)),
      day,
    ),
    diets: countDiets(parties.flatMap(({ diets }) => diets)),
    problems: problemsOf({ run, day, missing, members, night, lines, parties }),
  }
}

const somebody = ({ kind, memberId, name, role, state, phone, plate }: DayMember): Somebody => ({
  ...{ kind, memberId, name, role, state, phone, plate },
})

function travelledOn(found: TravelledDay | undefined, minutes: RoadMinutes): DayCard['day'] {
  if (!found) return { title: '', items: [], from: '', to: '', km: 0, minutes: 0, meals: [] }
  const { title, items, from, to, driveKm, driveMinutes, meals } = found
  const known = driveMinutes > 0 || !from || !to || from.id === to.id ? driveMinutes : (minutes(from.id, to.id) ?? 0)
  return { title, items, from: from?.name ?? '', to: to?.name ?? '', km: driveKm, minutes: known, meals }
}

/** The permits of all parties, kind by kind. */
function permitsOf(parties: readonly DayParty[]): DayPermits[] {
  const byLabel = Map.groupBy(
    parties.flatMap(({ permits }) => permits),
    ({ label }) => label,
  )
  const sum = (all: readonly DayPermits[], of: 'total' | 'numbered') => all.reduce((so, one) => so + one[of], 0)
  return [...byLabel].map(([label, all]) => ({
    ...{ label, park: all[0]?.park ?? '', total: sum(all, 'total'), numbered: sum(all, 'numbered') },
  }))
}

/** Flights, transfers, and of a hire its pick-up and its return, by the minute. */
function timesOf({ transfers }: Run, parties: readonly DayParty[], day: Day): DayTime[] {
  const driven = transfers
    .filter(({ span }) => span.from.startsWith(day))
    .map(
      ({ span, flight: { direction, number, airport } }): DayTime => ({
        ...{ at: span.from.slice(11), until: span.to.slice(11), what: 'transfer', direction, number, where: airport },
        ...{ travellers: 0, reference: '' },
      }),
    )
  const times = parties.flatMap(({ flights, order, reference, travellers }): DayTime[] => [
    ...flights
      .filter((flight) => flight.day === day)
      .map(
        ({ at, direction, number, airport, travellers: flown }): DayTime => ({
          ...{ at, what: 'flight', direction, number, where: airport, travellers: flown.length, reference },
        }),
      ),
    ...(order.kind === 'hire' ? hireTimes(order, { reference, travellers }, day) : []),
  ])
  return [...times, ...driven].toSorted((one, other) => (one.at < other.at ? -1 : 1))
}

type Hire = Extract<DayParty['order'], { kind: 'hire' }>

function hireTimes(
  { from, to, pickUp }: Hire,
  { reference, travellers }: Pick<DayParty, 'reference' | 'travellers'>,
  day: Day,
): DayTime[] {
  const { place = '', flight = '' } = pickUp ?? {}
  const of = { direction: null, travellers, reference }
  return [
    ...(from.startsWith(day) ? [{ at: from.slice(11), what: 'pick-up' as const, number: flight, where: place, ...of }] : []),
    ...(to.startsWith(day) ? [{ at: to.slice(11), what: 'return' as const, number: '', where: '', ...of }] : []),
  ]
}

function servicesOf(lines: readonly DayLine[], day: Day): DayServices[] {
  const ofDay = lines.filter((line) => line.kind !== 'stay' && isOn(line, day))
  const stands = (line: DayLine) => (isConfirmedOn(line, day) ? 'confirmed' : line.state)
  const alike = Map.groupBy(ofDay, (line) => JSON.stringify([line.supplier, line.theirReference, stands(line)]))
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const { supplier, phone, theirReference } = first
    return [{ titles: [first, ...others].map(({ title }) => title), state: stands(first), supplier, phone, theirReference }]
  })
}
