import { data } from 'react-router'
import { type Booking, listTravellers, type Traveller } from '#features/bookings/reads.server.ts'
import { findVehicleClass } from '#features/cars/reads.server.ts'
import { listDepartures } from '#features/departures/reads.server.ts'
import { findHotel } from '#features/hotels/reads.server.ts'
import { findProduct } from '#features/orders/find-product.server.ts'
import { ageOf } from '#features/orders/member-age.ts'
import { mostTravellers } from '#features/orders/most-travellers.ts'
import type { ProductOrder } from '#features/orders/order.ts'
import { extrasToChange } from '#features/orders/order-extras.ts'
import { findPackage } from '#features/packages/reads.server.ts'
import { soldUntil } from '#features/stock/sold-until.ts'
import { namesIn, type TextInLanguage } from '#features/translations/names.server.ts'
import type { Context, Db } from '#platform/context.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Words } from '#platform/languages/source.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { extraPriceText } from '../../../shared/extra-price-text.ts'
import { calledName } from '../../../shared/travellers/called-name.ts'
import { comfortWords } from '../../../words/comforts.ts'
import { changeAnswerWords } from '../../../words/manage-change-answers.ts'
import { stayWords } from '../../../words/stays.ts'
import { travellerFactWords } from '../../../words/traveller-facts.ts'
import { comfortNoteIn, extraIn } from '../../choices-in-language.server.ts'

type AnswerWords = Words<typeof changeAnswerWords.tree>

/** The choices of the change form for a booking, and its current values. */
export async function loadChange(ctx: Context, booking: Booking, read: ReadWords) {
  const { format } = read
  const words = read(changeAnswerWords)
  const now = ctx.clock.now()
  const today = kigaliDay(now)
  const travellers = await listTravellers(ctx.db, booking.id)
  const { order, startsOn } = booking
  // A journey made to measure is changed by another version of its trip.
  if (order.kind === 'tailored') throw data(null, { status: 404 })
  const { kind } = order
  const product = await findProduct(ctx.db, { ...order, code: null }, now)
  const extras = product.done ? extrasToChange(product.value, order) : []
  const textOf = await namesIn(ctx, read.language)
  const settled = booking.state === 'confirmed' || booking.state === 'pending'
  const moves = !settled || today < booking.balanceDueOn
  return {
    kind,
    fixed: moves ? null : words.dateFixed({ day: format.day(booking.balanceDueOn) }),
    from: addDays(today, 1),
    to: soldUntil(today),
    most: mostTravellers[kind],
    travellers: travellers.map((traveller) => travellerRow(traveller, { travellers, startsOn }, read)),
    departures: order.kind === 'departure' ? await departuresOf(ctx.db, order, { booking, now, words }, format) : [],
    comforts: 'package' in order ? await comfortsOf(ctx.db, order.package, read(comfortWords), textOf) : [],
    hotel: order.kind === 'stay' ? await hotelOf(ctx.db, order.hotel, read(stayWords).boards, textOf) : null,
    mostVehicles: order.kind === 'hire' ? Math.min(10, (await findVehicleClass(ctx.db, order.vehicleClass))?.fleet ?? 10) : 0,
    hasDriver: order.kind === 'hire' && order.withDriver,
    extras: extras.map((extra) => ({
      id: extra.id,
      ...extraIn(textOf, extra),
      price: extraPriceText(extra, read),
      most: extra.mostPerBooking,
    })),
    values: valuesOf(
      { order, startsOn },
      travellers,
      extras.map(({ id }) => id),
    ),
  }
}

export type ChangeChoices = Awaited<ReturnType<typeof loadChange>>

function travellerRow(
  traveller: Traveller,
  { travellers, startsOn }: { travellers: readonly Traveller[]; startsOn: string },
  read: ReadWords,
) {
  const name = calledName(traveller, read(travellerFactWords), travellers)
  const age = ageOf(traveller, startsOn)
  return { position: traveller.position, off: age < 18 ? read(changeAnswerWords).child({ name, age }) : name }
}

/** The other bookable departures of the package, and the booking's own. */
async function departuresOf(
  db: Db,
  order: { departure: string; package: string },
  { booking, now, words }: { booking: Booking; now: Date; words: AnswerWords },
  format: Formatter,
) {
  const rows = await listDepartures(db, { now, packageSlug: order.package })
  const others = rows.filter(({ slug, status }) => slug !== order.departure && status !== 'closed' && status !== 'cancelled')
  return [
    { value: order.departure, words: words.own({ days: format.days(booking.startsOn, booking.endsOn) }) },
    ...others.map(({ slug, startsOn, endsOn, left }) => {
      const days = format.days(startsOn, endsOn)
      return { value: slug, words: left === 0 ? words.full({ days }) : words.option({ days, left }) }
    }),
  ]
}

async function comfortsOf(db: Db, slug: string, names: Words<typeof comfortWords.tree>, textOf: TextInLanguage) {
  const found = await findPackage(db, slug)
  if (!found) return []
  return found.comforts.map(({ comfort, note }) => ({ comfort, name: names[comfort], note: comfortNoteIn(textOf, found, note) }))
}

async function hotelOf(db: Db, id: string, boardNames: Words<typeof stayWords.tree>['boards'], textOf: TextInLanguage) {
  const hotel = await findHotel(db, id)
  const rooms = hotel?.rooms ?? []
  const boards = [...new Set(rooms.flatMap(({ rates }) => rates.map(({ board }) => board)))]
  return {
    rooms: rooms.map(({ id, name }) => ({ value: id, words: textOf({ name, of: 'hotel', at: 'rooms.*.name' }) })),
    boards: boards.map((board) => ({ value: board, words: boardNames[board] })),
  }
}

function valuesOf(
  { order, startsOn }: { order: ProductOrder; startsOn: string },
  travellers: readonly Traveller[],
  extraIds: readonly string[],
) {
  const values: Record<string, string> = {}
  for (const [index, id] of extraIds.entries()) {
    const wanted = order.extras.find((extra) => extra.id === id)
    values[`extras[${index}].quantity`] = String(wanted?.quantity ?? 0)
  }
  switch (order.kind) {
    case 'stay':
      for (const [index, room] of order.rooms.entries()) {
        values[`rooms[${index}].room`] = room.room
        values[`rooms[${index}].board`] = room.board
        values[`rooms[${index}].adults`] = String(room.adults)
        values[`rooms[${index}].childAges`] = room.childAges.join(', ')
      }
      return { ...values, startsOn: order.startsOn, endsOn: order.endsOn }
    case 'hire': {
      const [fromDay = '', fromTime = ''] = order.from.split('T')
      const [toDay = '', toTime = ''] = order.to.split('T')
      const times = { fromDay, fromTime, toDay, toTime }
      const pickUp = { pickUpPlace: order.pickUp?.place ?? '', pickUpFlight: order.pickUp?.flight ?? '' }
      return { ...values, ...times, ...pickUp, vehicles: String(order.vehicles), travellers: String(travellers.length) }
    }
    case 'departure':
      return { ...values, departure: order.departure, comfort: order.comfort, singleRooms: String(order.singleRooms) }
    default:
      return { ...values, startsOn, comfort: order.comfort, singleRooms: String(order.singleRooms), more: '0' }
  }
}
