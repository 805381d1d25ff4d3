import type { ReactNode } from 'react'
import { describedBy, FieldError, fieldId } from '../../ui/field.tsx'

/** The props of every widget of an editor: the path of its fields, its value, and its change handler. */
export type Widget<Value> = {
  name: string
  label: string
  value: Value
  onChange: (value: Value) => void
  /** The sentence of its problem; absent without one. */
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

/** The fields of one widget under its label. An error summary links here by the widget's path. */
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
