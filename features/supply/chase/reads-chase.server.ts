import { sql } from 'kysely'
import type { RunKey } from '#features/crew/assignments/assignment.ts'
import type { Db } from '#platform/context.ts'
import type { OrderLine } from '../lines/order-line.ts'

/** A line whose supplier may have to be chased, with its order. */
export type ChasedLine = OrderLine & {
  orderId: number
  order: { id: number; reference: string; supplierId: number; supplier: string; email: string; phone: string }
  run: RunKey
}

/**
 * Lines that wait for their supplier, those with a reference left out, by their first day: at most `limit`. Which of them are to be chased
 * is decided by `chaseOf`.
 */
export async function listLinesToChase(db: Db, { limit }: { limit: number }): Promise<ChasedLine[]> {
  const { rows } = await sql<Omit<ChasedLine, 'run'> & { departureId: number | null; bookingId: string | null }>`
    select l.id, l.run_id as "runId", l.order_id as "orderId", o.supplier_id as "supplierId", l.item_key as "itemKey", l.kind,
      l.service_id as "serviceId", l.title, l.first_day as "firstDay", l.last_day as "lastDay", l.details, l.currency,
      l.cost_minor as "costMinor", l.state, l.sent, l.agreed, l.declined_fingerprint as "declinedFingerprint",
      l.their_reference as "theirReference", l.provisional_until as "provisionalUntil", l.answer_by as "answerBy",
      l.proposed_minor as "proposedMinor", l.fee_minor as "feeMinor", l.cancelled_from as "cancelledFrom",
      l.cancellation_sent_at as "cancellationSentAt", l.note, l.confirmed_at as "confirmedAt", l.ended_at as "endedAt", l.version,
      jsonb_build_object('id', o.id, 'reference', o.reference, 'supplierId', s.id, 'supplier', s.name, 'email', s.email,
        'phone', s.phone) as "order",
      r.departure_id as "departureId", r.booking_id as "bookingId"
    from supplier_order_lines l
    join supplier_orders o on o.id = l.order_id
    join suppliers s on s.id = o.supplier_id
    join supply_runs r on r.id = l.run_id
    where l.state in ('requested', 'wait-listed', 'provisional') or l.state = 'confirmed' and l.their_reference = ''
    order by l.first_day, l.id limit ${limit}`.execute(db)
  return rows.map(({ departureId, bookingId, ...line }) => ({
    ...line,
    run: departureId === null ? { bookingId: bookingId ?? '' } : { departureId },
  }))
}
