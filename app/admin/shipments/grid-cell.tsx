import { useReader } from '../../languages/use-reader.ts'
import { FieldError, fieldId } from '../../ui/field.tsx'
import { shipmentError } from './shipment-error.ts'

type CellProps = {
  name: string
  label: string
  /** Only the first row shows its labels on a large screen; every row has them for a reader and on a phone. */
  first: boolean
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  decimal?: boolean
}

/** One cell of rows that are typed like a sheet: Tab goes from cell to cell. */
export function GridCell({ name, label, first, values, errors, decimal = false }: CellProps) {
  const read = useReader()
  const error = errors[name] && shipmentError(read, errors[name])
  const id = fieldId(name)
  return (
    <div className={error ? 'field err' : 'field'}>
      <label htmlFor={id} className={first ? undefined : 'repeats'}>
        {label}
      </label>
      <input
        type="text"
        id={id}
        name={name}
        className={decimal ? 'num' : undefined}
        inputMode={decimal ? 'decimal' : undefined}
        autoComplete="off"
        maxLength={decimal ? 20 : 120}
        defaultValue={values[name] ?? ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <FieldError name={name} error={error} />
    </div>
  )
}

type ChoiceProps = {
  name: string
  label: string
  first: boolean
  choices: readonly { value: string; words: string }[]
  chosen: string
}

export function GridChoice({ name, label, first, choices, chosen }: ChoiceProps) {
  const id = fieldId(name)
  return (
    <div className="field">
      <label htmlFor={id} className={first ? undefined : 'repeats'}>
        {label}
      </label>
      <select id={id} name={name} defaultValue={chosen}>
        {choices.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
