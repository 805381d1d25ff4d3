import type { ReactNode } from 'react'
import { FieldError, fieldId, SelectField } from '../../ui/field.tsx'

type Typed = { values: Readonly<Record<string, string | undefined>>; errors: Readonly<Record<string, string | undefined>> }
type TicksProps = Typed & {
  /** The fields are '<name>.<value>'. */
  name: string
  legend: ReactNode
  hint?: ReactNode
  choices: readonly { value: string; words: string }[]
}

/** Checkboxes of one question in a row. */
export function Ticks({ name, legend, hint, choices, values, errors }: TicksProps) {
  const id = fieldId(name)
  const error = errors[name]
  return (
    <fieldset id={id} aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}>
      <legend className="legend">{legend}</legend>
      {hint && (
        <p className="small muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="row wraps">
        {choices.map(({ value, words }) => (
          <label key={value} className="tick">
            <input type="checkbox" name={`${name}.${value}`} defaultChecked={values[`${name}.${value}`] === 'on'} />
            <span>{words}</span>
          </label>
        ))}
      </div>
      <FieldError name={name} error={error} />
    </fieldset>
  )
}

type LevelsProps = Typed & {
  languages: readonly { code: string; name: string }[]
  levels: readonly { value: string; words: string }[]
}

/** Languages, each with a level beside it. */
export const LanguageLevels = ({ languages, levels, values, errors }: LevelsProps) => (
  <div className="levels">
    {languages.map(({ code, name }) => (
      <SelectField
        key={code}
        name={`spoken.${code}`}
        label={name}
        error={errors[`spoken.${code}`]}
        defaultValue={values[`spoken.${code}`] ?? ''}
        choices={levels}
      />
    ))}
  </div>
)
