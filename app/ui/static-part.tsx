import { type ComponentType, createElement, type ElementType, lazy, type MouseEvent, useEffect, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { drawnFrom, type Once } from './server-only.ts'

/** A part's name on its page, once for each, and what it is drawn from; the element around it, which React keeps, is the page's own. */
type Props<Value> = { name: string; of: Once<Value>; as?: ElementType; className?: string }

/**
 * A part of a page in which nothing moves: the server draws it, and a page that is taken over in the browser keeps what it finds,
 * so that neither the part's code nor its data travel beside its markup. On a visit from another page, or when its data come
 * anew, the code is fetched and the part is drawn here.
 *
 *   const load = async () => (await import('./part.tsx')).Part
 *   const Part = still(load, import.meta.env.SSR ? await load() : undefined)
 */
export function staticPart<Value>(
  load: () => Promise<ComponentType<{ of: Value }>>,
  atHand: ComponentType<{ of: Value }> | undefined,
) {
  const Drawn = atHand ?? lazy(async () => ({ default: await load().catch(reload) }))
  // A page that is visited from another one: its part is fetched beside its data, not after them.
  if (!atHand && document.readyState === 'complete') load().catch(leftToDrawing)

  return function Still({ name, of, as = 'div', className }: Props<Value>) {
    // Without data it stands in the document: the page came with it, or the part was there before what is around it changed.
    const [markup] = useState(() => (of === undefined && !atHand ? found(name) : undefined))
    const [came] = useState(of)
    const leaving = useNavigation().state !== 'idle'
    const follow = useFollow()
    useEffect(() => {
      if (leaving) load().catch(leftToDrawing)
    }, [leaving])
    const around = { className, 'data-still': name }
    if (markup !== undefined && of === came)
      return createElement(as, { ...around, key: 'kept', onClick: follow, dangerouslySetInnerHTML: { __html: markup } })
    const value = drawnFrom(of)
    return value === undefined ? null : createElement(as, { ...around, key: 'drawn' }, <Drawn of={value} />)
  }
}

/** Code that does not come, because a new release has other files or the link is gone: the page is asked for whole, and needs none. */
function reload(): Promise<never> {
  window.location.reload()
  return new Promise(() => undefined)
}

/** Fetched ahead of its need: what is wrong is met where it is drawn. */
const leftToDrawing = () => undefined

const found = (name: string) => document.querySelector(`[data-still="${name}"]`)?.innerHTML

/** A click on a link that the router made, inside a part that React did not take over, is a visit within the page as everywhere else. */
function useFollow() {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.dataset.discover || link.target || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(link.pathname + link.search + link.hash)
  }
}
