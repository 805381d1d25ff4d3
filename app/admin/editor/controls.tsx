import { slugOf } from '#values/slug.ts'
import { useWords } from '../../languages/use-words.ts'
import { FieldError, FieldFrame, fieldId, fieldProps } from '../../ui/field.tsx'
import { editorWords } from '../../words/admin/content/editor.ts'
import { PickOptions } from './pictures/pick-options.tsx'
import type { Choices, Field } from './shape.ts'

type Props<Of extends Field> = {
  field: Of
  path: string
  value: unknown
  beside: unknown
  onChange: (path: string, value: unknown) => void
  problems: Readonly<Record<string, string>>
  choices: Choices
}

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))

/** A text, of one line or of several. */
export function TextControl({ field, path, value, onChange, problems }: Props<Extract<Field, { as: 'text' }>>) {
  const words = useWords(editorWords)
  const text = textOf(value)
  const count = field.most ? words.count({ length: text.length, most: field.most }) : ''
  const hint = [count, field.hint].filter(Boolean).join(' ')
  const frame = { name: path, label: field.label, hint, error: problems[path], wide: field.wide ?? false }
  return (
    <FieldFrame {...frame}>
      {field.lines ? (
        <textarea
          {...fieldProps(frame)}
          rows={field.lines}
          value={text}
          onChange={({ currentTarget }) => onChange(path, currentTarget.value)}
        />
      ) : (
        <input
          {...fieldProps(frame)}
          type="text"
          value={text}
          onChange={({ currentTarget }) => onChange(path, currentTarget.value)}
        />
      )}
    </FieldFrame>
  )
}

/** A slug, made from the name until somebody edits it. */
export function SlugControl({ field, path, value, beside, onChange, problems }: Props<Extract<Field, { as: 'slug' }>>) {
  const words = useWords(editorWords)
  const own = textOf(value)
  const slug = slugOf(own || textOf(beside))
  const hint = [words.slug({ folder: field.folder, slug }), field.hint].filter(Boolean).join('. ')
  const frame = { name: path, label: field.label, hint, error: problems[path], wide: field.wide ?? false }
  return (
    <FieldFrame {...frame}>
      <input
        {...fieldProps(frame)}
        type="text"
        value={own}
        placeholder={slug}
        spellCheck={false}
        autoCapitalize="none"
        onChange={({ currentTarget }) => onChange(path, currentTarget.value)}
        onBlur={() => own && onChange(path, slug)}
      />
    </FieldFrame>
  )
}

type OneLineField = Extract<Field, { as: 'number' | 'degree' | 'money' | 'day' | 'choice' | 'pick' }>

/** A field of one line: a number, an amount, a day, or a choice. */
export function OneLine({ field, path, value, onChange, problems, choices }: Props<OneLineField>) {
  const words = useWords(editorWords)
  const unit = field.as === 'number' && field.unit ? ` (${field.unit})` : ''
  const frame = { name: path, label: `${field.label}${unit}`, hint: field.hint, error: problems[path], wide: field.wide ?? false }
  const typed = (text: string) => onChange(path, text === '' ? null : text)
  const control = fieldProps(frame)
  switch (field.as) {
    case 'number':
    case 'money':
      return (
        <FieldFrame {...frame}>
          <input
            {...control}
            type="text"
            inputMode="decimal"
            className="num"
            value={field.as === 'money' ? moneyTyped(value) : textOf(value)}
            onChange={({ currentTarget }) => typed(currentTarget.value)}
          />
        </FieldFrame>
      )
    case 'day':
      return (
        <FieldFrame {...frame}>
          <input {...control} type="date" value={textOf(value)} onChange={({ currentTarget }) => typed(currentTarget.value)} />
        </FieldFrame>
      )
    case 'pick':
      return (
        <FieldFrame {...frame}>
          <select {...control} value={textOf(value)} onChange={({ currentTarget }) => typed(currentTarget.value)}>
            <option value="">{words.pickNone}</option>
            <PickOptions choices={choices[field.from] ?? []} value={textOf(value)} />
          </select>
        </FieldFrame>
      )
    case 'choice':
    case 'degree':
      return (
        <FieldFrame {...frame}>
          <select
            {...control}
            value={textOf(value)}
            onChange={({ currentTarget: { value: is } }) =>
              onChange(path, is === '' ? null : field.as === 'degree' ? Number(is) : is)
            }
          >
            <option value="">{words.pickNone}</option>
            {field.options.map(({ value: is, words: label }) => (
              <option key={is} value={is}>
                {label}
              </option>
            ))}
          </select>
        </FieldFrame>
      )
  }
}

/** Several choices of a few. */
export function Checkboxes({ field, path, value, onChange, problems }: Props<Extract<Field, { as: 'choices' }>>) {
  const chosen = Array.isArray(value) ? (value as string[]) : []
  return (
    <fieldset
      className="span2 checks"
      id={fieldId(path)}
      tabIndex={-1}
      aria-describedby={problems[path] ? `${fieldId(path)}-error` : undefined}
    >
      <legend className="legend">{field.label}</legend>
      <FieldError name={path} error={problems[path]} />
      {field.options.map(({ value: is, words: label }) => (
        <label key={is} className="check">
          <input
            type="checkbox"
            name={path}
            value={is}
            checked={chosen.includes(is)}
            onChange={({ currentTarget }) =>
              onChange(path, currentTarget.checked ? [...chosen, is] : chosen.filter((one) => one !== is))
            }
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** An amount in USD cents as one types it: '1240', '1240.50'. A text that is not an amount stays as it was typed. */
function moneyTyped(value: unknown): string {
  if (typeof value !== 'number') return value === null || value === undefined ? '' : String(value)
  return value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2)
}
