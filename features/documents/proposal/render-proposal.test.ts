import { expect, test } from 'vitest'
import { routeOf } from '#app/shared/route-stops.ts'
import type { SentProposal } from '#features/proposals/proposal.ts'
import type { ProposalContent } from '#features/proposals/proposal-content.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import type { Context, LoaderCache } from '#platform/context.ts'
import { proposalOf, twoDayContent } from '#tests/support/proposals-on-paper.ts'
import { catalogues, englishTexts, shippedLanguages } from '#tests/support/shipped-languages.ts'
import { twelveDayContent } from '#tests/support/twelve-days-on-paper.ts'
import { readPdf } from '../test-pdf.server.ts'
import type { PrintedProposal } from './proposal-facts.ts'
import { proposalParts } from './proposal-parts.ts'
import { readProposalFacts } from './read-proposal-facts.server.ts'
import { renderProposal } from './render-proposal.server.tsx'

const { words } = shippedLanguages()
/** Nobody has translated a name. */
const loaderCache = { read: async () => new Map() } as unknown as LoaderCache
const [accepted, open] = [new Date('2027-03-20T08:00:00Z'), new Date('2027-03-13T08:00:00Z')]

type Wanted = {
  letter?: 'A' | 'B' | 'C'
  ticked?: string[]
  language?: string
  isChange?: boolean
  more?: Partial<SentProposal>
  pictures?: PrintedProposal['pictures']
}

async function printed(
  content: ProposalContent,
  { letter = 'A', ticked = [], language = 'en', isChange = false, more = {} }: Wanted = {},
) {
  const read = words.in(language, proposalParts)
  const ctx = { loaderCache, clock: { now: () => open }, config: { publicUrl: 'https://impamba.example' } } as unknown as Context
  const facts = await readProposalFacts(ctx, {
    proposal: { ...proposalOf(content), ...more },
    choice: { letter, ticked },
    isChange,
    settings: defaultSettings,
    photos: new Map(),
    routeOf,
    address: 'https://impamba.example/proposals/K7QM-42XD-aB3_-9zQWERTYuiop12345',
    read,
  })
  if (!facts.done) return facts.refusal
  const bytes = await renderProposal({ facts: facts.value, cover: null, pictures: {} }, words.plain(read.language, proposalParts))
  const { pages, text, language: written } = readPdf(bytes)
  return {
    pages,
    raw: text,
    text: text.replaceAll(/\s+/g, ' '),
    lines: text.split('\n').map((line) => line.trim()),
    language: written,
  }
}

const paper = async (content: ProposalContent, asked?: Wanted) => {
  const found = await printed(content, asked)
  if ('reason' in found) throw new Error(found.reason)
  return found
}

test('twelve days on at most eight pages: each day and night of the option, its price to the cent with what is ticked, and its terms', async () => {
  const content = twelveDayContent()
  const { pages, text, lines } = await paper(content, { letter: 'B', ticked: ['O1', 'balloon'] })
  expect(pages.length).toBeLessThanOrEqual(8)
  for (const { title } of content.days) expect(text).toContain(title)
  for (const said of [
    'Marit and Jean Solheim',
    'Dear Marit, dear Jean,',
    '26 March 2027, 18:00, Kigali time',
    '2 adults, 1 child',
    'Tue 6 Jul',
  ])
    expect(text).toContain(said)
  // The nights of this option and of no other, but for the table of options.
  expect(text).toContain('Volcanoes View Lodge 2 nights, full board')
  expect(text).not.toContain('Kinigi Guest House 2 nights, half board')
  expect(text).toContain('Flight from Brussels to Kigali you arrange this yourselves')
  expect(text).toContain('Gorilla permit from 15 years of age, for 2 of you, not for the traveller aged 11')
  expect(text).toContain('Gorilla permit, day 4: from 15 years of age')
  expect(text).toContain('7 h, 290 km by road')
  for (const amount of ['$18,683.89', '$8,081.69', '$10,602.20', '$16,291.89', '$25,693.89']) expect(text).toContain(amount)
  // A line of what is ticked, which stands in the price and nowhere else.
  expect(text).toContain('$78.00')
  expect(text).toContain('RWF 27,091,641')
  expect(text).toContain('22 May 2027')
  // What the deposit of this choice is made of, and what every option comes to with what is ticked in it.
  expect(text).toContain('The permits and flights in full, $3,537.89, because we buy them at once')
  expect(text).toContain('Permits and park fees $3,610 · Flights $1,288.89 · Chosen besides: Cooking class in Kigali and')
  expect(text).toContain('The price per traveller is for what they take part in on these days: accommodation,')
  expect(text).toContain('Cooking class in Kigali chosen, in the total')
  expect(lines.filter((line) => line === 'yes')).toHaveLength(2)
  expect(text).toContain('60 to 46 days before: 40% of the price without permits and park fees')
  expect(text).toContain('At RWF 1,450 for $1')
})

test('what is not ticked is in no total, and stands with its price', async () => {
  const { text, lines } = await paper(twelveDayContent(), { letter: 'B' })
  expect(text).toContain('$17,145.89')
  expect(text).not.toContain('$18,683.89')
  expect(text).toContain('Balloon over the Mara if you want it: $1,440')
  expect(lines.filter((line) => line === 'no')).toHaveLength(2)
})

const twoDays = twoDayContent()
const twoDaysInEnglish = await paper(twoDays)

test('a change of a booking says that it is made by writing, and asks for no payment and no acceptance', async () => {
  const { text } = await paper(twoDayContent(), { isChange: true })
  expect(text).toContain('Write to us which option you want, and we change your booking.')
  expect(text).not.toContain('To accept this journey')
  expect(text).not.toContain('When you accept')
})

test('two days are at most four pages; what was accepted keeps its deposit and leads nowhere any more', async () => {
  const { pages, text } = twoDaysInEnglish
  expect(pages.length).toBeLessThanOrEqual(4)
  expect(text).toContain('To accept this journey')
  expect(text).not.toContain('Your options')
  const more = { state: 'accepted', endedAt: accepted, acceptedName: 'Marit', acceptedOption: 'A', acceptedItems: [] } as const
  const after = await paper(twoDays, { more: { ...more, acceptedItems: [], acceptedTotalMinor: 424_200 } })
  expect(after.text).toContain('$3,372.60')
  expect(after.text).not.toContain('To accept this journey')
})

test('a choice that the proposal does not have is refused', async () => {
  expect(await printed(twoDayContent(), { letter: 'B' })).toEqual({ reason: 'option-unknown' })
  expect(await printed(twelveDayContent(), { ticked: ['4'] })).toEqual({ reason: 'tick-unknown', id: '4' })
})

/** Amounts as any language writes them. */
const amounts = (text: string) =>
  Array.from(text.matchAll(/\d[\d\u00a0.,]*[.,]\d\d(?!\d)/g), ([one]) => one.replace(/\D/g, '')).sort()

test.each(
  catalogues.map(({ language }) => language),
)('in %s it has no English sentence of ours, the same amounts, and what staff wrote as it is', async (language) => {
  const [english, other] = [twoDaysInEnglish, await paper(twoDays, { language })]
  expect(other.language).toBe(language)
  // Reasons of lines are staff's own here, and so are the texts.
  const own = englishTexts(proposalParts).filter((text) => !JSON.stringify(twoDays).includes(text))
  expect(own.filter((sentence) => english.text.includes(sentence)).length).toBeGreaterThan(8)
  expect(own.filter((sentence) => other.text.includes(sentence))).toEqual([])
  expect(amounts(other.raw)).toEqual(amounts(english.raw))
  expect(other.text).toContain('The road climbs terrace above terrace.')
})
