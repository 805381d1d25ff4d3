import { source } from '#platform/languages/source.ts'

/** The list of posts. */
export const blogWords = source('blog', {
  title: 'Blog',
  description: 'What to know before you set out in Rwanda and East Africa: permits, roads, borders, months, manners and money.',
  lede: 'What we tell people who ask: how long the road takes, what a permit buys, when the rain comes.',
  topics: 'Topics',
  all: 'Everything',
  results: { first: 'Posts', later: 'Posts, page {page}' },
  none: 'Nothing on this topic yet.',
  feed: 'Follow by RSS',
  pages: 'Pages of the blog',
  page: 'Page {page}',
  newer: 'Newer posts',
  older: 'Older posts',
})
