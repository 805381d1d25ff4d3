import { budgets, mostDays, mostTravellers, sleeps, wishes } from '#features/enquiries/enquiry-choices.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { tailorMadeWords } from '../../words/tailor-made.ts'
import { answerOf } from './enquiry-answers.ts'
import { MessageField, NumberField, Optional, ReachPart } from './enquiry-layout.tsx'

type Props = { reply: FormReply; months: readonly string[] }

/** The fields of a tailor-made enquiry, in the order in which a traveller thinks of them. */
export function TailorMadeFields({ reply, months }: Props) {
  const words = useWords(tailorMadeWords)
  const format = useFormatter()
  return (
    <>
      <input type="hidden" name="about" value={reply.values.about ?? ''} />
      <fieldset>
        <legend className="legend large">{words.what}</legend>
        <div className="ticks">
          {wishes.map((wish) => (
            <label className="tick ui" key={wish}>
              <input type="checkbox" name={`what.${wish}`} defaultChecked={reply.values[`what.${wish}`] === 'on'} />
              {words.wishes[wish]}
            </label>
          ))}
        </div>
        <div className="part">
          <TextField name="where" label={<Optional label={words.where} />} hint={words.whereHint} {...answerOf(reply, 'where')} />
        </div>
      </fieldset>
      <fieldset className="part">
        <legend className="legend large">{words.when}</legend>
        <div className="grid2">
          <SelectField
            name="month"
            label={words.month}
            choices={[
              { value: '', words: words.anyMonth },
              ...months.map((value) => ({ value, words: format.month(`${value}-01`) })),
            ]}
            {...answerOf(reply, 'month')}
          />
          <NumberField name="days" label={<Optional label={words.days} />} least={1} most={mostDays} reply={reply} />
        </div>
      </fieldset>
      <fieldset className="part">
        <legend className="legend large">{words.who}</legend>
        <div className="grid2">
          <NumberField
            name="travellers"
            label={words.travellers}
            hint={words.travellersHint}
            least={1}
            most={mostTravellers}
            reply={reply}
          />
          <TextField
            name="children"
            label={<Optional label={words.children} />}
            hint={words.childrenHint}
            autoComplete="off"
            {...answerOf(reply, 'children')}
          />
        </div>
      </fieldset>
      <fieldset className="part">
        <legend className="legend large">{words.how}</legend>
        <div className="grid2">
          <SelectField
            name="comfort"
            label={words.comfort}
            choices={[{ value: '', words: words.open }, ...sleeps.map((value) => ({ value, words: words.sleeps[value] }))]}
            {...answerOf(reply, 'comfort')}
          />
          <SelectField
            name="budget"
            label={words.budget}
            hint={words.budgetHint}
            choices={[{ value: '', words: words.anyBudget }, ...budgets.map((value) => ({ value, words: words.budgets[value] }))]}
            {...answerOf(reply, 'budget')}
          />
          <MessageField reply={reply} label={<Optional label={words.message} />} hint={words.messageHint} />
        </div>
      </fieldset>
      <ReachPart reply={reply} />
    </>
  )
}
