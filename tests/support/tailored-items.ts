import type { VisitorFee } from '#features/places/visitor-fee.ts'
import { costItem } from '#features/suppliers/costing/cost-item.ts'
import type { Participant } from '#features/suppliers/costing/cost-line.ts'
import type { ServiceBook } from '#features/suppliers/service-book.ts'
import { ageOnDay, type TripTraveller } from '#features/trips/party.ts'
import { passedOnFee } from '#features/trips/pricing/passed-on-fee.ts'
import { passedOnFlight } from '#features/trips/pricing/passed-on-flight.ts'
import type { PricedItem } from '#features/trips/pricing/priced-item.ts'
import type { TripPricing } from '#features/trips/trip-pricing.ts'
import { addDays, type Day } from '#values/dates.ts'
import { exchange, storedCostOf } from './costed-books.ts'

/** The rules that a trip begins with. */
export const defaultPricing: TripPricing = {
  rule: { markupBp: 2_500 },
  byKind: {
    stay: { markupBp: 2_000 },
    transport: { markupBp: 3_000 },
    guide: { markupBp: 2_500 },
    activity: { markupBp: 2_000 },
  },
  stepMinor: 100,
  vatHomeBp: 1_800,
  vatAbroadBp: 1_800,
}

/** What an item of a table says. */
type Row = Partial<PricedItem> & Pick<PricedItem, 'id' | 'kind'>
type Counted = { rooms?: number[][]; kilometres?: number; nights?: number; days?: number }

/** Items of a party that begins on a day. */
export function itemsOf(startsOn: Day, travellers: readonly TripTraveller[]) {
  const everybody = travellers.map(({ position }) => position)
  const on = (day: number) => addDays(startsOn, day - 1)
  const participants = (who: readonly number[], day: number): Participant[] =>
    travellers
      .filter(({ position }) => who.includes(position))
      .map(({ position, residency, ...born }) => ({ position, residency, age: ageOnDay(born, on(day)) }))
  const item = (row: Row & { day: number }): PricedItem => ({
    title: row.id,
    options: null,
    optional: false,
    who: everybody,
    isAbroad: false,
    rule: null,
    ...row,
  })
  const input = (day: number, days: number, who: readonly number[], more: Omit<Counted, 'days'> = {}) => ({
    from: on(day),
    days,
    participants: participants(who, day),
    ...more,
  })
  return {
    /** An item of ours by the rate book. */
    own(row: Row, book: ServiceBook, day: number, { days = 1, ...counted }: Counted = {}): PricedItem {
      return item({ ...row, day, cost: storedCostOf(book, input(day, days, row.who ?? everybody, counted)) })
    },
    /** A permit or park fee, by class and age on the day. */
    fee(row: Pick<PricedItem, 'id'> & Partial<PricedItem>, fee: VisitorFee, day: number): PricedItem {
      const payers = travellers.filter(({ position }) => (row.who ?? everybody).includes(position))
      return item({ kind: 'fee', ...row, day, passedOn: passedOnFee(fee, payers, on(day)) })
    },
    /** A flight at what it costs. */
    flight(id: string, book: ServiceBook, day: number): PricedItem {
      const found = costItem(book, input(day, 1, everybody), exchange)
      if ('refusal' in found) throw new Error(JSON.stringify(found.refusal))
      const flown = passedOnFlight(found.lines, exchange)
      if ('refusal' in flown) throw new Error(JSON.stringify(flown.refusal))
      return item({ id, kind: 'flight', day, isAbroad: true, passedOn: flown.passedOn })
    },
  }
}

export const visitorFee = (id: string, foreignMinor: number, more: Partial<VisitorFee> = {}): VisitorFee => ({
  id,
  kind: 'park-fee',
  unit: 'traveller',
  parkId: null,
  name: id,
  minimumAge: 0,
  foreignMinor,
  residentMinor: null,
  africanMinor: null,
  eacMinor: null,
  asOf: 2025,
  confidence: 'high',
  ...more,
})
