const of = (count: number) => (count === 1 ? 'One' : String(count))

/** What a list says where several rows are ticked. */
export const bulkWords = {
  tick: (title: string) => `Tick ${title}`,
  ticked: 'Ticked',
  bar: 'With the ticked rows:',
  count: (count: number) => (count === 1 ? '1 is ticked' : `${count} are ticked`),
  all: (count: number) => `Tick all ${count}`,
  none: 'Tick none',
  publish: 'Publish',
  trash: 'Put into the bin',
  untrash: 'Take out of the bin',
  undo: 'Undo',
  nothing: 'No row is ticked. Tick some first.',
  changed: (by: string) => `${by} has changed it since this list was opened. Look at it first.`,
  refused: (title: string, why: string) => `${title}: ${why}`,
  refusedTitle: (count: number) => (count === 1 ? 'One stays as it was' : `${count} stay as they were`),
  told: {
    trash: (count: number) => (count === 1 ? 'One is in the bin.' : `${count} are in the bin.`),
    publish: (count: number) => `${of(count)} published. Visitors read it now.`,
    untrash: (count: number) => `${of(count)} back out of the bin.`,
    unpublish: (count: number) => (count === 1 ? 'One is as it was before.' : `${count} are as they were before.`),
  },
} as const
