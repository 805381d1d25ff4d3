import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../../languages/use-words.ts'
import { dayBuilderWords } from '../../words/admin/content/editor-days.ts'
import { useInBrowser } from '../components/in-browser.ts'
import type { PlaceChoice } from '../editor/rows/days.ts'
import { type DayEnds, picksPath, routePath } from './route-query.ts'

type Props = {
  days: readonly DayEnds[]
  /** The ids of the journey's countries, whose places can be picked. Without any, all places. */
  countries: readonly string[]
  places: readonly PlaceChoice[]
  /** Adds a day that ends in a place. */
  onAdd: (place: string) => void
}

/** The route as visitors will see it. It is drawn again as places are picked, on the map or from the list. */
export function RoutePane({ days, countries, places, onAdd }: Props) {
  const { choosePlace, route: words } = useWords(dayBuilderWords)
  const inBrowser = useInBrowser()
  const { route, picks, failed } = useDrawings(routePath(days, countries), picksPath(days, countries))
  const layer = useRef<HTMLDivElement>(null)
  const picked = useRef('')
  // The layer is drawn again with the route, and the focus stays at its place.
  useLayoutEffect(() => {
    if (picks && picked.current) pickAt(layer.current, picked.current)?.focus()
    picked.current = ''
  }, [picks])
  // Without JavaScript the map is not drawn while one types; the fields of the days do everything.
  if (!inBrowser) return null
  const add = (target: EventTarget) => {
    const place = target instanceof Element && target.closest<SVGElement>('[data-place]')?.dataset.place
    if (!place) return
    picked.current = place
    onAdd(place)
  }
  return (
    <section className="route-pane" aria-label={words.title}>
      <h3>{words.title}</h3>
      {route && (
        <div className="drawn-map route">
          <div dangerouslySetInnerHTML={{ __html: route }} />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the places in it are the buttons */}
          <div
            ref={layer}
            dangerouslySetInnerHTML={{ __html: picks }}
            onClick={({ target }) => add(target)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' || event.key === ' ') {
                event.preventDefault()
                add(event.target)
              } else goOn(event)
            }}
          />
        </div>
      )}
      <div role="status">{failed && <p className="note">{words.failed}</p>}</div>
      <label className="field">
        <b>{words.next}</b>
        <select value="" onChange={({ currentTarget }) => onAdd(currentTarget.value)}>
          <option value="">{choosePlace}</option>
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

const pickAt = (layer: Element | null, place: string) => layer?.querySelector<SVGElement>(`[data-place="${CSS.escape(place)}"]`)

/** Arrow keys move between places, so that the map is one tab stop. */
function goOn(event: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const all = [...event.currentTarget.querySelectorAll<SVGElement>('[data-place]')]
  const next = all[(all.indexOf(document.activeElement as SVGElement) + step + all.length) % all.length]
  for (const one of all) one.tabIndex = one === next ? 0 : -1
  next?.focus()
}

type Drawings = { route: string; picks: string; failed: boolean }

/**
 * The drawings of some addresses, which change together. The former ones stay until the next are loaded; `failed` is true where
 * these could not be loaded.
 */
function useDrawings(routeAt: string, picksAt: string): Drawings {
  const [drawings, setDrawings] = useState<Drawings>({ route: '', picks: '', failed: false })
  useEffect(() => {
    const stop = new AbortController()
    const read = async (path: string) => {
      // Who is signed out meanwhile is redirected to the sign-in page, whose answer is not a drawing.
      const answer = await fetch(path, { signal: stop.signal, redirect: 'manual' })
      return answer.ok ? answer.text() : Promise.reject(new Error(`${answer.status}`))
    }
    Promise.all([read(routeAt), read(picksAt)]).then(
      ([route, picks]) => setDrawings({ route, picks, failed: false }),
      () => !stop.signal.aborted && setDrawings((before) => ({ ...before, failed: true })),
    )
    return () => stop.abort()
  }, [routeAt, picksAt])
  return drawings
}
