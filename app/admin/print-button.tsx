import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Opens the browser's own print dialog. Without scripts it is not there: the browser's menu has the same. */
export function PrintButton({ word }: { word: string }) {
  const scripts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!scripts) return null
  return (
    <button className="btn" type="button" onClick={() => window.print()}>
      {word}
    </button>
  )
}
