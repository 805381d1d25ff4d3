import { mostRows, pieceField, pieceFields, pieceLimits } from '#features/freight/freight-question.ts'
import { useWords } from '../../languages/use-words.ts'
import { fieldId } from '../../ui/field.tsx'
import { freightWords } from '../../words/freight.ts'

type Props = {
  values: Readonly<Record<string, string | undefined>>
  errors: Readonly<Record<string, string>>
  rows: number
  onAdd: () => void
}

/** Rows of identical pieces. Without JavaScript the button loads the page with one more row. */
export function PiecesFields({ values, errors, rows, onAdd }: Props) {
  const { form: words } = useWords(freightWords)
  return (
    <div className="stack">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number, and none is ever taken out
        <fieldset className="pieces" key={row}>
          <legend className="ui small muted">{words.row({ nth: row + 1 })}</legend>
          {pieceFields.map((field) => (
            <PieceInput key={field} row={row} field={field} values={values} error={errors[pieceField(row, field)]} />
          ))}
        </fieldset>
      ))}
      {rows < mostRows && (
        <button
          type="submit"
          className="btn sm line"
          name="rows"
          value={rows + 1}
          formNoValidate
          onClick={(event) => {
            event.preventDefault()
            onAdd()
          }}
        >
          {words.add}
        </button>
      )}
    </div>
  )
}

type InputProps = {
  row: number
  field: (typeof pieceFields)[number]
  values: Props['values']
  error: string | undefined
}

function PieceInput({ row, field, values, error }: InputProps) {
  const { form: words } = useWords(freightWords)
  const name = pieceField(row, field)
  const id = fieldId(name)
  const most = field === 'count' ? pieceLimits.count : field === 'weight' ? pieceLimits.kg : pieceLimits.cm
  return (
    <div className={error ? 'field err' : 'field'}>
      <label htmlFor={id}>{words.fields[field]}</label>
      <input
        type="text"
        id={id}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={String(most).length + 4}
        defaultValue={values[name] ?? ''}
        placeholder={field === 'count' ? '1' : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      />
      {error && (
        <span className="msg" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}
