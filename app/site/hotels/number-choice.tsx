import { SelectField } from '../../ui/field.tsx'

type Props = { name: string; label: string; most: number; value: number }

/** A choice among the numbers from 1. */
export function NumberChoice({ name, label, most, value }: Props) {
  const choices = Array.from({ length: most }, (_, index) => ({ value: String(index + 1), words: String(index + 1) }))
  return <SelectField name={name} label={label} choices={choices} defaultValue={String(value)} />
}
