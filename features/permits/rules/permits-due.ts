import type { Cover } from './cover-needs.ts'
import { type DueAuthority, type DueTerms, dueOfAuthorities } from './due-of-authorities.ts'
import { type DueLot, type DuePermit, dueOfLots } from './due-of-lots.ts'
import { type DueNeed, dueOfNeeds } from './due-of-needs.ts'
import { type DueRow, dueKinds } from './due-row.ts'
import type { FeeOnSale } from './to-buy.ts'

/** What is read for the deadlines of a while: visits that are still to come, and the lots of their days. */
type DueBooks = {
  needs: readonly DueNeed[]
  lots: readonly DueLot[]
  permits: readonly DuePermit[]
  /** Of these needs and permits at the instant. */
  cover: Cover
  /** By the id of the fee. */
  fees: Readonly<Record<string, FeeOnSale>>
  authorities: readonly DueAuthority[]
  terms: readonly DueTerms[]
}

/**
 * Everything that is due with authorities and is to be shown at an instant, the next last minute first. What a row's `occasion` names is
 * alerted once: the same row has the same one until its deadline is another. Source: docs/permits.md, 'Deadlines'.
 */
export function permitsDue({ needs, lots, permits, cover, fees, authorities, terms }: DueBooks, now: Date): DueRow[] {
  const rows = [
    ...dueOfNeeds(needs, permits, cover, fees, now),
    ...dueOfLots(lots, permits, cover, fees, now),
    ...dueOfAuthorities(authorities, terms, now),
  ]
  const place = ({ kind, feeId, day, lotId, reference, authorityId }: DueRow) =>
    [dueKinds.indexOf(kind), authorityId, day, feeId, reference, String(lotId ?? '').padStart(12, '0')].join('\n')
  return rows.toSorted(
    (a, b) => a.actBy.getTime() - b.actBy.getTime() || a.dueAt.getTime() - b.dueAt.getTime() || (place(a) < place(b) ? -1 : 1),
  )
}
