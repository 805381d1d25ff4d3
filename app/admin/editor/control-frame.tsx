import type { ReactNode } from 'react'
import { FieldError, fieldId } from '../../ui/field.tsx'

export type Frame = { name: string; label: string; hint?: string | undefined; error?: string | undefined; wide: boolean }

/** The label, hint and problem of a control of an editor. */
export function ControlFrame({ name, label, hint, error, wide, children }: Frame & { children: ReactNode }) {
  const id = fieldId(name)
  return (
    <div className={['field', error && 'err', wide && 'span2'].filter(Boolean).join(' ')}>
      <label htmlFor={id}>{label}</label>
      {children}
      <FieldError name={name} error={error} />
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  )
}

/** What ties a control to its frame, for labels, hints, problems and the links of an error summary. */
export function controlProps({ name, hint, error }: Frame) {
  const id = fieldId(name)
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean)
  return {
    id,
    name,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  }
}
