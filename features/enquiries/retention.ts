const dayMs = 24 * 60 * 60_000

/** How long things are kept: docs/privacy.md, 'Enquiries and our newsletter'. */
export const heldMs = 30 * dayMs
export const finishedMonths = 24
/** An address that was asked for its yes and did not answer. */
export const unansweredMs = 14 * dayMs
/** An address that left. */
export const endedMs = 30 * dayMs
