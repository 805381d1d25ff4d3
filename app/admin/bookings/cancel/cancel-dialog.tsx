import { useId, useState } from 'react'
import { useWords } from '../../../languages/use-words.ts'
import { TextArea } from '../../../ui/field.tsx'
import { cancelAdminWords } from '../../../words/admin/bookings/cancel.ts'
import { FormDialog } from '../../components/dialogs/form-dialog.tsx'
import { Statement } from '../money/statement.tsx'
import type { Reply } from '../reply.ts'
import type { CancelChoice, CancelView } from './cancel-view.ts'

type Props = { cancel: CancelView; dialog: string; version: number; reply: Reply | undefined }

/** Cancels a booking: by the customer, by us, or as a no-show, each with its money. One press does it. */
export function CancelDialog({ cancel: { choices, agreedFeeMinor, email }, dialog, version, reply }: Props) {
  const words = useWords(cancelAdminWords)
  const [picked, pick] = useState<string>()
  // A single choice is selected already. Of several, staff select one.
  const first = reply?.values.choice ?? (choices.length === 1 ? choices[0]?.event : chosenBy(dialog))
  const noShow = (picked ?? first) === 'absent'
  const onlyNoShow = choices.every(({ event }) => event === 'absent')
  return (
    <FormDialog
      dialog={dialog}
      title={words.title}
      text={
        <>
          <p>{words.text}</p>
          {!onlyNoShow && <p>{words.released({ email })}</p>}
        </>
      }
      hidden={{ event: 'end', version, ...(Number.isFinite(agreedFeeMinor) && { fee: agreedFeeMinor }) }}
      go={noShow ? words.goNoShow : words.go}
      keep={words.keep}
      refusal={reply?.sentence}
    >
      <fieldset className="choices cancel-choices">
        <legend className="visually-hidden">{words.legend}</legend>
        {choices.map((choice) => (
          <Choice key={choice.event} choice={choice} checked={choice.event === first} pick={pick} />
        ))}
      </fieldset>
      <TextArea
        name="text"
        label={words.reason}
        hint={onlyNoShow ? words.noShowOnly : words.hint}
        defaultValue={reply?.values.text}
      />
    </FormDialog>
  )
}

/** `?ask=absent` selects a choice, `?ask=cancel` none, so that Enter alone never cancels for the customer. */
const chosenBy = (dialog: string) => (dialog === 'cancel' ? undefined : dialog)

type ChoiceProps = { choice: CancelChoice; checked: boolean; pick: (event: string) => void }

function Choice({ choice: { event, statement, lines }, checked, pick }: ChoiceProps) {
  const words = useWords(cancelAdminWords)
  const { title, text } = words.choices[event]
  const moneyId = useId()
  return (
    <div className="choice">
      <input
        type="radio"
        name="choice"
        id={`choice-${event}`}
        value={event}
        defaultChecked={checked}
        onChange={() => pick(event)}
        aria-describedby={moneyId}
      />
      <label htmlFor={`choice-${event}`}>
        <b>{title}</b>
      </label>
      <div id={moneyId} className="stack">
        <p>{text}</p>
        <Statement statement={statement} />
        {lines.map((line) => (
          <p key={line} className="num">
            {line}
          </p>
        ))}
      </div>
    </div>
  )
}
