import { source } from '#platform/languages/source.ts'

/** The extras that go with an order, each with its number. */
export const extraFieldWords = source('extra-fields', {
  title: 'Extras',
  none: 'none',
})
