import type { Day } from '#values/dates.ts'
import { closingInstant } from './authority-clock.ts'
import type { Cover } from './cover-needs.ts'
import { balanceInstant, namesInstant } from './deadlines.ts'
import { closingDaysBefore, type DueKind, type DueRow, daysEarlier, dueRow, lastMinute } from './due-row.ts'
import type { LotPermit } from './need.ts'
import type { FeeOnSale, NeedToBuy } from './to-buy.ts'

/** A need with the last day by which its traveller was asked for details (docs/privacy.md). */
export type DueNeed = NeedToBuy & { detailsBy: Day }

const alertDays = { buy: 3, names: 2 }
/** Passports and evidence are there so many days before the permits are bought. */
const papersBefore = 7
const namesShown = 30

/**
 * What is due for needs: permits to buy, names to give in, passports and evidence that are missing; a row for each booking, fee, day and
 * kind. What is bought in the name of its traveller has none, nor what can be reserved no more because its day is closed. Source: docs/permits.md, 'Deadlines'.
 */
export function dueOfNeeds(
  needs: readonly DueNeed[],
  permits: readonly LotPermit[],
  cover: Cover,
  fees: Readonly<Record<string, FeeOnSale>>,
  now: Date,
): DueRow[] {
  const permitById = new Map(permits.map((permit) => [permit.id, permit]))
  const kindsOf = (need: DueNeed): DueKind[] => {
    const permit = permitById.get(cover.permitOf.get(need.id) ?? -1)
    if (permit?.namedAt || (!permit && need.isClosed)) return []
    const papers = need.isWhole ? [] : (['papers-missing'] as const)
    return [...(!permit ? (['buy-by'] as const) : permit.state === 'paid' ? (['names'] as const) : []), ...papers]
  }
  const due = needs.flatMap((need) => kindsOf(need).map((kind) => ({ kind, need })))
  const groups = Map.groupBy(due, ({ kind, need }) => [kind, need.reference, need.feeId, need.day].join('\n'))
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const fee = first && fees[first.need.feeId]
    return (first && fee && rowOf(first.kind, first.need, group.length, fee, now)) || []
  })
}

function rowOf(kind: DueKind, need: DueNeed, count: number, fee: FeeOnSale, now: Date): DueRow | undefined {
  const { authorityId, clock, terms } = fee
  const { feeId, day, departureId, reference } = need
  const subject = { authorityId, feeId, day, departureId, lotId: null, reference, count }
  const occasion = `permit-${kind}:${reference}:${feeId}:${day}`
  const of = { kind, subject, clock, occasion }
  // Where no balance day is known, a permit is bought at the latest on the day before.
  const buyBy = balanceInstant(terms, clock, day) ?? closingDaysBefore(clock, day, 1)
  if (kind === 'buy-by') {
    const alertFrom = daysEarlier(lastMinute(clock, buyBy), alertDays.buy)
    return dueRow({ ...of, dueAt: buyBy, shownDays: null, alertFrom }, now)
  }
  if (kind === 'names') {
    const dueAt = namesInstant(terms, clock, day)
    const alertFrom = daysEarlier(lastMinute(clock, dueAt), alertDays.names)
    return dueRow({ ...of, dueAt, shownDays: namesShown, alertFrom }, now)
  }
  const earliest = Math.min(closingInstant(clock, need.detailsBy).getTime(), daysEarlier(buyBy, papersBefore).getTime())
  const dueAt = new Date(earliest)
  return dueRow({ ...of, dueAt, shownDays: 0, alertFrom: dueAt }, now)
}
