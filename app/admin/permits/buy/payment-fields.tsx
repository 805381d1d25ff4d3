import type { ReactNode } from 'react'
import { usd } from '#values/money.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { TextField } from '../../../ui/field.tsx'
import { permitBuyWords } from '../../../words/admin/permits/permit-buy.ts'
import { BulkBar } from '../../components/bulk-bar.tsx'
import type { BuyForm, BuyReply } from './buy-action.server.ts'

/**
 * The receipt and the amount of a payment for the ticked rows, with what is wrong beside each; the buttons come as children. The amount is
 * that of what is ticked until somebody types another.
 */
export function PaymentFields({
  id,
  label,
  hint,
  credits,
  reply,
  children,
}: {
  id: BuyForm
  label: string
  hint: string
  /** What authorities owe us, in words, where it can be used. */
  credits?: string
  reply: BuyReply | undefined
  children: ReactNode
}) {
  const { format } = useReader()
  const words = useWords(permitBuyWords).payment
  const errorAt = (field: BuyReply['field']) => (reply?.field === field ? reply.sentence : undefined)
  return (
    <BulkBar
      label={label}
      className="payment"
      fills={`${id}-amount`}
      total={(count, minor) => words.total({ count, total: format.moneyInFull(usd(minor)) })}
    >
      <div className="grid2">
        <TextField
          name={`${id}-receipt`}
          label={words.receipt}
          hint={words.required}
          aria-required
          maxLength={120}
          defaultValue={reply?.receipt}
          error={errorAt('receipt')}
          autoComplete="off"
        />
        <TextField
          name={`${id}-amount`}
          label={words.amount}
          inputMode="decimal"
          maxLength={40}
          defaultValue={reply?.amount}
          error={errorAt('amount')}
          hint={hint}
          aria-required
          autoComplete="off"
        />
      </div>
      {credits && (
        <label className="tick">
          <input type="checkbox" name="credit" value="yes" defaultChecked={reply?.usesCredit} />
          <span>
            <b>{words.credit}</b>
            <small className="num">{credits}</small>
          </span>
        </label>
      )}
      {children}
    </BulkBar>
  )
}
