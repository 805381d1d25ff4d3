/** Pages at the desk: those of the site and those of the operator's own. */
export const deskPageWords = {
  house: {
    title: 'Pages',
    lede: (count: number) => `${count} pages that are always on the site. Each keeps its address.`,
    empty: 'The pages of the site stand here once it has started.',
  },
  own: {
    title: 'Your own pages',
    lede: (count: number) => (count === 1 ? 'One page of your own.' : `${count} pages of your own.`),
    begin: 'New page',
    empty: 'A page of your own can say anything: a school group, a partner parish, a fair. Begin the first one.',
  },
  terms: 'Terms',
  section: 'section',
  parts: { head: 'Top of the page', text: 'Text' },
  fields: {
    title: { label: 'Title', hint: 'Some pages have a headline of their own. Lists and search always show this one.' },
    slug: { label: 'Address' },
    lede: { label: 'Opening', hint: 'One or two sentences below the title.' },
    sentence: { label: 'In one sentence', hint: 'For lists and search engines.' },
    scene: { label: 'Picture' },
    sections: { label: 'Sections', hint: 'Whatever you change is dated with the day on which it goes out.' },
    sectionTitle: { label: 'Title of the section' },
    sectionId: { label: 'Where links to it lead, after #', hint: 'Empty: made from the title, and kept from then on.' },
    blocks: { label: 'Text' },
  },
} as const

/** Versions of the terms at the desk. */
export const deskTermsWords = {
  list: {
    title: 'Terms',
    lede: (count: number) => (count === 1 ? 'One version.' : `${count} versions.`),
    begin: 'New version',
    empty: 'The first version stands here once the site has started.',
  },
  parts: { head: 'When and why', text: 'Text' },
  headNote:
    'A new version begins as a copy of the newest. It comes into force by itself on its day. From then on it stays as it is, for the bookings made under it.',
  fields: {
    effectiveOn: { label: 'In force from', hint: 'A day in Kigali.' },
    changes: { label: 'What is different from the version before', hint: 'A sentence or two. Visitors read it.' },
  },
} as const
