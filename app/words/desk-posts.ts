/** The journal at the desk. */
export const deskPostWords = {
  list: {
    title: 'Journal',
    lede: (count: number) => (count === 1 ? 'One post in all.' : `${count} posts in all.`),
    begin: 'New post',
    empty: 'A post tells one thing that travellers ask: a road, a season, a rule. Begin the first one.',
  },
  untitled: 'Without a title',
  parts: { story: 'Story', text: 'Text', sharing: 'Search and sharing' },
  fields: {
    title: { label: 'Title', hint: 'Say what the reader will know afterwards.' },
    slug: { label: 'Address' },
    topic: { label: 'Topic' },
    publishedOn: { label: 'Dated', hint: 'Empty: the day it goes out.' },
    lede: { label: 'Opening', hint: 'One or two sentences below the title.' },
    scene: { label: 'Picture' },
    body: { label: 'Text' },
    sentence: { label: 'In one sentence', hint: 'For lists and search engines.' },
    sources: { label: 'Sources', hint: 'What the figures rest on.' },
    journeys: { label: 'Journeys that go with it' },
  },
} as const
