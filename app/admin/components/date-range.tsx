import { Form } from 'react-router'
import type { Day } from '#values/dates.ts'
import { useWords } from '../../languages/use-words.ts'
import { dateRangeWords } from '../../words/admin/date-range.ts'
import { FilterBar } from './filter-bar.tsx'

type Props = {
  /** The address of the report. */
  path: string
  /** The ranges that have a link. */
  ranges: readonly { name: string; word: string; isOn: boolean }[]
  typed: { from: string; to: string }
  /** The last day that can be chosen. */
  last?: Day
  /** The sentence about invalid days; `isWrong` marks their fields. */
  fault: string | null | undefined
  isWrong: boolean
  /** What the address says besides the range. */
  carried?: Readonly<Record<string, string>>
}

/** The days of a report: ranges with a link each, a form for any others, and its errors. */
export function DateRange({ path, ranges, typed, last, fault, isWrong, carried = {} }: Props) {
  const words = useWords(dateRangeWords)
  const wrong = isWrong ? { 'aria-invalid': true as const, 'aria-describedby': 'range-fault' } : {}
  const day = (field: 'from' | 'to') => (
    <label className="field">
      <b>{words[field]}</b>
      <input type="date" name={field} key={typed[field]} defaultValue={typed[field]} max={last} required {...wrong} />
    </label>
  )
  return (
    <>
      <div className="tools date-range">
        <FilterBar
          label={words.label}
          filters={ranges.map(({ name, ...range }) => ({
            to: `${path}?${new URLSearchParams({ range: name, ...carried })}`,
            ...range,
          }))}
          preventScrollReset
        />
        <Form method="get" action={path} className="row" preventScrollReset noValidate>
          <input type="hidden" name="range" value="own" />
          {Object.entries(carried).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {day('from')}
          {day('to')}
          <button className="btn line" type="submit">
            {words.apply}
          </button>
        </Form>
      </div>
      <div role="status">
        {fault && (
          <p className="note gap" id="range-fault">
            {fault}
          </p>
        )}
      </div>
    </>
  )
}
