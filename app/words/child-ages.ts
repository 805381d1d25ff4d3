import { source } from '#platform/languages/source.ts'

/** The field for the ages of the children of a party: apart from the first steps that have it, each with many words of its own. */
export const childAgesWords = source('child-ages', {
  label: 'Ages of children',
  hint: 'For example 4, 7, 11. Leave empty if none.',
})
