/** Pages in the admin area: the fixed pages and the custom ones. */
export const pageAdminWords = {
  fixed: {
    title: 'Pages',
    lede: (count: number) => `${count} pages. Always published; addresses are fixed.`,
    empty: 'Pages are added at the next start.',
  },
  own: {
    title: 'Custom pages',
    lede: (count: number) => (count === 1 ? '1 custom page.' : `${count} custom pages.`),
    begin: 'New page',
    empty: 'A page for anything: a school group, a partner parish, a fair. Create the first one.',
  },
  section: 'section',
  parts: { head: 'Top of the page', text: 'Text' },
  fields: {
    title: { label: 'Title', hint: 'Shown in lists and search. Some pages have another headline.' },
    slug: { label: 'Address' },
    lede: { label: 'Introduction', hint: 'One or two sentences below the title.' },
    sentence: { label: 'Short description (SEO)', hint: 'For lists and search engines.' },
    scene: { label: 'Cover illustration' },
    sections: { label: 'Sections', hint: 'Changed sections show the date of publishing.' },
    sectionTitle: { label: 'Section title' },
    sectionId: { label: 'Link anchor, after #', hint: 'Empty: made from the title, then fixed.' },
    blocks: { label: 'Text' },
  },
} as const

/** Versions of the terms in the admin area. */
export const termsAdminWords = {
  list: {
    title: 'Terms',
    lede: (count: number) => (count === 1 ? '1 version.' : `${count} versions.`),
    begin: 'New version',
    empty: 'The first version is added at the next start.',
  },
  parts: { head: 'Date and changes', text: 'Text' },
  headNote:
    'A new version starts as a copy of the latest. It takes effect automatically on its date. After that it cannot be changed, because bookings are made under it.',
  fields: {
    effectiveOn: { label: 'Effective from', hint: 'Kigali date.' },
    changes: { label: 'Changes from the previous version', hint: 'One or two sentences. Visitors see them.' },
  },
} as const
