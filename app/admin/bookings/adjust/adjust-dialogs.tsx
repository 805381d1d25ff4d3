import { addableKinds } from '#features/pricing/adjustments/addable-kinds.ts'
import { useWords } from '../../../languages/use-words.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { adjustmentWords } from '../../../words/admin/bookings/adjustments.ts'
import { FormDialog } from '../../components/dialogs/form-dialog.tsx'
import type { Reply } from '../reply.ts'
import type { AdjustView } from './adjust-view.ts'
import { PricePreview } from './price-preview.tsx'

type Props = {
  dialog: string
  adjusts: AdjustView
  version: number
  reply: Reply | undefined
  params?: URLSearchParams | undefined
}

/**
 * The form that an address requests: `discount`, `add-line`, `change-line:2` or `undo-line:3`. Null where the change is not
 * possible.
 */
export function AdjustDialog({ dialog, adjusts, version, reply, params }: Props) {
  const words = useWords(adjustmentWords)
  const [what, position] = dialog.split(':')
  const line = adjusts.lines.find((one) => String(one.position) === position)
  const form = { dialog, keep: words.keep, refusal: reply?.sentence }
  const hidden = { event: 'adjust', version }
  const values = reply?.values
  const unitHint = adjusts.isBeforeVat ? words.add.beforeVat : words.add.withVat
  const preview = <PricePreview first={reply?.preview} />
  if (what === 'discount')
    return (
      <FormDialog
        {...form}
        title={words.discount.title}
        text={words.discount.text({ most: adjusts.most })}
        hidden={{ ...hidden, do: 'discount' }}
        go={words.discount.go}
      >
        <TextField
          name="discount"
          label={words.discount.field}
          hint={words.discountHint}
          autoComplete="off"
          defaultValue={values?.discount}
        />
        <Reason values={values} hint={words.discountReasonHint} />
        {preview}
        <SendsEmail values={values} />
      </FormDialog>
    )
  if (what === 'add-line') {
    const values = reply?.values ?? givenLine(params)
    return (
      <FormDialog
        {...form}
        title={words.add.title}
        text={words.add.text}
        hidden={{ ...hidden, do: 'add', ...(values?.charge && { charge: values.charge }) }}
        go={words.add.go}
      >
        <SelectField
          name="kind"
          label={words.add.kind}
          defaultValue={values?.kind ?? 'extra'}
          choices={addableKinds.map((value) => ({ value, words: words.add.kinds[value] }))}
        />
        <TextField
          name="label"
          label={words.add.label}
          hint={words.add.labelHint}
          autoComplete="off"
          maxLength={200}
          defaultValue={values?.label}
        />
        <div className="grid2">
          <TextField name="quantity" label={words.add.quantity} inputMode="numeric" defaultValue={values?.quantity ?? '1'} />
          <UnitPrice label={words.add.unit} hint={unitHint} values={values} />
        </div>
        <Reason values={values} />
        {preview}
        <SendsEmail values={values && { tells: 'yes', ...values }} />
      </FormDialog>
    )
  }
  if (what === 'change-line' && line?.changes)
    return (
      <FormDialog
        {...form}
        title={words.change.title({ label: line.label })}
        text={words.change.text({ each: line.each })}
        hidden={{ ...hidden, do: 'change', position: line.position }}
        go={words.change.go}
      >
        <UnitPrice label={words.change.unit} hint={unitHint} values={values} />
        <Reason values={values} />
        {preview}
        <SendsEmail values={values} />
      </FormDialog>
    )
  if (what === 'undo-line' && line?.undoes)
    return (
      <FormDialog
        {...form}
        title={words.undo.title({ label: line.label })}
        text={words.undo.text}
        hidden={{ ...hidden, do: 'undo', position: line.position }}
        go={words.undo.go}
      >
        <SendsEmail values={values} />
      </FormDialog>
    )
  return null
}

/** A line that an address proposes, `?ask=add-line&kind=vehicle&label=…&quantity=1&amount=12.50&reason=…`. Staff read and save it. */
function givenLine(params: URLSearchParams | undefined): Values {
  if (!params?.has('label')) return undefined
  return Object.fromEntries(
    ['kind', 'label', 'quantity', 'amount', 'reason', 'charge'].map((name) => [name, params.get(name) ?? '']),
  )
}

type Values = Record<string, string> | undefined

const UnitPrice = ({ label, hint, values }: { label: string; hint: string; values: Values }) => (
  <TextField name="amount" label={label} hint={hint} inputMode="decimal" autoComplete="off" defaultValue={values?.amount} />
)

const Reason = ({ values, hint }: { values: Values; hint?: string }) => {
  const words = useWords(adjustmentWords)
  return (
    <TextField name="reason" label={words.reason} hint={hint} autoComplete="off" maxLength={300} defaultValue={values?.reason} />
  )
}

/** With several adjustments in a row, staff tick this for the last one, so that the customer gets one email. */
const SendsEmail = ({ values }: { values: Values }) => {
  const words = useWords(adjustmentWords)
  return (
    <label className="tick">
      <input type="checkbox" name="tells" value="yes" defaultChecked={!values || values.tells === 'yes'} />
      <span>{words.tells}</span>
    </label>
  )
}
