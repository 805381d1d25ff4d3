import { listDepartures } from '#features/departures/reads.server.ts'
import { extrasOrderOf, nightsWithAFreeDay } from '#features/orders/order-extras.ts'
import type { Product } from '#features/orders/product.ts'
import { listClosedVisits } from '#features/permits/reads-closed.server.ts'
import { extrasThatFit } from '#features/pricing/extras/extras-that-fit.ts'
import { startedPeriods } from '#features/pricing/hires/hire-days.ts'
import type { ProductKind } from '#features/pricing/order-kinds.ts'
import { roomBoards } from '#features/pricing/stays/stay-rates.ts'
import { soldUntil } from '#features/stock/sold-until.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, daysBetween, isDay, kigaliDay } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { visitsOf } from '../../../shared/booking/closed-visits.ts'
import type { HireTerms } from '../../../shared/booking/hire-fields.tsx'
import { type RoomRow, roomTable } from '../../../shared/booking/room-table.server.ts'
import { extraPriceText } from '../../../shared/extra-price-text.ts'
import { newBookingWords } from '../../../words/admin/bookings/new-booking.ts'
import { carCountryWords } from '../../../words/car-countries.ts'
import { choiceFactWords } from '../../../words/choice-facts.ts'
import { stayWords } from '../../../words/stays.ts'
import { closedVisitText } from '../../permits/closure/closed-by.ts'
import { comfortChoices } from '../comfort-choices.ts'

type Values = Record<string, string>
type Choices = { value: string; words: string }[]

/** The choices of the form of one product, and the default values of its fields. */
export async function questionFields(ctx: Context, read: ReadWords, product: Product, given: Values) {
  const words = read(newBookingWords)
  const today = kigaliDay(ctx.clock.now())
  const { fields, values } = await ofKind(ctx, read, product, given)
  const answered: Values = { singleRooms: '0', ...values, ...given }
  const fitting = extrasThatFit(product.extras, extrasOrderOf(product, orderLength(product, answered)))
  const extras = fitting.map((extra) => ({
    id: extra.id,
    name: words.question.extra({
      name: extra.name,
      price: extraPriceText(extra, read),
    }),
    most: extra.mostPerBooking,
  }))
  const filled = withListed(answered, extras)
  return {
    fields: {
      ...fields,
      extras,
      days: { from: product.kind === 'hire' ? today : addDays(today, 1), to: soldUntil(today) },
      today,
    },
    values: filled,
  }
}

/** How long it is as far as the form says; before it does, long enough for every extra. */
function orderLength(product: Product, { startsOn = '', endsOn = '', drive, ...values }: Values) {
  if ('package' in product) return { nights: product.package.nights, days: product.package.nights + 1, withDriver: false }
  if (product.kind === 'stay') {
    const nights = isDay(startsOn) && isDay(endsOn) ? daysBetween(startsOn, endsOn) : nightsWithAFreeDay
    return { nights, days: nights + 1, withDriver: false }
  }
  const times = { from: `${values.fromDay}T${values.fromTime}`, to: `${values.toDay}T${values.toTime}` }
  const days = startedPeriods(times) ?? 1
  return { nights: days, days, withDriver: drive === 'with-driver' }
}

/** The answers with the extras that are listed now, each with the number that was typed for it: another order may list others. */
function withListed(answered: Values, extras: readonly { id: string }[]): Values {
  const isOfExtra = (name: string) => /^extras\[\d+\]\./.test(name)
  const rest = Object.entries(answered).filter(([name]) => !isOfExtra(name))
  const numberOf = (id: string) => {
    const [name] = Object.entries(answered).find(([key, value]) => isOfExtra(key) && key.endsWith('.id') && value === id) ?? []
    return (name && answered[name.replace(/\.id$/, '.quantity')]) ?? '0'
  }
  const listed = extras.flatMap(({ id }, index) => [
    [`extras[${index}].id`, id] as const,
    [`extras[${index}].quantity`, numberOf(id)] as const,
  ])
  return Object.fromEntries([...rest, ...listed])
}

type OfKind = {
  departures?: Choices
  /** Which permits of the departure cannot be had, because their day is closed. */
  closed?: string[]
  comforts?: Choices
  stay?: { rooms: RoomRow[]; boards: Choices; count: number }
  hire?: HireTerms
}

async function ofKind(
  ctx: Context,
  read: ReadWords,
  product: Product,
  given: Values,
): Promise<{ fields: OfKind; values: Values }> {
  switch (product.kind) {
    case 'departure':
      return departureFields(ctx, read, product)
    case 'journey':
    case 'pilgrims': {
      const comforts = comfortChoices(read, product.package)
      const values = { adults: product.kind === 'pilgrims' ? '' : '2', residency: 'foreign', comfort: usual(comforts) }
      return { fields: { comforts }, values }
    }
    case 'stay':
      return stayFields(ctx, read, product, given)
    case 'hire':
      return hireFields(read, product)
  }
}

type Of<Kind extends Product['kind']> = Extract<Product, { kind: Kind }>

const usual = (comforts: Choices) => (comforts.find(({ value }) => value === 'lodge') ?? comforts[0])?.value ?? ''

async function departureFields({ db, clock }: Context, read: ReadWords, product: Of<'departure'>) {
  const newBookingLabels = read(newBookingWords)
  const { departure, package: of } = product
  const dates = await listDepartures(db, { now: clock.now(), packageSlug: of.slug })
  const departures = dates
    .filter(({ slug, status }) => slug === departure.slug || (status !== 'closed' && status !== 'cancelled'))
    .map(({ slug, startsOn, endsOn, left }) => ({
      value: slug,
      words: newBookingLabels.question.departureChoice({ days: read.format.days(startsOn, endsOn), left }),
    }))
  const values = { departure: departure.slug, adults: '2', residency: 'foreign', comfort: departure.comfort }
  const visits = await listClosedVisits(db, visitsOf(departure, of.rates.fees))
  const closed = visits.map((visit) => `${closedVisitText(read, visit)} ${newBookingLabels.question.closed}`)
  return { fields: { departures, closed, comforts: comfortChoices(read, product.package) }, values }
}

async function stayFields(ctx: Context, read: ReadWords, product: Of<'stay'>, given: Values) {
  const { hotel } = product
  const { startsOn = '', endsOn = '' } = given
  const count = Math.min(Math.max(Math.trunc(Number(given.count)) || 1, 1), 10)
  const nights = isDay(startsOn) && isDay(endsOn) && startsOn < endsOn ? { startsOn, endsOn } : undefined
  const rooms = nights ? (await roomTable(ctx, product, nights, read)).rows : []
  const boards = [...new Set(hotel.rooms.flatMap((room) => roomBoards(hotel, room)))]
  const first = rooms.find(({ left }) => left > 0) ?? rooms[0] ?? hotel.rooms[0]
  const each = Array.from({ length: count }, (_, index) => [
    [`rooms[${index}].room`, first?.id ?? ''] as const,
    [`rooms[${index}].board`, hotel.board] as const,
    [`rooms[${index}].adults`, '2'] as const,
  ])
  const all =
    rooms.length > 0
      ? rooms
      : hotel.rooms.map(({ id, name }) => ({ id, name, beds: '', fits: '', left: 0, perNight: '', stay: '' }))
  return {
    fields: {
      stay: { rooms: all, boards: boards.map((board) => ({ value: board, words: read(stayWords).boards[board] })), count },
    },
    values: { count: String(count), ...Object.fromEntries(each.flat()) },
  }
}

function hireFields(read: ReadWords, { vehicleClass: of }: Of<'hire'>) {
  const countries: Readonly<Record<string, string>> = read(carCountryWords)
  const hire = {
    seats: of.seats,
    fleet: Math.min(of.fleet, 10),
    withDriver: of.withDriver !== null,
    self:
      of.selfDrive !== null
        ? read(choiceFactWords).selfDrive({
            age: of.minimumDriverAge,
            years: of.licenceYears,
            deposit: read.format.money(usd(of.depositMinor)),
          })
        : undefined,
    abroad: of.border?.countries.map((id) => ({ id, name: countries[id] ?? id })) ?? [],
    noticeDays: of.border?.noticeDays ?? 0,
    papers: of.border?.documents.join('; ') ?? '',
  }
  const values = {
    fromTime: '09:00',
    toTime: '09:00',
    vehicles: '1',
    travellers: '2',
    drive: of.withDriver ? 'with-driver' : 'self',
  }
  return { fields: { hire }, values }
}

/** Whether enough is filled in for a price. An empty form shows no errors. */
export function isPriceable(kind: ProductKind, values: Values): boolean {
  const first: Record<ProductKind, readonly string[]> = {
    departure: ['departure'],
    journey: ['startsOn'],
    pilgrims: ['startsOn', 'adults'],
    stay: ['startsOn', 'endsOn'],
    hire: ['fromDay', 'toDay'],
  }
  return first[kind].every((name) => values[name])
}
