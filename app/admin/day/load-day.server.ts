import { byHead, byPlace, type NightPlace, totalOf } from '#features/day/by-place.ts'
import type { DayCard } from '#features/day/day-card.ts'
import { findDay } from '#features/day/find-day.server.ts'
import type { DrivenTransfer, OtherArrival } from '#features/day/find-transfers.server.ts'
import { withoutAhead } from '#features/day/without-ahead.ts'
import { runAddress } from '#features/roster/board/board.ts'
import { listMissingAhead } from '#features/travellers/ahead/list-missing-ahead.server.ts'
import { type MissingAhead, redDays } from '#features/travellers/ahead/missing-ahead.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, type Day, daysBetween, kigaliDay } from '#values/dates.ts'
import { dayWords } from '../../words/admin/day/day.ts'
import { withNeed } from '../roster/transfer-text.ts'
import { cardView, countText, crewView, nightView, timeView } from './card-view.ts'
import { nearness, readDayQuery } from './day-address.ts'

/** Everything the screen of a day shows, in words. Seven statements at most, however much is on the road. */
export async function loadDay({ db, clock }: Pick<Context, 'db' | 'clock'>, read: ReadWords, params: URLSearchParams) {
  const words = read(dayWords)
  const now = clock.now()
  const today = kigaliDay(now)
  const query = readDayQuery(params, today)
  const { on, look } = query
  const { cards: found, otherFlights, officePhone } = await findDay(db, { day: on, now })
  const ahead = on >= today ? await listMissingAhead(db, on) : []
  const cards = found.map((card) => ({ ...card, problems: withoutAhead(card.problems, ahead) }))
  const { runs, travellers } = totalOf(cards)
  const near = nearness(on, today)
  const heads = near === 'today' ? words.heads : words.headsOf
  const day = read.format.weekdayDate(on)
  return {
    query,
    today,
    before: addDays(on, -1),
    after: addDays(on, 1),
    title: near === 'other' ? words.titles.other({ day }) : words.titles[near]({ day }),
    lede: words.lede({ runs, people: words.people({ count: travellers }) }),
    asOf: read.format.instant(now),
    officePhone,
    isEmpty: runs === 0,
    ahead: ahead.map((missing) => aheadView(read, missing, on)),
    otherFlights: otherFlights.map((flight) => otherView(read, flight)),
    heads: byHead(cards).map(({ head, cards: own }) => ({
      head,
      title: heads[head],
      count: own.length > 0 ? countText(read, own) : '',
      nobody: words.nobody[head],
      cards: look === 'trips' ? own.map((card) => cardView(read, card)) : [],
    })),
    places: look === 'places' ? placesView(read, byPlace(cards)) : null,
  }
}

export type DayView = Awaited<ReturnType<typeof loadDay>>

function otherView(
  read: ReadWords,
  { bookingId, leadName, phone, reference, at, direction, number, airport, travellers, transfer }: OtherArrival,
) {
  const time = { at, what: 'flight', direction, number, where: airport, travellers, reference } as const
  return {
    ...timeView(read, time),
    to: `/admin/bookings/${bookingId}`,
    leadName,
    phone,
    transfer: transfer && transferView(read, transfer),
  }
}

function transferView(read: ReadWords, { from, to, crew, isMissing }: DrivenTransfer) {
  const words = read(dayWords).others
  const hours = { from: from.slice(11), to: to.slice(11) }
  return {
    text: crew.length > 0 ? words.transfer({ ...hours, crew: read.format.list([...crew]) }) : words.transferOpen(hours),
    isMissing,
  }
}

/** What is missing of a booking and can still be mended, with the day that needs it. */
function aheadView(
  read: ReadWords,
  { what, neededOn, label, toReserve = 0, missing, total, party, need }: MissingAhead,
  on: Day,
) {
  const { bookingId, reference, title } = party
  return {
    key: `${bookingId}-${what}-${neededOn}-${label}`,
    day: read.format.shortDay(neededOn),
    text: withNeed(
      read,
      read(dayWords).ahead[what]({ label, missing, total, toReserve }),
      need,
      what === 'flight-in' ? 'in' : 'out',
    ),
    ...{ to: `/admin/bookings/${bookingId}`, reference, title },
    isNear: daysBetween(on, neededOn) <= redDays,
  }
}

function placesView(read: ReadWords, places: readonly NightPlace[]) {
  const words = read(dayWords).places
  const travellers = places.reduce((sum, one) => sum + one.travellers, 0)
  return {
    total: words.total({ count: travellers, places: places.length }),
    places: places.map(({ place, travellers: count, lodges }) => ({
      place: place || words.unknown,
      sleep: words.sleep({ count }),
      lodges: lodges.map(({ lodge, cards }) => ({
        lodge: lodge && nightView(read, lodge),
        name: lodge?.name ?? words.unknownLodge,
        runs: cards.map((card) => runView(read, card)),
      })),
    })),
  }
}

export type PlacesView = NonNullable<DayView['places']>

function runView(read: ReadWords, card: DayCard) {
  const { key, run, title, reference, adults, childAges, parties } = card
  return {
    ...{ key, to: runAddress(run), title, reference },
    people: read(dayWords).people({ count: adults + childAges.length }),
    leads: parties.map(({ leadName: name, phone }) => ({ name, phone })),
    crew: crewView(read, card).map(({ name, phone }) => ({ name, phone })),
  }
}
