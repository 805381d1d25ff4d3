import { source } from '#platform/languages/source.ts'

/** The ways to look at the timeline. */
export const timelineFilterWords = source('admin-timeline-filter', {
  label: 'Show in the timeline',
  names: {
    all: 'All',
    messages: 'Messages',
    money: 'Money',
    changes: 'Changes',
    notes: 'Notes',
  },
  none: {
    messages: 'No messages yet.',
    money: 'No money yet.',
    changes: 'No changes yet.',
    notes: 'No notes yet.',
  },
})
