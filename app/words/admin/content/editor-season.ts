import { source } from '#platform/languages/source.ts'

/** What the strip of the months says. */
export const seasonPaintWords = source('admin-editor-season', {
  marks: { 3: 'Best', 2: 'Good', 1: 'Possible', 0: 'Avoid' },
  brush: 'Rating',
  strip: '{label}: January to December',
  month: '{month}: {mark, select, 3 {best} 2 {good} 1 {possible} other {avoid}}',
  how: 'Choose a rating, then click or drag over months. Keyboard: arrows, then 0 to 3.',
})
