import { Fragment, type ReactNode } from 'react'
import type { PartOfYear } from '#features/pricing/season.ts'
import {
  daysIn,
  monthDayOf,
  monthDayParts,
  monthStarts,
  type PartFault,
  partFaults,
  stretchesOf,
  yearDays,
} from '#features/pricing/year-parts.ts'
import { useFormatter } from '../../../languages/use-formatter.ts'
import { useWords } from '../../../languages/use-words.ts'
import { FieldError, fieldId, TextField } from '../../../ui/field.tsx'
import { yearSpanWords } from '../../../words/admin/content/editor-year-spans.ts'
import { useInBrowser } from '../../components/in-browser.ts'
import { monthDayText } from '../month-day-text.ts'
import { type RowOf, Rows } from '../rows/rows.tsx'
import type { Widget } from '../widget-frame.tsx'

type Props<Span extends PartOfYear> = Widget<readonly Span[]> & {
  /** What a span that is added begins as. */
  fresh: Span
  /** What is wrong, by the whole path of each field. */
  problems: Readonly<Record<string, string>>
  /** Fields that a span has besides its days, such as the fewest nights of a hotel's. */
  children?: (row: RowOf<Span>) => ReactNode
}

/**
 * Parts of the year, each from a day to a day of any year, drawn on a strip. Posted as `<name>.0.from` and `<name>.0.to`, '06-01';
 * without JavaScript that is what one types. `partFaults` of year-parts.ts says what is wrong with them.
 */
export function YearSpans<Span extends PartOfYear>({
  name,
  label,
  value,
  onChange,
  problem,
  hint,
  fresh,
  problems,
  children,
}: Props<Span>) {
  const words = useWords(yearSpanWords)
  const format = useFormatter()
  const faults = partFaults(value)
  const faultText = (fault: PartFault) => {
    switch (fault.why) {
      case 'no-such-day':
        return words.fault[fault.why]({ end: fault.end, month: format.months[fault.month - 1] ?? '', days: fault.days })
      case 'overlaps':
        return words.fault[fault.why]({ other: fault.with + 1 })
      case 'whole-year':
        return words.fault[fault.why]
    }
  }
  return (
    <Rows
      name={name}
      label={label}
      value={value}
      onChange={onChange}
      problem={problem}
      hint={hint}
      rowName={(number) => words.span({ number })}
      add={words.add}
      fresh={() => fresh}
      most={12}
      className="spans"
      before={<YearStrip parts={value} />}
    >
      {(row) => {
        const found = faults
          .filter((fault) => fault.at === row.at && !isStillOpen(fault, row.row))
          .map((fault) => faultText(fault))
        const problemsHere = [row.path, `${row.path}.from`, `${row.path}.to`].flatMap((path) => problems[path] ?? [])
        const wrong = found.length > 0 ? found : problemsHere
        return (
          <div className="span-fields">
            <Ends {...row} wrong={wrong.join(' ')} />
            {children?.(row)}
          </div>
        )
      }}
    </Rows>
  )
}

/** A day that nobody has typed yet is not wrong: it is reported once the form was sent without it. */
const isStillOpen = (fault: PartFault, row: PartOfYear) => fault.why === 'no-such-day' && monthDayParts(row[fault.end]).day === ''

function Ends<Span extends PartOfYear>({ row, path, change, wrong }: RowOf<Span> & { wrong: string }) {
  const words = useWords(yearSpanWords)
  const format = useFormatter()
  const inBrowser = useInBrowser()
  const ends = ['from', 'to'] as const
  return (
    <>
      {ends.map((end) =>
        inBrowser ? (
          <MonthDay
            key={end}
            name={`${path}.${end}`}
            label={words[end]}
            value={row[end]}
            describedBy={wrong ? `${fieldId(path)}-error` : undefined}
            onChange={(day) => change({ ...row, [end]: day })}
          />
        ) : (
          <TextField key={end} name={`${path}.${end}`} label={words[end]} hint={words.monthDayHint} defaultValue={row[end]} />
        ),
      )}
      <div className="span-says" role="status">
        {wrong ? (
          <FieldError name={path} error={wrong} />
        ) : (
          daysIn(row) > 0 && (
            <p className="small muted">
              {words.says({
                from: monthDayText(format, row.from),
                to: monthDayText(format, row.to),
                over: row.from > row.to ? 'yes' : 'no',
                days: daysIn(row),
              })}
            </p>
          )
        )}
      </div>
    </>
  )
}

type MonthDayProps = {
  name: string
  label: string
  value: string
  describedBy: string | undefined
  onChange: (value: string) => void
}

function MonthDay({ name, label, value, describedBy, onChange }: MonthDayProps) {
  const words = useWords(yearSpanWords)
  const { months } = useFormatter()
  const { month, day } = monthDayParts(value)
  return (
    <fieldset className="field month-day" aria-describedby={describedBy}>
      <legend className="legend">{label}</legend>
      <input
        id={fieldId(name)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={day}
        aria-label={words.day({ end: label })}
        aria-invalid={describedBy ? true : undefined}
        onChange={({ currentTarget }) => onChange(monthDayOf(month, currentTarget.value.replace(/\D/g, '')))}
      />
      <select
        value={month}
        aria-label={words.month({ end: label })}
        aria-invalid={describedBy ? true : undefined}
        onChange={({ currentTarget }) => onChange(monthDayOf(Number(currentTarget.value), day))}
      >
        {months.map((one, at) => (
          <option key={one} value={at + 1}>
            {one}
          </option>
        ))}
      </select>
      <input type="hidden" name={name} value={value} />
    </fieldset>
  )
}

/** The year with its parts on it; the rows below say the same in words. */
function YearStrip({ parts }: { parts: readonly PartOfYear[] }) {
  const { months } = useFormatter()
  return (
    <div className="year-strip">
      <svg className="meter" aria-hidden="true" viewBox={`0 0 ${yearDays} 10`} preserveAspectRatio="none">
        <rect className="of" width={yearDays} height="10" />
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
          <Fragment key={at}>
            {stretchesOf(part).map(({ from, to }) => (
              <rect key={from} className="lo" x={from} width={to - from + 1} height="10" />
            ))}
          </Fragment>
        ))}
        {monthStarts.slice(1).map((start) => (
          <rect key={start} className="min" x={start} width="0.6" height="10" />
        ))}
      </svg>
      <p aria-hidden="true">
        {months.map((month) => (
          <span key={month}>{month.slice(0, 1)}</span>
        ))}
      </p>
    </div>
  )
}
