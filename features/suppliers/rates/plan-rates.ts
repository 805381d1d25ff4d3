import { addDays } from '#values/dates.ts'
import { isSameAmounts, isSameRange, type NewRate, type SupplierRate, scopesMeet } from './supplier-rate.ts'

/** A rate that a sheet wants, by the number of its line. */
export type WantedRate = { row: number; rate: NewRate }

/**
 * What a line does: a rate where there was none; the same as what stands; another rate in place of whole ones (`replaces`); or
 * another one for a part of what stands, the rest of which stays (`splits`).
 */
type RateEffect = 'new' | 'same' | 'replaces' | 'splits'

export type RateFault =
  | { reason: 'overlaps-line'; row: number }
  | { reason: 'overlaps-contract'; rate: SupplierRate }
  | { reason: 'ranges-overlap'; rate: SupplierRate }

type PlannedLine = WantedRate & { effect: RateEffect; was: SupplierRate[]; fault: RateFault | undefined }

/** `ended`: rates that end, each with the new ones that follow it; `added`: new ones without a former one; `left`: how many stay. */
export type RatesPlan = {
  lines: PlannedLine[]
  ended: { rate: SupplierRate; followers: NewRate[] }[]
  added: NewRate[]
  left: number
}

/**
 * What the lines of a sheet would do to the rates of a contract. Nothing is changed in place: a rate that a line touches ends, and
 * what is left of it goes on as rates of its own, before, after and on the other weekdays. `own`: the rates of this contract;
 * `others`: live ones of other contracts for the same services. At fault: a line that overlaps another line, a rate of another
 * contract, or a rate of which it would take a part of the party or of the nights, because nobody means that by a line.
 */
export function planRates(
  wanted: readonly WantedRate[],
  own: readonly SupplierRate[],
  others: readonly SupplierRate[] = [],
): RatesPlan {
  const lines = wanted.map((line) => planLine(line, wanted, own, others))
  const sound = lines.filter(({ fault, effect }) => !fault && effect !== 'same')
  const touched = new Map<number, SupplierRate>(sound.flatMap(({ was }) => was.map((rate) => [rate.id, rate] as const)))
  const ended = [...touched.values()].map((rate) => {
    const takers = sound.filter(({ was }) => was.includes(rate))
    const rest = takers.reduce<NewRate[]>((parts, taker) => parts.flatMap((part) => without(part, taker.rate)), [rate])
    return {
      rate,
      followers: [...takers.filter(({ was }) => was[0] === rate).map((taker) => taker.rate), ...rest.map(plainRate)],
    }
  })
  return {
    lines,
    ended,
    added: sound.filter(({ was }) => was.length === 0).map(({ rate }) => rate),
    left: own.length - touched.size,
  }
}

function planLine(
  line: WantedRate,
  wanted: readonly WantedRate[],
  own: readonly SupplierRate[],
  others: readonly SupplierRate[],
): PlannedLine {
  const meets = own.filter((rate) => scopesMeet(rate, line.rate))
  const twin = wanted.find((other) => other !== line && scopesMeet(other.rate, line.rate))
  const elsewhere = others.find((rate) => scopesMeet(rate, line.rate))
  const crossed = meets.find(
    ({ party, nights }) => !(isSameRange(party, line.rate.party) && isSameRange(nights, line.rate.nights)),
  )
  const fault = faultOf(twin, elsewhere, crossed)
  const isCovered = (rate: NewRate) => without(line.rate, rate).length === 0
  if (meets.some((rate) => isCovered(rate) && isSameAmounts(rate, line.rate)))
    return { ...line, effect: 'same', was: meets, fault }
  const isWhole = meets.every((rate) => without(rate, line.rate).length === 0)
  return { ...line, effect: meets.length === 0 ? 'new' : isWhole ? 'replaces' : 'splits', was: meets, fault }
}

function faultOf(
  twin: WantedRate | undefined,
  elsewhere: SupplierRate | undefined,
  crossed: SupplierRate | undefined,
): RateFault | undefined {
  if (twin) return { reason: 'overlaps-line', row: twin.row }
  if (elsewhere) return { reason: 'overlaps-contract', rate: elsewhere }
  return crossed && { reason: 'ranges-overlap', rate: crossed }
}

/**
 * What is left of a rate without the days and weekdays of another one: up to three parts, before, after, and between on the
 * weekdays that the other one has not. Both have the same service, residency, party and nights.
 */
export function without<Rate extends NewRate>(rate: Rate, taken: NewRate): Rate[] {
  if (!scopesMeet(rate, taken)) return [rate]
  const [from, to] = [rate.from > taken.from ? rate.from : taken.from, rate.to < taken.to ? rate.to : taken.to]
  const weekdays = rate.weekdays.filter((day) => !taken.weekdays.includes(day))
  return [
    ...(rate.from < from ? [{ ...rate, to: addDays(from, -1) }] : []),
    ...(weekdays.length > 0 ? [{ ...rate, from, to, weekdays }] : []),
    ...(rate.to > to ? [{ ...rate, from: addDays(to, 1) }] : []),
  ]
}

/** A rate without the identity of the one that it was cut from. */
function plainRate(rate: NewRate): NewRate {
  const { serviceId, from, to, weekdays, residency, party, nights, amountMinor, singleMinor, thirdMinor, rackMinor, children } =
    rate
  return { serviceId, from, to, weekdays, residency, party, nights, amountMinor, singleMinor, thirdMinor, rackMinor, children }
}
