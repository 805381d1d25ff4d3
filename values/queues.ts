/** Queues that features below fill and one above empties: their jobs carry no data, and one that waits is enough. */
export const searchQueue = 'refresh-search'
export const termsTranslationsQueue = 'freeze-terms'
export const coverPermitsQueue = 'cover-permits'
