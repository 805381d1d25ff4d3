import { birthDayFault } from '#features/orders/member-age.ts'
import { type Member, type Order, type Party, partyOfUnnamed, unnamed } from '#features/orders/order.ts'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import { soldUntil } from '#features/stock/sold-until.ts'
import type { Day } from '#values/dates.ts'
import type {
  DepartureAnswer,
  ExtrasAnswer,
  HireAnswer,
  JourneyAnswer,
  PilgrimsAnswer,
  StayAnswer,
  TravellersAnswer,
} from './booking-request.ts'

/** The order and the party of the first step. Nobody has a name yet. */
export type Choice = { order: Order; party: Party }

const noExtras = { extras: [], code: null } as const
const sharedRooms = { singleRooms: 0, ...noExtras } as const

export const departureChoice = (
  { travellers, comfort }: DepartureAnswer,
  departure: { slug: string; packageSlug: string; comfort: Comfort },
): Choice => ({
  order: {
    kind: 'departure',
    departure: departure.slug,
    package: departure.packageSlug,
    comfort: comfort ?? departure.comfort,
    ...sharedRooms,
  },
  party: partyOfUnnamed(travellers),
})

export const journeyChoice = ({ package: of, startsOn, travellers, comfort }: JourneyAnswer): Choice => ({
  order: { kind: 'journey', package: of, startsOn, comfort, ...sharedRooms },
  party: partyOfUnnamed(travellers),
})

/** A group, adults first, so that its leader is one. All pay the park fees of one residency. */
export const pilgrimsChoice = ({ package: of, startsOn, comfort, residency, ...group }: PilgrimsAnswer): Choice => ({
  order: { kind: 'pilgrims', package: of, startsOn, comfort, ...sharedRooms },
  party: headCount(group.grown, group.childAges).map((member) => ({ ...member, residency })),
})

export const stayChoice = ({ hotel, startsOn, endsOn, rooms }: StayAnswer): Choice => ({
  order: { kind: 'stay', hotel, startsOn, endsOn, rooms, ...noExtras },
  party: headCount(
    rooms.reduce((sum, { adults }) => sum + adults, 0),
    rooms.flatMap(({ childAges }) => childAges),
  ),
})

export const hireChoice = (answer: HireAnswer): Choice => ({
  order: {
    kind: 'hire',
    vehicleClass: answer.vehicleClass,
    vehicles: answer.vehicles,
    from: `${answer.fromDay}T${answer.fromTime}`,
    to: `${answer.toDay}T${answer.toTime}`,
    withDriver: answer.drive === 'with-driver',
    driver: driverOf(answer),
    abroad: answer.abroad,
    ...noExtras,
  },
  party: partyOfUnnamed(answer.travellers),
})

type DriverAnswer = Pick<HireAnswer, 'drive' | 'driverBornOn' | 'driverLicensedSince'>

function driverOf({ drive, driverBornOn, driverLicensedSince }: DriverAnswer) {
  if (drive === 'with-driver' || !driverBornOn || !driverLicensedSince) return null
  return { bornOn: driverBornOn, licensedSince: driverLicensedSince }
}

const headCount = (grown: number, childAges: readonly number[]): Party => [
  ...partyOfUnnamed(grown),
  ...childAges.map((assumedAge) => ({ ...unnamed, assumedAge })),
]

/** The named party of the second step. Ages are counted on the first day, so the assumed one is only a placeholder. */
export const namedParty = ({ travellers }: TravellersAnswer): Party =>
  travellers.map((traveller): Member => ({ ...unnamed, ...traveller }))

/**
 * An order with the answers of the third step: extras with quantity zero are left out; comfort and single rooms apply only to a
 * journey.
 */
export function withExtras(order: Order, { comfort, singleRooms, extras, code }: ExtrasAnswer): Order {
  const added = { extras: extras.filter(({ quantity }) => quantity > 0), code }
  if (order.kind === 'stay' || order.kind === 'hire') return { ...order, ...added }
  return { ...order, ...added, comfort: comfort ?? order.comfort, singleRooms }
}

/** An order with its driver, whom a quote leaves out: a quote names nobody. */
export const withDriver = (order: Order, answer: DriverAnswer): Order =>
  order.kind === 'hire' && !order.withDriver ? { ...order, driver: driverOf(answer) } : order

/** The problem with a travel day, seen from today in Kigali: past, or further ahead than is sold. */
export function dayProblem(day: Day, today: Day): 'day-past' | 'day-too-far' | undefined {
  if (day < today) return 'day-past'
  return day > soldUntil(today) ? 'day-too-far' : undefined
}

/**
 * The problems with the driver's birth day and licence, by field: missing, in the future, or too long ago. None when a driver is hired.
 */
export function driverProblems(
  { drive, driverBornOn, driverLicensedSince }: DriverAnswer,
  { today, startsOn }: { today: Day; startsOn: Day },
): Record<string, string> {
  if (drive === 'with-driver') return {}
  const bornOnFault = driverBornOn && (birthDayFault(driverBornOn, today) ?? birthDayFault(driverBornOn, startsOn))
  return {
    ...(!driverBornOn && { driverBornOn: 'driver-missing' }),
    ...(bornOnFault && { driverBornOn: bornOnFault }),
    ...(!driverLicensedSince && { driverLicensedSince: 'licence-missing' }),
    ...(driverLicensedSince && driverLicensedSince > today && { driverLicensedSince: 'licence-future' }),
  }
}

/** A driver whom every class accepts: the price of a car does not depend on the driver. */
const anyDriver = { bornOn: '1970-01-01', licensedSince: '1990-01-01' }

/** An order that can be priced before the driver is known. */
export const withSomeDriver = (order: Order): Order =>
  order.kind === 'hire' && !order.withDriver && !order.driver ? { ...order, driver: anyDriver } : order
