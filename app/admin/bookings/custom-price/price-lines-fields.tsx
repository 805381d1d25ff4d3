import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { customLimits, customLineKinds } from '#features/pricing/custom-line.ts'
import { useWords } from '../../../languages/use-words.ts'
import { fieldId, SelectField, TextField } from '../../../ui/field.tsx'
import { customPriceWords } from '../../../words/admin/bookings/custom-price.ts'
import { changedRows, fieldName, type PriceRow } from './price-rows.ts'
import type { PriceSummary } from './price-summary.ts'

type Props = {
  rows: readonly PriceRow[]
  errors: Record<string, string>
  amounts: PriceSummary['amounts']
  onChange: (rows: PriceRow[]) => void
}

/**
 * The lines of a custom price. A button adds or removes one, at once in the browser and by sending the form without JavaScript; the key
 * Enter goes on to the next field, and after the last one to a new line.
 */
export function PriceLinesFields({ rows, errors, amounts, onChange }: Props) {
  const words = useWords(customPriceWords)
  const [message, setMessage] = useState('')
  const focus = useRef<string>(undefined)
  useEffect(() => {
    if (focus.current) document.getElementById(focus.current)?.focus()
    focus.current = undefined
  })
  const press = (pressed: string, sentence: string, next: string) => {
    focus.current = fieldId(next)
    setMessage(sentence)
    onChange(changedRows(rows, pressed))
  }
  const addLine = () => press('add', words.added({ number: rows.length + 1 }), fieldName(rows.length, 'kind'))
  const removeLine = (at: number) =>
    press(
      `remove-${at}`,
      words.removed({ number: at + 1 }),
      rows.length > 1 ? fieldName(Math.max(0, at - 1), 'label') : 'add-line',
    )
  const onEnter = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('input, select')]
    const next = fields[fields.indexOf(event.target) + 1]
    if (next) next.focus()
    else if (rows.length < customLimits.lines) addLine()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field goes on instead of sending; every other way works too
    <div className="stack" onKeyDown={onEnter}>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its fields are controlled, so a row is its place
        <fieldset key={at} className="price-line" aria-label={words.line({ number: at + 1 })}>
          <RowFields row={row} at={at} errors={errors} change={(changed) => onChange(rows.with(at, changed))} />
          <p className="amount num">
            <span>{words.amount}</span> <b>{amounts[at] || '–'}</b>
          </p>
          <button
            type="submit"
            name="do"
            value={`remove-${at}`}
            className="quiet"
            aria-label={words.removeLine({ number: at + 1 })}
            onClick={(event) => {
              event.preventDefault()
              removeLine(at)
            }}
          >
            {words.remove}
          </button>
        </fieldset>
      ))}
      <p className="visually-hidden" role="status">
        {message}
      </p>
      {rows.length < customLimits.lines && (
        <div>
          <button
            type="submit"
            name="do"
            value="add"
            id={fieldId('add-line')}
            className="btn line sm"
            onClick={(event) => {
              event.preventDefault()
              addLine()
            }}
          >
            {words.add}
          </button>
        </div>
      )}
    </div>
  )
}

type RowProps = { row: PriceRow; at: number; errors: Props['errors']; change: (row: PriceRow) => void }

function RowFields({ row, at, errors, change }: RowProps) {
  const words = useWords(customPriceWords)
  const field = (name: keyof PriceRow) => ({
    name: fieldName(at, name),
    error: errors[fieldName(at, name)],
    value: row[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ ...row, [name]: target.value }),
  })
  return (
    <>
      <SelectField
        {...field('kind')}
        label={words.kind}
        choices={customLineKinds.map((value) => ({ value, words: words.kinds[value] }))}
      />
      <TextField {...field('label')} label={words.label} hint={at === 0 && words.labelHint} maxLength={customLimits.label} />
      <TextField {...field('reason')} label={words.reason} hint={at === 0 && words.reasonHint} maxLength={customLimits.reason} />
      <TextField {...field('quantity')} label={words.quantity} inputMode="numeric" maxLength={9} />
      <TextField {...field('unit')} label={words.unit} inputMode="decimal" maxLength={20} />
    </>
  )
}
