import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useFormatter } from '../../../languages/use-formatter.ts'
import { useWords } from '../../../languages/use-words.ts'
import { seasonPaintWords } from '../../../words/admin/content/editor-season.ts'
import { useInBrowser } from '../../components/in-browser.ts'
import { type Widget, WidgetFrame } from '../widget-frame.tsx'
import { markByKey, monthByKey, painted, type SeasonMark, seasonMarks, twelveMarks } from './season-marks.ts'

const kinds = ['avoid', 'wet', 'good', 'best'] as const

/**
 * How good each month is to travel, on a strip of the year: choose a mark, then click or draw over months; or move by arrow
 * keys and press 0 to 3. Posted as `<name>.0` to `<name>.11`; without JavaScript twelve selects.
 */
export function SeasonStrip({ name, label, value, onChange, problem, hint }: Widget<readonly number[]>) {
  const words = useWords(seasonPaintWords)
  const { months: monthNames } = useFormatter()
  const inBrowser = useInBrowser()
  const months = twelveMarks(value)
  return (
    <WidgetFrame name={name} label={label} problem={problem} hint={hint} className="season-paint">
      {inBrowser ? (
        <Painted name={name} label={label} months={months} onChange={onChange} />
      ) : (
        <div className="season-selects">
          {monthNames.map((month, at) => (
            <label className="field" key={month}>
              {month}
              <select name={`${name}.${at}`} defaultValue={months[at]}>
                {seasonMarks.toReversed().map((mark) => (
                  <option key={mark} value={mark}>
                    {words.marks[mark]}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      )}
    </WidgetFrame>
  )
}

type PaintedProps = { name: string; label: string; months: readonly SeasonMark[]; onChange: (months: SeasonMark[]) => void }

function Painted({ name, label, months, onChange }: PaintedProps) {
  const words = useWords(seasonPaintWords)
  const { months: monthNames } = useFormatter()
  const [brush, setBrush] = useState<SeasonMark>(3)
  const [active, setActive] = useState(0)
  const stroke = useRef<{ from: number; before: readonly SeasonMark[] }>(undefined)
  const strip = useRef<HTMLDivElement>(null)
  const buttons = () => [...(strip.current?.querySelectorAll('button') ?? [])]

  const press = (event: KeyboardEvent, month: number) => {
    const mark = markByKey(event.key, months[month] ?? 1)
    const to = monthByKey(event.key, month)
    if (mark === undefined && to === undefined) return
    event.preventDefault()
    if (mark !== undefined) onChange(painted(months, month, month, mark))
    if (to !== undefined) buttons()[to]?.focus()
  }
  const begin = (event: PointerEvent, month: number) => {
    if (event.button !== 0) return
    stroke.current = { from: month, before: months }
    onChange(painted(months, month, month, brush))
  }
  const draw = ({ clientX, clientY, buttons: held }: PointerEvent) => {
    if (!stroke.current || held === 0) return
    const boxes = buttons().map((button) => button.getBoundingClientRect())
    const over = boxes.findIndex(
      ({ left, right, top, bottom }) => clientX >= left && clientX < right && clientY >= top && clientY < bottom,
    )
    if (over >= 0) onChange(painted(stroke.current.before, stroke.current.from, over, brush))
  }
  const lift = () => {
    stroke.current = undefined
  }

  return (
    <>
      <fieldset className="brushes">
        <legend className="visually-hidden">{words.brush}</legend>
        {seasonMarks.toReversed().map((mark) => (
          <label key={mark} className="chip">
            <input type="radio" checked={brush === mark} onChange={() => setBrush(mark)} />
            <i className={kinds[mark]} /> {words.marks[mark]}
          </label>
        ))}
      </fieldset>
      <div
        ref={strip}
        className="paint-year"
        role="toolbar"
        aria-label={words.strip({ label })}
        onPointerMove={draw}
        onPointerUp={lift}
        onPointerCancel={lift}
        onPointerLeave={lift}
      >
        {monthNames.map((month, at) => (
          <button
            key={month}
            type="button"
            className={kinds[months[at] ?? 1]}
            title={words.month({ month, mark: String(months[at] ?? 1) })}
            tabIndex={at === active ? 0 : -1}
            onFocus={() => setActive(at)}
            onKeyDown={(event) => press(event, at)}
            onPointerDown={(event) => begin(event, at)}
            onClick={(event) => event.detail === 0 && onChange(painted(months, at, at, brush))}
          >
            <span aria-hidden="true">{month.slice(0, 3)}</span>
            <span className="visually-hidden">{words.month({ month, mark: String(months[at] ?? 1) })}</span>
          </button>
        ))}
      </div>
      <p className="small muted">{words.how}</p>
      {months.map((mark, at) => (
        <input key={monthNames[at]} type="hidden" name={`${name}.${at}`} value={mark} />
      ))}
    </>
  )
}
