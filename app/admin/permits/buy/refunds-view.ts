import type { FeeForSale } from '#features/permits/reads-for-sale.server.ts'
import type { OpenRefund } from '#features/permits/refunds/reads.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { permitBuyWords } from '../../../words/admin/permits/permit-buy.ts'
import { permitVisitWords } from '../../../words/admin/permits/permit-visits.ts'
import { instantText } from '../../components/instants.ts'
import { poolPath } from '../pool-name.ts'
import { authoritySums } from './authority-sums.ts'

type Books = { fees: Readonly<Record<string, FeeForSale>>; at: Date }

/** What authorities owe us, in words: by authority, the oldest claim first. */
export function refundsView(read: ReadWords, refunds: readonly OpenRefund[], { fees, at }: Books) {
  const words = read(permitBuyWords)
  const moneyInFull = (minor: number) => read.format.moneyInFull(usd(minor))
  const authorityOf = (feeId: string) => fees[feeId]?.authority || words.unknownAuthority
  const rows = refunds.map((refund) => ({
    id: refund.lotId,
    authority: authorityOf(refund.feeId),
    what: `${fees[refund.feeId]?.name ?? refund.feeId}, ${read.format.shortDate(refund.day)}`,
    to: poolPath(refund),
    count: words.balances.count({ count: refund.count }),
    cause: read(permitVisitWords).causes[refund.cause],
    paper: refund.paper && words.refunds.paper({ paper: refund.paper }),
    claimed: instantText(refund.claimedAt, at, read.format),
    paid: moneyInFull(refund.spentMinor),
    expectedMinor: refund.expectedMinor,
    expected: refund.expectedMinor === null ? words.refunds.open : moneyInFull(refund.expectedMinor),
  }))
  const sums = authoritySums(
    read,
    rows.map(({ authority, expectedMinor }) => ({ authority, minor: expectedMinor ?? 0 })),
  )
  const totalMinor = refunds.reduce((sum, { expectedMinor }) => sum + (expectedMinor ?? 0), 0)
  return {
    rows: rows.toSorted((a, b) => a.authority.localeCompare(b.authority)),
    sums,
    total: moneyInFull(totalMinor),
    totalMinor,
  }
}

export type RefundsView = ReturnType<typeof refundsView>
export type RefundRow = RefundsView['rows'][number]
