import { source } from '#platform/languages/source.ts'

/** Which park fees a whole party pays, as a field. */
export const residencyFieldWords = source('residency-field', {
  label: 'Park-fee category',
  hint: 'Of most of you. The booking asks each traveller.',
})
