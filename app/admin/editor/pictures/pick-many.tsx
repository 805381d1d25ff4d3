import { useState } from 'react'
import { useWords } from '../../../languages/use-words.ts'
import { FieldError, fieldId } from '../../../ui/field.tsx'
import { pickManyWords } from '../../../words/admin/content/editor-pick-many.ts'
import { useInBrowser } from '../../components/in-browser.ts'
import type { Choice } from '../shape.ts'
import { type Widget, WidgetFrame } from '../widget-frame.tsx'
import { PickOptions } from './pick-options.tsx'

type Props = Widget<readonly string[]> & { choices: readonly Choice[] }

/**
 * Several entries of a list, in the order in which they were chosen. Posted as one field for each, all of one name. Without
 * JavaScript each is a select of its own, with two empty ones to add.
 */
export function PickMany({ name, label, value, onChange, problem, hint, choices }: Props) {
  const words = useWords(pickManyWords)
  const inBrowser = useInBrowser()
  const [picked, setPicked] = useState('')
  const nameOf = (id: string) => choices.find((choice) => choice.id === id)?.name ?? id
  if (!inBrowser)
    return (
      <fieldset id={fieldId(name)} className="widget picks">
        <legend className="legend">{label}</legend>
        <FieldError name={name} error={problem} />
        {[...value, '', ''].map((id, at) => (
          <select key={id || `empty-${at}`} name={name} defaultValue={id} aria-label={`${label} ${at + 1}`}>
            <option value="" />
            <PickOptions choices={choices} value={id} />
          </select>
        ))}
      </fieldset>
    )
  return (
    <WidgetFrame name={name} label={label} problem={problem} hint={hint} className="picks">
      <ul className="chosen">
        {value.map((id) => (
          <li key={id}>
            <input type="hidden" name={name} value={id} />
            <span>{nameOf(id)}</span>
            <button
              type="button"
              className="icon-btn"
              aria-label={words.remove({ name: nameOf(id) })}
              onClick={() => onChange(value.filter((one) => one !== id))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {value.length === 0 && <p className="small muted">{words.none}</p>}
      <div className="row">
        <select
          value={picked}
          aria-label={`${label}: ${words.choose}`}
          onChange={({ currentTarget }) => setPicked(currentTarget.value)}
        >
          <option value="">{words.choose}</option>
          <PickOptions choices={choices.filter(({ id }) => !value.includes(id))} />
        </select>
        <button
          type="button"
          className="btn line sm"
          aria-disabled={picked === ''}
          onClick={() => {
            if (picked === '') return
            onChange([...value, picked])
            setPicked('')
          }}
        >
          {words.add}
        </button>
      </div>
    </WidgetFrame>
  )
}
