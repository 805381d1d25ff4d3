import { useWords } from '../../languages/use-words.ts'
import { TextField } from '../../ui/field.tsx'
import { hireFieldWords } from '../../words/hire-fields.ts'
import type { FormReply } from '../form-reply.ts'
import { answerOf } from './form-answers.ts'

/** Where our driver fetches them, and their flight; the time is that of the hire. */
export function PickUpFields({ reply, hint }: { reply: FormReply; hint?: string }) {
  const words = useWords(hireFieldWords)
  return (
    <fieldset className="part pick-up">
      <legend className="legend large">{words.pickUp}</legend>
      {hint && <p className="ui small muted">{hint}</p>}
      <div className="grid2">
        <TextField name="pickUpPlace" label={words.pickUpPlace} {...answerOf(reply, 'pickUpPlace')} />
        <TextField
          name="pickUpFlight"
          label={words.pickUpFlight}
          hint={words.pickUpFlightHint}
          {...answerOf(reply, 'pickUpFlight')}
        />
      </div>
    </fieldset>
  )
}
