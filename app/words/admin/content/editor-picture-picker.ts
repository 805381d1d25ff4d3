import { source } from '#platform/languages/source.ts'

/** The field of an editor that holds pictures in their order. */
export const picturePickerWords = source('admin-editor-picture-picker', {
  empty: 'No photos yet.',
  place: 'Photo {at}',
  none: 'No photo',
  unknown: 'A photo that no longer exists',
  up: 'Move up: {what}',
  down: 'Move down: {what}',
  remove: 'Remove: {what}',
  signs: { up: 'Up', down: 'Down', remove: 'Remove' },
  add: 'Choose a photo',
  one: 'Choose another',
  dialog: {
    title: 'Choose a photo',
    search: 'Search media library',
    find: 'Search',
    choose: 'Choose: {what}',
    chosen: 'chosen',
    nothing: 'No photos match. Try fewer words, or upload to the media library.',
    /** Before their names, each a link that opens beside the editor. */
    undescribed:
      '{count, plural, one {# photo has no description yet, so no page can show it. Describe it first, then come back to this tab:} other {# photos have no description yet, so no page can show them. Describe them first, then come back to this tab:}}',
    describe: 'Describe: {what}',
    more: 'There are more. Search to find them.',
    broken: 'The photos could not be loaded. Try again.',
    close: 'Cancel',
    library: 'Open media library',
  },
  flash: {
    added: '{what} was added.',
    removed: '{what} was removed.',
    moved: '{what} is now photo {at}.',
  },
})
