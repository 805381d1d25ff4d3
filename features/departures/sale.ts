/** Whether visitors can see and book a departure: in preparation, scheduled, on sale, or off sale. */
export type Sale = 'draft' | 'scheduled' | 'on-sale' | 'off-sale'

/** The longest text of staff about a departure. */
export const longestNote = 400
/** The most seats of a departure: a full bus and one more. */
export const mostSeats = 99
/** The earliest cut-off, in days before the start; the latest is one day. */
export const longestCutOff = 90
