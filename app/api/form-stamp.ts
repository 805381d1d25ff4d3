import { formStamp } from '#features/enquiries/form-stamp.server.ts'
import { contextOf } from '../context.ts'
import type { Route } from './+types/form-stamp.ts'

/** The stamp of a form that is shown now: kept pages carry the one of when they were made (app/shared/guard-fields.tsx). */
export function loader({ context }: Route.LoaderArgs) {
  const { clock, config } = contextOf(context)
  return new Response(formStamp(config.secret, clock.now()), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
