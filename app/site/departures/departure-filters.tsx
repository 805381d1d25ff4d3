import { useRef } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { styles as allStyles, type Style } from '#features/packages/package.ts'
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
  count,
}: {
  filter: DepartureFilter
  styles: readonly string[]
  count: string
}) {
  const offered = allStyles.filter((style) => styles.includes(style))
  return (
    <div className="sieve">
      <FilterFold active={[filter.style, filter.guaranteed].filter(Boolean).length}>
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
        <Sort filter={filter} />
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

function Sort({ filter }: { filter: DepartureFilter }) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  useFormFollows(form, { sort: filter.sort })
  return (
    <Form
      ref={form}
      className="pick"
      method="get"
      action="/departures"
      preventScrollReset
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      {filter.style && <input type="hidden" name="style" value={filter.style} />}
      {filter.guaranteed && <input type="hidden" name="guaranteed" value="yes" />}
      <label className="across">
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
