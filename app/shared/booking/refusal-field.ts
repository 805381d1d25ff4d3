import type { ProductOrder, StayOrder } from '#features/orders/order.ts'
import type { StepRefusal } from './refusal-sentence.ts'

/** The field of the first step that a refusal is about; undefined where it belongs above the form. */
export function refusalField(refusal: StepRefusal, order: ProductOrder): string | undefined {
  if (order.kind === 'stay') return stayField(refusal, order)
  return fields[order.kind][refusal.reason]
}

type Fields = { readonly [R in StepRefusal['reason']]?: string }

const journey: Fields = {
  closed: 'startsOn',
  'too-far-ahead': 'startsOn',
  'party-too-large': 'travellers',
  'no-rate': 'comfort',
  'rates-not-published': 'startsOn',
  'not-on-this-day': 'startsOn',
  'travellers-too-young': 'childAges',
}

const fields: Record<Exclude<ProductOrder['kind'], 'stay'>, Fields> = {
  departure: { 'party-too-large': 'travellers', 'travellers-too-young': 'childAges' },
  journey,
  pilgrims: { ...journey, 'party-too-large': 'adults', 'no-adult': 'adults' },
  hire: {
    closed: 'fromDay',
    'too-far-ahead': 'fromDay',
    'rates-not-published': 'toDay',
    'dates-wrong': 'toDay',
    'hire-by-quote': 'toDay',
    'party-too-large': 'travellers',
    'no-vehicles': 'vehicles',
    'too-many-vehicles': 'vehicles',
    'stock-short': 'vehicles',
    'not-without-driver': 'drive',
    'not-with-driver': 'drive',
    'driver-unknown': 'driverBornOn',
    'driver-too-young': 'driverBornOn',
    'licence-too-new': 'driverLicensedSince',
    'not-abroad': 'abroad',
    'notice-too-short': 'abroad',
  },
}

function stayField(refusal: StepRefusal, { rooms }: StayOrder): string | undefined {
  switch (refusal.reason) {
    case 'closed':
    case 'too-far-ahead':
    case 'hotel-closed':
      return 'startsOn'
    case 'dates-wrong':
    case 'stay-too-long':
    case 'stay-too-short':
    case 'rates-not-published':
      return 'endsOn'
    case 'guest-too-young':
      return `rooms[${firstOf(rooms, ({ childAges }) => childAges.some((age) => age < refusal.minimumAge))}].childAges`
    case 'room-too-small':
      return refusal.of === 'adults' ? 'rooms[0].adults' : 'rooms[0].childAges'
    case 'stock-short':
      return `rooms[${firstOf(rooms, ({ room }) => refusal.short[0]?.part.resource.endsWith(`/${room}`) ?? false)}].room`
    case 'room-unknown':
      return `rooms[${firstOf(rooms, ({ room }) => room === refusal.room)}].room`
    case 'no-rooms':
    case 'too-many-rooms':
    case 'no-rate':
      return 'rooms[0].room'
    case 'board-unknown':
      return 'rooms[0].board'
    case 'room-empty':
    case 'child-alone':
    case 'party-too-large':
      return 'rooms[0].adults'
    default:
      return undefined
  }
}

const firstOf = <Room>(rooms: readonly Room[], is: (room: Room) => boolean) => Math.max(0, rooms.findIndex(is))
