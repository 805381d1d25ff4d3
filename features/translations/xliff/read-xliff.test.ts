import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashOf } from '#features/content/texts/text-units.server.ts'
import { piecesOfMarks } from './coded-text.ts'
import { mostXliffBytes, mostXliffUnits } from './limits.ts'
import { readXliff } from './read-xliff.server.ts'
import { xliffDocument } from './write-xliff.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = async (text: string | Uint8Array, language = 'fr') =>
  readXliff(typeof text === 'string' ? bytesOf(text) : text, language)
const faultOf = async (text: string | Uint8Array) => (await read(text)).fault
const unitsOf = async (text: string | Uint8Array) => {
  const found = await read(text)
  if (found.fault) throw new Error(JSON.stringify(found.fault))
  return found.units
}
const place = 'days.*.text'
const written = (source: string, target?: string) =>
  xliffDocument('fr', [
    {
      id: 'package:trek',
      original: '/x',
      units: [
        {
          id: hashOf(place, source),
          name: place,
          notes: [],
          source: piecesOfMarks(source),
          ...(target !== undefined && { target: piecesOfMarks(target) }),
          state: target === undefined ? 'initial' : 'translated',
        },
      ],
    },
  ])
const english = 'Read [our list](/blog/list), **now**.'
/** A file whose one unit has these segments, in the codes of the English above. */
const fileOf = (
  segments: string,
  { head = '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="fr">', before = '' } = {},
) =>
  `${before}${head}<file id="package:trek"><unit id="${hashOf(place, english)}" name="${place}">
<originalData><data id="d1">[</data><data id="d2">](/blog/list)</data><data id="d3">**</data></originalData>
${segments}</unit></file></xliff>`
const source =
  '<source>Read <pc id="1" dataRefStart="d1" dataRefEnd="d2">our list</pc>, <pc id="2" dataRefStart="d3" dataRefEnd="d3">now</pc>.</source>'
const targeted = (target: string, more = 'state="translated"') =>
  fileOf(`<segment ${more}>${source}<target>${target}</target></segment>`)
const link = '<pc id="1" dataRefStart="d1" dataRefEnd="d2">la liste</pc>'

test('what is written is read again, whatever stands in it', async () => {
  const marks = fc.constantFrom(
    '**a**',
    '_b_',
    '[c](/d)',
    '<script>',
    ']]>',
    '&lt;',
    '"',
    "'",
    '\u0007',
    '\uFFFE',
    '\r\n',
    '\n',
    ' x ',
  )
  const text = fc
    .array(fc.oneof(marks, fc.string({ unit: 'grapheme', maxLength: 5 })), { minLength: 1, maxLength: 10 })
    .map((parts) => parts.join(''))
    .filter((one) => one.trim() !== '' && one.isWellFormed())
  await fc.assert(
    fc.asyncProperty(text, text, async (from, into) => {
      const [unit] = await unitsOf(written(from, into))
      expect(unit).toMatchObject({ kind: 'package', isOwn: true, text: into.trim() })
    }),
  )
})

test('a file may begin with a byte order mark and have the line ends of Windows; the line is that of its unit', async () => {
  const [unit] = await unitsOf(bytesOf(`\uFEFF${written('Six.', 'Six !').replaceAll('\n', '\r\n')}`))
  expect(unit).toEqual({
    line: 4,
    file: 'package:trek',
    kind: 'package',
    hash: hashOf(place, 'Six.'),
    isOwn: true,
    text: 'Six !',
  })
})

test.each([
  ['UTF-16 with a mark', Buffer.from(`\uFEFF${written('Six.')}`, 'utf16le'), { reason: 'not-utf-8' }],
  ['UTF-16 without one', Buffer.from(written('Six.'), 'utf16le'), { reason: 'not-utf-8' }],
  ['UTF-16 the other way', Buffer.from(written('Six.'), 'utf16le').swap16(), { reason: 'not-utf-8' }],
  ['Latin 1', Buffer.from(written('Été.'), 'latin1'), { reason: 'not-utf-8' }],
  [
    'a file that says so',
    bytesOf(written('Six.').replace('UTF-8', 'ISO-8859-1')),
    { reason: 'other-encoding', value: 'ISO-8859-1', line: 1 },
  ],
])('%s is refused', async (_name, bytes, fault) => expect(await faultOf(bytes)).toEqual(fault))

test('a file of more than 20 MB is refused before it is read, and one of just 20 MB is not', async () => {
  const text = written('Six.', 'Six !')
  const padded = (length: number) => bytesOf(text.padEnd(length, '\n'))
  expect(await faultOf(padded(mostXliffBytes + 1))).toEqual({ reason: 'too-large' })
  expect(await unitsOf(padded(mostXliffBytes))).toHaveLength(1)
})

const laughs = `<?xml version="1.0"?>
<!DOCTYPE lolz [
 <!ENTITY lol "lol">
 ${Array.from({ length: 9 }, (_, n) => `<!ENTITY lol${n + 1} "${`&lol${n || ''};`.repeat(10)}">`).join('\n ')}
]>
${fileOf(`<segment><source>&lol9;</source></segment>`)}`

test.each([
  ['a billion laughs', laughs, { reason: 'doctype', line: 2 }],
  [
    'a DOCTYPE with a file of the server',
    `<!DOCTYPE x SYSTEM "file:///etc/passwd">${written('Six.')}`,
    { reason: 'doctype', line: 1 },
  ],
  ['an entity', fileOf('<segment><source>&xxe;</source></segment>'), { reason: 'entity', line: 3 }],
  [
    'an entity by the name of a property',
    fileOf('<segment><source>&constructor;</source></segment>'),
    { reason: 'entity', line: 3 },
  ],
  ['a NUL', fileOf('<segment><source>&#0;</source></segment>'), { reason: 'not-xml', line: 3 }],
  ['a file that is cut off', written('Six.', 'Six !').slice(0, -20), { reason: 'not-xml', line: 9 }],
  ['an element that is not closed', fileOf('<segment><source>Six</segment>'), { reason: 'not-xml', line: 3 }],
  ['plain text', 'hello', { reason: 'not-xml', line: 1 }],
  ['nothing', '', { reason: 'not-xml', line: 1 }],
  ['a page of HTML', '<html><body>Hello</body></html>', { reason: 'not-xliff', line: 1, value: 'html' }],
  [
    'XLIFF 1.2',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>',
    { reason: 'version', line: 1, value: '1.2' },
  ],
  [
    'XLIFF 3',
    fileOf('', { head: '<xliff xmlns="urn:oasis:names:tc:xliff:document:3.0" version="3.0">' }),
    { reason: 'version', line: 1, value: '3.0' },
  ],
  ['XLIFF of no namespace', fileOf('', { head: '<xliff version="2.1">' }), { reason: 'version', line: 1, value: '2.1' }],
  [
    'another language',
    fileOf('', { head: '\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="de">' }),
    { reason: 'target-language', line: 2, value: 'de' },
  ],
  [
    'a language that only begins so',
    fileOf('', { head: '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="frr">' }),
    { reason: 'target-language', line: 1, value: 'frr' },
  ],
  [
    'no language',
    fileOf('', { head: '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en">' }),
    { reason: 'target-language', line: 1, value: '' },
  ],
  [
    'another source',
    fileOf('', { head: '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="de" trgLang="fr">' }),
    { reason: 'source-language', line: 1, value: 'de' },
  ],
  ['elements without end', fileOf(`<segment><source>${'<mrk id="m">'.repeat(100_000)}`), { reason: 'too-deep', line: 3 }],
  [
    'a hundred attributes',
    fileOf(`<segment ${Array.from({ length: 100 }, (_, n) => `a${n}=""`).join(' ')}/>`),
    { reason: 'not-xml', line: 3 },
  ],
])('%s is refused with its line', async (_name, text, fault) => expect(await faultOf(text)).toEqual(fault))

test('more texts than any site has are refused', async () => {
  const units = '<unit id="x"><segment><source/></segment></unit>\n'.repeat(mostXliffUnits + 1)
  const head = '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="fr">'
  expect(await faultOf(`${head}<file id="a">${units}</file></xliff>`)).toEqual({ reason: 'too-many', line: mostXliffUnits + 1 })
})

test('the versions 2.0 to 2.2 are read, and French of a country is French', async () => {
  for (const [version, space] of [
    ['2.0', '2.0'],
    ['2.1', '2.0'],
    ['2.2', '2.2'],
  ]) {
    const head = `<xliff xmlns="urn:oasis:names:tc:xliff:document:${space}" version="${version}" srcLang="en-GB" trgLang="fr-FR">`
    expect(await unitsOf(fileOf(`<segment>${source}<target>${link}</target></segment>`, { head }))).toMatchObject([
      { isOwn: true, text: '[la liste](/blog/list)' },
    ])
  }
})

test.each([
  ['codes in another order', `<pc id="2">Vite</pc>, lisez ${link}.`, '**Vite**, lisez [la liste](/blog/list).'],
  [
    'a code that is copied',
    `${link} <pc id="3" copyOf="2">a</pc> <pc id="4" dataRefStart="d3" dataRefEnd="d3">b</pc>`,
    '[la liste](/blog/list) **a** **b**',
  ],
  [
    'beginnings and ends apart',
    `Lisez <sc id="1" dataRef="d1"/>la liste<ec startRef="1" dataRef="d2"/>.`,
    'Lisez [la liste](/blog/list).',
  ],
  ['annotations', `<mrk id="m1" type="term">Lisez</mrk> <sm id="m2"/>${link}<em startRef="m2"/>`, 'Lisez [la liste](/blog/list)'],
  ['escaped signs and character data', `${link} &lt;&amp;&#233;<![CDATA[<b>]]>`, '[la liste](/blog/list) <&é<b>'],
])('%s are read', async (_name, target, text) => {
  const [unit] = await unitsOf(targeted(target))
  expect(unit).toMatchObject({ isOwn: true, text })
  expect(unit).not.toHaveProperty('fault')
})

test.each([
  ['a placeholder of nothing', `${link} <ph id="9"/>`, 'foreign-code'],
  ['a code with an address of its own', `${link} <pc id="9" dataRefStart="d1" dataRefEnd="dx">ici</pc>`, 'foreign-code'],
  ['an element of HTML', `${link} <script>alert(1)</script>`, 'foreign-element'],
  ['an element of another language', `${link} <h:b xmlns:h="http://www.w3.org/1999/xhtml">a</h:b>`, 'foreign-element'],
  ['a code within another', '<pc id="1"><pc id="2">la liste</pc></pc>', 'broken-mark'],
  ['a code around nothing', `${link}<pc id="2"></pc>`, 'broken-mark'],
  ['a beginning without an end', `${link} <sc id="2" dataRef="d3"/>vite`, 'broken-mark'],
])('%s is a fault of its text alone', async (_name, target, fault) =>
  expect(await unitsOf(targeted(target))).toMatchObject([{ fault }]))

test('the codes are what the English says, whatever the file says of them', async () => {
  const other = targeted(link).replace('](/blog/list)</data>', '](https://evil.example)</data>')
  expect(await unitsOf(other)).toMatchObject([{ isOwn: false }])
})

test('a unit in several segments is one text, in the order of its targets', async () => {
  const [first, second] = [
    'Read <pc id="1" dataRefStart="d1" dataRefEnd="d2">our list</pc>',
    '<pc id="2" dataRefStart="d3" dataRefEnd="d3">now</pc>.',
  ]
  const segments = (end: string) =>
    fileOf(`<segment><source>${first}</source><target order="3">lisez ${link}.</target></segment>
<ignorable><source>, </source></ignorable><segment><source>${second}</source>${end}</segment>`)
  expect(await unitsOf(segments('<target order="1"><pc id="2">Vite</pc></target>'))).toMatchObject([
    { isOwn: true, text: '**Vite**, lisez [la liste](/blog/list).' },
  ])
  expect(await unitsOf(segments(''))).toMatchObject([{ fault: 'partly' }])
})

test('without a target, with a blank one, or with the English that nobody touched, nothing is translated', async () => {
  for (const file of [
    written('Six.'),
    targeted(' '),
    targeted(source.replace(/<\/?source>/g, ''), ''),
    targeted(source.replace(/<\/?source>/g, ''), 'state="initial"'),
  ])
    expect((await unitsOf(file))[0]?.text).toBeUndefined()
  expect((await unitsOf(targeted(source.replace(/<\/?source>/g, ''), 'state="reviewed"')))[0]?.text).toBe(english)
})

test('suggestions of other modules are no translations', async () => {
  const match = `<mtc:matches xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0"><mtc:match ref="#x"><originalData><data id="d2">](/x)</data></originalData>
<source>Read</source><target>Autre</target></mtc:match></mtc:matches>`
  const file = targeted(link).replace('<originalData>', `${match}<originalData>`)
  expect(await unitsOf(file)).toMatchObject([{ isOwn: true, text: '[la liste](/blog/list)' }])
})

test('a unit with another place or another English than its id is not one of ours', async () => {
  for (const [from, to] of [
    ['days.*.text', 'days.*.title'],
    ['our list', 'the list'],
    [hashOf(place, english), 'x'],
  ] as const)
    expect(await unitsOf(targeted(link).replace(from, to))).toMatchObject([{ isOwn: false }])
})
