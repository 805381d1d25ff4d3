import { source } from '#platform/languages/source.ts'

/** The layout of pages whose text staff write. */
export const pageWords = source('pages', {
  contents: 'Contents',
  credit: 'Photograph: {name}.',
  checkedOn: 'Last reviewed on {day}',
  asOf: 'As of {year}',
  source: 'Source: {sources}',
  notChecked: 'Not checked: ask us before you rely on it',
  confirm: 'Confirm before you travel',
})
