import { answerOf } from '../../shared/booking/form-answers.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { FieldError, fieldId } from '../../ui/field.tsx'

export type ComfortChoice = { comfort: string; name: string; note: string; price?: string }

/** The accommodation levels: one row for each that the package is written for. */
export function ComfortChoices({
  legend,
  choices,
  reply,
}: {
  legend: string
  choices: readonly ComfortChoice[]
  reply: FormReply
}) {
  const { error } = answerOf(reply, 'comfort')
  return (
    <fieldset className="part" id={fieldId('comfort')} tabIndex={-1} aria-describedby={error && `${fieldId('comfort')}-error`}>
      <legend className="legend large">{legend}</legend>
      <FieldError name="comfort" error={error} />
      <div className="choices">
        {choices.map(({ comfort, name, note, price }) => (
          <label className="choice" key={comfort}>
            <input type="radio" name="comfort" value={comfort} defaultChecked={reply.values.comfort === comfort} />
            <b>{name}</b>
            {price && <b className="num">{price}</b>}
            <span>{note}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
