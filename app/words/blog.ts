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
  title: 'The journal',
  description: 'What to know before you set out in Rwanda and East Africa: permits, roads, borders, months, manners and money.',
  lede: 'What we tell people who ask, written down: how long the road takes, what a permit buys, when the rain comes.',
  topics: 'Topics',
  all: 'Everything',
  results: 'Posts',
  none: 'Nothing on this topic yet.',
  feed: 'Follow by RSS',
  pages: 'Pages of the journal',
  page: (page: number) => `Page ${page}`,
  newer: 'Newer posts',
  older: 'Older posts',
  published: (day: string) => `Written on ${day}`,
  updated: (day: string) => `Looked over on ${day}`,
  minutes: (minutes: number) => `${minutes} minutes to read`,
  sources: 'What the figures rest on',
  journeys: 'Journeys that go with it',
  more: 'Read on',
  back: 'The journal',
} as const
