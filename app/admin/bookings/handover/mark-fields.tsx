import { type MouseEvent, useRef, useState } from 'react'
import { type MarkPlace, markPlaces, mostMarks } from '#features/roster/handovers/handover.ts'
import { useWords } from '../../../languages/use-words.ts'
import { FieldError, fieldId, TextField } from '../../../ui/field.tsx'
import { handoverWords } from '../../../words/admin/roster/handover.ts'
import { useInBrowser } from '../../components/in-browser.ts'
import { drawnMarks, VehicleShape } from './vehicle-drawing.tsx'

type Typed = { key: number; x: string; y: string; note: string }
type Props = {
  values: Readonly<Record<string, string | undefined>>
  errors: Readonly<Record<string, string | undefined>>
  /** Those of the hand-over, which stay. */
  known: readonly { x: number; y: number; note: string }[]
  /** Whether the marks of the last hire are filled in. */
  isFilled: boolean
}

const places = Object.keys(markPlaces) as MarkPlace[]

/** The marks that a form had. */
const typedMarks = (values: Props['values']): Typed[] =>
  Array.from({ length: mostMarks }, (_, key) => key).flatMap((key) => {
    const [x, y, note] = ['x', 'y', 'note'].map((name) => values[`marks[${key}].${name}`])
    return x === undefined || y === undefined ? [] : [{ key, x, y, note: note ?? '' }]
  })

/**
 * Marks are set by pressing the drawing. Without scripts, and by keyboard, the places of the vehicle are a list with a field each: what is
 * typed there is a mark too.
 */
export function MarkFields({ values, errors, known, isFilled }: Props) {
  const words = useWords(handoverWords)
  const inBrowser = useInBrowser()
  const [marks, setMarks] = useState(() => typedMarks(values))
  const [filled] = useState(marks.length)
  const list = useRef<HTMLDetailsElement>(null)
  const drawn = drawnMarks(
    known,
    marks.map(({ x, y, note }) => ({ x: Number(x), y: Number(y), note })),
  )
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A key presses no place.
    if (event.detail === 0) {
      if (list.current) list.current.open = true
      list.current?.querySelector('input')?.focus()
      return
    }
    if (marks.length >= mostMarks) return
    const box = event.currentTarget.getBoundingClientRect()
    const share = (at: number, size: number) => (Math.min(1, Math.max(0, at / size)) * 100).toFixed(1)
    const [x, y] = [share(event.clientX - box.left, box.width), share(event.clientY - box.top, box.height)]
    setMarks([...marks, { key: Math.max(-1, ...marks.map(({ key }) => key)) + 1, x, y, note: '' }])
  }
  const shape = <VehicleShape marks={drawn} />
  return (
    <fieldset className="stack" id={fieldId('marks')} aria-describedby={`${fieldId('marks')}-hint`}>
      <legend className="legend">{known.length > 0 ? words.newMarks : words.marks}</legend>
      <p className="small muted" id={`${fieldId('marks')}-hint`}>
        {words.marksHint}
      </p>
      {isFilled && <p className="small">{words.marksFilled}</p>}
      <FieldError name="marks" error={errors.marks} />
      <div className="drawing">
        {inBrowser ? (
          <button type="button" className="press" onClick={press}>
            <span className="visually-hidden">{words.marksHint}</span>
            {shape}
          </button>
        ) : (
          shape
        )}
        <div className="stack">
          {known.length > 0 && (
            <div>
              <p className="small muted">{words.marksKnown}</p>
              <ol>
                {drawn
                  .filter(({ isNew }) => !isNew)
                  .map(({ number, note }) => (
                    <li key={number}>{note || words.unnamed}</li>
                  ))}
              </ol>
            </div>
          )}
          {marks.map(({ key, x, y, note }, index) => (
            <div key={key} className="typed-mark">
              <input type="hidden" name={`marks[${index}].x`} value={x} />
              <input type="hidden" name={`marks[${index}].y`} value={y} />
              <TextField
                name={`marks[${index}].note`}
                label={words.mark({ number: known.length + index + 1 })}
                error={errors[`marks[${index}].note`]}
                defaultValue={note}
                maxLength={200}
                // The note of a mark that was just set is what is typed next.
                autoFocus={note === '' && key >= filled}
              />
              <button
                type="button"
                className="btn line sm by-script"
                aria-label={words.markRemove({ number: known.length + index + 1 })}
                onClick={() => setMarks(marks.filter((one) => one.key !== key))}
              >
                {words.markRemoveShort}
              </button>
            </div>
          ))}
        </div>
      </div>
      <details ref={list} open={places.some((place) => Boolean(values[`places.${place}`] || errors[`places.${place}`]))}>
        <summary>{words.byPlace}</summary>
        <div className="grid2">
          {places.map((place) => (
            <TextField
              key={place}
              name={`places.${place}`}
              label={words.places[place]}
              error={errors[`places.${place}`]}
              defaultValue={values[`places.${place}`]}
              maxLength={200}
            />
          ))}
        </div>
      </details>
    </fieldset>
  )
}
