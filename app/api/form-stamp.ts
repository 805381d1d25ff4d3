import { formStamp } from '#features/enquiries/form-stamp.server.ts'
import { contextOf } from '../context.ts'
import type { Route } from './+types/form-stamp.ts'

/** A stamp of now for a form: cached pages carry the one of their rendering (app/shared/guard-fields.tsx). */
export function loader({ context }: Route.LoaderArgs) {
  const { clock, config } = contextOf(context)
  return new Response(formStamp(config.secret, clock.now()), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
