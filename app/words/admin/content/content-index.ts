import type { EntryState } from '#features/content/entry.ts'

/** The name of a figure, where a narrow screen hides the heads and for whoever hears it. */
const labels = {
  published: 'published',
  draft: 'drafts',
  changed: 'unpublished changes',
  scheduled: 'scheduled',
} satisfies Partial<Record<EntryState, string>>

/** The index of everything that staff write. */
export const contentIndexWords = {
  title: 'Products & website',
  lede: (waiting: number) =>
    waiting === 0
      ? 'What visitors can book and read. Everything is published.'
      : `What visitors can book and read. ${waiting} not published.`,
  parts: { products: 'Products', website: 'Website' },
  columns: {
    kind: 'Content',
    published: 'Published',
    draft: 'Drafts',
    changed: 'Unpublished changes',
    scheduled: 'Scheduled',
    edited: 'Last change',
    begin: 'New',
  },
  labels,
  of: (count: number, state: keyof typeof labels, title: string) => `${title}: ${count} ${labels[state]}`,
  none: 'Nothing yet',
  edited: (when: string, who: string) => `${when}, ${who}`,
} as const
