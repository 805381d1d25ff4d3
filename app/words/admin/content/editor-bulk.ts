import { source } from '#platform/languages/source.ts'

/** What a list says where several rows are ticked. */
export const bulkWords = source('admin-editor-bulk', {
  tick: 'Select {title}',
  ticked: 'Selected',
  bar: 'With selected:',
  count: '{count, plural, one {# selected} other {# selected}}',
  all: 'Select all {count} on this page',
  page: 'All {count} on this page',
  none: 'Clear selection',
  publish: 'Publish',
  unpublish: 'Unpublish',
  raise: 'Change prices',
  trash: 'Move to trash',
  untrash: 'Restore',
  undo: 'Undo',
  nothing: 'Nothing is selected. Select rows first.',
  changed: '{by} changed it after you opened this list. Review it first.',
  refused: '{title}: {why}',
  refusedTitle: '{count, plural, one {One was not changed} other {# were not changed}}',
  flash: {
    trash: '{count, plural, one {One moved to trash.} other {# moved to trash.}}',
    publish: '{count, plural, one {One published. Visitors see it now.} other {# published. Visitors see it now.}}',
    untrash: '{count, plural, one {One restored.} other {# restored.}}',
    unpublish:
      '{count, plural, one {One unpublished. Visitors no longer see it.} other {# unpublished. Visitors no longer see them.}}',
    revert: '{count, plural, one {Undone for one.} other {Undone for #.}}',
  },
})
