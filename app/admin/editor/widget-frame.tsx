import type { ReactNode } from 'react'
import { describedBy, FieldError, fieldId } from '../../ui/field.tsx'

/** What every widget of an editor takes: the path its fields are named below, what it edits, and how it says so. */
export type Widget<Value> = {
  name: string
  label: string
  value: Value
  onChange: (value: Value) => void
  /** The sentence of what is wrong; absent when nothing is. */
  problem?: string | undefined
  hint?: string | undefined
}

type Props = {
  name: string
  label: string
  problem?: string | undefined
  hint?: string | undefined
  className?: string
  children: ReactNode
}

/** The fields of one widget under its name; an error summary leads here by the widget's path. */
export function WidgetFrame({ name, label, problem, hint, className, children }: Props) {
  const id = fieldId(name)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={className ? `widget ${className}` : 'widget'}
      aria-describedby={describedBy({ name, hint, error: problem })}
    >
      <legend className="legend">{label}</legend>
      {hint && (
        <p className="small muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError name={name} error={problem} />
      {children}
    </fieldset>
  )
}
