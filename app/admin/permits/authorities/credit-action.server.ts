import { creditEvents } from '#features/permits/payments/credit-event.ts'
import { recordAuthorityCredit } from '#features/permits/payments/record-authority-credit.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { readAmount } from '#values/amount.ts'
import { usd } from '#values/money.ts'
import { typed } from '../../../shared/read-form.server.ts'
import { authorityWords } from '../../../words/admin/permits/authority.ts'

/** What the form of a credit came back with: all that was typed, and what is wrong at its field. */
export type CreditReply = { values: Record<string, string>; errors: Record<string, string> }

/** Records a credit of an authority as it was typed; undefined once it is recorded. */
export async function creditByForm(
  ctx: Context,
  read: ReadWords,
  { authorityId, form, actor }: { authorityId: string; form: FormData; actor: { id: string; name: string } },
): Promise<CreditReply | undefined> {
  const words = read(authorityWords).credit.refusals
  const values = typed(form)
  const amountMinor = readAmount((values.amount ?? '').trim(), 'USD')
  if (Number.isNaN(amountMinor)) return { values, errors: { amount: words['amount-wrong'] } }
  const recorded = await recordAuthorityCredit(
    ctx,
    {
      authorityId,
      event: creditEvents.find((one) => one === values.what) ?? 'paid',
      amountMinor,
      receipt: (values.receipt ?? '').slice(0, 120),
      reason: (values.reason ?? '').slice(0, 400),
    },
    actor,
  )
  if (recorded.done) return undefined
  const { refusal } = recorded
  switch (refusal.reason) {
    case 'more-than-credit': {
      const credit = read.format.moneyInFull(usd(refusal.creditMinor))
      return { values, errors: { amount: words['more-than-credit']({ credit }) } }
    }
    case 'receipt-missing':
      return { values, errors: { receipt: words[refusal.reason] } }
    case 'reason-missing':
      return { values, errors: { reason: words[refusal.reason] } }
    default:
      return { values, errors: { amount: words['amount-wrong'] } }
  }
}
