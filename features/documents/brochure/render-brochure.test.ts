import { expect, test } from 'vitest'
import { defaultSettings } from '#features/settings/settings.ts'
import { plainEnglish, readEnglishOf } from '#tests/support/plain-words.ts'
import { roads } from '../facts/test-days.ts'
import { readPdf } from '../test-pdf.server.ts'
import { brochureWords } from '../words/brochure.ts'
import type { BrochureFacts } from './brochure-facts.ts'
import { brochureParts } from './brochure-parts.ts'
import { renderBrochure as renderIn } from './render-brochure.server.tsx'

const { company, bank } = defaultSettings
const english = plainEnglish(brochureParts)
const words = readEnglishOf(brochureParts)(brochureWords)
const renderBrochure = (facts: BrochureFacts) => renderIn(facts, english)

const facts: BrochureFacts = {
  sender: { company, taxNumber: null, site: 'impamba.example', bank },
  title: 'Gorillas and the thousand hills',
  sentence: 'Seven days round Rwanda.',
  lede: 'Four landscapes in one loop.',
  scene: { id: 'twin-lakes', hour: 'dawn', seed: 7 },
  facts: [
    ['Length', '7 days, 6 nights'],
    ['Group', '1 to 8'],
  ],
  from: { amount: '$3,237', basis: '6 sharing, lodges' },
  notice: null,
  stops: roads,
  routeCaption: '827 km in total.',
  days: Array.from({ length: 7 }, (_, at) => ({
    day: at + 1,
    title: `What day ${at + 1} brings`,
    text: 'The road climbs through Gakenke, terrace above terrace.',
    facts: ['Kigali to Kinigi: 95 km, 2 h 30 by road', 'Kinigi Guest House, Kinigi', 'All meals'],
  })),
  season: {
    months: [2, 2, 1, 0, 1, 3, 3, 3, 3, 2, 1, 2],
    letters: ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'],
    legend: ['Better not', 'Possible', 'Good', 'Best'],
    text: 'Best in June to September.',
  },
  levels: [['Lodges', 'A city hotel and three lodges.']],
  included: ['Gorilla permits'],
  excluded: ['International flights'],
  prices: {
    periods: [
      {
        days: '',
        columns: ['Lodges', 'Luxury'],
        seasons: [
          { title: 'High season', spans: 'From 1 June to 31 October', rows: [['2 to 3', '$3,661', '$7,861']] },
          { title: 'Low season', spans: 'All other days', rows: [['2 to 3', '$3,608', 'not offered']] },
        ],
      },
      {
        days: 'From 1 January 2028',
        columns: ['Lodges'],
        seasons: [{ title: 'All year', spans: '', rows: [['2 to 3', '$3,790']] }],
      },
    ],
    note: 'For one international adult sharing a room.',
  },
  fees: {
    columns: ['Permit or fee', 'International', 'As of'],
    rows: [['Gorilla permit', '$1,500', '2026']],
    note: 'Never more.',
  },
  cancellation: {
    lede: 'Before we confirm, cancelling is free.',
    rows: [['61 days or more before', '30%']],
    ours: 'Full refund.',
  },
  notes: ['Everyone is 15 or older.'],
  asOf: 2026,
  payment: '30% when you book.',
  page: {
    href: 'https://impamba.example/package-details/gorillas-and-the-thousand-hills',
    text: 'impamba.example/package-details/gorillas-and-the-thousand-hills',
    code: { size: 9, path: 'M4 4h1v1h-1z' },
  },
  whatsapp: { href: 'https://wa.me/250700000000?text=Good%20day', text: '+250 700 000 000' },
  madeOn: '2026-11-28',
}

const bytes = await renderBrochure(facts)
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

test('a brochure says the name and the lowest price on its cover, then every day, price, fee and how to book', async () => {
  const { pages, text, title, language, showsTitle, author, faces } = readPdf(bytes)
  const [cover = '', ...rest] = pages.map(plain)
  for (const shown of [facts.title, facts.sentence, '7 days, 6 nights', '$3,237', '6 sharing, lodges', company.name])
    expect(cover).toContain(shown)
  const all = plain(rest.join(' '))
  for (const day of facts.days) expect(all).toContain(day.title)
  for (const shown of [
    '2 h 30 by road',
    '$3,661',
    '$3,608',
    'From 1 January 2028',
    '$3,790',
    'not offered',
    '$1,500',
    '61 days or more before',
    '28 November 2026',
  ])
    expect(all).toContain(shown)
  for (const shown of [company.phone, company.email, '/package-details', '/gorillas-and-the-thousand-hills', 'Page 2 of'])
    expect(all).toContain(shown)
  expect(text).not.toContain('thousa-')
  expect(pages.length).toBeGreaterThanOrEqual(4)
  expect(pages.length).toBeLessThanOrEqual(6)
  expect([title, language, showsTitle, author]).toEqual([
    words.title({ title: facts.title, company: company.name }),
    'en',
    true,
    company.legalName,
  ])
  expect(faces.filter((face) => !/^[A-Z]{6}\+/.test(face))).toEqual([])
  expect(bytes.length).toBeLessThan(150 * 1024)
})

test('its page, phone, WhatsApp and email can be pressed', async () => {
  const source = bytes.toString('latin1')
  const pressed = [...source.matchAll(/\/URI \(([^)]*)\)/g)].map(([, address]) => address)
  expect(new Set(pressed)).toEqual(
    new Set([facts.page.href, `tel:${company.phone.replaceAll(' ', '')}`, facts.whatsapp.href, `mailto:${company.email}`]),
  )
})

test('the brochure of a package that is not on sale shows no price, no fee and no cancellation', async () => {
  const { text } = readPdf(await renderBrochure({ ...facts, from: null, prices: null, fees: null, cancellation: null }))
  for (const shown of ['$', words.from, words.prices, words.fees, words.cancelling]) expect(text).not.toContain(shown)
  expect(text).toContain(words.book)
})

test('the same facts give the same bytes, and another day others', async () => {
  expect(bytes.equals(await renderBrochure(structuredClone(facts)))).toBe(true)
  expect(bytes.equals(await renderBrochure({ ...facts, madeOn: '2026-11-29' }))).toBe(false)
})

test('a title that nobody could foresee is printed as text and within the cover', async () => {
  const hostile = `<script>\u202E\u0000 ${'Umuganda '.repeat(20)}${'x'.repeat(200)}`
  const { pages } = readPdf(await renderBrochure({ ...facts, title: hostile }))
  expect(plain(pages[0] ?? '')).toContain('<script>')
  expect(pages[0]).not.toContain('\u202E')
  expect(plain(pages[1] ?? '')).toContain(facts.lede)
})
