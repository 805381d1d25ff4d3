import type { ChangeEvent } from 'react'
import { recordedPaymentMethods } from '#features/payments/payment-methods.ts'
import { useWords } from '../../../languages/use-words.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { adjustmentWords } from '../../../words/admin/bookings/adjustments.ts'
import { moneyAdminWords } from '../../../words/admin/bookings/money.ts'
import { methodAdminWords } from '../../../words/admin/payment-method-names.ts'
import { FormDialog } from '../../components/dialogs/form-dialog.tsx'
import type { payDialog, refundDialogs } from '../dialogs-view.ts'
import { handCurrencies } from '../read-admin-form.ts'
import type { Reply } from '../reply.ts'

type Pay = ReturnType<typeof payDialog> & { id: string }

/**
 * Records money received. The form has the payment's id, so that sending it twice makes one payment; a refused form keeps the
 * id. The confirmation of an overpayment is shown only after it was tried.
 */
export function PayDialog({ pay, version, reply }: { pay: Pay; version: number; reply: Reply | undefined }) {
  const paymentMethodNames = useWords(methodAdminWords)
  const words = useWords(moneyAdminWords)
  const values = reply?.values
  const more = reply?.reason === 'more-than-owed'
  const less = reply?.reason === 'hardly-anything'
  const amounts: Readonly<Record<string, string>> = pay.amounts
  /** What is due stands in the amount until somebody types another one: in the currency that is chosen. */
  const inCurrency = ({ currentTarget: { form, value } }: ChangeEvent<HTMLSelectElement>) => {
    const amount = form?.elements.namedItem('amount')
    const due = amounts[value]
    if (amount instanceof HTMLInputElement && due && Object.values(amounts).includes(amount.value)) amount.value = due
  }
  return (
    <FormDialog
      dialog="pay"
      title={words.pay.title}
      text={pay.text}
      hidden={{ event: 'pay', version, payment: values?.payment ?? pay.id }}
      go={words.pay.go}
      keep={words.pay.keep}
      refusal={reply?.sentence}
    >
      <div className="grid2">
        <SelectField
          name="method"
          label={words.pay.method}
          defaultValue={values?.method ?? pay.method ?? recordedPaymentMethods[0]}
          choices={recordedPaymentMethods.map((value) => ({ value, words: paymentMethodNames[value].name }))}
        />
        <TextField type="date" name="day" label={words.pay.day} max={pay.today} defaultValue={values?.day ?? pay.today} />
      </div>
      <div className="grid2">
        <TextField
          name="amount"
          label={words.pay.amount}
          hint={words.pay.amountHint}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={values?.amount ?? amounts[pay.currency]}
        />
        <SelectField
          name="currency"
          label={words.pay.currency}
          hint={pay.rate}
          defaultValue={values?.currency ?? 'USD'}
          onChange={inCurrency}
          choices={handCurrencies.map((value) => ({ value, words: words.pay.currencies[value] }))}
        />
      </div>
      <TextField
        name="reference"
        label={words.pay.reference}
        hint={words.pay.referenceHint}
        autoComplete="off"
        maxLength={200}
        defaultValue={values?.reference}
      />
      <TextField
        name="fee"
        label={words.pay.fee}
        hint={words.pay.feeHint}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={values?.fee}
      />
      {more && (
        <label className="tick">
          <input type="checkbox" name="more" value="yes" />
          <span>{words.pay.more}</span>
        </label>
      )}
      {less && (
        <label className="tick">
          <input type="checkbox" name="less" value="yes" />
          <span>{words.pay.less}</span>
        </label>
      )}
    </FormDialog>
  )
}

type Refund = ReturnType<typeof refundDialogs>[number]

/** Money that goes back by the payment it came with. */
export function RefundDialog({ refund, version, reply }: { refund: Refund; version: number; reply: Reply | undefined }) {
  const words = useWords(moneyAdminWords)
  const { id, card, text, amount, today, seenEvents } = refund
  const labels = words.refund
  return (
    <FormDialog
      dialog={`refund:${id}`}
      title={labels.title}
      text={
        <>
          <p>{text}</p>
          <p>{card ? labels.card : labels.byHand}</p>
        </>
      }
      hidden={{ event: 'refund', version, payment: id, seen: seenEvents }}
      go={card ? labels.go : labels.goByHand}
      keep={labels.keep}
      refusal={reply?.sentence}
    >
      <TextField
        name="amount"
        label={labels.amount}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={reply?.values.amount ?? amount}
      />
      {!card && <TextField type="date" name="day" label={labels.day} max={today} defaultValue={reply?.values.day ?? today} />}
      <TextField
        name="reference"
        label={card ? labels.referenceCard : labels.reference}
        autoComplete="off"
        maxLength={200}
        defaultValue={reply?.values.reference}
      />
    </FormDialog>
  )
}

type Quote = { email: string; total: string; totalMinor: number }

/** The price of an enquiry: the one of its order, with a discount where wanted. */
export function QuoteDialog({ quote, version, reply }: { quote: Quote; version: number; reply: Reply | undefined }) {
  const words = useWords(moneyAdminWords)
  const labels = words.quote
  const values = reply?.values
  return (
    <FormDialog
      dialog="quote"
      title={labels.title}
      text={labels.text({ email: quote.email })}
      hidden={{ event: 'quote', version, total: quote.totalMinor }}
      go={labels.go}
      keep={labels.keep}
      refusal={reply?.sentence}
    >
      <p className="num">
        <b>{labels.order({ total: quote.total })}</b>
      </p>
      <DiscountFields values={values} />
      <TextField name="text" label={labels.note} maxLength={500} defaultValue={values?.text} />
    </FormDialog>
  )
}

/** A discount on a price, with its reason. */
function DiscountFields({ values }: { values: Record<string, string> | undefined }) {
  const adjusting = useWords(adjustmentWords)
  return (
    <>
      <TextField
        name="discount"
        label={adjusting.discountField}
        hint={adjusting.discountHint}
        autoComplete="off"
        maxLength={20}
        defaultValue={values?.discount}
      />
      <TextField
        name="discountReason"
        label={adjusting.reason}
        hint={adjusting.discountReasonHint}
        autoComplete="off"
        maxLength={300}
        defaultValue={values?.discountReason}
      />
    </>
  )
}
