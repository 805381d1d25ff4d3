/** Whether visitors can see and book a departure: in preparation, waiting for its day of sale, on sale, or taken off again. */
export type Sale = 'draft' | 'scheduled' | 'on-sale' | 'off-sale'

/** What staff write of a departure for its visitors is at most so long. */
export const longestNote = 400
/** A bus full and one more: nobody sells a departure that is larger. */
export const mostSeats = 99
/** A cut-off of its own lies at least a day before the start, and at most so many: earlier nobody would find it on sale. */
export const longestCutOff = 90
