import { hourField, spans, weekdays } from '#features/settings/hour-fields.ts'
import type { FormSection } from '#features/settings/settings-form.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { FieldError, fieldId, TextField } from '../../ui/field.tsx'
import { settingsWords } from '../../words/admin/settings.ts'
import { plainFields, type Typed } from './section-fields.ts'
import { PaneFrame, type PaneProps } from './section-form.tsx'

type Props = PaneProps & {
  name: FormSection
  typed: Typed
  /** The address to sign in again before a change; absent where that is not needed. */
  signIn: string | undefined
}

/** A section that consists of fields. */
export function SectionPane({ name, typed, signIn, ...pane }: Props) {
  const words = useWords(settingsWords)
  const { reply } = pane
  const values = reply?.values ?? typed
  const errors = reply?.errors ?? {}
  return (
    <PaneFrame name={name} {...pane}>
      {signIn && !reply?.signIn && (
        <p className="note warn">
          {words.recent} <a href={signIn}>{words.signIn}</a>
        </p>
      )}
      {name === 'office' ? (
        <OfficeFields values={values} errors={errors} />
      ) : name === 'answers' ? (
        <>
          <Field name="answersEmail" type="email" required={false} values={values} errors={errors} />
          <label className="tick">
            <input type="checkbox" name="answersToWriter" defaultChecked={values.answersToWriter === 'on'} />
            <span>{words.ticks.answersToWriter}</span>
          </label>
        </>
      ) : name === 'translation' || name === 'factor' ? (
        <label className="tick">
          <input type="checkbox" name={name} defaultChecked={values[name] === 'on'} />
          <span>{words.ticks[name]}</span>
        </label>
      ) : (
        <div className="grid2">
          {plainFields[name].map(({ name: field, wordsKey, type, optional, wide }) => (
            <Field
              key={field}
              name={field}
              wordsKey={wordsKey}
              type={type}
              required={!optional}
              wide={wide ?? false}
              values={values}
              errors={errors}
            />
          ))}
        </div>
      )}
    </PaneFrame>
  )
}

type FieldProps = {
  name: string
  wordsKey?: string | undefined
  type?: string | undefined
  required?: boolean
  wide?: boolean
  values: Typed
  errors: Typed
}

type FieldWords = Readonly<Record<string, { label: string; hint?: string }>>

function Field({ name, wordsKey = name, type, required = true, wide = false, values, errors }: FieldProps) {
  const words = useWords(settingsWords)
  const fieldWords = (words.fields as FieldWords)[wordsKey]
  const number = type === 'whole' || type === 'decimal'
  return (
    <TextField
      name={name}
      label={fieldWords?.label ?? name}
      hint={fieldWords?.hint}
      error={errors[name]}
      defaultValue={values[name]}
      wide={wide}
      required={required}
      autoComplete="off"
      {...(number ? { inputMode: type === 'whole' ? 'numeric' : 'decimal' } : { type: type ?? 'text' })}
    />
  )
}

function OfficeFields({ values, errors }: { values: Typed; errors: Typed }) {
  const format = useFormatter()
  const words = useWords(settingsWords)
  return (
    <>
      <div className="grid2">
        <Field name="town" values={values} errors={errors} wide />
        <Field name="lat" type="decimal" values={values} errors={errors} />
        <Field name="lng" type="decimal" values={values} errors={errors} />
      </div>
      <fieldset className="opening num">
        <legend className="legend">{words.hours.title}</legend>
        <p className="small muted">{words.hours.hint}</p>
        {weekdays.map((day) => (
          <div key={day} className="day">
            <b>{format.weekdays[day]}</b>
            {spans.map((span) => (
              <span key={span} className="span">
                {(['from', 'to'] as const).map((edge) => {
                  const field = hourField(edge, day, span)
                  const error = errors[field]
                  return (
                    <span key={edge} className={error ? 'field err' : 'field'}>
                      <input
                        id={fieldId(field)}
                        type="time"
                        name={field}
                        defaultValue={values[field] ?? ''}
                        aria-label={words.hours.edge({
                          day: format.weekdays[day] ?? '',
                          edge,
                          second: span === 'b' ? 'yes' : 'no',
                        })}
                        {...(error && { 'aria-invalid': true, 'aria-describedby': `${fieldId(field)}-error` })}
                      />
                    </span>
                  )
                })}
              </span>
            ))}
            {spans.map((span) => {
              const field = [hourField('from', day, span), hourField('to', day, span)].find((one) => errors[one])
              return field && <FieldError key={span} name={field} error={errors[field]} />
            })}
          </div>
        ))}
      </fieldset>
    </>
  )
}
