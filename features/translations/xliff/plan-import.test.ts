import { expect, test } from 'vitest'
import type { KnownTexts, Translation } from '../translation.ts'
import { type CurrentText, checkContent, isSaved, planImport, type SentUnit } from './plan-import.ts'

const textOf = (hash: string, text: string): [string, CurrentText] => [
  hash,
  { hash, text, path: 'lede', place: 'lede', entry: { id: 7, title: 'Trek' } },
]
const texts = new Map([
  [
    'package',
    new Map([
      textOf('new', 'Leave at six.'),
      textOf('drafted', 'Leave at seven.'),
      textOf('approved', 'Leave at eight.'),
      textOf('link', 'Read [our list](/blog/list).'),
      textOf('after', 'Leave at nine or ten.'),
      textOf('after-too', 'Leave at nine or later.'),
      textOf('after-done', 'Leave at noon.'),
    ]),
  ],
])
const own = (hash: string, fields: Partial<Translation>): [string, Translation] => [
  hash,
  {
    hash,
    approved: null,
    approvedAt: null,
    approvedBy: null,
    draft: null,
    draftBy: null,
    version: 3,
    editedAt: new Date(0),
    editor: 'Diane',
    ...fields,
  },
]
const step = (hash: string, follows: string): [string, { hash: string; follows: string; changesMeaning: boolean }] => [
  hash,
  { hash, follows, changesMeaning: false },
]
const known = new Map<string, KnownTexts>([
  [
    'package',
    {
      translations: new Map([
        own('drafted', { draft: 'Sept heures.', draftBy: 'person', approved: 'À sept heures.' }),
        own('approved', { approved: 'Huit heures.' }),
        own('before', { approved: 'Neuf heures.' }),
        own('after-done', { draft: 'Midi.', draftBy: 'machine' }),
      ]),
      followed: new Map([
        step('between', 'before'),
        step('after', 'between'),
        step('after-too', 'before'),
        step('after-done', 'noon'),
        step('x', 'y'),
        step('y', 'x'),
      ]),
    },
  ],
])
const unit = (hash: string, text: string | undefined, more: Partial<SentUnit> = {}): SentUnit => ({
  line: 4,
  file: 'package:trek',
  kind: 'package',
  hash,
  isOwn: true,
  text,
  ...more,
})
const plan = (...units: SentUnit[]) => planImport(units, { texts, known, check: checkContent })
const outcome = (...units: SentUnit[]) => plan(...units).map(({ effect, fault }) => fault ?? effect)

test('a translation is new, takes the place of a draft, or stands beside what is approved', () => {
  expect(
    plan(unit('new', 'Six heures.'), unit('drafted', 'Dès sept heures.'), unit('approved', 'Dès huit heures.')),
  ).toMatchObject([
    { effect: 'new', hash: 'new', seen: 0, before: undefined, at: { entry: { id: 7 } } },
    { effect: 'over-draft', seen: 3, before: 'Sept heures.' },
    { effect: 'over-approved', seen: 3, before: 'Huit heures.' },
  ])
})

test('what is there already is no change, as a draft or approved; so is what has no translation', () => {
  expect(
    outcome(
      unit('drafted', 'Sept heures.'),
      unit('drafted', 'À sept heures.'),
      unit('approved', 'Huit heures.'),
      unit('new', undefined),
    ),
  ).toEqual(['same', 'same', 'same', 'untranslated'])
})

test('what the form refuses is refused here, and so is what a tool has broken', () => {
  expect(
    outcome(
      unit('new', '[ici](https://evil.example)'),
      unit('link', 'Lisez la liste.'),
      unit('new', 'Six \u202Eheures'),
      unit('new', 'Six \u0007heures'),
      unit('new', '**Six** heures'),
      unit('new', '_Six_ heures'),
      unit('new', 'Six <b>heures</b>'),
      unit('new', 'Six &lt;heures'),
      unit('new', 'Six]]>'),
      unit('new', 'a'.repeat(8_001)),
      unit('new', '', {}),
      unit('new', 'Six', { fault: 'foreign-code' }),
    ),
  ).toEqual([
    'foreign-link',
    'lost-link',
    'direction-mark',
    'control-sign',
    'foreign-markup',
    'foreign-markup',
    'foreign-markup',
    'foreign-markup',
    'foreign-markup',
    'too-long',
    'empty',
    'foreign-code',
  ])
})

test('an unknown text is refused, and one whose English the file has changed', () => {
  expect(
    outcome(
      unit('nothing', 'Six', { isOwn: false, line: 1 }),
      unit('new', 'Six', { kind: 'nothing', line: 2 }),
      unit('new', 'Six', { isOwn: false, line: 3 }),
      unit('nothing', undefined, { isOwn: false }),
    ),
  ).toEqual(['unknown-unit', 'unknown-unit', 'other-english', 'untranslated'])
})

test('where the English has changed a translation begins that of every text that followed, and counts as such', () => {
  expect(plan(unit('before', 'Dès neuf heures.'))).toMatchObject([
    { effect: 'follows', hash: 'after-too', text: 'Dès neuf heures.', seen: 0 },
    { effect: 'follows', hash: 'after' },
  ])
  expect(outcome(unit('before', '[x](/y)'))).toEqual(['foreign-link', 'foreign-link'])
})

test('not where the file has only what is approved of it, the new text is translated, or nothing followed', () => {
  expect(outcome(unit('before', 'Neuf heures.'), unit('noon', 'Midi pile.'), unit('gone', 'Parti.'), unit('x', 'Rien.'))).toEqual(
    ['same', 'translated-since', 'gone', 'gone'],
  )
})

test('two translations of one text: the first is saved, another one is refused, whichever way they came', () => {
  expect(outcome(unit('new', 'Six heures.'), unit('new', 'Six heures.'), unit('new', 'Dès six heures.'))).toEqual([
    'new',
    'same',
    'twice',
  ])
  expect(
    outcome(
      unit('before', 'Dès neuf heures.', { line: 2 }),
      unit('after', 'Neuf ou dix.', { line: 9 }),
      unit('after-too', 'Neuf.', { line: 9 }),
    ),
  ).toEqual(['twice', 'twice', 'new', 'new'])
})

test('a refused translation does not stand in the way of a good one', () => {
  expect(outcome(unit('new', '[x](/y)'), unit('new', 'Six heures.'))).toEqual(['foreign-link', 'new'])
})

test('beside approved texts drafts are saved only by choice', () => {
  const planned = plan(
    unit('new', 'Six.'),
    unit('drafted', 'Sept.'),
    unit('approved', 'Huit.'),
    unit('before', 'Neuf.'),
    unit('approved', 'Huit heures.'),
  )
  const saved = (over: boolean) => planned.filter((one) => isSaved(one, over)).map(({ hash }) => hash)
  expect(saved(false)).toEqual(['new', 'drafted', 'after-too', 'after'])
  expect(saved(true)).toEqual(['new', 'drafted', 'approved', 'after-too', 'after'])
})
