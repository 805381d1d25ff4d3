import type { Tx } from '#platform/context.ts'
import { deleteRunsWithoutBookings } from '../writes.server.ts'

/** Deletes the orders of departures that nobody is booked on any more, after the demo bookings have gone; those of bookings went with them. */
export const removeDemoOrders = (tx: Tx): Promise<void> => deleteRunsWithoutBookings(tx)
