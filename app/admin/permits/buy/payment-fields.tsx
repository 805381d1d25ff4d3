import type { ReactNode } from 'react'
import { useWords } from '../../../languages/use-words.ts'
import { TextField } from '../../../ui/field.tsx'
import { permitBuyWords } from '../../../words/admin/permits/permit-buy.ts'
import type { BuyForm, BuyReply } from './buy-action.server.ts'

/** The receipt and the amount of a payment, with what is wrong beside each; the buttons come as a child. */
export function PaymentFields({
  id,
  hint,
  reply,
  children,
}: {
  id: BuyForm
  hint: string
  reply: BuyReply | undefined
  children: ReactNode
}) {
  const words = useWords(permitBuyWords).payment
  const errorAt = (field: BuyReply['field']) => (reply?.field === field ? reply.sentence : undefined)
  return (
    <fieldset className="stack off-paper">
      <legend className="visually-hidden">{words.legend}</legend>
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
      <div className="row">{children}</div>
    </fieldset>
  )
}
