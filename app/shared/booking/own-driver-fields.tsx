import { useWords } from '../../languages/use-words.ts'
import { TextField } from '../../ui/field.tsx'
import { hireFieldWords } from '../../words/hire-fields.ts'
import type { FormReply } from '../form-reply.ts'
import { answerOf } from './form-answers.ts'

/** Birth day and licence of the driver, where none is hired. */
export function OwnDriverFields({ reply, today, hint }: { reply: FormReply; today: string; hint?: string }) {
  const words = useWords(hireFieldWords)
  return (
    <fieldset className="part own-driver">
      <legend className="legend large">{words.driver}</legend>
      {hint && <p className="ui small muted">{hint}</p>}
      <div className="grid2">
        <TextField
          name="driverBornOn"
          label={words.bornOn}
          type="date"
          min="1900-01-01"
          max={today}
          autoComplete="bday"
          {...answerOf(reply, 'driverBornOn')}
        />
        <TextField
          name="driverLicensedSince"
          label={words.licence}
          hint={words.licenceHint}
          type="date"
          min="1900-01-01"
          max={today}
          autoComplete="off"
          {...answerOf(reply, 'driverLicensedSince')}
        />
      </div>
    </fieldset>
  )
}
