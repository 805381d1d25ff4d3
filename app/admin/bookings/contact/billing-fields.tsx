import { type BillingDetails, mostOfBilling } from '#features/bookings/billing/billing-details.ts'
import { useWords } from '../../../languages/use-words.ts'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { contactAdminWords } from '../../../words/admin/bookings/contact.ts'

type Props = {
  /** What a field shows: the value that was typed or is stored, and its error. */
  fieldOf: (name: keyof BillingDetails) => { name: string; defaultValue: string; error: string | undefined }
}

/** Whom the money documents of a booking are for, where that is not its contact. */
export function BillingFields({ fieldOf }: Props) {
  const words = useWords(contactAdminWords).billing
  return (
    <div className="stack">
      <p>{words.hint}</p>
      <div className="grid2">
        <TextField label={words.name} autoComplete="off" maxLength={mostOfBilling.name} {...fieldOf('billingName')} />
        <TextField
          label={words.taxNumber}
          autoComplete="off"
          maxLength={mostOfBilling.taxNumber}
          {...fieldOf('billingTaxNumber')}
        />
      </div>
      <TextArea
        label={words.address}
        hint={words.addressHint}
        autoComplete="off"
        rows={4}
        maxLength={mostOfBilling.address}
        {...fieldOf('billingAddress')}
      />
    </div>
  )
}
