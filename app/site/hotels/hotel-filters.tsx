import { useRef } from 'react'
import { Form, Link } from 'react-router'
import { type HotelFilter, hotelKinds, hotelSorts, hotelsHref } from '#features/hotels/hotel-filter.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import { usd } from '#values/money.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { TextField } from '../../ui/field.tsx'
import { useFormFollows } from '../../ui/form-follows.ts'
import { Icon } from '../../ui/icon.tsx'
import { filterWords } from '../../words/filters.ts'
import { hotelWords } from '../../words/hotels.ts'
import { FilterFold } from '../filter-fold.tsx'
import { Select } from '../packages/select.tsx'
import type { HotelsPage, WhereChoice } from './load-hotels.server.ts'
import { ChildAges, PartyNumbers } from './party-fields.tsx'

const budgets = [60, 120, 200, 350, 600]

/** Nights and party first, then place and kind. One plain form: every view has an address. */
export function HotelFilters({ page }: { page: HotelsPage }) {
  const format = useFormatter()
  const words = useWords(hotelWords)
  const { filter, count, free, nights } = page
  const parts = chosenParts(filter, page.whereName, nights?.words, useWords(filterWords), format)
  const hasProblem = Object.keys(page.problems).length > 0
  return (
    <div className="sieve">
      <FilterFold word={words.more} active={parts.length + (filter.kind ? 1 : 0)} open={hasProblem}>
        <NightsForm page={page} />
        <nav className="filters swipe" aria-label={words.kind}>
          <Chip to={hotelsHref(filter, { kind: undefined })} on={!filter.kind} word={words.all} />
          {hotelKinds.map((kind) => (
            <Chip key={kind} to={hotelsHref(filter, { kind })} on={filter.kind === kind} word={words.kinds[kind]} />
          ))}
        </nav>
      </FilterFold>
      <div className="row between">
        <p className="ui count" role="status">
          {nights ? words.countFree({ free, count, nights: nights.words }) : words.count({ count })}
        </p>
        <nav className="filters" aria-label={words.view}>
          {(['list', 'map'] as const).map((view) => (
            <Chip
              key={view}
              to={hotelsHref(filter, { view })}
              on={filter.view === view}
              word={view === 'list' ? words.asList : words.onMap}
            />
          ))}
        </nav>
      </div>
      <Chosen parts={parts} />
    </div>
  )
}

function NightsForm({ page: { filter, problems, where, first } }: { page: HotelsPage }) {
  const words = useWords(hotelWords)
  const format = useFormatter()
  const form = useRef<HTMLFormElement>(null)
  const { from, to, party, budget, sort, view, kind } = filter
  useFormFollows(form, {
    from,
    to,
    adults: String(party.adults),
    rooms: String(party.rooms),
    children: party.childAges.join(', '),
    where: filter.where ?? '',
    budget: `${budget ?? ''}`,
    sort,
  })
  const error = (name: 'from' | 'to') => {
    const problem = problems[name]
    return problem && words.problems[problem]
  }
  return (
    <Form ref={form} className="stay-ask" method="get" action="/hotels" preventScrollReset noValidate>
      {kind && <input type="hidden" name="kind" value={kind} />}
      {view === 'map' && <input type="hidden" name="view" value="map" />}
      <fieldset className="asked-nights">
        <legend className="legend large">{words.dates}</legend>
        <TextField name="from" label={words.from} type="date" min={first} defaultValue={from} error={error('from')} />
        <TextField name="to" label={words.to} type="date" min={first} defaultValue={to} error={error('to')} />
        <PartyNumbers party={party} />
        <ChildAges ages={party.childAges} />
      </fieldset>
      <div className="pick">
        <Where where={where} value={filter.where} />
        <Select
          name="budget"
          label={words.budget}
          value={budget}
          any={String(words.any)}
          options={[...new Set([...budgets, ...(budget ? [budget] : [])])].map((most) => [
            `${most}`,
            format.money(usd(most * 100)),
          ])}
        />
        <Select name="sort" label={words.sort} value={sort} options={hotelSorts.map((one) => [one, String(words.sorts[one])])} />
        <button className="btn" type="submit">
          {words.show}
        </button>
      </div>
    </Form>
  )
}

function Where({ where, value }: { where: readonly WhereChoice[]; value: string | undefined }) {
  const words = useWords(hotelWords)
  return (
    <label>
      {words.where}
      <select name="where" defaultValue={value ?? ''}>
        <option value="">{String(words.anywhere)}</option>
        {where.map(({ id, name, places }) => (
          <optgroup key={id} label={name}>
            <option value={id}>{String(words.allOf({ country: name }))}</option>
            {places.map((place) => (
              <option key={place.id} value={place.id}>
                {place.name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}

function Chip({ to, on, word }: { to: string; on: boolean; word: string }) {
  return (
    <Link className="chip" to={to} preventScrollReset aria-current={on ? 'true' : undefined}>
      {word}
    </Link>
  )
}

/** The active filters, each with a link that removes it. */
function Chosen({ parts }: { parts: readonly ChosenPart[] }) {
  const words = useWords(filterWords)
  if (parts.length === 0) return null
  return (
    <ul className="filters swipe" aria-label={words.chosen}>
      {parts.map(({ word, to }) => (
        <li key={word}>
          <Link className="chip off" to={to} preventScrollReset aria-label={words.remove({ filter: word })}>
            {word} <Icon name="close" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

type ChosenPart = { word: string; to: string }

function chosenParts(
  filter: HotelFilter,
  whereName: string | undefined,
  nights: string | undefined,
  words: Words<typeof filterWords.tree>,
  format: Formatter,
): ChosenPart[] {
  return [
    nights && { word: nights, to: hotelsHref(filter, { from: '', to: '' }) },
    whereName && { word: whereName, to: hotelsHref(filter, { where: undefined }) },
    filter.budget && {
      word: words.upTo({ money: format.money(usd(filter.budget * 100)) }),
      to: hotelsHref(filter, { budget: undefined }),
    },
  ].filter((part) => typeof part === 'object')
}
