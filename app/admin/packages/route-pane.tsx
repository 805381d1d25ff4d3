import { useEffect, useState } from 'react'
import { dayBuilderWords } from '../../words/desk-editor-days.ts'
import type { PlaceChoice } from '../editor/days.ts'
import { useInBrowser } from '../editor/in-browser.ts'
import { type DayEnds, routePath } from './route-ask.ts'

const words = dayBuilderWords.route

type Props = {
  days: readonly DayEnds[]
  places: readonly PlaceChoice[]
  /** A day more, that ends in a place. */
  onAdd: (place: string) => void
}

/** The route as visitors will see it, drawn anew as places are picked, and the list to go on to another place. */
export function RoutePane({ days, places, onAdd }: Props) {
  const inBrowser = useInBrowser()
  const svg = useRouteDrawing(
    routePath(days),
    days.some(({ from, to }) => from !== '' && to !== ''),
  )
  // Without JavaScript nothing is drawn while one types: the days' own fields do everything.
  if (!inBrowser) return null
  return (
    <section className="route-pane" aria-label={words.title}>
      <h3>{words.title}</h3>
      {svg ? (
        <div className="drawn-map route" dangerouslySetInnerHTML={{ __html: svg }} />
      ) : (
        <p className="muted">{words.none}</p>
      )}
      <label className="field">
        <b>{words.next}</b>
        <select value="" onChange={({ currentTarget }) => onAdd(currentTarget.value)}>
          <option value="">{dayBuilderWords.choosePlace}</option>
          {[...Map.groupBy(places, ({ country }) => country)].map(([country, list]) => (
            <optgroup key={country} label={country}>
              {list.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <p className="small muted">{words.hint}</p>
    </section>
  )
}

/** The drawing of an address; the one before stays until the next is there. */
function useRouteDrawing(path: string, drawn: boolean): string {
  const [svg, setSvg] = useState('')
  useEffect(() => {
    if (!drawn) {
      setSvg('')
      return
    }
    const stop = new AbortController()
    fetch(path, { signal: stop.signal })
      .then(async (answer) => (answer.ok ? setSvg(await answer.text()) : undefined))
      .catch(() => undefined)
    return () => stop.abort()
  }, [path, drawn])
  return svg
}
