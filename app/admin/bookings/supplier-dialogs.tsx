import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { moneyAdminWords } from '../../words/admin/bookings/money.ts'
import { FormDialog } from '../components/dialogs/form-dialog.tsx'
import type { partDialogs, purchaseDialogs } from './dialogs-view.ts'
import type { Reply } from './reply.ts'

type Part = ReturnType<typeof partDialogs>[number]

/** The supplier of one part, and their answer. No answer is selected at first. */
export function PartDialog({
  part,
  dialog,
  version,
  reply,
}: {
  part: Part
  dialog: string
  version: number
  reply: Reply | undefined
}) {
  const words = useWords(moneyAdminWords)
  const labels = words.parts.dialog
  return (
    <FormDialog
      dialog={dialog}
      title={part.title}
      hidden={{ event: 'part', version, resource: part.resource, day: part.day }}
      go={labels.go}
      keep={labels.keep}
      refusal={reply?.sentence}
    >
      <fieldset className="choices">
        <legend className="visually-hidden">{part.title}</legend>
        <Choice value="asked" title={labels.requested} text={labels.requestedText} checked={reply?.values.answer === 'asked'} />
        <Choice value="yes" title={labels.yes} text={labels.yesText} checked={reply?.values.answer === 'yes'} />
        <Choice value="no" title={labels.no} text={part.no} checked={reply?.values.answer === 'no'} />
      </fieldset>
      <TextField
        name="supplier"
        label={labels.supplier}
        hint={labels.supplierHint}
        autoComplete="off"
        maxLength={120}
        defaultValue={reply?.values.supplier ?? part.supplier}
      />
      {part.permits && (
        <>
          <p className="small">
            {labels.permitsText} <Link to={part.permits}>{words.parts.permits}</Link>
          </p>
          <TextField
            name="permitReference"
            label={labels.permitReference}
            hint={labels.permitReferenceHint}
            autoComplete="off"
            maxLength={120}
            defaultValue={reply?.values.permitReference}
          />
          <TextField
            name="keptUntil"
            label={labels.keptUntil}
            hint={labels.keptUntilHint}
            type="datetime-local"
            defaultValue={reply?.values.keptUntil}
          />
        </>
      )}
      <TextArea name="text" label={labels.text} hint={part.hint} defaultValue={reply?.values.text} />
    </FormDialog>
  )
}

function Choice({ value, title, text, checked }: { value: string; title: string; text: string; checked: boolean }) {
  return (
    <label className="choice">
      <input type="radio" name="answer" value={value} defaultChecked={checked} />
      <b>{title}</b>
      <span>{text}</span>
    </label>
  )
}

type Purchase = ReturnType<typeof purchaseDialogs>[number]

/** The status of a permit. */
export function PurchaseDialog({ purchase, version, reply }: { purchase: Purchase; version: number; reply: Reply | undefined }) {
  const words = useWords(moneyAdminWords)
  const labels = words.purchases.dialog
  const { id, title, text, number } = purchase
  const status = reply?.values.status ?? 'requested'
  return (
    <FormDialog
      dialog={`purchase:${id}`}
      title={title}
      text={text}
      hidden={{ event: 'purchase', version, purchase: id }}
      go={labels.go}
      keep={labels.keep}
      refusal={reply?.sentence}
    >
      <fieldset>
        <legend className="visually-hidden">{title}</legend>
        {(['requested', 'bought'] as const).map((value) => (
          <label key={value} className="tick">
            <input type="radio" name="status" value={value} defaultChecked={status === value} />
            <span>{labels[value]}</span>
          </label>
        ))}
      </fieldset>
      <TextField
        name="number"
        label={labels.number}
        hint={labels.numberHint}
        autoComplete="off"
        maxLength={100}
        defaultValue={reply?.values.number ?? number}
      />
    </FormDialog>
  )
}
