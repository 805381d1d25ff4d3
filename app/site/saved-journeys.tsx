import { useEffect, useState } from 'react'
import { listInTab } from '../ui/offline-pack.ts'

/** The journeys that this device stored and can show without a connection, below a sentence; in their place `none`. */
export function SavedJourneys({ lede, none }: { lede?: string; none?: string }) {
  const [saved, setSaved] = useState<{ path: string; title: string }[]>()
  useEffect(() => {
    listInTab().then(setSaved, () => setSaved([]))
  }, [])
  if (!saved) return null
  if (saved.length === 0) return none && <p className="ui muted">{none}</p>
  return (
    <>
      {lede && <p>{lede}</p>}
      <ul className="rows">
        {saved.map(({ path, title }) => (
          <li key={path}>
            <h2 className="t-3">
              <a href={path}>{title}</a>
            </h2>
          </li>
        ))}
      </ul>
    </>
  )
}
