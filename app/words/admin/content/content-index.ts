import { source } from '#platform/languages/source.ts'

/** The index of everything that staff write. */
export const contentIndexWords = source('admin-content-index', {
  title: 'Products & website',
  lede: '{waiting, plural, =0 {What visitors can book and read. Everything is published.} other {What visitors can book and read. # not published.}}',
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
  labels: {
    published: 'published',
    draft: 'drafts',
    changed: 'unpublished changes',
    scheduled: 'scheduled',
  },
  of: '{title}: {count} {label}',
  none: 'Nothing yet',
  edited: '{when}, {who}',
})
