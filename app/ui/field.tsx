import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { Icon } from './icon.tsx'

type Frame = {
  name: string
  label: ReactNode
  hint?: ReactNode
  /** The error sentence; absent where the value is valid. */
  error?: string | undefined
  wide?: boolean
}

/** The id of a field, for labels and for the links of an error summary. */
export const fieldId = (name: string) => `field-${name.replace(/[^a-zA-Z0-9]+/g, '-')}`

/** The ids of a field's error and hint, for aria-describedby. */
export function describedBy({ name, hint, error }: Omit<Frame, 'label'>) {
  const ids = [error && `${fieldId(name)}-error`, hint && `${fieldId(name)}-hint`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** Label above, hint and error below. The control comes as a child and takes `fieldProps`. */
export function FieldFrame({ name, label, hint, error, wide, children }: Frame & { children: ReactNode }) {
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

/** The error of a field, which screen readers read as the field's description. */
export function FieldError({ name, error }: { name: string; error: string | undefined }) {
  if (!error) return null
  return (
    <span className="msg" id={`${fieldId(name)}-error`}>
      <Icon name="alert" /> {error}
    </span>
  )
}

export const fieldProps = (frame: Frame) => ({
  id: fieldId(frame.name),
  name: frame.name,
  'aria-invalid': frame.error ? (true as const) : undefined,
  'aria-describedby': describedBy(frame),
})

export function TextField({ name, label, hint, error, wide = false, ...input }: Frame & InputHTMLAttributes<HTMLInputElement>) {
  const frame = { name, label, hint, error, wide }
  return (
    <FieldFrame {...frame}>
      <input type="text" {...input} {...fieldProps(frame)} />
    </FieldFrame>
  )
}

/** Words that fall back to English are an object, which React draws as an element: an `<option>` has only text. */
type Choices = { choices: readonly { value: string; words: string }[] }

export function SelectField(props: Frame & Choices & SelectHTMLAttributes<HTMLSelectElement>) {
  const { name, label, hint, error, wide = false, choices, ...select } = props
  const frame = { name, label, hint, error, wide }
  return (
    <FieldFrame {...frame}>
      <select {...select} {...fieldProps(frame)}>
        {choices.map(({ value, words }) => (
          <option key={value} value={value}>
            {String(words)}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

export function TextArea({
  name,
  label,
  hint,
  error,
  wide = false,
  ...area
}: Frame & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const frame = { name, label, hint, error, wide }
  return (
    <FieldFrame {...frame}>
      <textarea maxLength={2000} {...area} {...fieldProps(frame)} />
    </FieldFrame>
  )
}
