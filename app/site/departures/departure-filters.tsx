import { useRef } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { styles as allStyles, type Style } from '#features/packages/package.ts'
import { monthText } from '#values/day-words.ts'
import { useFormFollows } from '../../ui/form-follows.ts'
import { departureWords } from '../../words/departures.ts'
import { packageWords } from '../../words/packages.ts'
import { styleWords } from '../../words/trade.ts'
import { FilterFold } from '../filter-fold.tsx'
import { type DepartureFilter, departureSorts, departuresHref } from './departure-filter.ts'

const list = departureWords.list

/** Chips that are links: each view of the timetable has its own address and needs no JavaScript. */
export function DepartureFilters({
  filter,
  styles,
  months,
  count,
}: {
  filter: DepartureFilter
  styles: readonly string[]
  /** The months in which a departure begins, '2027-06'. */
  months: readonly string[]
  count: string
}) {
  const offered = allStyles.filter((style) => styles.includes(style))
  return (
    <div className="sieve">
      <FilterFold active={[filter.style, filter.guaranteed, filter.from].filter(Boolean).length}>
        <nav className="filters swipe" aria-label={list.filter}>
          <Chip
            to={departuresHref(filter, { style: undefined, guaranteed: false })}
            on={!filter.style && !filter.guaranteed}
            word={list.all}
          />
          {offered.map((style) => (
            <StyleChip key={style} filter={filter} style={style} />
          ))}
          <Chip to={departuresHref(filter, { guaranteed: !filter.guaranteed })} on={filter.guaranteed} word={list.guaranteed} />
        </nav>
        <MonthAndOrder filter={filter} months={months} />
      </FilterFold>
      <div className="row">
        <p className="ui count" role="status">
          {count}
        </p>
      </div>
    </div>
  )
}

function StyleChip({ filter, style }: { filter: DepartureFilter; style: Style }) {
  const on = filter.style === style
  return <Chip to={departuresHref(filter, { style: on ? undefined : style })} on={on} word={styleWords[style]} />
}

function Chip({ to, on, word }: { to: string; on: boolean; word: string }) {
  return (
    <Link className="chip" to={to} preventScrollReset aria-current={on ? 'true' : undefined}>
      {word}
    </Link>
  )
}

function MonthAndOrder({ filter, months }: { filter: DepartureFilter; months: readonly string[] }) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  useFormFollows(form, { sort: filter.sort, from: filter.from ?? '' })
  return (
    <Form
      ref={form}
      className="pick"
      method="get"
      action="/departures"
      preventScrollReset
      onChange={(event) => submit(chosenIn(event.currentTarget), { action: '/departures', preventScrollReset: true })}
    >
      {filter.style && <input type="hidden" name="style" value={filter.style} />}
      {filter.guaranteed && <input type="hidden" name="guaranteed" value="yes" />}
      <label>
        {list.month}
        <select name="from" defaultValue={filter.from ?? ''}>
          <option value="">{list.anyMonth}</option>
          {withChosen(months, filter.from).map((month) => (
            <option key={month} value={month}>
              {monthText(`${month}-01`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {list.sort}
        <select name="sort" defaultValue={filter.sort}>
          {departureSorts.map((sort) => (
            <option key={sort} value={sort}>
              {list.sorts[sort]}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button className="btn sm line" type="submit">
          {packageWords.apply}
        </button>
      </noscript>
    </Form>
  )
}

/** The months to choose from, with one that an address asks for though nothing begins in it. */
const withChosen = (months: readonly string[], chosen: string | undefined): string[] =>
  chosen && !months.includes(chosen) ? [...months, chosen].sort() : [...months]

/** The fields of the form without the usual ones, so that the address names only what was chosen. */
function chosenIn(form: HTMLFormElement): URLSearchParams {
  const chosen = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value && value !== 'date') chosen.set(name, value)
  return chosen
}
