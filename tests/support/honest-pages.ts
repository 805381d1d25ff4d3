import { setBookingCookie } from '#app/shared/booking-cookie.server.ts'
import { bookingKey } from '#features/bookings/booking-key.server.ts'
import { startDraft } from '#features/bookings/drafts/start-draft.server.ts'
import { type Party, type ProductOrder, partyOfUnnamed } from '#features/orders/order.ts'
import { signIn } from '#features/staff/passwords/sign-in-by-password.server.ts'
import { cookieHeader, member } from '#features/staff/test-member.server.ts'
import { consentVersion } from '#features/travellers/details.ts'
import { roomingKey } from '#features/travellers/rooming-key.server.ts'
import type { Context } from '#platform/context.ts'
import { addDays, type Day } from '#values/dates.ts'
import {
  bookingNow,
  gorillaTrek,
  heldOrder,
  marit,
  openRoads,
  openRoomsAndCars,
  paid,
  publishPilgrimage,
  seatsOn,
  stayFrom,
  trekFrom,
} from './cast.ts'
import { signInPages } from './honest-sign-ins.ts'

type Kind = ProductOrder['kind']
type Fields = Readonly<Record<string, string>>

/** An address with what an honest visitor or member of staff sends there; `id` is the booking that it is about. */
export type HonestPage = { path: string; cookie?: string; id?: string; query?: Fields; sends?: Fields }

const reach = { name: 'Marit Solheim', email: 'marit@example.no', phone: '+47 900 00 000' }
const person = { firstNames: 'Marit', familyName: 'Solheim', bornOn: '1988-11-03', residency: 'foreign' }
const inList = (list: string, index: number, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${list}[${index}].${name}`, value]))
const people = { ...inList('travellers', 0, person), ...inList('travellers', 1, person), ...reach }
const room = inList('rooms', 0, { room: 'superior-twin', board: 'BB', adults: '2', childAges: '4, 7' })
const trekking = { package: 'an-hour-with-the-gorillas', startsOn: '2027-09-14', comfort: 'lodge' }
const nights = { startsOn: '2027-06-14', endsOn: '2027-06-17' }
const stay = { from: nights.startsOn, to: nights.endsOn, adults: '4', children: '4, 7', rooms: '2' }
const hours = { fromDay: '2027-06-14', fromTime: '09:00', toDay: '2027-06-18', toTime: '09:00', vehicles: '1', travellers: '2' }
const driver = { drive: 'self', driverBornOn: '1980-01-01', driverLicensedSince: '2005-01-01', 'abroad.uganda': 'on' }
const extra = inList('extras', 0, { id: 'sim-card', quantity: '1' })
const guard = { more: '', shown: 'x.y' }
/** The enquiry forms: features/enquiries/enquiry-form.ts. */
const enquiries: HonestPage[] = [
  { path: '/contact', sends: { topic: 'room', ...reach, message: 'Is there a lift?', ...guard } },
  {
    path: '/tailor-made',
    query: { about: 'an-hour-with-the-gorillas', travellers: '4', month: '2027-06' },
    sends: { about: 'luxury', 'what.gorillas': 'on', month: '2027-06', days: '7', travellers: '4', ...reach, ...guard },
  },
  {
    path: '/parish-quote',
    sends: {
      group: 'St Peter',
      pilgrims: '32',
      leaders: '2',
      feast: 'own',
      startsOn: '2027-09-14',
      rooms: 'twin',
      ...reach,
      ...guard,
    },
  },
  { path: '/newsletter', sends: { mailbox: reach.email, more: '' } },
  { path: '/newsletter/confirm', query: { key: 'x' } },
  { path: '/newsletter/leave', query: { reader: 'x', key: 'y' } },
]
const shipment = {
  goods: 'general',
  lane: 'dubai-kigali-air',
  from: 'Dubai',
  to: 'Kigali',
  mode: 'air',
  ...inList('pieces', 0, { count: '4', length: '80', width: '60', height: '50', weight: '24' }),
}
const details = {
  nationality: 'NO',
  passportName: 'MARIT',
  passportNumber: 'C01822649',
  passportExpiresOn: '2031-01-01',
  ...{ diet: 'None', access: 'None', room: 'A' },
  emergencyContact: 'Ola',
  health: 'Knee',
  consent: consentVersion,
  'remove.diet': 'on',
  'remove.access': 'on',
}

/** Everything that is sold and booked, and every address of the booking steps, of visitors' own pages and of the admin area. */
export async function honestPages(ctx: Context): Promise<{ pages: HonestPage[]; named: ((name: string) => HonestPage)[] }> {
  await openRoomsAndCars(ctx)
  await openRoads(ctx)
  const [trek, other] = [await gorillaTrek(ctx, { seats: 12 }), await gorillaTrek(ctx, { seats: 12 })]
  const [road, admin] = [await publishPilgrimage(ctx), await ownerCookie(ctx)]
  const kinds = Object.entries(ordersOf(trek.slug, road)) as [Kind, { order: ProductOrder; party: Party }][]
  const [firsts, changes] = [firstSteps(trek.slug, road), changesTo(other.slug)]
  const steps = await Promise.all(kinds.map(async ([kind, order]) => stepsOf(kind, await keyOfDraft(ctx, order))))
  const bookings = await Promise.all(kinds.map(async ([kind, order]) => ({ kind, ...(await bookedBy(ctx, kind, order)) })))
  const pages: HonestPage[] = [
    ...(Object.keys(firsts) as Kind[]).map((kind) => ({ path: paths[kind], query: firsts[kind], sends: firsts[kind] })),
    ...(Object.keys(firsts) as Kind[]).map((kind) => ({ path: '/quotes', sends: { kind, ...firsts[kind] } })),
    { path: '/booking', sends: { intent: 'wait', formKey: 'x'.repeat(24), ...firsts.departure, ...reach } },
    { path: '/parks', query: { country: 'kenya' } },
    { path: '/quotes', query: { code: 'K7QM-42XD' } },
    { path: '/hotels', query: { ...stay, where: 'rwanda', kind: 'lodge', budget: '200', sort: 'price', view: 'map', page: '1' } },
    { path: '/hotel-details/imisozi-terrace-kigali', query: { ...stay, month: '2027-06' } },
    { path: '/search', query: { q: 'gorilla', in: 'journeys' } },
    { path: '/search/suggestions', query: { q: 'gor' } },
    { path: '/car-hire-rates', query: { car: 'rav4', days: '5', fromDay: '2027-06-14', to: 'kibeho', km: '400', ...driver } },
    { path: '/transport-information', query: { from: 'kigali', to: 'kibeho' } },
    { path: '/freight-quote', query: { rows: '2', ...shipment }, sends: { intent: 'estimate', ...shipment } },
    { path: '/freight-quote', sends: { intent: 'send', readyOn: '2027-06-14', message: 'Tiles', ...shipment, ...reach } },
    { path: '/bookings', sends: { reference: 'K7QM-42XD', email: reach.email } },
    ...enquiries,
    ...steps.flat(),
    ...bookings.flatMap(({ kind, reference, cookie, rooming }) => ownPages(kind, { reference, cookie, rooming }, changes[kind])),
    ...bookings.flatMap(({ kind, id }) => adminScreensList(id, admin, amendments(other.slug)[kind])),
    ...ofAdmin(trek, other.slug).map((page) => ({ cookie: admin, ...page })),
  ]
  return { pages, named: namedPages(bookings, admin) }
}

const paths: Record<Kind, string> = {
  departure: '/booking',
  journey: '/booking/journey',
  pilgrims: '/booking/pilgrims',
  stay: '/hotel-booking',
  hire: '/booking/hire',
}

const ordersOf = (departure: string, road: string): Record<Kind, { order: ProductOrder; party: Party }> => ({
  departure: { order: seatsOn(departure), party: [marit, marit] },
  journey: { order: trekFrom('2027-09-14'), party: [marit, marit] },
  pilgrims: {
    order: { ...trekFrom('2027-09-14'), kind: 'pilgrims', package: road, comfort: 'simple' },
    party: partyOfUnnamed(12),
  },
  stay: { order: stayFrom('2027-06-14', 3), party: partyOfUnnamed(1) },
  hire: {
    order: {
      kind: 'hire',
      vehicleClass: 'rav4',
      vehicles: 1,
      from: '2027-06-14T09:00',
      to: '2027-06-18T09:00',
      withDriver: true,
      driver: null,
      abroad: [],
      extras: [],
      code: null,
    },
    party: partyOfUnnamed(2),
  },
})

const firstSteps = (departure: string, road: string): Record<Kind, Fields> => ({
  departure: { departure, travellers: '2', comfort: 'lodge' },
  journey: { ...trekking, travellers: '2' },
  pilgrims: { ...trekking, package: road, comfort: 'simple', adults: '12', childAges: '4', residency: 'foreign' },
  stay: { hotel: 'imisozi-terrace-kigali', ...nights, count: '1', ...room },
  hire: { class: 'rav4', vehicleClass: 'rav4', ...hours, ...driver },
})

const changesTo = (departure: string): Record<Kind, Fields> => ({
  departure: { departure, comfort: 'lodge', singleRooms: '1', 'off.p2': 'on', ...inList('newcomers', 0, person), ...extra },
  journey: { startsOn: '2027-09-20', comfort: 'lodge', singleRooms: '0', ...extra },
  pilgrims: { startsOn: '2027-09-20', comfort: 'simple', singleRooms: '0', more: '3' },
  stay: { startsOn: '2027-06-15', endsOn: '2027-06-18', ...room },
  hire: { ...hours, fromDay: '2027-06-15', travellers: '3' },
})

const amendments = (departure: string): Record<Kind, Fields> => ({
  departure: {
    look: '1',
    departure,
    singleRooms: '1',
    stays: '1',
    adults: '2',
    children: '4, 7',
    residency: 'foreign',
    'extra-x': '1',
  },
  journey: { look: '1', startsOn: '2027-09-20', adults: '1' },
  pilgrims: { look: '1', startsOn: '2027-09-20', adults: '20' },
  stay: { look: '1', startsOn: '2027-06-15', endsOn: '2027-06-18', 'room-0': 'superior-twin|BB' },
  hire: { look: '1', from: '2027-06-15T09:00', to: '2027-06-18T10:00', vehicles: '2' },
})

async function keyOfDraft(ctx: Context, order: { order: ProductOrder; party: Party }): Promise<string> {
  const started = await startDraft(ctx, order)
  if (!started.done) throw new Error(`No draft: ${started.refusal.reason}`)
  return started.value
}

const stepsOf = (kind: Kind, key: string): HonestPage[] => [
  { path: `/booking/${key}/travellers`, sends: kind === 'departure' || kind === 'journey' ? people : reach },
  {
    path: `/booking/${key}/extras`,
    sends: { intent: 'apply', comfort: 'lodge', singleRooms: '0', ...extra, code: '', message: 'Hi' },
  },
  { path: `/booking/${key}/payment`, sends: { agreedTotalMinor: '1', method: 'bank-transfer', terms: 'on' } },
]

/** A booking on hold where it is of a departure, and paid for where it is of anything else. */
async function bookedBy(ctx: Context, kind: Kind, { order, party }: { order: ProductOrder; party: Party }) {
  const { id, reference, totalMinor } = await heldOrder(ctx, order, party)
  if (kind !== 'departure') await paid(ctx, id, totalMinor)
  const booking = await bookingNow(ctx, id)
  const [cookie = ''] = setBookingCookie(ctx, reference, bookingKey(ctx.config.secret, booking)).split(';')
  return { id, reference, cookie, rooming: roomingKey(ctx.config.secret, booking) }
}

type Opened = { reference: string; cookie: string; rooming: string }

const ownPages = (kind: Kind, { reference, cookie, rooming }: Opened, change: Fields): HonestPage[] => [
  { path: `/rooming/${reference}`, query: { key: rooming } },
  ...[
    {
      path: '',
      query: { paid: 'card', done: 'changed', refused: 'no-cards' },
      sends: { intent: 'hold-again', agreedTotalMinor: '1' },
    },
    { path: '', sends: { intent: 'accept', agreedTotalMinor: '1', method: 'card', terms: 'on' } },
    { path: '/change', query: { kind }, sends: { ...change, intent: 'look' } },
    { path: '/change', sends: { ...change, intent: 'accept', agreedTotalMinor: '1', seen: '2' } },
    { path: '/cancel', query: { kind }, sends: { agreedFeeMinor: '1', seen: '2', reason: 'Ill' } },
    { path: '/card', query: { kind }, sends: { what: 'due', dueMinor: '1' } },
    { path: '/travellers', query: { saved: '1' } },
    { path: '/travellers/1', query: { kind }, sends: details },
  ].map(({ path, ...page }) => ({ path: `/bookings/${reference}${path}`, cookie, ...page })),
]

const unknown = '00000000-0000-4000-8000-000000000000'

/** Every form of a booking's screen; the version is filled in when a form is sent. */
const adminForms: Fields[] = [
  ...['confirm', 'extend', 'decline', 'cancel', 'call-off', 'absent', 'note'].map((event) => ({ event, text: 'Why', fee: '0' })),
  { event: 'pay', payment: unknown, method: 'cash', currency: 'USD', amount: '10', reference: 'R-1', more: 'yes' },
  { event: 'refund', payment: unknown, amount: '10', reference: 'R-1', seen: '1' },
  { event: 'part', resource: 'departure:1', day: '2027-06-14', answer: 'yes', text: '' },
  { event: 'purchase', purchase: '1', status: 'bought', number: 'P-1' },
  { event: 'child-fee', position: '1', amount: '50' },
  { event: 'quote', total: '100' },
  { event: 'open', position: '1' },
]

const adminScreensList = (id: string, cookie: string, amendment: Fields): HonestPage[] => [
  { path: `/admin/bookings/${id}`, cookie, query: { ask: 'pay', did: 'pay:x' } },
  { path: `/admin/bookings/${id}/amend`, cookie, query: amendment },
  ...adminForms.map((sends) => ({ path: `/admin/bookings/${id}`, id, cookie, sends })),
]

const ofAdmin = ({ id: departure, startsOn }: { id: number; startsOn: Day }, other: string): HonestPage[] => [
  { path: '/admin', query: { page: '1' } },
  { path: '/admin/bookings', query: { view: 'live', search: 'x', money: 'due', page: '9999' } },
  { path: '/admin/departures', query: { view: 'open', page: '9999' } },
  { path: `/admin/departures/${departure}`, query: { did: 'seats' }, sends: { event: 'seats', capacity: '12', seen: '12' } },
  { path: `/admin/departures/${departure}/call-off`, query: { to: other }, sends: { text: 'Rain', stamp: 'x' } },
  {
    path: `/admin/departures/${departure}/visit`,
    query: { fee: 'gorilla-volcanoes', day: addDays(startsOn, 1), to: addDays(startsOn, 2) },
    sends: { to: addDays(startsOn, 2), reason: 'Ash', stamp: 'x' },
  },
  {
    path: '/admin/settings/tour-cancellation',
    query: { did: 'saved' },
    sends: { seen: '0', from0: '60', percent0: '0', depositPercent: '30' },
  },
  { path: '/admin/emails', query: { page: '9999' } },
  { path: '/admin/alerts/1', sends: { to: '/admin' } },
  ...signInPages,
]

/** Addresses with a name in them that may be anything. */
function namedPages(bookings: readonly (Opened & { id: string })[], admin: string): ((name: string) => HonestPage)[] {
  const at = (path: string, page: Omit<HonestPage, 'path'>) => (name: string) => ({ path: path.replace('…', name), ...page })
  const steps = ['travellers', 'extras', 'payment'].map((step) => `/booking/…/${step}`)
  const free = ['/quotes/…', ...steps, '/bookings/…', '/bookings/…/change']
  const files = ['/bookings/…/calendar.ics', '/bookings/…/documents/voucher.pdf', '/rooming/…']
  const press = { query: { did: 'x' }, sends: { event: 'seats', capacity: '1' } }
  const staff = ['bookings/…', 'bookings/…/amend', 'departures/…', 'departures/…/call-off', 'alerts/…', 'emails/…']
  return [
    ...[...free, ...files].map((path) => at(path, { query: { key: 'x' }, sends: { intent: 'look' } })),
    at('/hotel-details/…', { query: { month: '2027-06' } }),
    ...staff.map((path) => at(`/admin/${path}`, { cookie: admin, ...press })),
    ...bookings.flatMap(({ reference, id, cookie }) => [
      at(`/bookings/${reference}/travellers/…`, { cookie, query: { x: '1' }, sends: { diet: 'None' } }),
      at(`/bookings/${reference}/documents/….pdf`, { cookie, query: { x: '1' } }),
      at(`/admin/bookings/${id}/documents/….pdf`, { cookie: admin, query: { x: '1' } }),
    ]),
  ]
}

async function ownerCookie(ctx: Context): Promise<string> {
  const owner = await member(ctx, { role: 'owner' })
  const signed = await signIn(ctx, { ...owner, headers: new Headers(), address: '192.0.2.1' })
  return cookieHeader(signed.done ? signed.value.cookies : [])
}
