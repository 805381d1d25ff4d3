import { source } from '#platform/languages/source.ts'

/** Shown when a form was sent too often. */
export const limitWords = source('limits', {
  tooMany: 'Too many attempts. Wait until {clock}, Kigali time, or write to us: nothing was lost.',
})
