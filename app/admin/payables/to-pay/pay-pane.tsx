import { Form, useNavigation } from 'react-router'
import { outMethods } from '#features/payables/payment-out.ts'
import type { Day } from '#values/dates.ts'
import { type Currency, currencyDigits } from '#values/money.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { payableWords } from '../../../words/admin/payables/payables.ts'
import { Pane } from '../../components/pane.tsx'
import type { ToPay } from './load-to-pay.server.ts'
import type { PayReply } from './pay-action.server.ts'
import { Ticked } from './ticked.tsx'
import { payFormId } from './to-pay-table.tsx'

/** What left our account, where it is another amount or currency. */
const outflowNames = ['left', 'leftCurrency', 'rate', 'source']
const currencies = Object.keys(currencyDigits) as Currency[]

type Props = {
  data: Pick<ToPay, 'newest' | 'credits' | 'invoice'> & {
    key: string
    today: Day
    supplierId: number | undefined
    invoiceId: number | undefined
  }
  reply: PayReply | undefined
}

/** The form of a payment of what is ticked in the table beside it. */
export function PayPane({ data, reply }: Props) {
  const read = useReader()
  const words = read(payableWords).pay
  const bookingLabels = read(bookingAdminWords)
  const busy = useNavigation().state !== 'idle'
  const values: Record<string, string | undefined> = reply?.values ?? {}
  const errors = reply?.errors ?? {}
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name], autoComplete: 'off' })
  const { payable, ...atFields } = errors
  const { supplierId, invoiceId } = data
  const query = new URLSearchParams({
    ...(supplierId && { supplier: String(supplierId) }),
    ...(invoiceId && { invoice: String(invoiceId) }),
  })
  return (
    <Pane title={words.title}>
      <Form method="post" action={`?${query}`} id={payFormId} className="stack" noValidate preventScrollReset>
        <input type="hidden" name="key" value={values.key ?? data.key} />
        <ErrorSummary
          title={String(words.wrong)}
          problems={[
            ...(payable ? [{ name: '', sentence: payable }] : []),
            ...Object.entries(atFields).map(([name, sentence]) => ({ name, sentence })),
          ]}
        />
        <p className="small muted">{words.text}</p>
        {data.invoice && <p className="num">{data.invoice}</p>}
        <p role="status">
          <Ticked credits={data.credits} fills={payFormId} />
        </p>
        <TextField
          {...field('paidOn')}
          label={words.paidOn}
          type="date"
          max={data.today}
          defaultValue={values.paidOn ?? data.today}
          required
        />
        <SelectField
          {...field('method')}
          label={words.method}
          choices={outMethods.map((one) => ({ value: one, words: String(words.methods[one]) }))}
        />
        <TextField {...field('reference')} label={words.reference} hint={words.referenceHint} maxLength={120} />
        <TextField
          {...field('amount')}
          label={words.amount}
          hint={words.amountHint}
          inputMode="decimal"
          className="num"
          maxLength={40}
        />
        {reply?.overpaid && (
          <div className="note warn stack">
            <label className="tick">
              <input
                type="checkbox"
                name="overpaid"
                value={reply.overpaid.minor}
                defaultChecked={values.overpaid === String(reply.overpaid.minor)}
              />
              <span className="num">{reply.overpaid.label}</span>
            </label>
            <TextField {...field('overpaidReason')} label={words.overpaidReason} maxLength={400} />
          </div>
        )}
        <details open={outflowNames.some((name) => values[name] || errors[name])}>
          <summary>{words.outflow}</summary>
          <div className="grid2">
            <TextField {...field('left')} label={words.left} inputMode="decimal" className="num" maxLength={40} />
            <SelectField
              {...field('leftCurrency')}
              label={words.leftCurrency}
              choices={[
                { value: '', words: String(words.sameCurrency) },
                ...currencies.map((one) => ({ value: one, words: one })),
              ]}
            />
          </div>
          <TextField
            {...field('rate')}
            label={words.rate}
            hint={[words.rateHint, ...data.newest].join(' ')}
            inputMode="decimal"
            className="num"
            maxLength={30}
          />
          <TextField {...field('source')} label={words.source} maxLength={200} />
        </details>
        <div className="row">
          <button className="btn" type="submit" aria-disabled={busy}>
            {busy ? bookingLabels.moves.working : words.go}
          </button>
        </div>
      </Form>
    </Pane>
  )
}
