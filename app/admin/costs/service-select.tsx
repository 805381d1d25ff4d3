import type { ServiceChoice } from '#features/suppliers/reads-book.server.ts'
import { useReader } from '../../languages/use-reader.ts'
import { FieldError, fieldProps } from '../../ui/field.tsx'
import { choiceText } from './choice-text.ts'

type Props = {
  name: string
  label: string
  value: string
  error: string | undefined
  /** What its empty choice says. */
  none: string
  choices: readonly ServiceChoice[]
  onChoose?: (id: string) => void
}

/** One service of the rate book, by supplier. */
export function ServiceSelect({ name, label, value, error, none, choices, onChoose }: Props) {
  const read = useReader()
  const bySupplier = [...Map.groupBy(choices, ({ supplier }) => supplier)]
  return (
    <div className={error ? 'field err' : 'field'}>
      <select
        defaultValue={value}
        aria-label={label}
        onChange={onChoose && (({ currentTarget }) => onChoose(currentTarget.value))}
        {...fieldProps({ name, label: '', error })}
      >
        <option value="">{none}</option>
        {bySupplier.map(([supplier, own]) => (
          <optgroup key={supplier} label={supplier}>
            {own.map((choice) => (
              <option key={choice.id} value={choice.id}>
                {choiceText(read, choice)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <FieldError name={name} error={error} />
    </div>
  )
}
