import { birthDayFault } from '#features/orders/member-age.ts'
import { type HireOrder, type Member, type Party, type ProductOrder, partyOfUnnamed, unnamed } from '#features/orders/order.ts'
import type { Residency } from '#features/places/visitor-fee.ts'
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

/** The order and the party of the first step. Travellers have no names yet. */
export type Choice = { order: ProductOrder; party: Party }

const noExtras = { extras: [], code: null } as const
const sharedRooms = { singleRooms: 0, ...noExtras } as const

/** An answer that may leave the ages of children out: then all are adults; and the residency: then all come from abroad. */
type AgesOptional<Answer extends { childAges: readonly number[] }> = Omit<Answer, 'childAges' | 'residency'> & {
  childAges?: readonly number[]
  residency?: Residency
}

export const departureChoice = (
  { travellers, childAges = [], residency, comfort }: AgesOptional<DepartureAnswer>,
  departure: { slug: string; packageSlug: string; comfort: Comfort },
): Choice => ({
  order: {
    kind: 'departure',
    departure: departure.slug,
    package: departure.packageSlug,
    comfort: comfort ?? departure.comfort,
    ...sharedRooms,
  },
  party: headCount(travellers - childAges.length, childAges, residency),
})

export const journeyChoice = ({
  package: of,
  startsOn,
  travellers,
  childAges = [],
  residency,
  comfort,
}: AgesOptional<JourneyAnswer>): Choice => ({
  order: { kind: 'journey', package: of, startsOn, comfort, ...sharedRooms },
  party: headCount(travellers - childAges.length, childAges, residency),
})

/** A group, adults first, so that its leader is one. All pay the park fees of one residency. */
export const pilgrimsChoice = ({ package: of, startsOn, comfort, residency, ...group }: PilgrimsAnswer): Choice => ({
  order: { kind: 'pilgrims', package: of, startsOn, comfort, ...sharedRooms },
  party: headCount(group.adults, group.childAges, residency),
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
    ...hireDetails(answer),
    abroad: answer.abroad,
    ...noExtras,
  },
  party: partyOfUnnamed(answer.travellers),
})

type HireDetails = Pick<HireAnswer, 'drive' | 'driverBornOn' | 'driverLicensedSince' | 'pickUpPlace' | 'pickUpFlight'>

/** Who drives where no driver is hired; where our driver fetches them where one is. */
function hireDetails(answer: HireDetails): Pick<HireOrder, 'driver' | 'pickUp'> {
  const { drive, driverBornOn, driverLicensedSince, pickUpPlace, pickUpFlight = '' } = answer
  if (drive === 'with-driver')
    return { driver: null, ...(pickUpPlace && { pickUp: { place: pickUpPlace, flight: pickUpFlight } }) }
  return { driver: driverBornOn && driverLicensedSince ? { bornOn: driverBornOn, licensedSince: driverLicensedSince } : null }
}

const headCount = (adults: number, childAges: readonly number[], residency: Residency = 'foreign'): Party =>
  [...partyOfUnnamed(adults), ...childAges.map((assumedAge) => ({ ...unnamed, assumedAge }))].map((member) => ({
    ...member,
    residency,
  }))

/** The named party of the second step. Ages are counted on the first day, so the assumed one is only a placeholder. */
export const namedParty = ({ travellers }: TravellersAnswer): Party =>
  travellers.map((traveller): Member => ({ ...unnamed, ...traveller }))

/**
 * An order with the answers of the third step: extras with quantity zero are left out; comfort and single rooms apply only to a
 * journey.
 */
export function withExtras(order: ProductOrder, { comfort, singleRooms, extras, code }: ExtrasAnswer): ProductOrder {
  const added = { extras: extras.filter(({ quantity }) => quantity > 0), code }
  if (order.kind === 'stay' || order.kind === 'hire') return { ...order, ...added }
  return { ...order, ...added, comfort: comfort ?? order.comfort, singleRooms }
}

/** An order with its driver or pick-up place, which a quote leaves out: it can be passed on. */
export const withHireDetails = (order: ProductOrder, answer: Omit<HireDetails, 'drive'>): ProductOrder =>
  order.kind === 'hire' ? { ...order, ...hireDetails({ ...answer, drive: order.withDriver ? 'with-driver' : 'self' }) } : order

/** The problem with a travel day, seen from today in Kigali: past, or further ahead than is sold. */
export function dayProblem(day: Day, today: Day): 'day-past' | 'day-too-far' | undefined {
  if (day < today) return 'day-past'
  return day > soldUntil(today) ? 'day-too-far' : undefined
}

/**
 * The problems with the driver's birth day and licence, by field: missing, in the future, or too long ago; when a driver is
 * hired, a missing pick-up place.
 */
export function hireProblems(
  { drive, driverBornOn, driverLicensedSince, pickUpPlace }: HireDetails,
  { today, startsOn }: { today: Day; startsOn: Day },
): Record<string, string> {
  if (drive === 'with-driver') return pickUpPlace ? {} : { pickUpPlace: 'pick-up-missing' }
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
export const withSomeDriver = (order: ProductOrder): ProductOrder =>
  order.kind === 'hire' && !order.withDriver && !order.driver ? { ...order, driver: anyDriver } : order
