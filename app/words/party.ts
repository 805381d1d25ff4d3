import { source } from '#platform/languages/source.ts'

/** The bar "Who travels" over a list or a package: a static part. */
export const partyWords = source('party', {
  title: 'Who travels?',
  travellers: 'Travellers',
  travellersHint: 'Everybody, children too.',
  apply: 'Set the travellers',
  remove: 'Remove the travellers',
})
