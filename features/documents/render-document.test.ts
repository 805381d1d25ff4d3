import { expect, test } from 'vitest'
import { unsourcedRate } from '#features/settings/settings.ts'
import { englishFormatter } from '#platform/languages/english-formatter.ts'
import { plainEnglish } from '#tests/support/plain-words.ts'
import { documentParts } from './document-parts.ts'
import { type DocumentKind, documentKinds, type FactsOf } from './facts/facts.ts'
import { testFacts } from './facts/test-facts.ts'
import { renderDocument } from './render-document.server.tsx'
import { type ReadPdf, readPdf } from './test-pdf.server.ts'

const orders = ['departure', 'journey', 'pilgrims', 'stay', 'hire'] as const
const usd = (minor: number) => englishFormatter.moneyInFull({ minor, currency: 'USD' })
const english = plainEnglish(documentParts)

async function read<Kind extends DocumentKind>(kind: Kind, facts: FactsOf[Kind]): Promise<ReadPdf & { size: number }> {
  const bytes = await renderDocument(kind, facts, english)
  return { ...readPdf(bytes), size: bytes.length }
}

const rendered = new Map<string, ReturnType<typeof read>>()
/** The document of an order of these as it is, rendered once. */
function readOrder(kind: DocumentKind, order: (typeof orders)[number]): ReturnType<typeof read> {
  const found = rendered.get(`${kind} ${order}`) ?? read(kind, testFacts(order)[kind])
  rendered.set(`${kind} ${order}`, found)
  return found
}

/** How often a line of text stands in a document, alone in its place. */
const times = (text: string, line: string) => text.split('\n').filter((one) => one.trim() === line).length

test.each(
  documentKinds,
)('the %s of every kind of order says its reference, its title and who wrote it, in less than 120 KB', async (kind) => {
  for (const order of orders) {
    const facts = testFacts(order)
    const { text, title, language, showsTitle, author, faces, size } = await readOrder(kind, order)
    expect(text).toContain('K7QM-42XD')
    expect(text).toContain(facts[kind].title.slice(0, 12))
    expect(text).toContain('Impamba Journeys Ltd (demo)')
    expect(title).toContain('K7QM-42XD')
    expect([language, showsTitle, author]).toEqual(['en', true, 'Impamba Journeys Ltd (demo)'])
    expect(size).toBeLessThan(120 * 1024)
    // A face that is not inside the document looks different on every machine; a subset carries six emails and a plus.
    expect(faces.filter((face) => !/^[A-Z]{6}\+/.test(face))).toEqual([])
  }
})

test.each(['quote', 'proforma'] as const)('a %s shows the amount of each line, and their sum as the total', async (kind) => {
  for (const order of orders) {
    const facts = testFacts(order)[kind]
    const { text } = await readOrder(kind, order)
    for (const { label, amountMinor } of facts.price.lines) {
      expect(text).toContain(label.slice(0, 20))
      expect(times(text, usd(amountMinor))).toBeGreaterThan(0)
    }
    const sum = facts.price.lines.reduce((minor, { amountMinor }) => minor + amountMinor, 0)
    expect(text).toMatch(new RegExp(`Total\\s+\\${usd(sum)}`))
  }
})

test('a price of many small lines adds up to the cent', async () => {
  const { quote } = testFacts('departure')
  const lines = Array.from({ length: 120 }, (_, i) => ({
    ...quote.price.lines[0],
    label: `Line ${i}`,
    reason: '',
    quantity: 1,
    unitMinor: 7 * i + 1,
    amountMinor: 7 * i + 1,
    vatMinor: 0,
  }))
  const { text, pages } = await read('quote', { ...quote, price: { ...quote.price, lines } })
  const printed = [...text.matchAll(/Line \d+\n1\n\$([\d,.]+)\n\$([\d,.]+)\n/g)].map(([, , amount = '']) =>
    Math.round(Number(amount.replaceAll(',', '')) * 100),
  )
  expect(printed).toHaveLength(120)
  expect(text).toMatch(new RegExp(`Total\\s+\\${usd(printed.reduce((sum, minor) => sum + minor, 0))}`))
  expect(pages.length).toBeGreaterThan(2)
})

test('a proforma asks for the amount due in dollars and in francs, with rate, source and day, and calls a sample a sample', async () => {
  const { proforma } = testFacts('departure')
  const next = { label: 'Balance', on: '2027-07-30', amountMinor: 426_440 }
  const due = { label: 'Deposit', on: null, amountMinor: 182_760 }
  const { text } = await read('proforma', { ...proforma, due, next })
  expect(text).toContain('Balance, due 30 July 2027: $4,264.40')
  expect(text).toContain('Deposit, due now')
  expect(times(text, '$1,827.60')).toBeGreaterThan(0)
  expect(times(text, 'RWF\u00a02,650,020')).toBe(1)
  expect(text.replaceAll('\n', ' ')).toMatch(/At RWF 1,450 for \$1\. +Approximate rate of 2025, +28 May 2027\./)
  expect(text).toContain('Send no money to this account')
  const rate = { perUsd: 1475.5, source: unsourcedRate, on: '2027-05-28' }
  const kept = await read('proforma', { ...proforma, price: { ...proforma.price, rate } })
  expect(kept.text.replaceAll('\n', ' ')).toMatch(
    /At RWF 1,475\.5 for \$1, +the +rate +on +the +day +of +the +booking, +28 +May +2027\./,
  )
  expect(kept.text).not.toContain(unsourcedRate)
})

test('a receipt of a refund says that money went back', async () => {
  const { receipt } = testFacts('departure')
  const payment = { ...receipt.payment, received: { minor: -50_000, currency: 'USD' as const }, countedMinor: -50_000 }
  const { text } = await read('receipt', { ...receipt, payment })
  expect(text).toContain('Refunded to Marit Elise Solheim')
  expect(times(text, '$500.00')).toBe(1)
})

test('a statement keeps the sum of the charges, and gives back what was paid beyond it', async () => {
  const { statement } = testFacts('departure')
  const lines = [
    { label: 'Journey', reason: '', amountMinor: 190_000, chargedMinor: 57_000 },
    { label: 'Permits', reason: '', amountMinor: 300_000, chargedMinor: 0 },
  ]
  const { text } = await read('statement', { ...statement, lines, paidMinor: 357_000 })
  expect(text).toMatch(/Cancellation fee\s+\$4,900\.00\s+\$570\.00/)
  expect(text).toMatch(/Refund due to you\s+\$3,000\.00/)
  const owing = await read('statement', { ...statement, lines, paidMinor: 0 })
  expect(owing.text).toMatch(/Balance due\s+\$570\.00/)
})

test('a page number stands on every page, and the foot with the bank on the last one only, however long the text', async () => {
  const { itinerary } = testFacts('departure')
  for (const count of [1, 5, 9, 14]) {
    const days = Array.from({ length: count }, (_, i) => ({
      ...itinerary.days[i % 7],
      ...itinerary.days[0],
      day: i + 1,
    })) as typeof itinerary.days
    const { pages } = await read('itinerary', { ...itinerary, days })
    pages.forEach((page, i) => {
      expect(page).toContain(`Page ${i + 1} of ${pages.length}`)
      expect(times(page, 'impamba.example')).toBe(i === pages.length - 1 ? 1 : 0)
      expect(page.trim().split('\n').length).toBeGreaterThan(4)
    })
  }
})

const hostile = {
  'signs that control': 'bell\u0007 null\u0000 back\u0008',
  'a turned direction': '\u202Egpj.exe\u202C \u2067abc\u2069',
  'three hundred letters': 'A'.repeat(300),
  'a script': '<script>alert(1)</script> & "quoted"',
  'the printer’s own signs': ') Tj ET endstream endobj %PDF \\ (',
  'half a letter': '\ud83d and \udc00',
  nothing: '',
  'only what no face has': '王小明 አበበ',
}

test.each(Object.entries(hostile))('%s in a name breaks no document and hides nothing beside it', async (_, name) => {
  const facts = testFacts('departure')
  const party = { lead: name, title: name }
  const voucher = await read('voucher', {
    ...facts.voucher,
    ...party,
    names: [
      { name, note: name },
      { name: 'Jonas Solheim', note: null },
    ],
  })
  expect(voucher.text).toContain('Jonas Solheim')
  expect(voucher.text).toContain('+250 700 000 009')
  const receipt = await read('receipt', { ...facts.receipt, ...party, payer: name })
  expect(receipt.text).toMatch(/Balance due\s+\$4,304\.00/)
  expect(`${voucher.text}${receipt.title}`).not.toMatch(/[^\P{C}\n]/u)
  if (name.startsWith('<')) expect(voucher.text).toContain(name)
})

test('names are printed in the emails they are written in', async () => {
  const { voucher } = testFacts('departure')
  const names = ['Mutesi Ngũgĩ', 'Łukasz Kääriäinen', 'Nguyễn Thị Minh', 'Αλέξανδρος', 'Щербаков', 'Zoé O’Brien']
  const { text } = await read('voucher', { ...voucher, names: names.map((name) => ({ name, note: null })) })
  for (const name of names) expect(text).toContain(name)
  const { text: arabic } = await read('voucher', { ...voucher, names: [{ name: 'حسن', note: null }] })
  expect([...'حسن'].every((letter) => arabic.includes(letter))).toBe(true)
})

test('the same facts give the same bytes', async () => {
  const { quote } = testFacts('stay')
  expect(
    (await renderDocument('quote', quote, english)).equals(await renderDocument('quote', structuredClone(quote), english)),
  ).toBe(true)
})

test('an itinerary says by what its days travel, that it is provisional, who travels, and that an extra may be among what is not included', async () => {
  const { itinerary } = testFacts('departure')
  const [first, ...days] = itinerary.days
  if (!first) throw new Error('No days')
  const flown = { ...itinerary, days: [{ ...first, driveKm: 186, modes: ['road', 'air'] as const }, ...days] }
  const text = (await read('itinerary', flown)).pages.join(' ').replaceAll(/\s+/g, ' ')
  for (const said of [
    '186 km by road and by air',
    'Provisional itinerary',
    '2 × Porter',
    'Not included, unless booked',
    'Traveller Number 2',
  ])
    expect(text).toContain(said)
  const plain = (await read('itinerary', { ...itinerary, provisional: false, extras: [] })).pages
    .join(' ')
    .replaceAll(/\s+/g, ' ')
  expect(plain).not.toMatch(/Provisional|unless booked|by air/)
})
