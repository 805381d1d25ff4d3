import type { CrewRole, Span } from '#features/crew/assignments/assignment.ts'
import type { Meal } from '#features/packages/package.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import { isAhead } from '#features/travellers/ahead/missing-ahead.ts'
import type { FlightDirection } from '#features/travellers/flights/flight.ts'
import type { Room } from '#features/travellers/rooming.ts'
import type { Day } from '#values/dates.ts'
import { fullAge } from '#values/full-age.ts'
import { closesAt, type Days, isShown, shownFrom } from './sheet-times.ts'

export type RoadPlace = { id: string; name: string }

/** Where they sleep. `isConfirmed`: our rate book or the accepted journey names the house; else the text of the package does. */
export type Lodge = { name: string; place: string; phone: string; isConfirmed: boolean }

/**
 * The same with who it is to us: the supplier, and the house that we show; null where it is none of ours. `who`: of whom of the party it is the house, by
 * their positions; null: of everybody. `isOwn`: the customer arranges it. `isCamp`: on a mountain, above the gate by which they came.
 */
export type RoadLodge = Lodge & {
  supplierId: number | null
  hotelId: string | null
  who: readonly number[] | null
  isOwn?: true
  isCamp?: true
}

/** A day on the road, from 1 for the first of the run. Kilometres and minutes are 0 where nothing is known. */
type RoadDay = {
  day: number
  on: Day
  title: string
  text: string
  from: RoadPlace | null
  to: RoadPlace | null
  driveKm: number
  driveMinutes: number
  meals: readonly Meal[]
  /** What is on a day that was made for one customer, besides its nights. */
  items: readonly { title: string; text: string; place: string }[]
  lodges: readonly Lodge[]
}

/** A day on the road with the houses as our lists know them. */
export type TravelledDay = Omit<RoadDay, 'lodges'> & { lodges: readonly RoadLodge[] }

/** Where somebody is fetched, and on which flight they come, as they typed it. `at`: Kigali's clock. */
export type PickUp = { on: Day; at: string; place: string; flight: string; reference: string }

/** A flight that travellers gave: `at` the clock at the airport, when one in lands or another leaves. */
type OwnFlight = {
  on: Day
  at: string
  direction: FlightDirection
  number: string
  airport: string
  travellers: number
  reference: string
}

/** A party as the road needs it; `lead` is whom to call. */
export type SheetParty = {
  reference: string
  travellers: number
  language: string
  lead: { firstName: string; phone: string }
  /** In completed years on the first day. */
  ages: readonly number[]
  /** The kind of each room, and of each traveller who is to be paired still. */
  rooms: readonly Room['kind'][]
  /** What they eat and the access that they need. */
  diets: readonly string[]
  extras: readonly { name: string; quantity: number }[]
}

/** A permit of one traveller for a day in a park; the park's office asks for both. Null where it is not known yet. */
type SheetPermit = { id: number; on: Day; label: string; reference: string; name: string | null; number: string | null }

/** Somebody or something else on the run. */
type Colleague = { id: number; name: string; role: CrewRole; phone: string; days: Days }
type SheetCar = { id: number; name: string; plate: string; seats: number; vehicleClass: string | null; days: Days }

/** Everything that a sheet may ever say. What it may never say is not even read. */
export type SheetFacts = {
  assignment: { id: number; member: string; kind: 'guide' | 'car'; role: CrewRole | null; span: Span; days: Days }
  run: { kind: OrderKind; title: string; reference: string; days: Days }
  parties: readonly SheetParty[]
  days: readonly RoadDay[]
  pickUps: readonly PickUp[]
  /** Flights that are sold with the bookings. */
  flights: readonly { on: Day; label: string; number: string | null; reference: string }[]
  /** The flights on which travellers come and go, as they gave them: how many travellers, and nobody's name. */
  ownFlights: readonly OwnFlight[]
  permits: readonly SheetPermit[]
  crew: readonly Colleague[]
  cars: readonly SheetCar[]
}

/** A day of a sheet with what happens on it. `permits` are empty while nobody may see them; `visits` are counted always. */
export type SheetDay = Omit<RoadDay, 'day'> & {
  /** Null for a day that the run has no description of. */
  day: number | null
  pickUps: readonly PickUp[]
  flights: SheetFacts['flights']
  ownFlights: SheetFacts['ownFlights']
  /** `numbersMissing`: how many permits of it have no number yet, in the days in which that is warned of. */
  visits: readonly { label: string; travellers: number; numbersMissing: number }[]
  permits: readonly SheetPermit[]
  /** From when the names and the numbers of its permits are shown; null where it has none, or they are shown. */
  permitsFrom: Day | null
}

type Counted = { name: string; count: number }

/** What a guide or a driver reads. */
export type Sheet = Pick<SheetFacts, 'assignment' | 'run' | 'crew' | 'cars'> & {
  days: readonly SheetDay[]
  travellers: number
  /** The ages of those who are not grown up, the youngest first. */
  childAges: readonly number[]
  languages: readonly string[]
  rooms: readonly { kind: Room['kind']; count: number }[]
  diets: readonly Counted[]
  extras: readonly Counted[]
  parties: readonly { reference: string; travellers: number; lead: SheetParty['lead'] | null }[]
  /** From when the lead travellers are shown; null where they are, or are not any more. */
  leadsFrom: Day | null
  closesAt: Date
}

/**
 * The sheet of an assignment on a day of Kigali; undefined where it does not open. What the road needs: docs/roster.md says the days on
 * which names, phones and permits are in it.
 */
export function sheetOf(facts: SheetFacts, today: Day): Sheet | undefined {
  const { assignment, run, parties, crew, cars } = facts
  if (!isShown('sheet', assignment.days, today)) return undefined
  const seesLeads = isShown('leads', assignment.days, today)
  const rooms = countedBy(
    parties.flatMap((party) => party.rooms),
    String,
  )
  return {
    ...{ assignment, run },
    crew: crew.filter(({ id }) => id !== assignment.id),
    cars: cars.filter(({ id }) => id !== assignment.id),
    days: sheetDays(facts, today),
    travellers: sum(parties.map(({ travellers }) => travellers)),
    childAges: parties.flatMap(({ ages }) => ages.filter((age) => age < fullAge)).toSorted((a, b) => a - b),
    languages: [...new Set(parties.map(({ language }) => language))],
    rooms: [...rooms.values()].map(([first, ...more]) => ({ kind: first, count: more.length + 1 })),
    diets: counted(parties.flatMap(({ diets }) => diets.map((name) => ({ name: name.trim(), count: 1 })))),
    extras: counted(parties.flatMap(({ extras }) => extras.map(({ name, quantity }) => ({ name, count: quantity })))),
    parties: parties.map(({ reference, travellers, lead }) => ({ reference, travellers, lead: seesLeads ? lead : null })),
    leadsFrom: today < shownFrom('leads', assignment.days) ? shownFrom('leads', assignment.days) : null,
    closesAt: closesAt(assignment.days),
  }
}

/** The days of the assignment that the run describes, and every other of them on which something happens. */
function sheetDays(facts: SheetFacts, today: Day): SheetDay[] {
  const { days: described, pickUps, flights, ownFlights, permits } = facts
  const { days } = facts.assignment
  const happens = [...described, ...pickUps, ...flights, ...ownFlights, ...permits].map(({ on }) => on)
  const within = [...new Set(happens)].filter((on) => days.from <= on && on <= days.to)
  return within.toSorted().map((on) => {
    const ofDay = permits.filter((permit) => permit.on === on)
    const seesPermits = isShown('permits', { from: on, to: on }, today)
    const from = shownFrom('permits', { from: on, to: on })
    return {
      ...(described.find((one) => one.on === on) ?? { ...emptyDay, on }),
      pickUps: pickUps.filter((one) => one.on === on),
      flights: flights.filter((one) => one.on === on),
      ownFlights: ownFlights.filter((one) => one.on === on),
      visits: counted(ofDay.map(({ label }) => ({ name: label, count: 1 }))).map(({ name, count }) => ({
        ...{ label: name, travellers: count },
        numbersMissing: isAhead('permit-number', on, today)
          ? ofDay.filter(({ label, number }) => label.trim().toLowerCase() === name.toLowerCase() && number === null).length
          : 0,
      })),
      permits: seesPermits ? ofDay : [],
      permitsFrom: ofDay.length > 0 && today < from ? from : null,
    }
  })
}

const emptyDay = {
  ...{ day: null, title: '', text: '', from: null, to: null, driveKm: 0, driveMinutes: 0, meals: [], items: [], lodges: [] },
} as const

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

const countedBy = <One>(all: readonly One[], key: (one: One) => string): Map<string, [One, ...One[]]> => {
  const groups = new Map<string, [One, ...One[]]>()
  for (const one of all) {
    const group = groups.get(key(one))
    if (group) group.push(one)
    else groups.set(key(one), [one])
  }
  return groups
}

/** The same words together, whatever their capitals; the most first. */
const counted = (all: readonly Counted[]): Counted[] =>
  [
    ...countedBy(
      all.filter(({ name, count }) => name !== '' && count > 0),
      ({ name }) => name.toLowerCase(),
    ).values(),
  ]
    .map((same) => ({ name: same[0].name, count: sum(same.map(({ count }) => count)) }))
    .toSorted((a, b) => b.count - a.count)

const addresses = [
  'father',
  'fr',
  'rev',
  'reverend',
  'pastor',
  'sister',
  'sr',
  'brother',
  'abbé',
  'père',
  'padre',
  'mr',
  'mrs',
  'ms',
  'miss',
  'dr',
]

/** What somebody is called, without the family name: 'Marit' of 'Marit Solheim', 'Father Emile' of 'Father Emile Keza'. */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const at = words.findIndex((word) => !addresses.includes(word.toLowerCase().replace(/\.$/, '')))
  return words.slice(0, Math.max(at, 0) + 1).join(' ')
}
