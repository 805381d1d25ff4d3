import { source } from '#platform/languages/source.ts'

/** The field of an editor that chooses several. */
export const pickManyWords = source('admin-editor-pick-many', {
  add: 'Add one',
  choose: 'Choose one to add',
  remove: 'Remove {name}',
  none: 'None chosen.',
})
