import { findRun } from '#features/roster/reads-runs.server.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { assignmentWords } from '../../words/admin/roster/assignments.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { Flash } from '../components/toast.tsx'
import { crewFlash } from '../roster/crew-flash.server.ts'
import { crewPageAction } from '../roster/crew-page-action.server.ts'
import { loadRunCrew } from '../roster/load-run-crew.server.ts'
import { RunCrew } from '../roster/run-crew.tsx'
import { UndoForm } from '../roster/undo-form.tsx'
import type { Route } from './+types/crew.ts'
import { DepartureHead } from './departure-head.tsx'
import { findAdminDepartureOr404 } from './load-edit.server.ts'
import { loadHead } from './load-head.server.ts'

export const handle = { words: ['departure-status'] } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const { departure, head } = await loadHead(ctx, read, args.params.id)
  const run = await findRun(ctx.db, { departureId: departure.id })
  const { searchParams } = args.url
  return {
    head,
    crew: run && (await loadRunCrew(ctx, read, run)),
    flash: await crewFlash(ctx.db, read, searchParams),
    undo: searchParams.get('undo') ?? '',
  }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'roster:write')
  const { id: departureId } = await findAdminDepartureOr404(contextOf(args.context).db, args.params.id)
  return crewPageAction({ ...args, actor, run: { departureId }, at: `/admin/departures/${departureId}/crew` })
}

export const shouldRevalidate = revalidateOnConflict

/** The crew of a departure. */
export default function DepartureCrew({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(assignmentWords)
  const { head, crew, flash, undo } = loaderData
  const { may } = useAuth()
  return (
    <div className="departures">
      <DepartureHead head={head} tab="crew" />
      <div className="flash">
        <Flash undo={undo && may('roster:write') && <UndoForm entry={undo} />}>{!actionData && flash}</Flash>
      </div>
      <div>
        {crew ? (
          <RunCrew view={crew} changes={may('roster:write')} reply={actionData} />
        ) : (
          <p className="muted">{words.refusals['run-unknown']}</p>
        )}
      </div>
    </div>
  )
}
