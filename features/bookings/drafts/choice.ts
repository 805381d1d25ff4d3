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

/** What the first step comes to: what is wanted, and for whom. Nobody has a name yet. */
export type Choice = { order: Order; party: Party }

const nothingAdded = { extras: [], code: null } as const
const twoToARoom = { singleRooms: 0, ...nothingAdded } as const

export const departureChoice = (
  { travellers, comfort }: DepartureAnswer,
  departure: { slug: string; packageSlug: string; comfort: Comfort },
): Choice => ({
  order: {
    kind: 'departure',
    departure: departure.slug,
    package: departure.packageSlug,
    comfort: comfort ?? departure.comfort,
    ...twoToARoom,
  },
  party: partyOfUnnamed(travellers),
})

export const journeyChoice = ({ package: of, startsOn, travellers, comfort }: JourneyAnswer): Choice => ({
  order: { kind: 'journey', package: of, startsOn, comfort, ...twoToARoom },
  party: partyOfUnnamed(travellers),
})

/** A group: the grown first, so that its leader is one of them; every one of them pays the park fees of one residency. */
export const pilgrimsChoice = ({ package: of, startsOn, comfort, residency, ...group }: PilgrimsAnswer): Choice => ({
  order: { kind: 'pilgrims', package: of, startsOn, comfort, ...twoToARoom },
  party: headCount(group.grown, group.childAges).map((member) => ({ ...member, residency })),
})

export const stayChoice = ({ hotel, startsOn, endsOn, rooms }: StayAnswer): Choice => ({
  order: { kind: 'stay', hotel, startsOn, endsOn, rooms, ...nothingAdded },
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
    ...nothingAdded,
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

/** The party of the second step, by name. Ages are counted anew on the first day, so the assumed one is only a stand-in. */
export const namedParty = ({ travellers }: TravellersAnswer): Party =>
  travellers.map((traveller): Member => ({ ...unnamed, ...traveller }))

/**
 * An order with what the third step answered: extras of which none is wanted are left out, and comfort and rooms alone are
 * only a journey's.
 */
export function withExtras(order: Order, { comfort, singleRooms, extras, code }: ExtrasAnswer): Order {
  const added = { extras: extras.filter(({ quantity }) => quantity > 0), code }
  if (order.kind === 'stay' || order.kind === 'hire') return { ...order, ...added }
  return { ...order, ...added, comfort: comfort ?? order.comfort, singleRooms }
}

/** An order with whoever drives, where a quote left them out: a quote names nobody. */
export const withDriver = (order: Order, answer: DriverAnswer): Order =>
  order.kind === 'hire' && !order.withDriver ? { ...order, driver: driverOf(answer) } : order

/** What is wrong with a day somebody wants to travel on, seen from today in Kigali: gone, or further ahead than is sold. */
export function dayProblem(day: Day, today: Day): 'day-past' | 'day-too-far' | undefined {
  if (day < today) return 'day-past'
  return day > soldUntil(today) ? 'day-too-far' : undefined
}

/**
 * Whose birth day and licence are missing, lie ahead or too far back on the first day, by the name of the field; nobody's where a
 * driver is hired.
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

/** Somebody whom any class is let to: the price of a car does not depend on who drives it. */
const anyDriver = { bornOn: '1970-01-01', licensedSince: '1990-01-01' }

/** An order that can be priced before anybody has said who drives. */
export const withSomeDriver = (order: Order): Order =>
  order.kind === 'hire' && !order.withDriver && !order.driver ? { ...order, driver: anyDriver } : order
