import type { AuditAction, Subject } from '#features/audit-log/action.ts'
import { recordAudits } from '#features/audit-log/note-audit-entries.server.ts'
import { type RunKey, runText } from '#features/crew/assignments/assignment.ts'
import { departureSubject } from '#features/departures/note-departure.server.ts'
import { nameRuns } from '#features/roster/reads-runs.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import type { SupplierOrder } from './reads.server.ts'

export type Actor = { id: string; name: string }

/** Records what was done with an order in the audit log of its departure or booking. `actor` null: the supplier, or the server. */
export async function noteOrder(
  ctx: Context,
  tx: Tx,
  {
    run,
    order,
    actor,
    action,
    facts,
  }: {
    run: RunKey
    order: Pick<SupplierOrder, 'reference' | 'supplier'> | undefined
    actor: Actor | null
    action: AuditAction
    facts: Record<string, unknown>
  },
): Promise<void> {
  const name = (await nameRuns(tx, [run])).get(runText(run))
  const subject: Subject =
    'departureId' in run
      ? departureSubject({ id: run.departureId, title: name?.title ?? '', startsOn: name?.startsOn ?? '' })
      : { kind: 'booking', id: run.bookingId, words: name?.reference ?? '' }
  const of = order && { order: order.reference, supplier: order.supplier }
  await recordAudits(ctx, tx, [{ actor, action, subject, facts: { ...of, ...facts } }])
}
