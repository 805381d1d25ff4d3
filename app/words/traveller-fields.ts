import { source } from '#platform/languages/source.ts'

/** The fields of one traveller. */
export const travellerFieldWords = source('traveller-fields', {
  firstNames: 'First names',
  familyName: 'Family name',
  bornOn: 'Date of birth',
  residency: 'Park-fee category',
  residencyHint: 'The park asks for proof.',
})
