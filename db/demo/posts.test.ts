import { expect, test } from 'vitest'
import type { Post } from '#features/blog/post.ts'
import { topics } from '#features/blog/post.ts'
import { styles } from '#features/packages/package.ts'
import type { Block } from '#features/pages/blocks.ts'
import { daysBetween, isDay } from '#values/dates.ts'
import { slugOf } from '#values/slug.ts'
import parks from '../reference/parks.json' with { type: 'json' }
import { demoPackages } from './packages.ts'
import { demoPosts } from './posts.ts'

const packageSlugs = new Set(demoPackages.map(({ slug }) => slug))
/** Two parks have addresses of their own, which stand among the pages. */
const parkIds = new Set(parks.map(({ id }) => id).filter((id) => id !== 'akagera' && id !== 'volcanoes'))

/** The pages of the site that a post may lead to, beside packages and parks. */
const pages = new Set([
  '/packages',
  ...styles.map((style) => `/packages?style=${style}`),
  '/departures',
  '/volcanoes-national-park',
  '/akagera-national-park',
  '/rwanda',
  '/uganda',
  '/kenya',
  '/tanzania',
  '/burundi',
  '/dr-congo',
  '/important-to-know',
  '/kibeho-pilgrimage-package',
  '/pilgrimage-details',
  '/car-hire-rates',
  '/freight-quote',
  '/hotels',
  '/community',
  '/community/cbt-tips',
  '/visit-rwanda',
  '/know-rwanda',
  '/contact',
])

function leadsSomewhere(href: string): boolean {
  const [, folder, name] = /^\/(package-details|parks)\/([a-z0-9-]+)$/.exec(href) ?? []
  if (name) return folder === 'parks' ? parkIds.has(name) : packageSlugs.has(name)
  return pages.has(href) || /^https:\/\/[a-z.]+\/?[a-z/-]*$/.test(href)
}

function textsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'list':
      return block.items
    case 'quote':
      return [block.text, block.by]
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()]
    case 'picture':
      return [block.caption, block.scene.place]
    case 'photo':
      return [block.caption]
    default:
      return [block.text]
  }
}

const bodyOf = ({ body }: Post) => body.flatMap(textsOf).join('\n')
const linksOf = (text: string) => [...text.matchAll(/\[([^\]]*)\]\(([^)]*)\)/g)]
const withoutMarkup = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('**', '')
const wordsIn = (text: string) => withoutMarkup(text).split(/\s+/).filter(Boolean).length

test('a fresh installation has a journal of at least twelve posts, each at its own address', () => {
  expect(demoPosts.length).toBeGreaterThanOrEqual(12)
  expect(new Set(demoPosts.map(({ slug }) => slug)).size).toBe(demoPosts.length)
  expect(new Set(demoPosts.map(({ topic }) => topic))).toEqual(new Set(topics))
})

test('the newest post comes first, no two are of the same day, and all are from June to November 2026', () => {
  const days = demoPosts.map(({ publishedOn }) => publishedOn)
  for (const [index, day] of days.slice(1).entries()) expect(daysBetween(day, days[index] ?? '')).toBeGreaterThan(0)
  expect([days.at(-1), days[0]]).toEqual(['2026-06-01', '2026-11-16'])
})

test('two neighbours in the list never share both scene and hour', () => {
  const drawn = demoPosts.map(({ scene }) => `${scene.id} ${scene.hour}`)
  for (const [index, one] of drawn.entries()) expect(one).not.toBe(drawn[index + 1])
})

test.each(demoPosts)('$title: its address is made from its title, and what lists show of it is short', (post) => {
  expect(post.slug).toBe(slugOf(post.title))
  expect(post.title.length).toBeLessThanOrEqual(48)
  expect(post.sentence.length).toBeLessThanOrEqual(160)
  expect(isDay(post.publishedOn) && isDay(post.updatedOn)).toBe(true)
  expect(post.updatedOn >= post.publishedOn).toBe(true)
})

test.each(demoPosts)('$title: every link leads to a page that exists', (post) => {
  const links = linksOf(bodyOf(post)).map(([, , href = '']) => href)
  expect(links.filter((href) => !leadsSomewhere(href))).toEqual([])
  expect(links.length).toBeGreaterThanOrEqual(2)
  expect(post.journeys.filter((slug) => !packageSlugs.has(slug))).toEqual([])
  expect(new Set(post.journeys).size).toBe(post.journeys.length)
  expect(post.sources.length).toBeGreaterThan(0)
})

test.each(demoPosts)('$title: it is worth reading and no longer than that', (post) => {
  const words = wordsIn(bodyOf(post))
  expect(words).toBeGreaterThanOrEqual(600)
  expect(words).toBeLessThanOrEqual(1100)
  expect(post.body.filter(({ kind }) => kind === 'picture').length).toBeLessThanOrEqual(1)
  // Nobody has said anything to us that could be quoted.
  expect(post.body.filter(({ kind }) => kind === 'quote')).toEqual([])
  for (const block of post.body)
    if (block.kind === 'table') for (const row of block.rows) expect(row, block.caption).toHaveLength(block.head.length)
})

test.each(demoPosts)('$title: its markup is closed, and stands only where a sentence does', ({ body }) => {
  for (const block of body) {
    const marked = textsOf(block).filter((text) => /\*\*|\[/.test(text))
    if (block.kind !== 'text' && block.kind !== 'list' && block.kind !== 'notice') expect(marked).toEqual([])
    for (const text of marked) {
      expect(text.split('**').length % 2, text).toBe(1)
      expect(withoutMarkup(text), text).not.toMatch(/[[\]*]/)
    }
  }
})

test.each(demoPosts)('$title: its words keep to the voice', (post) => {
  const texts = [post.title, post.sentence, post.lede, post.scene.place, ...post.sources, bodyOf(post)].join('\n')
  // The one place that may name them is where a visitor is asked not to say them.
  const spoken = texts.replace('Do not say “tribes”', '')
  expect(spoken).not.toMatch(
    /unforgettable|hidden gem|once[- ]in[- ]a[- ]lifetime|authentic|paradise|discover|breathtaking|stunning|magical|nestled|bucket list|\btrib(e|es|al)\b|\bpax\b|\bclients?\b|\bguests?\b(?! house)|miracle|\bheal(s|ed|ing)?\b|\bcur(e|es|ed)\b/i,
  )
  expect(texts).not.toContain('!')
  expect(texts).not.toMatch(/ {2}|[ \t]$| '|[a-z]'[a-z]|—/m)
  expect(texts.replaceAll('1994 Genocide against the Tutsi', '')).not.toMatch(/genocide/i)
})
