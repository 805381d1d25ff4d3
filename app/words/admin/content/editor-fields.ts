import { source } from '#platform/languages/source.ts'

/** What the fields of an editor say. */
export const rowsFieldWords = source('admin-editor-fields', {
  row: '{one} {number}',
  add: 'Add: {one}',
})
