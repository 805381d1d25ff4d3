import type { AuditAction } from '#features/audit-log/action.ts'
import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context, Tx } from '#platform/context.ts'

export type Actor = { id: string; name: string }

/** Records what was done with the account of a supplier in the audit log; nothing of the demonstration, which is taken away again. */
export const notePayable = (
  ctx: Context,
  tx: Tx,
  {
    supplier,
    actor,
    action,
    facts,
    isDemo,
  }: {
    supplier: { id: number; name: string }
    actor: Actor
    action: AuditAction
    facts: Record<string, unknown>
    isDemo: boolean
  },
): Promise<void> =>
  isDemo
    ? Promise.resolve()
    : recordAudit(ctx, tx, { actor, action, subject: { kind: 'supplier', id: String(supplier.id), words: supplier.name }, facts })
