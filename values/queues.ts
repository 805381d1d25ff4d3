/** Queues that features below fill and one above empties: their jobs carry no data, and one that waits is enough. */
export const searchQueue = 'refresh-search'
export const termsTranslationsQueue = 'freeze-terms'
export const coverPermitsQueue = 'cover-permits'
/** Guides who have not been told yet what changed of their assignments. */
export const crewEmailsQueue = 'email-crew'
/** A booking changed: guides and vehicles that are assigned to it follow. */
export const followRunsQueue = 'follow-runs'
/** A booking, its flights, who sleeps where or who delivers an extra changed: what is ordered from suppliers for it follows. */
export const followOrdersQueue = 'follow-orders'
