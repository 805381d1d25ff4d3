import type { Topic } from '#features/blog/post.ts'

export const topicWords: Record<Topic, string> = {
  planning: 'Planning',
  gorillas: 'Gorillas and chimpanzees',
  kibeho: 'Kibeho',
  parks: 'Parks and lakes',
  people: 'People and history',
  roads: 'Roads, cars and freight',
}

export const blogWords = {
  title: 'Blog',
  description: 'What to know before you set out in Rwanda and East Africa: permits, roads, borders, months, manners and money.',
  lede: 'What we tell people who ask: how long the road takes, what a permit buys, when the rain comes.',
  topics: 'Topics',
  all: 'Everything',
  results: (page: number) => (page > 1 ? `Posts, page ${page}` : 'Posts'),
  none: 'Nothing on this topic yet.',
  feed: 'Follow by RSS',
  pages: 'Pages of the blog',
  page: (page: number) => `Page ${page}`,
  newer: 'Newer posts',
  older: 'Older posts',
  published: (day: string) => `Published on ${day}`,
  updated: (day: string) => `Last reviewed on ${day}`,
  minutes: (minutes: number) => `${minutes} minute read`,
  sources: 'Sources of the figures',
  journeys: 'Related journeys',
  more: 'Read on',
  back: 'Blog',
} as const
