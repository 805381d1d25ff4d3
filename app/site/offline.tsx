import { sharePage } from '../context.ts'
import { offlineWords as says } from '../words/offline.ts'
import type { Route } from './+types/offline.ts'
import { pageMeta } from './page-meta.ts'
import { SavedJourneys } from './saved-journeys.tsx'

export function loader({ context }: Route.LoaderArgs) {
  sharePage(context, [])
  return null
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: says.title, description: says.lede, unlisted: true })

/** The page without a connection: the journeys stored on this device. */
export default function Offline() {
  return (
    <div className="wrap sec stack">
      <h1>{says.title}</h1>
      <p className="lede">{says.lede}</p>
      <SavedJourneys none={says.none} />
    </div>
  )
}
