/** Whether visitors can see and book a departure: in preparation, waiting for its day of sale, on sale, or taken off again. */
export type Sale = 'draft' | 'scheduled' | 'on-sale' | 'off-sale'

/** What staff write of a departure for its visitors is at most so long. */
export const longestNote = 400
/** A bus full and one more: nobody sells a departure that is larger. */
export const mostSeats = 99
