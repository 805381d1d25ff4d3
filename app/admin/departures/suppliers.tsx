import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'
import { admit } from '../admit.server.ts'
import { Flash } from '../components/toast.tsx'
import { didText } from '../supply/did-text.ts'
import { loadRunOrders } from '../supply/load-run-orders.server.ts'
import { RunOrders } from '../supply/run-orders.tsx'
import { runOrdersAction } from '../supply/run-orders-action.server.ts'
import { runOrdersPath } from '../supply/run-orders-path.ts'
import type { Route } from './+types/suppliers.ts'
import { DepartureHead } from './departure-head.tsx'
import { findAdminDepartureOr404 } from './load-edit.server.ts'
import { loadHead } from './load-head.server.ts'

export const handle = { words: ['departure-status'] } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  const { role } = await admit(args, 'bookings:read')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const { departure, head } = await loadHead(ctx, read, args.params.id)
  const params = args.url.searchParams
  return {
    head,
    view: await loadRunOrders(ctx, read, { departureId: departure.id }, { role, params }),
    did: didText(read, params),
  }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'supply:write')
  const { id: departureId } = await findAdminDepartureOr404(contextOf(args.context).db, args.params.id)
  return runOrdersAction({ ...args, actor, run: { departureId }, at: runOrdersPath({ departureId }) })
}

export const shouldRevalidate = revalidateOnConflict

/** The suppliers of a departure. */
export default function DepartureSuppliers({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(runOrderWords)
  const { head, view, did } = loaderData
  return (
    <div className="departures">
      <DepartureHead head={head} tab="suppliers" />
      <div className="flash">
        <Flash>{!actionData && did}</Flash>
      </div>
      <RunOrders view={view} reply={actionData} mayBegin={false} none={words.none} />
    </div>
  )
}
