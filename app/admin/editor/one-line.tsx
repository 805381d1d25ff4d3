import { editorWords as words } from '../../words/desk-editor.ts'
import { ControlFrame, controlProps } from './control-frame.tsx'
import { moneyTyped } from './money-typed.ts'
import { PickOptions } from './pick-options.tsx'
import type { Field } from './shape.ts'
import { type FieldProps, textOf } from './shape-field.tsx'

type OneLineField = Extract<Field, { as: 'number' | 'degree' | 'money' | 'day' | 'choice' | 'pick' }>

/** A field of one control: a number, an amount, a day, or one of a list. */
export function OneLine({ field, path, value, onChange, problems, choices }: FieldProps<OneLineField>) {
  const unit = field.as === 'number' && field.unit ? ` (${field.unit})` : ''
  const frame = { name: path, label: `${field.label}${unit}`, hint: field.hint, error: problems[path], wide: field.wide ?? false }
  const typed = (text: string) => onChange(path, text === '' ? null : text)
  const control = controlProps(frame)
  switch (field.as) {
    case 'number':
      return (
        <ControlFrame {...frame}>
          <input
            {...control}
            type="text"
            inputMode="decimal"
            className="num"
            value={textOf(value)}
            onChange={({ currentTarget }) => typed(currentTarget.value)}
          />
        </ControlFrame>
      )
    case 'money':
      return (
        <ControlFrame {...frame}>
          <input
            {...control}
            type="text"
            inputMode="decimal"
            className="num"
            value={moneyTyped(value)}
            onChange={({ currentTarget }) => typed(currentTarget.value)}
          />
        </ControlFrame>
      )
    case 'day':
      return (
        <ControlFrame {...frame}>
          <input {...control} type="date" value={textOf(value)} onChange={({ currentTarget }) => typed(currentTarget.value)} />
        </ControlFrame>
      )
    case 'pick':
      return (
        <ControlFrame {...frame}>
          <select {...control} value={textOf(value)} onChange={({ currentTarget }) => typed(currentTarget.value)}>
            <option value="">{words.pickNone}</option>
            <PickOptions choices={choices[field.from] ?? []} value={textOf(value)} />
          </select>
        </ControlFrame>
      )
    case 'choice':
    case 'degree':
      return (
        <ControlFrame {...frame}>
          <select
            {...control}
            value={textOf(value)}
            onChange={({ currentTarget: { value: is } }) =>
              onChange(path, is === '' ? null : field.as === 'degree' ? Number(is) : is)
            }
          >
            <option value="">{words.pickNone}</option>
            {field.options.map(({ value: is, words: says }) => (
              <option key={is} value={is}>
                {says}
              </option>
            ))}
          </select>
        </ControlFrame>
      )
  }
}
