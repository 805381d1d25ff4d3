import { useEffect, useState } from 'react'
import { Form, useFetcher } from 'react-router'
import { styles as allStyles } from '#features/packages/package.ts'
import { lengths, type PackageFilter } from '#features/packages/package-filter.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { savesData } from '../../ui/saves-data.ts'
import { homeWords } from '../../words/home.ts'
import type { FilterChoices } from '../packages/package-filters.tsx'
import type { loader as packagesLoader } from '../packages/packages.tsx'

/** A search as a sentence with fields: a plain form to the list of packages. With JavaScript its button shows how many fit. */
export function Planner({ choices, start, count }: { choices: FilterChoices; start: PackageFilter; count: number }) {
  const { planner: words } = useWords(homeWords)
  const format = useFormatter()
  const { found, ask: recount } = useCount(count)
  const styles = allStyles.filter((style) => choices.styles.some(({ id }) => id === style))
  return (
    <Form className="planner" id="plan" method="get" action="/packages" onChange={(event) => recount(event.currentTarget)}>
      {words.looking}{' '}
      <select name="style" aria-label={words.style} defaultValue={start.style}>
        <option value="">{String(words.anything)}</option>
        {styles.map((style) => (
          <option key={style} value={style}>
            {String(words.styles[style])}
          </option>
        ))}
      </select>{' '}
      {words.in}{' '}
      <select name="country" aria-label={words.country} defaultValue={start.country}>
        <option value="">{String(words.anywhere)}</option>
        {choices.countries.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {words.inMonth}{' '}
      <select name="month" aria-label={words.month} defaultValue="">
        <option value="">{String(words.anyMonth)}</option>
        {format.months.map((name, at) => (
          <option key={name} value={at + 1}>
            {name}
          </option>
        ))}
      </select>
      {words.for}{' '}
      <select name="length" aria-label={words.length} defaultValue={start.length}>
        <option value="">{String(words.anyLength)}</option>
        {(Object.keys(lengths) as (keyof typeof lengths)[]).map((length) => (
          <option key={length} value={length}>
            {String(words.lengths[length])}
          </option>
        ))}
      </select>
      .{' '}
      <button className="btn" type="submit">
        <span aria-live="polite">{found === undefined ? words.show : words.count({ count: found })}</span> <Icon name="arrow" />
      </button>
    </Form>
  )
}

/** How many packages fit. It comes with JavaScript, because without it the number would not follow the choices. */
function useCount(atStart: number) {
  const fetcher = useFetcher<typeof packagesLoader>()
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(!savesData()), [])
  const recount = (form: HTMLFormElement) => {
    if (savesData()) return
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) query.set(name, value)
    fetcher.load(`/packages?${query}`)
  }
  return { found: ready ? (fetcher.data?.count ?? atStart) : undefined, ask: recount }
}
