import { Form } from 'react-router'
import { residencies } from '#features/places/visitor-fee.ts'
import type { Words } from '#platform/languages/source.ts'
import { useWords } from '../../languages/use-words.ts'
import { answerOf, problemsOf } from '../../shared/booking/form-answers.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { ProblemSummary } from '../../shared/problem-summary.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { travellersWords } from '../../words/booking-travellers.ts'
import { residencyWords } from '../../words/residencies.ts'
import { travellerFieldWords } from '../../words/traveller-fields.ts'
import { StepButtons } from './contact-form.tsx'
import { ReachFields } from './reach-fields.tsx'

type Props = {
  /** Of each traveller, where the first step gave a child's age. */
  ages: readonly (number | undefined)[]
  reply: FormReply
  today: string
  back: string
  /** What the step of extras holds, where it may be left out. */
  extras: string | undefined
}

/** All travellers with the names of their passports, and how to reach the first. */
export function TravellersForm({ ages, today, reply, back, extras }: Props) {
  const words = useWords(travellersWords)
  return (
    <>
      <h1 className="t-2">{words.title}</h1>
      <p className="lede muted">{words.lede}</p>
      <ProblemSummary problems={problemsByTraveller(reply, words)} />
      <Form method="post" noValidate>
        {ages.map((age, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a traveller is their place in the party
          <TravellerFields key={index} index={index} age={age} reply={reply} today={today} />
        ))}
        <fieldset className="part">
          <legend className="legend large">{words.reach}</legend>
          <div className="grid2">
            <ReachFields reply={reply} />
          </div>
        </fieldset>
        <StepButtons back={back} backText={words.back} extras={extras} />
      </Form>
    </>
  )
}

type FieldsProps = { index: number; age: number | undefined; reply: FormReply; today: string }

/** The hints stand once, at the lead traveller. */
function TravellerFields({ index, age, reply, today }: FieldsProps) {
  const words = useWords(travellersWords)
  const fields = useWords(travellerFieldWords)
  const names = useWords(residencyWords)
  const position = index + 1
  const name = (field: string) => `travellers[${index}].${field}`
  const section = `section-traveller${index + 1}`
  return (
    <fieldset className="part">
      <legend className="legend large">{age === undefined ? words.nth({ position }) : words.child({ position, age })}</legend>
      <div className="grid2 pair">
        <TextField
          name={name('firstNames')}
          label={fields.firstNames}
          autoComplete={`${section} given-name`}
          {...answerOf(reply, name('firstNames'))}
        />
        <TextField
          name={name('familyName')}
          label={fields.familyName}
          autoComplete={`${section} family-name`}
          {...answerOf(reply, name('familyName'))}
        />
        <TextField
          name={name('bornOn')}
          label={fields.bornOn}
          hint={index === 0 ? words.bornOnHint : undefined}
          type="date"
          min="1900-01-01"
          max={today}
          autoComplete={`${section} bday`}
          {...answerOf(reply, name('bornOn'))}
        />
        <SelectField
          name={name('residency')}
          label={fields.residency}
          hint={index === 0 ? fields.residencyHint : undefined}
          choices={residencies.map((value) => ({ value, words: names[value] }))}
          {...answerOf(reply, name('residency'))}
        />
      </div>
    </fieldset>
  )
}

/** The problems of the form with the traveller each belongs to. */
function problemsByTraveller(reply: FormReply, words: Words<typeof travellersWords.tree>) {
  return problemsOf(reply).map(({ name, sentence }) => {
    const position = /^travellers\[(\d+)\]/.exec(name)?.[1]
    return { name, sentence: position ? words.problem({ position: Number(position) + 1, sentence }) : sentence }
  })
}
