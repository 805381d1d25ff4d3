import { type UndoSaleRefusal, undoSale } from '#features/departures/undo-sale.server.ts'
import type { Context } from '#platform/context.ts'
import type { Outcome } from '#values/outcome.ts'
import { leaveSale, type OffInput, type TakeOffRefusal } from './take-off-sale.server.ts'

/**
 * Undoes that a departure was put on sale. Refused while it has bookings that have not ended, and what `undoSale` refuses. `seen`: the
 * version after it was put on sale.
 */
export const takeBackSale = (
  ctx: Context,
  input: OffInput,
): Promise<Outcome<{ version: number }, TakeOffRefusal | UndoSaleRefusal>> =>
  leaveSale(ctx, input, (tx, known) => undoSale(ctx, tx, known, input))
