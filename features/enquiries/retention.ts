const dayMs = 24 * 60 * 60_000

/** Retention: docs/privacy.md, 'Enquiries and our newsletter'. */
export const heldMs = 30 * dayMs
export const finishedMonths = 24
/** An address that was asked to confirm and did not. */
export const unansweredMs = 14 * dayMs
/** An address that left. */
export const endedMs = 30 * dayMs
