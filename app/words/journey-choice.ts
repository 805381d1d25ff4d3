import { source } from '#platform/languages/source.ts'

/** The first step of a private journey. */
export const journeyChoiceWords = source('journey-choice', {
  title: 'Which day suits you?',
  lede: 'Your own date, your own guide and car. We ask the lodges and the permit office first: you pay nothing before our answer.',
  travellers: 'Travellers',
  travellersHint: 'Everybody, children too. Their names come next.',
})
