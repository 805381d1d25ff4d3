import { source } from '#platform/languages/source.ts'

/** What a list of short texts says. */
export const textRowsWords = source('admin-editor-text-rows', {
  line: 'Line {row}',
  add: 'Add line',
  perLine: 'One per line.',
  paste: 'Paste a list: each line becomes a row.',
})
