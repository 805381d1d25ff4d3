import { source } from '#platform/languages/source.ts'

/** By which fees a traveller pays in parks, as a choice of a list. */
export const residencyWords = source('residencies', {
  foreign: 'International visitor',
  resident: 'Foreign resident of the park’s country',
  african: 'Citizen of an African country',
  eac: 'Citizen of the East African Community',
})
