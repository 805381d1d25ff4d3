import { useCallback, useEffect, useState } from 'react'
import { words } from '../words/en.ts'

const says = words.lostConnection

/**
 * In place of a page that a lost connection kept away. It loads the page again by the button, or by itself once the browser has a
 * connection, and only where the server answers: else it would give way to the browser's own error page.
 */
export function ConnectionLost() {
  const [tries, setTries] = useState(false)
  const again = useCallback(async () => {
    setTries(true)
    if (await isServerThere()) window.location.reload()
    else setTries(false)
  }, [])
  useEffect(() => {
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [again])
  return (
    <div className="wrap sec stack" role="alert">
      <title>{says.title}</title>
      <h1>{says.title}</h1>
      <p className="lede">{says.text}</p>
      <p>{says.sent}</p>
      <p className="row">
        <button type="button" className="btn" aria-disabled={tries} onClick={again}>
          {tries ? says.trying : says.again}
        </button>
      </p>
    </div>
  )
}

const isServerThere = () =>
  fetch('/health', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
