import { nths } from '#features/departures/series/series.ts'
import { useFormatter } from '../../../languages/use-formatter.ts'
import { useWords } from '../../../languages/use-words.ts'
import { FieldError, SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import { seriesAdminWords } from '../../../words/admin/departures/series.ts'
import { DepartureFields, type FieldValues, type PackageChoice } from '../departure-fields.tsx'

type Props = {
  packages: readonly PackageChoice[]
  crew: readonly { kind: 'guide' | 'car'; key: string; name: string }[]
  values: FieldValues
  errors: Record<string, string>
}

/** Monday comes first, as the week does. */
const week = [1, 2, 3, 4, 5, 6, 0] as const
const rules = ['weekly', 'monthly', 'days'] as const

/** The rule of a series, and what is alike in all of its departures. Every rule's fields are there: the rule says which count. */
export function SeriesFields({ packages, crew, values, errors }: Props) {
  const format = useFormatter()
  const words = useWords(seriesAdminWords)
  const chosen = rules.find((rule) => rule === values.rule) ?? 'weekly'
  return (
    <>
      <fieldset className="choices rules">
        <legend className="legend">{words.rule.label}</legend>
        {rules.map((rule) => (
          <label key={rule} className="tick">
            <input type="radio" name="rule" value={rule} defaultChecked={rule === chosen} />
            <span>{words.rule[rule]}</span>
          </label>
        ))}
      </fieldset>
      <div className="grid2 of-range">
        <TextField name="first" label={words.first} error={errors.first} type="date" defaultValue={values.first} />
        <TextField
          name="last"
          label={words.last}
          hint={words.lastHint}
          error={errors.last}
          type="date"
          defaultValue={values.last}
        />
      </div>
      <fieldset className="of-weekly" id="field-weekdays" aria-describedby={errors.weekdays ? 'field-weekdays-error' : undefined}>
        <legend className="legend">{words.weekdays}</legend>
        <div className="row wraps">
          {week.map((day) => (
            <label key={day} className="tick">
              <input type="checkbox" name={`weekdays.${day}`} defaultChecked={values[`weekdays.${day}`] === 'on'} />
              <span>{format.weekdays[day]}</span>
            </label>
          ))}
        </div>
        <FieldError name="weekdays" error={errors.weekdays} />
        <TextField
          name="everyWeeks"
          label={words.everyWeeks}
          hint={words.everyWeeksHint}
          error={errors.everyWeeks}
          type="number"
          min={1}
          max={26}
          defaultValue={values.everyWeeks ?? '1'}
        />
      </fieldset>
      <div className="grid2 of-monthly">
        <SelectField
          name="nth"
          label={words.nth}
          error={errors.nth}
          defaultValue={values.nth ?? '1'}
          choices={nths.map((value) => ({ value, words: words.nths[value] }))}
        />
        <SelectField
          name="weekday"
          label={words.weekday}
          error={errors.weekday}
          defaultValue={values.weekday ?? '6'}
          choices={week.map((day) => ({ value: String(day), words: format.weekdays[day] ?? '' }))}
        />
      </div>
      <div className="of-days">
        <TextArea name="days" label={words.days} hint={words.daysHint} error={errors.days} defaultValue={values.days} />
      </div>
      <DepartureFields packages={packages} values={values} errors={errors} stands={false} withoutDay />
      {crew.length > 0 && (
        <div className="grid2">
          {(['guide', 'car'] as const).map((kind) => (
            <SelectField
              key={kind}
              name={kind}
              label={words[kind]}
              defaultValue={values[kind] ?? ''}
              choices={[
                { value: '', words: words.nobody },
                ...crew.filter((one) => one.kind === kind).map(({ key, name }) => ({ value: key, words: name })),
              ]}
            />
          ))}
        </div>
      )}
    </>
  )
}
