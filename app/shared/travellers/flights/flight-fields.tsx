import { flightDirections } from '#features/travellers/flights/flight.ts'
import { useWords } from '../../../languages/use-words.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { flightWords } from '../../../words/flights.ts'
import { ProblemSummary } from '../../problem-summary.tsx'
import type { FlightReply } from './answer-flight.server.ts'
import type { FlightsView } from './flights-view.server.ts'

type Props = { view: FlightsView; reply: FlightReply }

/** The fields of one flight, a new one or one that is changed, with what is wrong above them. */
export function FlightFields({ view: { people, from, to, range, airports }, reply: { values, errors } }: Props) {
  const words = useWords(flightWords)
  const field = (name: string) => ({ name, defaultValue: values[name] ?? '', error: errors[name] })
  return (
    <>
      <ProblemSummary problems={Object.entries(errors).map(([name, sentence]) => ({ name, sentence }))} />
      {values.id && <input type="hidden" name="id" value={values.id} />}
      {values.id && <input type="hidden" name="version" value={values.version} />}
      <div className="grid2 part">
        <SelectField
          label={words.direction}
          choices={flightDirections.map((value) => ({ value, words: words.directions[value] }))}
          {...field('direction')}
          defaultValue={values.direction ?? 'in'}
        />
        <TextField
          label={words.number}
          hint={words.numberHint}
          autoCapitalize="characters"
          spellCheck={false}
          autoComplete="off"
          maxLength={20}
          {...field('number')}
        />
        <TextField label={words.day} hint={range} type="date" min={from} max={to} {...field('day')} />
        <TextField label={words.at} hint={words.atHint} type="time" {...field('at')} />
        <TextField
          label={words.airport}
          hint={words.airportHint}
          list="airports"
          spellCheck={false}
          autoComplete="off"
          maxLength={60}
          {...field('airport')}
        />
        <TextField label={words.note} hint={words.noteHint} maxLength={200} {...field('note')} />
      </div>
      <datalist id="airports">
        {airports.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
      {people.length > 1 && (
        <fieldset className="part">
          <legend className="legend">{words.who}</legend>
          <p className="ui small muted">{words.whoHint}</p>
          <div className="grid2">
            {people.map(({ position, name }) => (
              <label key={position} className="tick">
                <input type="checkbox" name={`for-${position}`} defaultChecked={`for-${position}` in values} />
                <span>{name}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}
