import { FieldError, fieldId } from '../../ui/field.tsx'

type Props = {
  /** The field's own name on the page, where several forms have one that is sent as `text`. */
  name: string
  label: string
  hint?: string
  rows: number
  most: number
  error: string | undefined
  defaultValue: string
}

/** Words of several lines, sent as `text`. */
export function WordsField({ name, label, hint, rows, most, error, defaultValue }: Props) {
  const id = fieldId(name)
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={error ? 'field err' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        name="text"
        rows={rows}
        maxLength={most}
        defaultValue={defaultValue}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      <FieldError name={name} error={error} />
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  )
}
