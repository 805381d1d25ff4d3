import { source } from '#platform/languages/source.ts'

/** The topics of the blog. */
export const topicWords = source('blog-topics', {
  planning: 'Planning',
  gorillas: 'Gorillas and chimpanzees',
  kibeho: 'Kibeho',
  parks: 'Parks and lakes',
  people: 'People and history',
  roads: 'Roads, cars and freight',
})
