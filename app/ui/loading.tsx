import { useLocation, useNavigation } from 'react-router'

/** Says that a page's code and data are on their way, once that takes a moment. Filters of the same page do not count. */
export function LoadingPage({ word }: { word: string }) {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname
  const waiting = next !== undefined && next !== pathname
  return <div role="status">{waiting && <p className="loading">{word}</p>}</div>
}
