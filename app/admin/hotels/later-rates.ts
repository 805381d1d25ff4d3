import { raised } from '#features/pricing/raise-rate.ts'
import { readPrice } from '#values/price-text.ts'
import type { PeriodRules } from '../editor/periods/period-rules.ts'
import { type Posted, rowNumbers, textAt } from '../editor/posted.ts'
import { rateBoards, rateSeasons, type WrittenRate, type WrittenRoom } from './written-rooms.ts'

/** A rate of a later period while it is edited, with its room. */
export type LaterRate = WrittenRate & { room: string }

const listOf = <Of>(value: unknown) => (Array.isArray(value) ? (value as Of[]) : [])

/**
 * The rooms of a hotel with the rates of a later period instead of their own. A room without a name has no id yet, and no such
 * rates.
 */
export const roomsWithRates = (rooms: readonly WrittenRoom[], rates: readonly LaterRate[]): WrittenRoom[] =>
  rooms.flatMap((room) =>
    room.id === '' ? [] : [{ ...room, rates: rates.flatMap(({ room: id, ...rate }) => (id === room.id ? [rate] : [])) }],
  )

/** The reverse: the rates of the rooms. */
export const ratesOfRooms = (rooms: readonly WrittenRoom[]): LaterRate[] =>
  rooms.flatMap(({ id, rates }) => (id === '' ? [] : rates.map((rate) => ({ room: id, ...rate }))))

/**
 * Reads the rates from the fields below a path: `<path>.0.room`, `<path>.0.BB.high`. A text that is not an amount stays as it
 * was typed.
 */
export const readLaterRates = (posted: Posted, path: string): LaterRate[] =>
  rowNumbers(posted, path).flatMap((at) => {
    const room = textAt(posted, `${path}.${at}.room`)?.trim() ?? ''
    return rateBoards.flatMap((board) =>
      rateSeasons.flatMap((season): LaterRate[] => {
        const text = (textAt(posted, `${path}.${at}.${board}.${season}`) ?? '').trim()
        const reading = readPrice(text)
        if ('unread' in reading) return [{ room, board, season, amountMinor: text }]
        return reading.amount === undefined ? [] : [{ room, board, season, amountMinor: reading.amount }]
      }),
    )
  })

/** Rate periods of hotels: high seasons, and the rates of the rooms. */
export const hotelPeriods: PeriodRules = {
  first: ({ highSeasons, rooms }) => ({ highSeasons: highSeasons ?? [], rates: ratesOfRooms(listOf<WrittenRoom>(rooms)) }),
  asFirst: ({ rooms }, { highSeasons, rates }) => ({
    highSeasons,
    rooms: listOf<WrittenRoom>(rooms).map((room) => ({
      ...room,
      rates: roomsWithRates([room], listOf<LaterRate>(rates))[0]?.rates ?? room.rates,
    })),
  }),
  raise: (period, raise) => ({
    ...period,
    rates: listOf<LaterRate>(period.rates).map(({ amountMinor, ...rate }) => ({
      ...rate,
      amountMinor: typeof amountMinor === 'number' ? raised(amountMinor, raise) : amountMinor,
    })),
  }),
  amounts: ({ rates }) =>
    new Map(
      listOf<LaterRate>(rates).flatMap(({ room, board, season, amountMinor }) =>
        typeof amountMinor === 'number' ? [[`${room} ${board} ${season}`, amountMinor] as const] : [],
      ),
    ),
}
