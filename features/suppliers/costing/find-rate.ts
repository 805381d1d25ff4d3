import type { Residency } from '#features/places/visitor-fee.ts'
import { addDays, type Day } from '#values/dates.ts'
import { type Contract, lastDayOf } from '../contract.ts'
import type { SupplierRate } from '../rates/supplier-rate.ts'
import type { Closure, ServiceBook } from '../service-book.ts'
import { weekdayOf } from '../weekdays.ts'

/** For what a rate is looked for: the days of service (of a stay its nights), how many take part, and whose class. */
export type RateQuery = { from: Day; days: number; participants: number; residency: Residency }

/**
 * Why a service has no cost for some days: the first that is true. `least`, `most`: nights or participants that the rates of the day
 * allow.
 */
export type RateRefusal =
  | { reason: 'archived' | 'contract-ended' }
  | { reason: 'not-in-contract' | 'rate-gap'; day: Day }
  | { reason: 'closed'; closure: Closure }
  | { reason: 'stay-too-short'; day: Day; least: number }
  | { reason: 'stay-too-long'; day: Day; most: number }
  | { reason: 'party-outside'; day: Day }

/** A rate that holds on a day, with the contract that it is of. */
export type DayRate = { day: Day; rate: SupplierRate; contract: Contract }

/** The days of a query, one after the other. */
export const daysOf = ({ from, days }: { from: Day; days: number }): Day[] =>
  Array.from({ length: days }, (_, nth) => addDays(from, nth))

/**
 * The one rate of each day: of a contract that is active, or was ended and holds until a later day. It holds the day, its weekday, the
 * number of participants and the length of the stay; for the class of the traveller, else the one for any class. Where the contract goes
 * by the arrival, every night has the rate of the first. Refused with the first reason of docs/rates.md that is true.
 */
export function ratesOn(book: ServiceBook, query: RateQuery): { rates: DayRate[] } | { refusal: RateRefusal } {
  if (book.service.archivedAt) return { refusal: { reason: 'archived' } }
  const agreed = new Map(book.contracts.filter(({ state }) => state !== 'draft').map((contract) => [contract.id, contract]))
  const days = daysOf(query)
  const isAgreed = (day: Day, last: (contract: Contract) => Day) =>
    [...agreed.values()].some((contract) => contract.validFrom <= day && day <= last(contract))
  const outside = days.find((day) => !isAgreed(day, lastDayOf))
  if (outside && isAgreed(outside, ({ validTo }) => validTo)) return { refusal: { reason: 'contract-ended' } }
  if (outside) return { refusal: { reason: 'not-in-contract', day: outside } }
  const closure = book.closures.find(({ from, to }) => days.some((day) => from <= day && day <= to))
  if (closure) return { refusal: { reason: 'closed', closure } }
  const rates: DayRate[] = []
  for (const day of days) {
    const first = rates[0]
    const found = first?.contract.seasonBy === 'arrival' ? first : rateOn(book, agreed, day, query)
    if ('reason' in found) return { refusal: found }
    rates.push({ ...found, day })
  }
  return { rates }
}

function rateOn(
  { rates }: ServiceBook,
  contracts: ReadonlyMap<number, Contract>,
  day: Day,
  { days: nights, participants, residency }: RateQuery,
): DayRate | RateRefusal {
  const onWeekday = weekdayOf(day)
  const onDay = rates.filter(
    (rate) =>
      contracts.has(rate.contractId) &&
      rate.from <= day &&
      day <= rate.to &&
      rate.weekdays.includes(onWeekday) &&
      (rate.residency === null || rate.residency === residency),
  )
  if (onDay.length === 0) return { reason: 'rate-gap', day }
  const ofLength = onDay.filter((rate) => nights >= rate.nights.from && nights <= (rate.nights.to ?? Number.POSITIVE_INFINITY))
  if (ofLength.length === 0) {
    const least = Math.min(...onDay.map((rate) => rate.nights.from))
    const most = Math.max(...onDay.map((rate) => rate.nights.to ?? Number.POSITIVE_INFINITY))
    return nights < least ? { reason: 'stay-too-short', day, least } : { reason: 'stay-too-long', day, most }
  }
  const ofParty = ofLength.filter(
    ({ party }) => participants >= party.from && participants <= (party.to ?? Number.POSITIVE_INFINITY),
  )
  const rate = ofParty.find((one) => one.residency === residency) ?? ofParty[0]
  const contract = rate && contracts.get(rate.contractId)
  return rate && contract ? { day, rate, contract } : { reason: 'party-outside', day }
}
