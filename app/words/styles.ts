import { source } from '#platform/languages/source.ts'

/** What journeys are about. */
export const styleWords = source('styles', {
  gorillas: 'Gorillas',
  chimpanzees: 'Chimpanzees',
  savannah: 'Savannah',
  walking: 'On foot',
  cycling: 'By bicycle',
  lake: 'Lakes',
  coast: 'Coast',
  mountain: 'Mountains',
  culture: 'Culture and history',
  community: 'With a community',
  pilgrimage: 'Pilgrimage',
  city: 'City',
})
