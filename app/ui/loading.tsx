import { useLocation, useNavigation } from 'react-router'

/** Says after a moment that a page is loading. Filters of the same page do not count. */
export function LoadingPage({ word }: { word: string }) {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname
  const waiting = next !== undefined && next !== pathname
  return <div role="status">{waiting && <p className="loading">{word}</p>}</div>
}
