import { useWords } from '../../../languages/use-words.ts'
import { FieldError, fieldId } from '../../../ui/field.tsx'
import { handoverWords } from '../../../words/admin/roster/handover.ts'

const levels = ['0', '1', '2', '3', '4', '5', '6', '7', '8'] as const

type Props = { value: string | undefined; hint: string | undefined; error: string | undefined }

/** How full the tank is, in eighths: nine choices in a row, drawn as a gauge. */
export function FuelGauge({ value, hint, error }: Props) {
  const words = useWords(handoverWords)
  const id = fieldId('fuel')
  return (
    <fieldset
      id={id}
      className="gauge"
      aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
    >
      <legend className="legend">{words.fuel}</legend>
      <div>
        {levels.map((level) => (
          <label key={level}>
            <input type="radio" name="fuel" value={level} defaultChecked={value === level} />
            <span>{words.fuelLevels[level]}</span>
          </label>
        ))}
      </div>
      <FieldError name="fuel" error={error} />
      {hint && (
        <p className="small muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
