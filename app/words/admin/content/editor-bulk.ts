const of = (count: number) => (count === 1 ? 'One' : String(count))

/** What a list says where several rows are ticked. */
export const bulkWords = {
  tick: (title: string) => `Select ${title}`,
  ticked: 'Selected',
  bar: 'With selected:',
  count: (count: number) => (count === 1 ? '1 selected' : `${count} selected`),
  all: (count: number) => `Select all ${count}`,
  none: 'Clear selection',
  publish: 'Publish',
  trash: 'Move to trash',
  untrash: 'Restore',
  undo: 'Undo',
  nothing: 'Nothing is selected. Select rows first.',
  changed: (by: string) => `${by} changed it after you opened this list. Review it first.`,
  refused: (title: string, why: string) => `${title}: ${why}`,
  refusedTitle: (count: number) => (count === 1 ? 'One was not changed' : `${count} were not changed`),
  flash: {
    trash: (count: number) => (count === 1 ? 'One moved to trash.' : `${count} moved to trash.`),
    publish: (count: number) => `${of(count)} published. Visitors see it now.`,
    untrash: (count: number) => `${of(count)} restored.`,
    unpublish: (count: number) => (count === 1 ? 'Undone for one.' : `Undone for ${count}.`),
  },
} as const
