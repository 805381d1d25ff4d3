import type { SupplierService } from '../supplier-service.ts'
import { childPrice, netUnit, youngerThan } from './child-price.ts'
import type { CostLine, CostRefusal, ItemInput, Participant } from './cost-line.ts'
import type { DayRate } from './find-rate.ts'
import { rackPrice } from './rack-price.ts'

type RatesOf = (who: Participant | undefined) => readonly DayRate[]

/** The components of what is no stay: by each who takes part, or by vehicle, kilometre, party or number. */
export function countedLines(
  service: SupplierService,
  input: ItemInput,
  ratesOf: RatesOf,
): { lines: CostLine[] } | { refusal: CostRefusal } {
  if (service.basis === 'person') return personLines(input, ratesOf)
  const seats = service.seats ?? input.participants.length
  const least = Math.ceil(input.participants.length / seats)
  const vehicles = input.vehicles ?? least
  if (service.basis === 'vehicle-day' && vehicles < least) return { refusal: { reason: 'too-few-vehicles', least } }
  const who = input.participants.map(({ position }) => position)
  const line = ({ day, rate, contract }: DayRate, units: number): CostLine => ({
    contract,
    day,
    what: 'unit',
    units,
    unitMinor: netUnit(rate.amountMinor, contract),
    who,
    rateId: rate.id,
    ...rackPrice(rate, contract),
  })
  const rates = ratesOf(undefined)
  // A distance and a number are bought once, by the rate of the first day.
  const once = (units: number) => rates.slice(0, 1).map((rate) => line(rate, units))
  if (service.basis === 'km' && input.kilometres === undefined) return { refusal: { reason: 'kilometres-missing' } }
  if (service.basis === 'km') return { lines: once((input.kilometres ?? 0) * vehicles) }
  if (service.basis === 'item') return { lines: once(input.quantity ?? 1) }
  return { lines: rates.map((rate) => line(rate, service.basis === 'vehicle-day' ? vehicles : (input.groups ?? 1))) }
}

function personLines(input: ItemInput, ratesOf: RatesOf): { lines: CostLine[] } | { refusal: CostRefusal } {
  const lines: CostLine[] = []
  for (const who of input.participants)
    for (const { day, rate, contract } of ratesOf(who)) {
      const bands = rate.children ?? contract.children
      const price = childPrice(bands, who.age, rate.amountMinor)
      if (price === 'too-young') return { refusal: youngerThan(bands, input.participants) }
      const minor = price === 'adult' ? rate.amountMinor : price.minor
      const unitMinor = netUnit(minor, contract)
      const what = price === 'adult' ? { what: 'unit' as const, ...rackPrice(rate, contract) } : { what: 'child' as const }
      lines.push({ contract, day, ...what, units: 1, unitMinor, who: [who.position], rateId: rate.id })
    }
  return { lines }
}
