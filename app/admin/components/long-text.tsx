import type { ReactNode } from 'react'
import { FieldError, fieldId } from '../../ui/field.tsx'

type Props = {
  name: string
  label: string
  rows?: number
  most: number
  hint?: ReactNode
  error?: string | undefined
  defaultValue?: string | undefined
}

/** A field for several paragraphs; its label, its hint and what is wrong with it belong to it. */
export function LongText({ name, label, rows = 12, most, hint, error, defaultValue }: Props) {
  const id = fieldId(name)
  const says = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={error ? 'field err' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        name={name}
        rows={rows}
        maxLength={most}
        defaultValue={defaultValue}
        aria-invalid={error ? true : undefined}
        aria-describedby={says || undefined}
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
