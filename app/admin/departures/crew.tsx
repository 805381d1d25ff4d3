import { data, redirect } from 'react-router'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { departureEditAdminWords } from '../../words/admin/departures/departure-edit.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { Flash } from '../components/toast.tsx'
import type { Route } from './+types/crew.ts'
import { doByCrewForm } from './crew-action.server.ts'
import { CrewPane } from './crew-pane.tsx'
import { DepartureHead } from './departure-head.tsx'
import type { EditReply } from './edit-action.server.ts'
import { loadCrew } from './load-crew.server.ts'
import { findAdminDepartureOr404 } from './load-edit.server.ts'
import { loadHead } from './load-head.server.ts'

export const handle = { words: ['departure-status'] } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const { departure, head } = await loadHead(ctx, read, args.params.id)
  return { head, ...(await loadCrew(ctx.db, read, departure)), did: args.url.searchParams.get('did') ?? '' }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'departures:change')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const departure = await findAdminDepartureOr404(ctx.db, args.params.id)
  const answer = await doByCrewForm(ctx, read, departure, await args.request.formData(), actor)
  if ('done' in answer) return redirect(`/admin/departures/${departure.id}/crew?did=${answer.done.did}`, 303)
  return data<EditReply>(answer.reply, { status: answer.reply.status })
}

/** The crew of a departure. */
export default function DepartureCrew({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(departureEditAdminWords)
  const { head, did } = loaderData
  const { may } = useAuth()
  return (
    <div className="departures">
      <DepartureHead head={head} tab="crew" />
      <div className="flash">
        <Flash>{!actionData && (words.flash as Readonly<Record<string, string>>)[did]}</Flash>
      </div>
      <div className="narrow col">
        <CrewPane crew={loaderData} changes={may('departures:change') && !head.cancelled && !head.trashed} reply={actionData} />
      </div>
    </div>
  )
}
