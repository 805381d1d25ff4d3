import { dayProblem } from '#features/bookings/drafts/choice.ts'
import type { Hotel } from '#features/hotels/hotel.ts'
import type { Product } from '#features/orders/product.ts'
import { sceneOfPlace } from '#features/orders/scene-of-place.ts'
import { roomBoards } from '#features/pricing/stays/stay-rates.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { type Day, isDay, kigaliDay } from '#values/dates.ts'
import { replyInWords } from '../../shared/booking/field-error.ts'
import { eachNight, nightsOf, roomTable } from '../../shared/booking/room-table.server.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { bookingErrorWords } from '../../words/booking-errors.ts'
import { choiceFactWords } from '../../words/choice-facts.ts'
import { stayWords } from '../../words/stays.ts'
import { stayDays } from './load-package-choice.server.ts'
import { type ShownChoice, showChoice } from './price-choice.server.ts'

type Nights = { startsOn: Day; endsOn: Day; count: number }

/** Loads the first step of a stay: the nights, the price of each room on them, and the rooms that are chosen. */
export async function loadStayChoice(
  ctx: Context,
  { hotel, ...product }: Extract<Product, { kind: 'stay' }>,
  params: URLSearchParams,
  read: ReadWords,
) {
  const { format } = read
  const stays = read(stayWords)
  const { nights, reply } = nightsIn(params, kigaliDay(ctx.clock.now()))
  const { rows: rooms, errors } = nights ? await roomTable(ctx, { ...product, hotel }, nights, read) : { rows: [], errors: {} }
  const inAll = nights && stays.nights({ count: nightsOf(nights) })
  const { quote, ...shown } = await showRooms(ctx, params, rooms.length > 0 ? nights?.count : undefined, read)
  const first = rooms.find(({ left }) => left > 0) ?? rooms[0]
  const values = { ...roomDefaults(nights?.count ?? 1, first?.id, hotel), ...shown.reply.values }
  const boards = new Set(hotel.rooms.flatMap((room) => roomBoards(hotel, room)))
  return {
    about: { id: hotel.id, title: hotel.name, scene: sceneOfPlace({ placeId: hotel.placeId, placeName: hotel.place }) },
    days: stayDays(ctx.clock.now()),
    dates: replyInWords({ ...reply, errors: { ...reply.errors, ...errors } }, read(bookingErrorWords)),
    nights: nights && inAll && { ...nights, words: inAll },
    rooms,
    boards: [...boards].map((board) => ({ value: board, words: stays.boards[board] })),
    shown: { ...shown, reply: { ...shown.reply, values } },
    perNight:
      quote &&
      nights &&
      inAll &&
      read(choiceFactWords).perNight({ amount: eachNight(quote, nights, stays, format), nights: inAll }),
  }
}

/**
 * The rooms in the address with their price. Of more rooms than `count` the last ones are dropped; while there are fewer there is
 * no price yet. A `count` of none is a page that shows no rooms.
 */
async function showRooms(
  ctx: Context,
  params: URLSearchParams,
  count: number | undefined,
  read: ReadWords,
): Promise<ShownChoice> {
  const roomOf = (name: string) => Number(/^rooms\[(\d+)\]/.exec(name)?.[1] ?? -1)
  const wanted = new URLSearchParams([...params].filter(([name]) => roomOf(name) < (count ?? 0)))
  const last = `rooms[${(count ?? 1) - 1}].room`
  return wanted.has(last)
    ? showChoice(ctx, 'stay', wanted, last, read)
    : { reply: { values: Object.fromEntries(wanted), errors: {} } }
}

/** The nights in the address, and what is wrong with them; none where the form was not sent yet. */
function nightsIn(params: URLSearchParams, today: Day): { nights?: Nights; reply: FormReply } {
  const [startsOn, endsOn] = [params.get('startsOn') ?? '', params.get('endsOn') ?? '']
  const count = Math.min(Math.max(Math.trunc(Number(params.get('count'))) || 1, 1), 10)
  const values = { startsOn, endsOn, count: String(count) }
  if (!params.has('startsOn')) return { reply: { values, errors: {} } }
  const [start, end] = [startsOn, endsOn].map((day) =>
    day === '' ? 'day-missing' : isDay(day) ? dayProblem(day, today) : 'day-wrong',
  )
  const errors = { ...(start && { startsOn: start }), ...(end && { endsOn: end }) }
  const right = !start && !end
  return { reply: { values, errors }, ...(right && { nights: { startsOn, endsOn, count } }) }
}

/** What a room's form shows at first: the first room type that is free, for two guests. */
function roomDefaults(count: number, room: string | undefined, { board }: Pick<Hotel, 'board'>): Record<string, string> {
  const each = Array.from({ length: count }, (_, index) => [
    [`rooms[${index}].room`, room ?? ''] as const,
    [`rooms[${index}].board`, board] as const,
    [`rooms[${index}].adults`, '2'] as const,
  ])
  return Object.fromEntries(each.flat())
}
