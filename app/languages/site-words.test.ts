import { expect, test } from 'vitest'
import { English } from '#platform/languages/english.ts'
import { source } from '#platform/languages/source.ts'
import { languageFile } from './language-file.server.ts'
import { openSiteWords } from './site-words.server.ts'

const plainWords = source('plain', { title: 'Seats', left: '{count, plural, one {# seat} other {# seats}}' })
const french = (messages: Record<string, { text: string; of: string; by: 'person'; read: string }>) => ({
  language: 'fr',
  file: languageFile.parse({ name: 'Français', intl: 'fr', counts: 'fr', search: 'french' }),
  messages: new Map([['plain', new Map(Object.entries(messages))]]),
})
const read = { by: 'person', read: '2027-02-01' } as const

test('no message can end the element that carries the words', () => {
  const words = source('hostile', { title: "'</script><script>'alert(1)'<'!--", deep: { '</script>': 'x' } })
  const text = openSiteWords([words]).in('en').script(['hostile'])
  expect(text).not.toContain('<')
  expect(JSON.parse(text).words.hostile).toEqual({ title: '</script><script>alert(1)<!--', deep: { '</script>': 'x' } })
})

test('the words of a document are those that are sent as data, each part once, and an operator’s texts as soon as they hold', () => {
  const more = source('more', { title: 'More' })
  const site = openSiteWords([plainWords, more], [french({ title: { text: 'Sièges', of: 'Seats', ...read } })])
  for (const parts of [['plain', 'more'], ['more', 'plain', 'more'], []])
    expect(site.in('fr').script(parts)).toBe(JSON.stringify(site.in('fr').plain(parts)))
  site.setOwn('fr', new Map([['plain', new Map([['title', { text: 'Places', of: 'Seats', ...read }]])]]))
  expect(site.in('fr').script(['plain'])).toBe(JSON.stringify(site.in('fr').plain(['plain'])))
  expect(site.in('fr').script(['plain'])).toContain('Places')
})

test('a broken translation is one line in the log and English on the page; the others stand', () => {
  const lines: unknown[] = []
  const log = { warn: (line: string, facts?: object) => lines.push([line, facts]) }
  const site = openSiteWords(
    [plainWords],
    [
      french({
        title: { text: 'Places', of: 'Seats', ...read },
        left: { text: '{cout, plural, one {# place} other {# places}}', of: plainWords.tree.left, ...read },
      }),
    ],
    log,
  )
  const labels = site.in('fr').of(plainWords)
  expect(lines).toEqual([
    ['A translation cannot be used', { language: 'fr', fault: expect.stringContaining('plain.json, left: {count} is missing') }],
  ])
  expect(labels.title).toBe('Places')
  expect(labels.left({ count: 2 })).toEqual(new English('2 seats'))
  expect(site.in('fr').textsOf(plainWords).left({ count: 2 }), 'for what is sent as data').toBe('2 seats')
  expect(site.in('en').of(plainWords).left({ count: 2 })).toBe('2 seats')
})

test('two languages are rendered side by side without touching each other, and an unknown one is refused', () => {
  const site = openSiteWords([plainWords], [french({ title: { text: 'Places', of: 'Seats', ...read } })])
  expect([site.in('fr').of(plainWords).title, site.in('en').of(plainWords).title]).toEqual(['Places', 'Seats'])
  expect(JSON.parse(site.in('fr').script(['plain']))).toMatchObject({ language: 'fr', counts: 'fr', figures: { decimal: ',' } })
  expect(() => site.in('xx')).toThrow('no words in xx')
  expect(() => site.in('en').sent(['seats'])).toThrow('No source is called seats')
})

test('an operator’s texts change the parts that they are of, and nothing that is being worded', () => {
  const site = openSiteWords([plainWords], [french({ title: { text: 'Sièges', of: 'Seats', ...read } })])
  const before = site.in('fr')
  const own = (text: string) => new Map([['plain', new Map([['title', { text, of: 'Seats', ...read }]])]])
  expect(site.setOwn('fr', own('Places'))).toEqual(['plain'])
  expect(site.setOwn('fr', own('Places')), 'the same again').toEqual([])
  expect([before.of(plainWords).title, site.in('fr').of(plainWords).title]).toEqual(['Sièges', 'Places'])
  expect(site.translated.get('fr')).toMatchObject({ all: 2, missing: 1, unread: 0 })
  expect(site.setOwn('fr', new Map())).toEqual(['plain'])
  expect(site.in('fr').of(plainWords).title).toBe('Sièges')
})

test('the admin area is translated for staff alone: into French, apart from what visitors read', () => {
  const adminWords = source('admin-tasks', { done: 'Done' })
  const catalogueOf = (language: string, done: string) => ({
    ...french({ title: { text: 'Places', of: 'Seats', ...read } }),
    language,
    messages: new Map([['admin-tasks', new Map([['done', { text: done, of: 'Done', ...read }]])]]),
  })
  const site = openSiteWords([plainWords, adminWords], [catalogueOf('fr', 'Fait'), catalogueOf('de', 'Erledigt')])
  expect(['fr', 'de'].map((language) => site.in(language).textsOf(adminWords).done)).toEqual(['Fait', 'Done'])
  expect(['fr', 'de'].map((language) => [...site.messagesIn(language).parts.keys()])).toEqual([['plain'], ['plain']])
  expect(['fr', 'de'].map((language) => site.translated.get(language)?.all)).toEqual([2, 2])
})
