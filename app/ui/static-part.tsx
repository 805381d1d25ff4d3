import { type ComponentType, createElement, type ElementType, lazy, type MouseEvent, useEffect, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { drawnFrom, type Once } from './server-only.ts'

/** The part's name, unique on its page, and its data; the element around it is rendered by the page. */
type Props<Value> = { name: string; of: Once<Value>; as?: ElementType; className?: string }

/**
 * A part of a page that never changes in the browser. React keeps the markup that the server sent, so neither the part's code nor
 * its data are sent beside it. On a visit from another page, or when its data change, the code is fetched and the part is rendered.
 *
 *   const load = async () => (await import('./part.tsx')).Part
 *   const Part = staticPart(load, import.meta.env.SSR ? await load() : undefined)
 */
export function staticPart<Value>(
  load: () => Promise<ComponentType<{ of: Value }>>,
  atHand: ComponentType<{ of: Value }> | undefined,
) {
  const Drawn = atHand ?? lazy(async () => ({ default: await load().catch(reload) }))
  // On a visit from another page the part is fetched together with its data, not after them.
  if (!atHand && document.readyState === 'complete') load().catch(leftToDrawing)

  return function StaticPart({ name, of, as = 'div', className }: Props<Value>) {
    // Without data its markup is in the document: the page came rendered, or the part was there before its surroundings
    // changed.
    const [markup] = useState(() => (of === undefined && !atHand ? found(name) : undefined))
    const [came] = useState(of)
    const leaving = useNavigation().state !== 'idle'
    const follow = useFollow()
    useEffect(() => {
      if (leaving) load().catch(leftToDrawing)
    }, [leaving])
    const around = { className, 'data-still': name, onClick: follow }
    if (markup !== undefined && of === came)
      return createElement(as, { ...around, key: 'kept', dangerouslySetInnerHTML: { __html: markup } })
    const value = drawnFrom(of)
    return value === undefined ? null : createElement(as, { ...around, key: 'drawn' }, <Drawn of={value} />)
  }
}

/**
 * The code does not load, because a new release has other files or the connection is lost: the document is loaded again, which
 * needs no code.
 */
function reload(): Promise<never> {
  window.location.reload()
  return new Promise(() => undefined)
}

/** A prefetch: an error will show again when the part is rendered. */
const leftToDrawing = () => undefined

const found = (name: string) => document.querySelector(`[data-still="${name}"]`)?.innerHTML

/**
 * Markup that React did not take over has no event handlers: a click on one of its router links navigates within the page, and on a
 * photograph opens its large view, whose code is fetched now.
 */
function useFollow() {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const { discover, large } = link.dataset
    if (!discover && !large) return
    event.preventDefault()
    if (large) import('./large-view.ts').then(({ openLarge }) => openLarge(link), reload)
    else navigate(withoutLanguage(link.pathname) + link.search + link.hash)
  }
}

/** The path as the router knows it. */
const withoutLanguage = (pathname: string) => pathname.replace(RegExp(`^/${document.documentElement.lang}(/|$)`), '/')
