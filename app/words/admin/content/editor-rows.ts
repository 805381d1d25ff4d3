import { source } from '#platform/languages/source.ts'

/** What a list of rows in an editor says; `row` is what one is called: 'Day 2'. */
export const rowsWords = source('admin-editor-rows', {
  up: 'Move {row} up',
  down: 'Move {row} down',
  copy: 'Copy {row}',
  remove: 'Remove {row}',
  drag: 'Drag to reorder, or use the arrows.',
  putBack: 'Restore',
  added: '{row} added.',
  copied: 'Copied. The copy is {row}.',
  removed: '{row} removed.',
  restored: '{row} restored.',
  moved: 'Moved. It is now {row}.',
})
