import { source } from '#platform/languages/source.ts'

/** What the forms of a version say before something is lost: a removal, and what is typed and not saved. */
export const tripLossWords = source('admin-trip-losses', {
  leave: 'What you typed here is not saved. Leave it and lose it?',
  cancel: 'Cancel',
  item: {
    remove: 'Remove',
    title: 'Remove {title}?',
    text: 'Its texts, cost and price go with it. This cannot be undone. Versions that were kept still have it.',
    go: 'Remove',
  },
  day: {
    takeOut: 'Take this day out',
    takeOutText: 'Later days move up, and a stay over it is a night shorter.',
    open: 'Take the day out…',
    title: 'Take day {day} out?',
    text: 'Its title, text and photos go with it. This cannot be undone. Its other items:',
    fates: { 'day-before': 'go to the day before', 'day-after': 'go to the day after', remove: 'are removed' },
    go: 'Take the day out',
  },
})
