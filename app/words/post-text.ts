import { source } from '#platform/languages/source.ts'

/** The static part of a post. */
export const postTextWords = source('post-text', { sources: 'Sources of the figures' })
