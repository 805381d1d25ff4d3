import type { Context, Tx } from '#platform/context.ts'
import type { Booking } from './reads.server.ts'
import { listPermitsToBuy } from './suppliers/list-permits-to-buy.server.ts'
import { writeEmailLater } from './write-email-later.server.ts'

/** What follows a confirmation, in its transaction: the permits that have to be bought are listed, the letter goes out. */
export async function whenConfirmed(ctx: Context, tx: Tx, booking: Booking): Promise<void> {
  await listPermitsToBuy(ctx, tx, booking)
  await writeEmailLater(ctx, tx, booking, 'confirmed')
}
