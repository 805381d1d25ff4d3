import { addDays, type Day, daysBetween, isDay } from '#values/dates.ts'
import { roundHalfAway } from '#values/money.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type LineText, type LineValue, lineMessage, type WrittenName } from '../line-text.ts'
import { worded } from '../lines/english-line.ts'
import type { PriceLine } from '../price-line.ts'
import { laterPeriodOn, type RatesNotPublished, unpublishedOn } from '../rate-periods.ts'
import { highSeasonOf, type Season } from './season.ts'
import {
  type Board,
  type ChildPolicy,
  highSeasonsOn,
  minimumNightsOf,
  mostNights,
  mostRooms,
  type RatedRoom,
  type RoomRate,
  roomRatesOn,
  type StayRates,
} from './stay-rates.ts'

/** One room for some of the guests; ages in completed years on the first day. */
export type StayRoom = { room: string; board: string; adults: number; childAges: readonly number[] }

/** The nights from `startsOn` up to and without `endsOn`. */
export type StayInput = { startsOn: Day; endsOn: Day; rooms: readonly StayRoom[] }

export type StayRefusal =
  | { reason: 'dates-wrong' }
  | { reason: 'stay-too-long'; most: number }
  | { reason: 'stay-too-short'; minimum: number }
  | { reason: 'hotel-closed'; openMonths: readonly number[] }
  | { reason: 'no-rooms' }
  | { reason: 'too-many-rooms'; most: number }
  | { reason: 'room-unknown'; room: string }
  | { reason: 'board-unknown'; room: string; boards: readonly Board[] }
  | { reason: 'room-empty'; room: string }
  | { reason: 'child-alone'; room: string }
  | { reason: 'room-too-small'; room: string; most: number; of: 'adults' | 'guests' }
  | { reason: 'guest-too-young'; minimumAge: number }
  | { reason: 'no-rate' }
  | RatesNotPublished

/**
 * Prices a stay line by line: rooms of one type, board, rate period and season on one line, extra beds of children on lines of their
 * own. Every night goes by its own period and season. Amounts in USD cents with value added tax inside; the tourism tax and what is sold
 * besides are added by others. The one function behind every price of rooms: docs/hotels.md has the promise in words.
 *
 * A line's unit is rounded once, half away from zero, and the amount is quantity × unit: so nights cost the same in one
 * booking as in two.
 */
export function priceStay(hotel: StayRates, input: StayInput): Outcome<PriceLine[], StayRefusal> {
  const policy = hotel.childPolicy ?? asAdults
  const fit = fitStay(hotel, input, policy)
  if (!fit.done) return fit
  const spells = spellsOf(hotel, nightsOf(input))
  const lines: PriceLine[] = []
  for (const group of alike(fit.value)) {
    for (const spell of spells) {
      const rates = roomRatesOn(hotel, group.room, spell.first)
      const rate = rates.find(({ board, season }) => board === group.board && season === spell.season)
      if (!rate) return refused({ reason: 'no-rate' })
      lines.push(roomLine(group, spell, rate.amountMinor), ...extraBedLines(group, spell, rate.amountMinor, policy))
    }
  }
  return done(lines)
}

/** A requested room, found among the hotel's own. */
type FittedRoom = { room: RatedRoom; board: Board; guests: number; extraBedAges: readonly number[] }

/** A hotel without a policy knows no children: everybody needs a bed of the room's own. */
const asAdults: ChildPolicy = { freeUnder: 0, halfFrom: 0, halfTo: 0, percent: 100, adultFrom: 0, minimumAge: null }

/** The days on which the nights of a stay begin. */
export const nightsOf = ({ startsOn, endsOn }: Pick<StayInput, 'startsOn' | 'endsOn'>): Day[] =>
  Array.from({ length: daysBetween(startsOn, endsOn) }, (_, night) => addDays(startsOn, night))

/** What a child on an extra bed pays, in percent of one guest's share of the room: docs/hotels.md, 'Children'. */
function childPercent(age: number, policy: ChildPolicy): number {
  if (age < policy.freeUnder) return 0
  return age >= policy.halfFrom && age <= policy.halfTo ? policy.percent : 100
}

/**
 * Whether a hotel can take a stay by its rules, and who sleeps where. It does not check what is free on those nights. The first
 * rule that is broken is the refusal: dates, then rooms, then guests, in the order of the request.
 */
function fitStay(hotel: StayRates, input: StayInput, policy: ChildPolicy): Outcome<FittedRoom[], StayRefusal> {
  const wrong = wrongDates(hotel, input)
  if (wrong) return refused(wrong)
  if (input.rooms.length === 0) return refused({ reason: 'no-rooms' })
  if (input.rooms.length > mostRooms) return refused({ reason: 'too-many-rooms', most: mostRooms })
  const fitted: FittedRoom[] = []
  for (const wanted of input.rooms) {
    const fit = fitRoom(hotel, wanted, policy, input.startsOn)
    if (!fit.done) return fit
    fitted.push(fit.value)
  }
  return done(fitted)
}

function wrongDates(hotel: StayRates, input: StayInput): StayRefusal | undefined {
  if (!isDay(input.startsOn) || !isDay(input.endsOn) || input.endsOn <= input.startsOn) return { reason: 'dates-wrong' }
  // Asked before the nights are counted out: a stay until the year 9999 is not worth a list.
  if (daysBetween(input.startsOn, input.endsOn) > mostNights) return { reason: 'stay-too-long', most: mostNights }
  const nights = nightsOf(input)
  const unpublished = unpublishedOn(hotel, addDays(input.endsOn, -1))
  if (unpublished) return unpublished
  if (nights.some((night) => !hotel.openMonths.includes(Number(night.slice(5, 7))))) {
    return { reason: 'hotel-closed', openMonths: hotel.openMonths }
  }
  const minimum = Math.max(...nights.map((night) => minimumNightsOf(night, hotel)))
  return nights.length < minimum ? { reason: 'stay-too-short', minimum } : undefined
}

function fitRoom(hotel: StayRates, wanted: StayRoom, policy: ChildPolicy, startsOn: Day): Outcome<FittedRoom, StayRefusal> {
  const room = hotel.rooms.find(({ id }) => id === wanted.room)
  if (!room) return refused({ reason: 'room-unknown', room: wanted.room })
  const rates = roomRatesOn(hotel, room, startsOn)
  const board = rates.find((rate) => rate.board === wanted.board)?.board
  if (!board) return refused({ reason: 'board-unknown', room: room.name, boards: boardsOf(rates) })

  const { adults, childAges } = wanted
  const guests = adults + childAges.length
  if (guests < 1) return refused({ reason: 'room-empty', room: room.name })
  if (adults < 1) return refused({ reason: 'child-alone', room: room.name })
  const { minimumAge } = policy
  if (minimumAge !== null && childAges.some((age) => age < minimumAge)) return refused({ reason: 'guest-too-young', minimumAge })

  const payingAsAdults = adults + childAges.filter((age) => age >= policy.adultFrom).length
  if (payingAsAdults > room.adultsMost)
    return refused({ reason: 'room-too-small', room: room.name, most: room.adultsMost, of: 'adults' })
  if (guests > room.guestsMost) return refused({ reason: 'room-too-small', room: room.name, most: room.guestsMost, of: 'guests' })
  // The eldest have the room's own beds, so that the extra ones cost the least.
  const extraBedAges = childAges.toSorted((a, b) => b - a).slice(Math.max(0, room.adultsMost - adults))
  return done({ room, board, guests, extraBedAges })
}

const boardsOf = (rates: readonly RoomRate[]): Board[] => [...new Set(rates.map(({ board }) => board))]

/** The nights of a stay in one season of one rate period, not always in a row. */
type Spell = { season: Season; first: Day; nights: number; values: SpellValues }

/** What the lines of a spell name; a hotel with one rate all year has no season. */
type SpellValues = { nights: number; season: Season | 'none'; period: 'only' | 'later'; since: LineValue }

function spellsOf(hotel: StayRates, nights: readonly Day[]): Spell[] {
  const periods = Map.groupBy(nights, (night) => laterPeriodOn(hotel, night)?.from)
  return [...periods].flatMap(([from, own]) => {
    // Rates of two periods differ on one bill: those of the later one say from when they hold.
    const dated =
      from && periods.size > 1 ? { period: 'later' as const, since: { day: from } } : { period: 'only' as const, since: '' }
    const highSeasons = highSeasonsOn(hotel, own[0] ?? '')
    const bySeason = Map.groupBy(own, (night): Season => (highSeasonOf(night, highSeasons) ? 'high' : 'low'))
    return [...bySeason].flatMap(([season, within]): Spell[] => {
      const [first] = within
      const values = { nights: within.length, season: highSeasons.length > 0 ? season : ('none' as const), ...dated }
      return first ? [{ season, first, nights: within.length, values }] : []
    })
  })
}

/** Rooms of one type and board, and who is in them. */
type RoomGroup = { room: RatedRoom; board: Board; rooms: number; guests: number; extraBedAges: readonly number[] }

function alike(fitted: readonly FittedRoom[]): RoomGroup[] {
  const byTypeAndBoard = Map.groupBy(fitted, ({ room, board }) => `${room.id} ${board}`)
  return [...byTypeAndBoard.values()].flatMap((rooms) => {
    const [first] = rooms
    if (!first) return []
    return {
      room: first.room,
      board: first.board,
      rooms: rooms.length,
      guests: rooms.reduce((sum, { guests }) => sum + guests, 0),
      extraBedAges: rooms.flatMap(({ extraBedAges }) => extraBedAges),
    }
  })
}

function roomLine({ room, board, rooms, guests }: RoomGroup, { values, nights }: Spell, rateMinor: number): PriceLine {
  const reason = lineMessage('roomReason', { ...values, rooms, guests })
  return lineOf(lineMessage('room', { room: nameOf(room), board }), reason, rooms * nights, rateMinor)
}

const nameOf = ({ name }: RatedRoom): WrittenName => ({ name, of: 'hotel', at: 'rooms.*.name' })

/** Half the room's rate is one guest's share of it; children who pay the same percentage stand on one line. */
function extraBedLines(
  { room, extraBedAges }: RoomGroup,
  { values, nights }: Spell,
  rateMinor: number,
  policy: ChildPolicy,
): PriceLine[] {
  const byPercent = Map.groupBy(extraBedAges, (age) => childPercent(age, policy))
  byPercent.delete(0)
  return [...byPercent].map(([percent, ages]) => {
    const reason = lineMessage('extraBedReason', { ...values, ages: ages.join(', '), percent })
    const unitMinor = roundHalfAway((rateMinor * percent) / 200)
    return lineOf(lineMessage('extraBed', { room: nameOf(room) }), reason, ages.length * nights, unitMinor)
  })
}

function lineOf(label: LineText, reason: LineText, quantity: number, unitMinor: number): PriceLine {
  const amountMinor = quantity * unitMinor
  const kind = 'room'
  return worded({ kind, label, reason, quantity, unitMinor, amountMinor, refundable: true, vatMinor: 0, ladder: 'stays' })
}
