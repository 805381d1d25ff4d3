import { describe, expect, test } from 'vitest'
import { styles } from '#features/packages/package.ts'
import type { Block, PageContent, Section } from '#features/pages/blocks.ts'
import { isDay } from '#values/dates.ts'
import countries from '../reference/countries.json' with { type: 'json' }
import parks from '../reference/parks.json' with { type: 'json' }
import { demoPackages } from './packages.ts'
import { demoPages } from './pages.ts'
import { demoTerms } from './terms.ts'

/** The address at which a page is read, where it is not its slug. */
const elsewhere: Record<string, string> = {
  'cbt-tips': '/community/cbt-tips',
  kibeho: '/kibeho-pilgrimage-package',
  freight: '/freight-quote',
}

const screens = [
  '/packages',
  '/departures',
  '/tailor-made',
  '/parish-quote',
  '/parks',
  '/countries',
  '/volcanoes-national-park',
  '/akagera-national-park',
  '/contact',
  '/hotels',
  '/hotel-booking',
  '/car-hire-rates',
  '/booking/hire',
  '/booking/pilgrims',
  '/bookings',
  '/payment-methods',
  '/blog',
  '/terms-and-conditions',
]

/** Authorities whose word counts for more than ours: visas, entry forms, health. */
const authorities = [
  'https://www.migration.gov.rw',
  'https://irembo.gov.rw',
  'https://www.etakenya.go.ke',
  'https://visa.immigration.go.tz',
  'https://visas.immigration.go.ug',
  'https://visitzanzibar.go.tz',
  'https://www.who.int/travel-advice',
]

const addressOf = ({ slug }: PageContent) => elsewhere[slug] ?? `/${slug}`

const known = new Set([
  ...screens,
  ...authorities,
  ...demoPages.map(addressOf),
  ...demoPackages.map(({ slug }) => `/package-details/${slug}`),
  ...styles.map((style) => `/packages?style=${style}`),
  ...parks.map(({ id }) => `/parks/${id}`),
  ...countries.map(({ id }) => `/${id}`),
])

const sectionsAt = new Map([
  ...demoPages.map((page) => [addressOf(page), page.sections] as const),
  ['/terms-and-conditions', demoTerms.at(-1)?.sections ?? []] as const,
])

function textsOf(block: Block): string[] {
  switch (block.kind) {
    case 'list':
      return [...block.items]
    case 'quote':
      return [block.text, block.by]
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()]
    case 'picture':
      return [block.scene.place, block.caption]
    case 'photo':
      return [block.caption]
    default:
      return [block.text]
  }
}

const textsOfAll = (sections: readonly Section[]) => sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)])

const link = /\[([^\]]+)\]\(([^)]*)\)/g
const linksOf = (text: string) => [...text.matchAll(link)].map(([, , href]) => href ?? '')
/** A text as it is read: without the addresses of its links. */
const read = (text: string) => text.replace(link, '$1')

function leadsSomewhere(href: string): boolean {
  const [address = '', anchor] = href.split('#')
  if (!known.has(address)) return false
  return anchor === undefined || (sectionsAt.get(address)?.some(({ id }) => id === anchor) ?? false)
}

const written = [
  ...demoPages.map((page) => ({
    name: page.slug,
    sections: page.sections,
    texts: [page.title, page.sentence, page.lede, page.scene.place, ...textsOfAll(page.sections)],
  })),
  ...demoTerms.map(({ version, changes, sections }) => ({
    name: `terms ${version}`,
    sections,
    texts: [changes, ...textsOfAll(sections)],
  })),
]

const unwelcome: readonly (readonly [string, RegExp])[] = [
  [
    'words of brochures',
    /unforgettable|hidden gem|once[- ]in[- ]a[- ]lifetime|\bauthentic\b|paradise|discover|breathtaking|stunning|magical|nestled|bucket list|!|—/i,
  ],
  ['words of the trade for people', /tribe|tribal|\bpax\b|\bclients?\b|\bguests?\b(?! house)/i],
  ['promise of healing', /\bmiracles?\b|\bheal(s|ed|ing)?\b|\bcures?\b/i],
  ['loose blank or straight apostrophe', / {2}|^\s|\s$|'/],
]

test('every page has an address of its own', () => {
  expect(new Set(demoPages.map(({ slug }) => slug)).size).toBe(demoPages.length)
})

test.each(demoPages)('$slug: what search engines read of it is short', ({ title, sentence, lede }) => {
  expect(title.length).toBeLessThanOrEqual(48)
  expect(sentence.length).toBeLessThanOrEqual(160)
  expect(lede.length).toBeLessThanOrEqual(260)
})

describe.each(written)('$name', ({ sections, texts }) => {
  test('every part can be linked to and says when it was looked over', () => {
    expect(sections.length).toBeGreaterThan(0)
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
    for (const { id, updatedOn, blocks } of sections) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(isDay(updatedOn)).toBe(true)
      expect(blocks.length).toBeGreaterThan(0)
    }
  })

  test('every link leads somewhere', () => {
    expect(texts.flatMap(linksOf).filter((href) => !leadsSomewhere(href))).toEqual([])
  })

  test('nothing but strong words and links is marked', () => {
    for (const text of texts) {
      expect(read(text).replace(/\*\*[^*]+\*\*/g, '')).not.toMatch(/[*[\]<>_`]/)
    }
  })

  test('tables are whole', () => {
    for (const block of sections.flatMap(({ blocks }) => blocks))
      if (block.kind === 'table') {
        expect(block.caption).not.toBe('')
        expect(block.head.every((cell) => cell !== '')).toBe(true)
        for (const row of block.rows) expect(row.filter((cell) => cell !== '')).toHaveLength(block.head.length)
      }
  })

  test('no picture stands beside the 1994 Genocide against the Tutsi', () => {
    for (const { title, blocks } of sections)
      if (/genocide/i.test([title, ...blocks.flatMap(textsOf)].map(read).join(' ')))
        expect(blocks.filter(({ kind }) => kind === 'picture')).toEqual([])
  })

  test.each(unwelcome)('it has no %s', (_what, pattern) => {
    expect(texts.filter((text) => pattern.test(read(text)))).toEqual([])
  })

  test('the Genocide against the Tutsi has its full name', () => {
    const shortened = (text: string) =>
      /genocide/i.test(read(text).replaceAll('Genocide against the Tutsi', '').replaceAll('Kigali Genocide Memorial', ''))
    expect(texts.filter(shortened)).toEqual([])
  })
})

const page = (slug: string) => demoPages.find((one) => one.slug === slug)

test('a day in Rwanda opens each of its five hours with another picture', () => {
  const chapters = page('know-rwanda')?.sections.filter(({ blocks }) => blocks.some(({ kind }) => kind === 'picture')) ?? []
  const opening = chapters.map(({ blocks: [first] }) => (first?.kind === 'picture' ? first.scene : undefined))
  expect(opening.map((scene) => scene?.hour)).toEqual(['dawn', 'forest', 'day', 'dusk', 'night'])
  expect(new Set(opening.map((scene) => scene?.id)).size).toBe(5)
})

test('what others link to on the page of rules is there, in this order', () => {
  expect(page('important-to-know')?.sections.map(({ id }) => id)).toEqual([
    'before-you-book',
    'visas',
    'health',
    'gorillas',
    'chimpanzees',
    'safari',
    'altitude',
    'insurance',
    'money',
    'tipping',
    'plastic-bags',
    'electricity',
    'internet',
    'photographs',
    'memorials',
    'etiquette',
    'safety',
    'packing',
    'climate',
  ])
})

test('no page says how large a group may be: each package says it', () => {
  expect(JSON.stringify(demoPages)).not.toMatch(
    /\b\d+ (people|pilgrims|travellers) (booked )?at once|more than \d+ (people|pilgrims)/i,
  )
})
