import { useEffect, useId, useState } from 'react'
import { useHref } from 'react-router'
import type { LandNames } from '#artwork/cartography/land.ts'
import { landNameWords } from '#features/places/words/land-names.ts'
import { useWords } from '../../languages/use-words.ts'

type Props = {
  /** Reserves its space until it is there: the shape of the region's map, or of a route's. */
  shape?: 'region' | 'route'
  /** The map as a file, for a visit that begins within the browser. */
  src: string
  /** Draws the map on the server; undefined in the browser, which has no geometry. */
  draw: (land: LandNames) => string | undefined
}

/**
 * A map inside the page, in the page's colours. The geometry is not sent to the browser: it keeps the markup of the server or
 * fetches the file.
 */
export function DrawnMap(props: Props) {
  return <Drawn key={props.src} {...props} />
}

function Drawn({ src, draw, shape = 'route' }: Props) {
  const id = useId()
  const file = useHref(src)
  const land = useWords(landNameWords)
  const [svg, setSvg] = useState(() => draw(textsOf(land)) ?? foundMap(id) ?? '')
  useEffect(() => {
    if (svg) return
    const stop = new AbortController()
    fetchMap(file, stop.signal).then(setSvg, () => undefined)
    return () => stop.abort()
  }, [file, svg])
  return <div className={`drawn-map ${shape}`} data-map={id} dangerouslySetInnerHTML={{ __html: svg }} suppressHydrationWarning />
}

/** A drawing has texts alone: what is not translated is English in it. */
const textsOf = (land: LandNames) =>
  Object.fromEntries(Object.entries(land).map(([name, text]) => [name, String(text)])) as LandNames

const foundMap = (id: string) => (import.meta.env.SSR ? undefined : document.querySelector(`[data-map="${id}"]`)?.innerHTML)

async function fetchMap(src: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(src, { signal })
  if (!answer.ok) throw new Error(`No map at ${src}`)
  return answer.text()
}
