import { listActiveSessions } from '#features/analytics/reads.server.ts'
import { contextOf } from '../../context.ts'
import { admit } from '../admit.server.ts'
import type { Route } from './+types/sessions.ts'

const onePage = 500
const deviceForm = /^[\w-]{22}$/

/** activeSessions of the specification, keyed by the device's id: five hundred at a time, and where the next are. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'analytics:read')
  const after = args.url.searchParams.get('after') ?? ''
  const sessions = await listActiveSessions(contextOf(args.context).db, {
    after: deviceForm.test(after) ? after : '',
    limit: onePage,
  })
  const last = sessions.length === onePage ? sessions.at(-1)?.deviceId : undefined
  const body = {
    activeSessions: Object.fromEntries(sessions.map((session) => [session.deviceId, session])),
    next: last === undefined ? null : `${args.url.pathname}?after=${encodeURIComponent(last)}`,
  }
  return Response.json(body, { headers: { 'Cache-Control': 'private, no-store' } })
}
