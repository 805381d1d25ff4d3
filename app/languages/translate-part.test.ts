import { expect, test } from 'vitest'
import { source } from '#platform/languages/source.ts'
import type { Translation } from './read-catalogues.server.ts'
import { translatePart } from './translate-part.server.ts'

const seatsWords = source('seats', {
  title: 'Seats',
  left: '{count, plural, one {# seat left} other {# seats left}}',
  kinds: { held: '{kind, select, stay {The stay} other {The journey}} until {day}' },
  terms: 'Read <link>our terms</link>',
})
const { tree } = seatsWords
const english = { title: tree.title, left: tree.left, 'kinds.held': tree.kinds.held, terms: tree.terms }

const translated = (path: keyof typeof english, text: string, more: Partial<Translation> = {}, counts = 'fr') =>
  translatePart(
    seatsWords,
    counts,
    new Map([[path, { text, of: english[path], by: 'person', read: '2027-02-01', ...more } as const]]),
  )

test('a translation takes the place of its English; what has none is English, marked and counted', () => {
  const part = translated('left', '{count, plural, one {# place restante} other {# places restantes}}')
  expect(part).toMatchObject({ faults: [], missing: 3, unread: 0, stale: 0 })
  expect(part.tree.left).toEqual([['count', { one: [0, ' place restante'], other: [0, ' places restantes'] }]])
  expect(part.tree.title).toEqual({ '': 'Seats' })
})

test.each([
  ['title', 'Places {count}', 'the English has no {count}'],
  ['title', '', 'it is empty'],
  ['left', 'Des places', '{count} is missing'],
  ['left', '{count, plural, one {# place}', 'MISSING_OTHER_CLAUSE'],
  ['left', '{count, plural, other {# places}}', '{count} lacks the plural one'],
  ['left', '{count, plural, one {#} few {#} other {#}}', 'has the plural few'],
  ['left', '<b>{count, number}</b>', 'the English has no {b}'],
  ['kinds.held', '{kind, select, other {Le voyage}} jusqu’au {day}', '{kind} has the cases other, in the English stay, other'],
  ['terms', 'Lisez {link}', '{link} is text, in the English tag'],
  ['terms', '<link>Nos conditions', 'UNCLOSED_TAG'],
] as const)('%s as "%s" falls back, and says why', (path, text, fault) => {
  const part = translated(path, text)
  expect(part.faults).toHaveLength(1)
  expect(part.faults[0]).toContain(`seats.json, ${path}: `)
  expect(part.faults[0]).toContain(fault)
  expect(JSON.stringify(part.tree)).not.toContain('Places')
})

test('a language with more plurals needs them, and one may show a counted name without any', () => {
  expect(translated('left', '{count, plural, one {#} other {#}}', {}, 'pl').faults[0]).toContain('lacks the plural many, few')
  expect(translated('left', 'Places restantes : {count}').faults).toEqual([])
})

test('what no native reader has approved, and what was translated from another English, is shown and counted', () => {
  const unread = translated('title', 'Places', { by: 'machine', read: undefined } as Partial<Translation>)
  expect(unread).toMatchObject({ missing: 3, unread: 1, tree: { title: 'Places' } })
  const stale = translated('title', 'Places', { of: 'Places to sit' })
  expect(stale).toMatchObject({ stale: 1, unread: 0, tree: { title: 'Places' } })
})

test('a translation of a message that is gone is a fault', () => {
  const gone = new Map([['kinds.lost', { text: 'Perdu', of: 'Lost', by: 'person' } as const]])
  expect(translatePart(seatsWords, 'fr', gone).faults).toEqual(['seats.json, kinds.lost: the English has no such message'])
})

test('an operator’s text stands over the shipped one; one of a former English, or a broken one, gives way', () => {
  const shipped = new Map([['title', { text: 'Sièges', of: 'Seats', by: 'machine' } as const]])
  const titleOf = (text: string, of = 'Seats') => {
    const own = new Map([['title', { text, of, by: 'person', read: '2027-02-01' } as const]])
    const { tree, unread, faults } = translatePart(seatsWords, 'fr', shipped, own)
    return [tree.title, unread, faults.length]
  }
  expect(titleOf('Places')).toEqual(['Places', 0, 0])
  expect(titleOf('Places', 'Places to sit')).toEqual(['Sièges', 1, 0])
  expect(titleOf('Places {count}')).toEqual(['Sièges', 1, 1])
  const alone = translatePart(seatsWords, 'fr', new Map(), new Map([['title', { text: 'Places', of: 'Old', by: 'person' }]]))
  expect(alone).toMatchObject({ tree: { title: 'Places' }, stale: 1, missing: 3 })
})

test.each([
  'Pl\u202Eaces',
  'Pla\u0007ces',
  'Places<br/>',
  'Places&nbsp;',
  'Places <i>x</i>',
])('%j is no text of a message', (text) => {
  expect(translated('title', text)).toMatchObject({ tree: { title: { '': 'Seats' } }, isWhole: false })
})
