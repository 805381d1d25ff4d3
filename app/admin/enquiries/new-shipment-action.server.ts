import type { AdminEnquiry } from '#features/enquiries/reads-admin.server.ts'
import { beginShipment } from '#features/shipments/begin-shipment.server.ts'
import type { Context } from '#platform/context.ts'

/** Begins the freight of an enquiry that has none: staff fill it in. */
export const newShipmentAction = (ctx: Context, { id }: Pick<AdminEnquiry, 'id'>): Promise<void> =>
  ctx.db
    .transaction()
    .execute((tx) => beginShipment(ctx, tx, id, { mode: null, origin: '', destination: '', goods: '', pieces: [] }))
