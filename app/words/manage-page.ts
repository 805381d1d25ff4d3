import { source } from '#platform/languages/source.ts'

/** Above every page of a visitor's own booking but the first. */
export const managePageWords = source('manage-page', { back: 'Back to your booking' })
