import { residencies } from '#features/places/visitor-fee.ts'
import { useWords } from '../../../languages/use-words.ts'
import { NumberField } from '../../../shared/booking/choice-fields.tsx'
import { answerOf } from '../../../shared/booking/form-answers.ts'
import type { FormReply } from '../../../shared/form-reply.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { changeWords } from '../../../words/manage-change.ts'
import { residencyWords } from '../../../words/residencies.ts'
import { travellerFieldWords } from '../../../words/traveller-fields.ts'
import type { ChangeChoices } from './load-change.server.ts'

type Props = { choices: ChangeChoices; reply: FormReply }

/** The party: travellers can be removed, and new ones added by name, or by number in a group. */
export function ChangeParty({ choices, reply }: Props) {
  const words = useWords(changeWords)
  return (
    <>
      <fieldset className="part">
        <legend className="legend large">{words.party}</legend>
        <div className="ticks">
          {choices.travellers.map(({ position, off }) => (
            <label className="tick" key={position}>
              <input type="checkbox" name={`off.p${position}`} defaultChecked={reply.values[`off.p${position}`] === 'on'} />
              <span>{off}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {choices.kind === 'pilgrims' ? (
        <div className="grid2 part">
          <NumberField name="more" label={words.more} hint={words.moreHint} least={0} most={choices.most} reply={reply} />
        </div>
      ) : (
        <Newcomers reply={reply} />
      )}
    </>
  )
}

/** Two rows for new travellers, open where they are filled in. */
function Newcomers({ reply }: { reply: FormReply }) {
  const words = useWords(changeWords)
  const typed = Object.entries(reply.values).some(([name, value]) => /^newcomers\[\d+\]\.\w*[nN]ame/.test(name) && value !== '')
  return (
    <details className="part fold" open={typed || Object.keys(reply.errors).some((name) => name.startsWith('newcomers'))}>
      <summary>{words.add}</summary>
      <p className="muted">{words.addHint}</p>
      {[0, 1].map((index) => (
        <Newcomer key={index} index={index} reply={reply} />
      ))}
    </details>
  )
}

function Newcomer({ index, reply }: { index: number; reply: FormReply }) {
  const words = useWords(changeWords)
  const of = (field: string) => `newcomers[${index}].${field}`
  const { firstNames, familyName, bornOn, residency, residencyHint } = useWords(travellerFieldWords)
  const names = useWords(residencyWords)
  return (
    <fieldset className="part">
      <legend className="legend">{words.addNth({ nth: index + 1 })}</legend>
      <div className="grid2">
        <TextField name={of('firstNames')} label={firstNames} autoComplete="off" {...answerOf(reply, of('firstNames'))} />
        <TextField name={of('familyName')} label={familyName} autoComplete="off" {...answerOf(reply, of('familyName'))} />
        <TextField name={of('bornOn')} label={bornOn} type="date" min="1900-01-01" {...answerOf(reply, of('bornOn'))} />
        <SelectField
          name={of('residency')}
          label={residency}
          hint={residencyHint}
          choices={residencies.map((value) => ({ value, words: names[value] }))}
          {...answerOf(reply, of('residency'))}
        />
      </div>
    </fieldset>
  )
}
