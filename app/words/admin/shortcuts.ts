import { source } from '#platform/languages/source.ts'

/** The keys of the admin area. */
export const shortcutWords = source('admin-shortcuts', {
  title: 'Keyboard shortcuts',
  text: 'Single-letter shortcuts work outside fields. Turn them off here or in your profile.',
  close: 'Close',
  after: 'then',
  groups: { anywhere: 'Anywhere', go: 'Go to', list: 'In a list', editor: 'In an editor' },
  names: {
    search: 'Search everything',
    help: 'Show keyboard shortcuts',
    new: 'Create new, where the screen allows it',
    find: 'Search this list',
    down: 'Next row',
    up: 'Previous row',
    open: 'Open the row',
    save: 'Save',
    publish: 'Publish, after confirmation',
  },
  ask: 'Publish this now? Visitors see it at once.',
  setting: {
    title: 'Keyboard shortcuts',
    text: 'Single letters open screens, move in lists and create new items. Turn them off if you use voice control or press them by accident. Ctrl K and Ctrl S always work. This browser remembers your choice.',
    label: 'Single-letter shortcuts are on',
  },
})
