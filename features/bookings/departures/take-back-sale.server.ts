import { type UndoSaleRefusal, undoSale } from '#features/departures/undo-sale.server.ts'
import type { Context } from '#platform/context.ts'
import type { Outcome } from '#values/outcome.ts'
import { leaveSale, type OffInput, type TakeOffRefusal } from './take-off-sale.server.ts'

/**
 * Takes back that a departure was put on sale: it is again what it was before. Refused as taking it off sale is, while a booking of it
 * lives, and whatever `undoSale` refuses. `seen`: the version that putting it on sale left.
 */
export const takeBackSale = (
  ctx: Context,
  ask: OffInput,
): Promise<Outcome<{ version: number }, TakeOffRefusal | UndoSaleRefusal>> =>
  leaveSale(ctx, ask, (tx, known) => undoSale(ctx, tx, known, ask))
