import { expect, test } from 'vitest'
import { contextWords } from '#app/languages/context-words.server.ts'
import { openSiteWords } from '#app/languages/site-words.server.ts'
import { sources } from '#app/words/sources.server.ts'
import type { Messages } from '#platform/languages/source.ts'
import { plainEnglish } from '#tests/support/plain-words.ts'
import { catalogues } from '#tests/support/shipped-languages.ts'
import { documentParts } from './document-parts.ts'
import { type DocumentKind, documentKinds, type FactsOf } from './facts/facts.ts'
import { testFacts } from './facts/test-facts.ts'
import { renderDocument } from './render-document.server.tsx'
import { readPdf } from './test-pdf.server.ts'

const words = contextWords(openSiteWords(sources, catalogues))

/** The longer texts of the English messages, without what they name. */
const sentences = (tree: Messages): string[] =>
  Object.values(tree).flatMap((message) =>
    typeof message === 'string' ? message.split(/[{}#]/).filter((text) => text.trim().length > 8) : sentences(message),
  )
/** The same words in French. */
const french = ['Description', 'Mobile money']
const english = documentParts.flatMap(({ tree }) => sentences(tree)).filter((text) => !french.includes(text))

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')
/** Amounts as any language writes them, its sign before or behind. */
const dollars = /\d[\d\u00a0.,]*[.,]\d\d(?!\d)/g
const francs = /RWF\s\d[\d\u00a0.,]*|\d[\d\u00a0.]*\u00a0RWF/g
const digits = (text: string, amounts: RegExp) => Array.from(text.matchAll(amounts), ([one]) => one.replace(/\D/g, '')).sort()

async function inLanguage<Kind extends DocumentKind>(kind: Kind, facts: FactsOf[Kind], language: string) {
  return readPdf(await renderDocument(kind, facts, words.plain(language, documentParts)))
}

test.each(documentKinds)('the %s in each language says nothing of its own in English, and the same amounts', async (kind) => {
  const facts = testFacts('hire')[kind]
  const known = JSON.stringify(facts)
  const own = english.filter((text) => !known.includes(text.trim()))
  const first = await inLanguage(kind, facts, 'en')
  expect(own.filter((text) => plain(first.text).includes(text.trim())).length).toBeGreaterThan(3)
  for (const { language } of catalogues) {
    const pdf = await inLanguage(kind, facts, language)
    expect(pdf.language).toBe(language)
    expect(own.filter((text) => plain(`${pdf.text} ${pdf.title}`).includes(text.trim()))).toEqual([])
    for (const amounts of [dollars, francs]) expect(digits(pdf.text, amounts)).toEqual(digits(first.text, amounts))
    expect(pdf.text).not.toContain('\uFFFD')
  }
})

test('a document of which one message is missing is English as a whole', async () => {
  const whole = catalogues.find(({ language }) => language === 'fr')
  if (!whole) throw new Error('There is no French')
  const messages = new Map(whole.messages)
  const receipt = new Map(messages.get('document-receipt'))
  expect(receipt.delete('done')).toBe(true)
  messages.set('document-receipt', receipt)
  const incomplete = contextWords(openSiteWords(sources, [{ ...whole, messages }]))
  expect(incomplete.plain('fr', documentParts)).toEqual(plainEnglish(documentParts))
})
