type Props = {
  name: string
  label: string
  value: string | number | undefined
  /** The label of the empty option; without it one option is always chosen. */
  any?: string
  options: readonly (readonly [string, string])[]
}

/** A native select with its label above. */
export function Select({ name, label, value, any, options }: Props) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value === undefined ? '' : String(value)}>
        {any !== undefined && <option value="">{String(any)}</option>}
        {options.map(([id, word]) => (
          <option key={id} value={id}>
            {String(word)}
          </option>
        ))}
      </select>
    </label>
  )
}
