import type { ServiceBook, Supplement } from '../service-book.ts'
import { weekdayOf } from '../weekdays.ts'
import { childPrice } from './child-price.ts'
import type { CostLine, ItemInput } from './cost-line.ts'
import type { DayRate } from './find-rate.ts'

/**
 * What supplements add: compulsory ones always, others where they are ticked. By the person and night, by the room and night, or once, on
 * the first of their days. Their amounts are net; children pay them whole unless the supplement says otherwise.
 */
export function supplementLines(book: ServiceBook, input: ItemInput, rates: readonly DayRate[]): CostLine[] {
  const contracts = new Map(rates.map(({ contract }) => [contract.id, contract]))
  const wanted = book.supplements.filter(
    ({ id, contractId, compulsory }) => contracts.has(contractId) && (compulsory || input.ticked?.includes(id)),
  )
  return wanted.flatMap((supplement) => {
    const contract = contracts.get(supplement.contractId)
    const own = rates.filter(
      ({ day }) => supplement.from <= day && day <= supplement.to && supplement.weekdays.includes(weekdayOf(day)),
    )
    const charged = supplement.per === 'stay' || supplement.per === 'person' ? own.slice(0, 1) : own
    if (!contract) return []
    return charged.flatMap(({ day }) =>
      shares(supplement, input).map(({ who, minor }): CostLine => {
        return { contract, day, what: 'supplement', label: supplement.label, units: 1, unitMinor: minor, who }
      }),
    )
  })
}

/** Whom a supplement is charged for, and what it comes to. */
function shares({ per, amountMinor, children }: Supplement, { participants, rooms = [] }: ItemInput) {
  const everybody = participants.map(({ position }) => position)
  if (per === 'stay') return [{ who: everybody, minor: amountMinor }]
  if (per === 'room-night') return rooms.map((who) => ({ who, minor: amountMinor }))
  return participants.map(({ position, age }) => {
    const price = childPrice(children ?? [], age, amountMinor)
    return { who: [position], minor: typeof price === 'object' ? price.minor : amountMinor }
  })
}
