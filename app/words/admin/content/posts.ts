import { source } from '#platform/languages/source.ts'

/** The blog in the admin area. */
export const postAdminWords = source('admin-posts', {
  list: {
    title: 'Blog',
    lede: '{count, plural, one {# post.} other {# posts.}}',
    begin: 'New post',
    empty: 'A post answers one question of travellers. Create the first one.',
  },
  untitled: 'Untitled',
  parts: { story: 'Overview', text: 'Text', sharing: 'Search and sharing' },
  fields: {
    title: { label: 'Title', hint: 'Say what the reader will learn.' },
    slug: { label: 'Address' },
    topic: { label: 'Topic' },
    publishedOn: { label: 'Date', hint: 'Empty: the day of publishing.' },
    lede: { label: 'Introduction', hint: 'One or two sentences below the title.' },
    scene: { label: 'Cover illustration' },
    cover: { label: 'Cover photo', hint: 'At the top of the page and on cards. Without one the illustration is shown.' },
    body: { label: 'Text' },
    sentence: { label: 'Short description (SEO)', hint: 'For lists and search engines.' },
    sources: { label: 'Sources', hint: 'Sources of the figures.' },
    journeys: { label: 'Related packages' },
  },
})
