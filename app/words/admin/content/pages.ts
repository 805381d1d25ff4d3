import { source } from '#platform/languages/source.ts'

/** Pages in the admin area: the fixed pages and the custom ones. */
export const pageAdminWords = source('admin-pages', {
  fixed: {
    title: 'Pages',
    lede: '{count, plural, one {#} other {#}} pages. Always published; addresses are fixed.',
    empty: 'Pages are added at the next start.',
  },
  own: {
    title: 'Custom pages',
    lede: '{count, plural, one {# custom page.} other {# custom pages.}}',
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
})
