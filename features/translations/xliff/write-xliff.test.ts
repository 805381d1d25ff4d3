import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CodedText, codedEnglish, codedTranslation, codesIn, piecesOfMarks } from './coded-text.ts'
import { exportedUnit } from './exported-unit.ts'
import { type XliffUnit, xliffDocument } from './write-xliff.ts'
import { xliffText, xmlAttribute, xmlText } from './xml-text.ts'

const unit: XliffUnit = {
  ...{ id: 'AbC-_456789012345', name: 'days.*.text', notes: [], state: 'initial' },
  source: ['Porters wait.'],
}
const documentOf = (...units: XliffUnit[]) =>
  xliffDocument('fr', [{ id: 'package:gorilla-trek', original: '/package-details/gorilla-trek', units }])

test('a document says which content, which text, its state, and what a tool protects', () => {
  const source = 'Read [our **list**](/blog/list) & be at **the gate** by _seven_.'
  expect(
    documentOf({
      ...unit,
      notes: [
        { category: 'place', text: 'Day 2: Text' },
        { category: 'former-source', text: 'The English before: <old>', about: 'source' },
      ],
      source: piecesOfMarks(source),
      target: piecesOfMarks('Soyez à **la porte**, et lisez [la liste](/blog/list) & **tout**.'),
      state: 'translated',
      subState: 'impamba:machine',
    }),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="fr">
<file id="package:gorilla-trek" original="/package-details/gorilla-trek" xml:space="preserve">
<unit id="AbC-_456789012345" name="days.*.text">
<notes><note category="place">Day 2: Text</note><note category="former-source" appliesTo="source">The English before: &lt;old&gt;</note></notes>
<originalData><data id="d1">[</data><data id="d2">](/blog/list)</data><data id="d3">**</data><data id="d4">_</data></originalData>
<segment state="translated" subState="impamba:machine">
<source>Read <pc id="1" type="link" canDelete="no" dataRefStart="d1" dataRefEnd="d2" dispStart="[" dispEnd="](/blog/list)">our **list**</pc> &amp; be at <pc id="2" type="fmt" subType="xlf:b" dataRefStart="d3" dataRefEnd="d3" dispStart="**" dispEnd="**">the gate</pc> by <pc id="3" type="fmt" subType="xlf:i" dataRefStart="d4" dataRefEnd="d4" dispStart="_" dispEnd="_">seven</pc>.</source>
<target>Soyez à <pc id="2" type="fmt" subType="xlf:b" dataRefStart="d3" dataRefEnd="d3" dispStart="**" dispEnd="**">la porte</pc>, et lisez <pc id="1" type="link" canDelete="no" dataRefStart="d1" dataRefEnd="d2" dispStart="[" dispEnd="](/blog/list)">la liste</pc> &amp; <pc id="4" type="fmt" subType="xlf:b" dataRefStart="d3" dataRefEnd="d3" dispStart="**" dispEnd="**">tout</pc>.</target>
</segment>
</unit>
</file>
</xliff>
`)
})

test('a text without marks is plain, and one that nobody translated has no target', () => {
  const text = documentOf(unit)
  expect(text).toContain('<segment state="initial">\n<source>Porters wait.</source>\n</segment>')
  expect(text).not.toMatch(/<(target|originalData|notes)/)
})

test('a text cannot end its element, and what XML forbids is written as XLIFF writes it', () => {
  expect(xliffText('</source><script>]]>&lt;"\r\n\u0007\uFFFF\uD800')).toBe(
    '&lt;/source&gt;&lt;script&gt;]]&gt;&amp;lt;&quot;&#13;\n<cp hex="0007"/><cp hex="FFFF"/><cp hex="D800"/>',
  )
  expect(xmlText('a\u0000b\u{1F98D}')).toBe('ab\u{1F98D}')
  expect(xmlAttribute('"\n\t<')).toBe('&quot;&#10;&#9;&lt;')
})

const written = (pieces: CodedText): string =>
  pieces
    .map((one) =>
      typeof one === 'string' ? one : one.kind === 'argument' ? one.text : one.open + written(one.inside) + one.close,
    )
    .join('')

test('the pieces of a text are the text, and every number stands once', () => {
  const piece = fc.constantFrom('**a**', '_b_', '[c](/d)', '[e](/f)', ' ', 'g ', '**', '](', '_')
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(text, text, (source, translation) => {
      const english = codedEnglish(piecesOfMarks(source))
      for (const [pieces, whole] of [
        [english, source],
        [codedTranslation(english, piecesOfMarks(translation)), translation],
      ] as const) {
        const ids = codesIn(pieces).map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(written(pieces)).toBe(whole)
      }
    }),
  )
})

test('a draft is translated, an approved text final, and one whose English changed has both former texts as notes', () => {
  const text = { hash: 'h', path: 'lede', place: 'lede', text: 'Six.', own: undefined, former: undefined }
  const labels = { place: 'Introduction', state: 'S', formerEnglish: 'Before', formerTranslation: 'Translated' }
  const own = { hash: 'h', approvedAt: null, approvedBy: null, version: 1, editedAt: new Date(0), editor: 'Diane' }
  expect(
    exportedUnit(
      { ...text, state: 'unread', own: { ...own, approved: 'Six', draft: 'Six !', draftBy: 'machine' } },
      labels,
      undefined,
    ),
  ).toMatchObject({ state: 'translated', subState: 'impamba:machine', target: ['Six !'] })
  expect(
    exportedUnit({ ...text, state: 'approved', own: { ...own, approved: 'Six', draft: null, draftBy: null } }, labels, undefined),
  ).toEqual({
    id: 'h',
    name: 'lede',
    notes: [
      { category: 'place', text: 'Introduction' },
      { category: 'state', text: 'S' },
    ],
    source: ['Six.'],
    target: ['Six'],
    state: 'final',
  })
  const stale = exportedUnit({ ...text, state: 'stale', former: { hash: 'f', text: 'Cinq.' } }, labels, 'Five.')
  expect(stale).toMatchObject({ state: 'initial' })
  expect(stale).not.toHaveProperty('target')
  expect(stale.notes.slice(2)).toEqual([
    { category: 'former-source', text: 'Before: Five.', about: 'source' },
    { category: 'former-target', text: 'Translated: Cinq.', about: 'target' },
  ])
})
