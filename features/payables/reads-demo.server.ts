import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a run `r` of suppliers is of the demonstration: its booking is, or everybody who ever booked its departure. Money for one is marked, and
 * is never mixed with real money.
 */
export const runIsDemo: RawBuilder<boolean> = sql<boolean>`(case when r.booking_id is null
    then (select coalesce(bool_and(d.sample), false) from bookings d where d.departure_id = r.departure_id)
    else (select d.sample from bookings d where d.id = r.booking_id) end)`

/** Whether a payable `p` of a run `r` is of the demonstration: its run is, or the invoice whose difference it is. */
export const payableIsDemo: RawBuilder<boolean> = sql<boolean>`(${runIsDemo}
    or exists (select from supplier_invoices v where v.id = p.invoice_id and v.sample))`
