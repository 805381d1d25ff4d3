import { type ReactNode, useRef } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { styles as allStyles, type Style } from '#features/packages/package.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { useFormFollows } from '../../ui/form-follows.ts'
import { departureWords } from '../../words/departures.ts'
import { filterWords } from '../../words/filters.ts'
import { styleWords } from '../../words/styles.ts'
import { FilterFold } from '../filter-fold.tsx'
import { type DepartureFilter, departureSorts, departuresHref } from './departure-filter.ts'

/** Chips that are links: each view of the timetable has its own address and needs no JavaScript. */
export function DepartureFilters({
  filter,
  styles,
  months,
  month,
  count,
  children,
}: {
  filter: DepartureFilter
  styles: readonly string[]
  /** The month that the calendar shows; absent for the words. */
  month: string | undefined
  /** The months in which a departure begins, '2027-06'. */
  months: readonly string[]
  count: string
  /** Who travels. */
  children: ReactNode
}) {
  const words = useWords(departureWords)
  const { views } = words
  const offered = allStyles.filter((style) => styles.includes(style))
  return (
    <div className="sieve">
      <FilterFold active={[filter.style, filter.guaranteed, filter.from].filter(Boolean).length}>
        <nav className="filters swipe" aria-label={words.filter}>
          <Chip
            to={departuresHref(filter, { style: undefined, guaranteed: false })}
            on={!filter.style && !filter.guaranteed}
            word={words.all}
          />
          {offered.map((style) => (
            <StyleChip key={style} filter={filter} style={style} />
          ))}
          <Chip to={departuresHref(filter, { guaranteed: !filter.guaranteed })} on={filter.guaranteed} word={words.guaranteed} />
        </nav>
        <MonthAndOrder filter={filter} months={months} month={month} />
      </FilterFold>
      {children}
      <div className="row between">
        <p className="ui count" role="status">
          {count}
        </p>
        <nav className="filters" aria-label={views.label}>
          <Chip to={departuresHref(filter, { view: undefined, from: filter.month })} on={!filter.view} word={views.list} />
          <Chip
            to={departuresHref(filter, { view: 'calendar', month: filter.from ?? filter.month })}
            on={filter.view === 'calendar'}
            word={views.calendar}
          />
        </nav>
      </div>
    </div>
  )
}

function StyleChip({ filter, style }: { filter: DepartureFilter; style: Style }) {
  const on = filter.style === style
  return <Chip to={departuresHref(filter, { style: on ? undefined : style })} on={on} word={useWords(styleWords)[style]} />
}

function Chip({ to, on, word }: { to: string; on: boolean; word: string }) {
  return (
    <Link className="chip" to={to} preventScrollReset aria-current={on ? 'true' : undefined}>
      {word}
    </Link>
  )
}

type ChoiceProps = { filter: DepartureFilter; months: readonly string[]; month: string | undefined }

/** The month and the order of the list, or the month of the calendar. */
function MonthAndOrder({ filter, months, month }: ChoiceProps) {
  const words = useWords(departureWords)
  const { apply } = useWords(filterWords)
  const format = useFormatter()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  useFormFollows(form, month ? { month } : { sort: filter.sort, from: filter.from ?? '' })
  return (
    <Form
      ref={form}
      className="pick"
      method="get"
      action="/departures"
      preventScrollReset
      onChange={(event) => submit(chosenIn(event.currentTarget), { action: '/departures', preventScrollReset: true })}
    >
      {Object.entries({
        ...filter.party,
        ...(filter.style && { style: filter.style }),
        ...(filter.guaranteed && { guaranteed: 'yes' }),
        ...(month && { view: 'calendar' }),
      }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        {month ? words.calendar.month : words.month}
        <select name={month ? 'month' : 'from'} key={month && 'month'} defaultValue={month ?? filter.from ?? ''}>
          {!month && <option value="">{words.anyMonth}</option>}
          {withChosen(months, month ?? filter.from).map((one) => (
            <option key={one} value={one}>
              {format.month(`${one}-01`)}
            </option>
          ))}
        </select>
      </label>
      {!month && (
        <label>
          {words.sort}
          <select name="sort" defaultValue={filter.sort}>
            {departureSorts.map((sort) => (
              <option key={sort} value={sort}>
                {words.sorts[sort]}
              </option>
            ))}
          </select>
        </label>
      )}
      <noscript>
        <button className="btn sm line" type="submit">
          {apply}
        </button>
      </noscript>
    </Form>
  )
}

/** The months to choose from, with the one in the address even if no departure begins in it. */
const withChosen = (months: readonly string[], chosen: string | undefined): string[] =>
  chosen && !months.includes(chosen) ? [...months, chosen].sort() : [...months]

/** The fields of the form without the usual ones, so that the address names only what was chosen. */
function chosenIn(form: HTMLFormElement): URLSearchParams {
  const chosen = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value && value !== 'date') chosen.set(name, value)
  return chosen
}
