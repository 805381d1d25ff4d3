import type { RunKey } from '#features/crew/assignments/assignment.ts'
import { type Residency, residencies } from '#features/places/visitor-fee.ts'
import { costItem } from '#features/suppliers/costing/cost-item.ts'
import type { ItemInput, Participant } from '#features/suppliers/costing/cost-line.ts'
import { listServiceBooks, loadPaidExchange } from '#features/suppliers/reads-book.server.ts'
import type { Db } from '#platform/context.ts'
import { daysBetween } from '#values/dates.ts'
import type { Money } from '#values/money.ts'
import type { LineFacts, OrderedRoom } from '../lines/order-line.ts'
import { costOf } from '../lines/package-lines.ts'
import { loadSupplyRun } from '../reads-runs.server.ts'

/** An adult of whom only that is known. */
const adultAge = 30

/** What a line would cost of another service, by its rates on those days; why there is none: it is not sold then, or has no rate. */
export type ChoiceCost = Money | 'closed' | 'no-rate'

/**
 * What each of these services would cost in place of a line, for all who are on it, by the rate book. It is a cost: for staff with
 * `costs:read`. Travellers of several residencies count as the first of them in order, who pays most.
 */
export async function findChoiceCosts(
  db: Db,
  key: RunKey,
  line: Pick<LineFacts, 'kind' | 'firstDay' | 'lastDay' | 'details'>,
  serviceIds: readonly number[],
): Promise<Map<number, ChoiceCost>> {
  const [run, books, exchange] = await Promise.all([
    loadSupplyRun(db, key),
    listServiceBooks(db, serviceIds, { from: line.firstDay, to: line.lastDay }),
    loadPaidExchange(db),
  ])
  const present = new Set(run?.parties.flatMap(({ members }) => members.map(({ residency }) => residency)))
  const input = inputOf(line, residencies.find((residency) => present.has(residency)) ?? 'foreign')
  return new Map(
    [...books].map(([id, { book }]): [number, ChoiceCost] => {
      const item = costItem(book, input, exchange)
      if ('refusal' in item) return [id, item.refusal.reason === 'closed' ? 'closed' : 'no-rate']
      const { currency, costMinor } = costOf(item.cost)
      return [id, { currency, minor: costMinor }]
    }),
  )
}

function inputOf(
  { kind, firstDay, lastDay, details }: Pick<LineFacts, 'kind' | 'firstDay' | 'lastDay' | 'details'>,
  residency: Residency,
): ItemInput {
  const { kilometres, quantity, rooms: ordered } = details
  const days = daysBetween(firstDay, lastDay) + 1
  const groups: readonly OrderedRoom[] = kind === 'stay' ? ordered : [details]
  const participants: Participant[] = []
  const rooms = groups.map(({ adults, childAges }) =>
    [...Array.from({ length: adults }, () => adultAge), ...childAges].map((age) => {
      const position = participants.length + 1
      participants.push({ position, age, residency })
      return position
    }),
  )
  return {
    ...{ from: firstDay, days, participants },
    ...(kind === 'stay' && { rooms }),
    ...(kilometres !== null && { kilometres }),
    ...(quantity !== null && { quantity, ...(kind === 'guide' && { groups: quantity }) }),
  }
}
