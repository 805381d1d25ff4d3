import { type ReactNode, useRef } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { styles as allStyles } from '#features/packages/package.ts'
import { allPackagesHref, lengths, type PackageFilter, packageSorts, packagesHref } from '#features/packages/package-filter.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import { usd } from '#values/money.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { useFormFollows } from '../../ui/form-follows.ts'
import { Icon } from '../../ui/icon.tsx'
import { filterWords } from '../../words/filters.ts'
import { fitnessWords } from '../../words/fitness.ts'
import { packageWords } from '../../words/packages.ts'
import { styleWords } from '../../words/styles.ts'
import { FilterFold } from '../filter-fold.tsx'
import { Select } from './select.tsx'

const budgets = [500, 1000, 2000, 3500, 5000]

export type Choice = { id: string; name: string; count: number }
export type FilterChoices = { countries: readonly Choice[]; parks: readonly Choice[]; styles: readonly Choice[] }

type Props = { filter: PackageFilter; choices: FilterChoices; count: number; children: ReactNode }

/** Chips for the style, selects for the rest, and who travels beside them. Every view has an address; with JavaScript a choice applies at once. */
export function PackageFilters({ filter, choices, count, children }: Props) {
  const format = useFormatter()
  const words = useWords(packageWords)
  const parts = chosenParts(filter, choices, { words, styles: useWords(styleWords), upTo: useWords(filterWords).upTo }, format)
  return (
    <div className="sieve">
      <FilterFold active={parts.length}>
        <StyleChips filter={filter} styles={choices.styles} />
        <Choices filter={filter} choices={choices} />
      </FilterFold>
      {children}
      <div className="row">
        <p className="ui count" role="status">
          {words.count({ count })}
        </p>
        <Chosen parts={parts} all={allPackagesHref(filter.party)} />
      </div>
    </div>
  )
}

function StyleChips({ filter, styles }: { filter: PackageFilter; styles: readonly Choice[] }) {
  const words = useWords(packageWords)
  const named = useWords(styleWords)
  const offered = allStyles.filter((style) => styles.some(({ id }) => id === style))
  return (
    <nav className="filters swipe" aria-label={words.style}>
      <Chip to={packagesHref(filter, { style: undefined })} on={!filter.style} word={words.all} />
      {offered.map((style) => (
        <Chip key={style} to={packagesHref(filter, { style })} on={filter.style === style} word={named[style]} />
      ))}
    </nav>
  )
}

function Chip({ to, on, word }: { to: string; on: boolean; word: string }) {
  return (
    <Link className="chip" to={to} preventScrollReset aria-current={on ? 'true' : undefined}>
      {word}
    </Link>
  )
}

function Choices({ filter, choices }: { filter: PackageFilter; choices: FilterChoices }) {
  const words = useWords(packageWords)
  const { apply } = useWords(filterWords)
  const { level } = useWords(fitnessWords)
  const format = useFormatter()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const { country = '', park = '', length = '', month = '', budget = '', fitness = '', sort } = filter
  useFormFollows(form, { country, park, length, month: `${month}`, budget: `${budget}`, fitness: `${fitness}`, sort })
  const named = (given: readonly Choice[]) => given.map(({ id, name }) => [id, name] as const)
  return (
    <Form
      ref={form}
      className="pick"
      method="get"
      action="/packages"
      preventScrollReset
      aria-label={words.filter}
      onChange={(event) => submit(withoutEmpty(event.currentTarget), { action: '/packages', preventScrollReset: true })}
    >
      {Object.entries({ ...filter.party, ...(filter.style && { style: filter.style }) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select name="country" label={words.country} value={filter.country} any={words.any} options={named(choices.countries)} />
      <Select name="park" label={words.park} value={filter.park} any={words.any} options={named(choices.parks)} />
      <Select
        name="length"
        label={words.length}
        value={filter.length}
        any={words.any}
        options={lengthNames.map((one) => [one, words.lengths[one]])}
      />
      <Select
        name="month"
        label={words.month}
        value={filter.month}
        any={words.any}
        options={format.months.map((name, at) => [String(at + 1), name])}
      />
      <Select
        name="budget"
        label={words.budget}
        value={filter.budget}
        any={words.any}
        options={budgets.map((one) => [String(one), format.money(usd(one * 100))])}
      />
      <Select
        name="fitness"
        label={words.fitness}
        value={filter.fitness}
        any={words.any}
        options={fitnessLevels.map((one) => [one, level({ level: one })])}
      />
      <Select
        name="sort"
        label={words.sort}
        value={filter.sort}
        options={packageSorts.map((sort) => [sort, words.sorts[sort]])}
      />
      <noscript>
        <button className="btn sm line" type="submit">
          {apply}
        </button>
      </noscript>
    </Form>
  )
}

const lengthNames = Object.keys(lengths) as (keyof typeof lengths)[]
/** Without the hardest, which is no limit. */
const fitnessLevels = ['1', '2', '3', '4']

/** The fields of a form without the empty ones, so that the address names only what was chosen. */
function withoutEmpty(form: HTMLFormElement): URLSearchParams {
  const chosen = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value && value !== 'recommended') chosen.set(name, value)
  return chosen
}

function Chosen({ parts, all }: { parts: readonly ChosenPart[]; all: string }) {
  const words = useWords(packageWords)
  const { chosen, remove } = useWords(filterWords)
  if (parts.length === 0) return null
  return (
    <ul className="filters swipe" aria-label={chosen}>
      {/* First, for the row may be wider than a phone. */}
      {parts.length > 1 && (
        <li>
          <Link className="chip" to={all} preventScrollReset>
            {words.clear}
          </Link>
        </li>
      )}
      {parts.map(({ word, to }) => (
        <li key={word}>
          <Link className="chip off" to={to} preventScrollReset aria-label={remove({ filter: word })}>
            {word} <Icon name="close" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

type ChosenPart = { word: string; to: string }
type ChosenWords = {
  words: Words<typeof packageWords.tree>
  styles: Words<typeof styleWords.tree>
  upTo: Words<typeof filterWords.tree>['upTo']
}

function chosenParts(
  filter: PackageFilter,
  choices: FilterChoices,
  { words, styles, upTo }: ChosenWords,
  format: Formatter,
): ChosenPart[] {
  const { style, country, park, length, month, budget, fitness } = filter
  const name = (given: readonly Choice[], id: string) => given.find((choice) => choice.id === id)?.name ?? id
  return [
    style && { word: styles[style], to: packagesHref(filter, { style: undefined }) },
    country && { word: name(choices.countries, country), to: packagesHref(filter, { country: undefined }) },
    park && { word: name(choices.parks, park), to: packagesHref(filter, { park: undefined }) },
    length && { word: words.lengths[length], to: packagesHref(filter, { length: undefined }) },
    month && { word: words.goodIn({ month: format.months[month - 1] ?? '' }), to: packagesHref(filter, { month: undefined }) },
    budget && { word: upTo({ money: format.money(usd(budget * 100)) }), to: packagesHref(filter, { budget: undefined }) },
    fitness && {
      word: words.walking({ level: String(fitness) }),
      to: packagesHref(filter, { fitness: undefined }),
    },
  ].filter((part) => typeof part === 'object')
}
