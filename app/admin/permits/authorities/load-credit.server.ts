import { listAuthorityCredits, listCreditMoves } from '#features/permits/reads-credits.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { authorityWords } from '../../../words/admin/permits/authority.ts'
import { instantText } from '../../components/instants.ts'

/** What an authority owes us, and how that came to be: two statements. */
export async function loadCredit(db: Db, read: ReadWords, { authorityId, now }: { authorityId: string; now: Date }) {
  const words = read(authorityWords).credit
  const money = (minor: number) => read.format.moneyInFull(usd(minor))
  const [[credit], moves] = await Promise.all([listAuthorityCredits(db, { authorityId }), listCreditMoves(db, authorityId)])
  return {
    owes: credit ? words.owes({ amount: money(credit.creditMinor) }) : '',
    moves: moves.map(({ id, amountMinor, receipt, reason, at, by }) => ({
      id,
      amount: money(amountMinor),
      reason: reason || (amountMinor < 0 ? words.used : ''),
      by: words.by({ receipt, who: by, when: instantText(at, now, read.format) }),
    })),
  }
}
export type CreditView = Awaited<ReturnType<typeof loadCredit>>
