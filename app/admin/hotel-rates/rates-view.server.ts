import { createHash } from 'node:crypto'
import type { PlannedHotel, PlannedRate, RatePlan, SeasonChange } from '#features/hotels/plan-rates.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { hotelAdminWords } from '../../words/admin/content/hotels.ts'
import { rateSheetWords } from '../../words/admin/content/rate-sheet.ts'
import { monthDayText } from '../editor/month-day-text.ts'
import { rateFault, spanText } from './rate-fault.ts'

/** A page with more rows is slow to render, and nobody reads them, so those that cannot be saved come first. */
const mostShown = 400

/** A plan as it is shown, and the stamp that names the plan and its drafts in the form that saves it. */
export function ratesView(read: ReadWords, { rates, hotels }: RatePlan) {
  const words = read(rateSheetWords).plan
  const rows = rates.map((one) => ({
    row: one.row,
    hotel: one.title,
    room: one.roomName,
    board: one.board ?? '',
    season: words.seasons[one.season],
    span: [one.ratesFrom && words.ratesFrom({ day: read.format.day(one.ratesFrom) }), one.span && spanText(read, one.span)]
      .filter(Boolean)
      .join(', '),
    was: amountText(read, one.was),
    is: amountText(read, one.amountMinor),
    effect: words.effects[one.effect],
    moves: one.effect === 'new' || one.effect === 'changed',
    fault: one.fault && rateFault(read, one.fault),
  }))
  const faulty = rows.filter(({ fault }) => fault).length
  const shown = rows.length > mostShown ? [...rows.filter(({ fault }) => fault), ...rows.filter(({ fault }) => !fault)] : rows
  const versions = hotels.map(({ draft }) => [draft.id, draft.version])
  return {
    rows: shown.slice(0, mostShown),
    all: rows.length,
    faulty,
    changes: rows.filter(({ moves, fault }) => moves && !fault).length,
    hotels: hotels.map((hotel) => hotelView(read, hotel, rates)),
    moved: changedHotels({ rates, hotels }).length,
    stamp: createHash('sha256')
      .update(JSON.stringify([rows, versions]))
      .digest('base64url')
      .slice(0, 22),
  }
}
export type RatesView = ReturnType<typeof ratesView>

function hotelView(read: ReadWords, { draft, seasons, later, left }: PlannedHotel, rates: readonly PlannedRate[]) {
  const words = read(rateSheetWords).plan
  const own = rates.filter(({ hotel, fault }) => hotel === draft.slug && !fault)
  const count = (effect: PlannedRate['effect']) => new Set(own.filter((one) => one.effect === effect).map(rateKey)).size
  const seasonsText = ({ before, after }: SeasonChange) => ({ before: before.map(seasonText), after: after.map(seasonText) })
  const seasonText = ({ from, to, minimumNights }: { from: string; to: string; minimumNights: number }) =>
    read(hotelAdminWords).season({
      from: monthDayText(read.format, from),
      to: monthDayText(read.format, to),
      nights: minimumNights,
    })
  return {
    id: draft.id,
    title: draft.title,
    effect: words.hotel({ added: count('new'), changed: count('changed'), left }),
    seasons: seasons && seasonsText(seasons),
    later: later.map((one) => ({
      from: one.from,
      effect: one.isNew ? words.newPeriod({ day: read.format.day(one.from) }) : words.period({ day: read.format.day(one.from) }),
      seasons: one.seasons && seasonsText(one.seasons),
    })),
  }
}

/** Several lines may have the same rate, one for each of its seasons. */
const rateKey = ({ roomName, board, season, ratesFrom }: PlannedRate) => `${roomName} ${board} ${season} ${ratesFrom}`

/** The hotels whose draft a plan changes. */
export const changedHotels = ({ rates, hotels }: RatePlan): PlannedHotel[] =>
  hotels.filter(
    ({ draft, seasons, later }) =>
      seasons !== undefined ||
      later.some((one) => one.isNew || one.seasons !== undefined) ||
      rates.some(({ hotel, fault, effect }) => hotel === draft.slug && !fault && (effect === 'new' || effect === 'changed')),
  )

const amountText = ({ format }: ReadWords, amount: number | string | undefined) =>
  typeof amount === 'number' ? format.money(usd(amount)) : (amount ?? '')
