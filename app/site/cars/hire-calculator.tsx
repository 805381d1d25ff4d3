import { useRef } from 'react'
import { Form, useFetcher } from 'react-router'
import type { HireQuestion } from '#features/cars/hire-question.ts'
import { useWords } from '../../languages/use-words.ts'
import { FieldError, fieldId, SelectField, TextField } from '../../ui/field.tsx'
import { carsPageWords } from '../../words/cars-page.ts'
import type { HireAnswer } from './answer-hire.server.ts'
import { HirePanel } from './hire-panel.tsx'

type HireChoices = {
  cars: readonly { id: string; name: string; seats: number }[]
  places: readonly { id: string; name: string; country: string }[]
  countries: readonly { id: string; name: string }[]
  days: { from: string; to: string }
}

type Props = {
  choices: HireChoices
  hireQuestion: HireQuestion
  answer: HireAnswer | undefined
}

/**
 * The form of a hire's price, in the address, with the answer beside it. With JavaScript the answer follows each change
 * without a navigation.
 */
export function HireCalculator({ choices, hireQuestion, answer: ofAddress }: Props) {
  const words = useWords(carsPageWords).ask
  const fetcher = useFetcher<{ answer: HireAnswer | undefined }>()
  const form = useRef<HTMLFormElement>(null)
  const answer = fetcher.data?.answer ?? ofAddress
  const follow = () => {
    if (!form.current) return
    const query = new URLSearchParams([...new FormData(form.current)].map(([name, value]) => [name, String(value)]))
    // A visitor who comes back from the booking finds the form as it was.
    window.history.replaceState(window.history.state, '', `?${query}`)
    fetcher.load(`/car-hire-rates?${query}`)
  }
  const wrong = (name: string) => answer?.errors[name]
  return (
    <div className="split calculator" id="count">
      <Form ref={form} method="get" action="/car-hire-rates#hire-price" className="stack" onChange={follow} preventScrollReset>
        <div className="grid2 asked">
          <SelectField
            name="car"
            label={words.car}
            defaultValue={hireQuestion.car}
            error={wrong('car')}
            choices={choices.cars.map(({ id, name, seats }) => ({ value: id, words: String(words.carWith({ name, seats })) }))}
            wide
          />
          <TextField
            name="days"
            label={words.days}
            type="number"
            inputMode="numeric"
            min={1}
            max={99}
            defaultValue={hireQuestion.days}
            error={wrong('days')}
          />
          <TextField
            name="fromDay"
            label={words.fromDay}
            hint={words.fromHint}
            type="date"
            min={choices.days.from}
            max={choices.days.to}
            defaultValue={hireQuestion.fromDay ?? ''}
            error={wrong('fromDay')}
          />
          <SelectField
            name="to"
            label={words.to}
            hint={words.toHint}
            defaultValue={hireQuestion.to ?? ''}
            choices={[
              { value: '', words: String(words.nowhere) },
              ...choices.places.map(({ id, name, country }) => ({ value: id, words: `${name}, ${country}` })),
            ]}
          />
          <TextField
            name="km"
            label={words.km}
            hint={words.kmHint}
            type="number"
            inputMode="numeric"
            min={1}
            max={20_000}
            defaultValue={hireQuestion.km ?? ''}
          />
        </div>
        <Drive hireQuestion={hireQuestion} error={wrong('drive')} />
        <Abroad hireQuestion={hireQuestion} countries={choices.countries} error={wrong('abroad')} />
        <button type="submit" className="btn line">
          {words.count}
        </button>
      </Form>
      <HirePanel answer={answer} busy={fetcher.state !== 'idle'} />
    </div>
  )
}

function Drive({ hireQuestion, error }: { hireQuestion: HireQuestion; error: string | undefined }) {
  const words = useWords(carsPageWords).ask
  const options = [
    { value: 'with-driver', name: words.withDriver, text: words.withDriverText, on: hireQuestion.withDriver },
    { value: 'self', name: words.self, text: words.selfText, on: !hireQuestion.withDriver },
  ]
  return (
    <fieldset aria-describedby={error && `${fieldId('drive')}-error`}>
      <legend className="legend">{words.drive}</legend>
      <FieldError name="drive" error={error} />
      <div className="choices pair">
        {options.map(({ value, name, text, on }) => (
          <label className="choice" key={value}>
            <input type="radio" name="drive" value={value} defaultChecked={on} />
            <b>{name}</b>
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type AbroadProps = { hireQuestion: HireQuestion; countries: HireChoices['countries']; error: string | undefined }

function Abroad({ hireQuestion, countries, error }: AbroadProps) {
  const words = useWords(carsPageWords).ask
  const ids = [`${fieldId('abroad')}-hint`, error && `${fieldId('abroad')}-error`].filter(Boolean)
  return (
    <fieldset aria-describedby={ids.join(' ')}>
      <legend className="legend">{words.abroad}</legend>
      <p className="ui small muted" id={`${fieldId('abroad')}-hint`}>
        {words.abroadHint}
      </p>
      <FieldError name="abroad" error={error} />
      <div className="row">
        {countries.map(({ id, name }) => (
          <label className="tick" key={id}>
            <input type="checkbox" name={`abroad.${id}`} defaultChecked={hireQuestion.abroad.includes(id)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
