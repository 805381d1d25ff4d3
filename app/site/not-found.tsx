import { data } from 'react-router'
import { sharePage } from '../context.ts'
import type { PageHandle } from '../ui/sheet.ts'
import type { Route } from './+types/not-found.ts'
import { Missing } from './missing.tsx'
import { missingMeta } from './page-meta.ts'

/** It is rendered once and cached for all addresses, so it costs a client nothing. */
export const handle = { cost: 0, sheets: ['search'] } satisfies PageHandle

/** One page for all addresses that lead nowhere: nothing on it names the address. */
export function loader({ context }: Route.LoaderArgs) {
  sharePage(context, [])
  return data(null, { status: 404 })
}

export const meta: Route.MetaFunction = (args) => [...missingMeta(args), { name: 'robots', content: 'noindex' }]

export default function NotFound() {
  return <Missing />
}
