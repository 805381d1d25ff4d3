import type { RunKey } from '#features/crew/assignments/assignment.ts'

/** The page of the suppliers of a departure or booking. */
export const runOrdersPath = (run: RunKey): string =>
  'departureId' in run ? `/admin/departures/${run.departureId}/suppliers` : `/admin/bookings/${run.bookingId}/suppliers`

/** The same with the form of a reply to an order open. */
export const replyPath = (run: RunKey, orderId: number): string => `${runOrdersPath(run)}?reply=${orderId}#order-${orderId}`
