import type { Tx } from '#platform/context.ts'
import { listSellers, lockAuthority } from '../authorities/reads.server.ts'
import { listAuthorityCredits } from '../reads-credits.server.ts'
import { insertCredit } from '../writes.server.ts'

/**
 * Uses what the authorities of a payment owe us, each for its own permits and no more than is paid for them. Returns how much was used: so much
 * less money is sent. Inside the transaction of the payment. @param paid what is paid for permits of each fee, in US cents.
 */
export async function spendCredits(
  tx: Tx,
  paid: readonly { feeId: string; paidMinor: number }[],
  { receipt, at, by }: { receipt: string; at: Date; by: string },
): Promise<number> {
  const sellers = await listSellers(tx, [...new Set(paid.map(({ feeId }) => feeId))])
  const byAuthority = new Map<string, number>()
  for (const { feeId, paidMinor } of paid) {
    const id = sellers.get(feeId)?.id
    if (id !== undefined) byAuthority.set(id, (byAuthority.get(id) ?? 0) + paidMinor)
  }
  let usedMinor = 0
  for (const authorityId of [...byAuthority.keys()].toSorted()) {
    await lockAuthority(tx, authorityId)
    const creditMinor = (await listAuthorityCredits(tx, { authorityId }))[0]?.creditMinor ?? 0
    const minor = Math.min(creditMinor, byAuthority.get(authorityId) ?? 0)
    if (minor <= 0) continue
    await insertCredit(tx, { authorityId, amountMinor: -minor, receipt, reason: '', at, by })
    usedMinor += minor
  }
  return usedMinor
}
