import { listAuthorities, listTermsOf } from '#features/permits/authorities/reads.server.ts'
import { listLotsById, listPaidAt } from '#features/permits/reads-lots.server.ts'
import type { DueRow } from '#features/permits/rules/due-row.ts'
import { permitsDue } from '#features/permits/rules/permits-due.ts'
import type { Db } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import type { BuyBooks } from './load-permits-to-buy.server.ts'

/** Everything that is due with authorities by what is to buy and to pay, the next last minute first. */
export async function loadPermitsDue(db: Db, books: BuyBooks): Promise<DueRow[]> {
  const today = kigaliDay(books.at)
  const lotIds = [...new Set(books.permits.map(({ lotId }) => lotId))]
  const [lots, paidAt, authorities, terms] = await Promise.all([
    listLotsById(db, lotIds),
    listPaidAt(db, lotIds),
    listAuthorities(db),
    listTermsOf(db, Object.keys(books.fees)),
  ])
  const due = {
    needs: books.needs.map((need) => ({ ...need, detailsBy: need.papers?.by ?? need.day })),
    lots: lots.map((lot) => ({ ...lot, paidAt: paidAt.get(lot.id) ?? null })),
    permits: books.permits,
    cover: books.cover,
    fees: books.fees,
    authorities: authorities.map(({ id, licenceUntil, ...clock }) => ({ id, licenceUntil, clock })),
    terms: terms
      .filter(({ toDay }) => toDay === null || toDay >= today)
      .map((one) => ({ ...one, authorityId: books.fees[one.feeId]?.authorityId ?? '' })),
  }
  return permitsDue(due, books.at)
}
