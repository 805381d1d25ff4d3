import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberTest } from './number-pattern.ts'
import { checkNumbers, type KnownNumber } from './numbers-in-bulk.ts'
import { longestPaste, mostLines, readPastedLines } from './pasted-lines.ts'

const rows = (text: string) => readPastedLines(text)?.map(({ line, who, position, number }) => [line, who, position, number])

describe('pasted lines', () => {
  test.each([
    ['tabs', 'K7QM-42XD\t1\tRDB-001\nK7QM-42XD\t2\tRDB-002'],
    ['semicolons', 'K7QM-42XD; 1; RDB-001\r\nK7QM-42XD; 2; RDB-002'],
    ['commas and quotes', '"K7QM-42XD","1","RDB-001"\n\n"K7QM-42XD","2","RDB-002"'],
    ['a head', 'Reference or name,Place,Number\nK7QM-42XD,1,RDB-001\nK7QM-42XD,2,RDB-002'],
    ['a head in French in another order', 'Numéro;Référence;Place\nRDB-001;K7QM-42XD;1\nRDB-002;K7QM-42XD;2'],
    ['places in the reference', 'K7QM-42XD/1,RDB-001\nK7QM-42XD / 2,RDB-002'],
    ['the mark of Excel and formulas made harmless', "\uFEFFK7QM-42XD,1,'-RDB-001\nK7QM-42XD,2,'=RDB-002"],
  ])('with %s', (_how, text) => {
    const found = rows(text)?.map(([, ...cells]) => cells.map((cell) => String(cell).replace(/^[-=]/, '')))
    expect(found).toEqual([
      ['K7QM-42XD', '1', 'RDB-001'],
      ['K7QM-42XD', '2', 'RDB-002'],
    ])
  })
  test('a name with a comma stands in quotes, and a line keeps its number in the text', () => {
    expect(rows('\n"Kayitesi, Aline",1,RDB-001\n\nJohn Smith,RDB-002')).toEqual([
      [2, 'Kayitesi, Aline', '1', 'RDB-001'],
      [4, 'John Smith', '', 'RDB-002'],
    ])
  })
  test('a place without a number is no number', () => {
    expect(rows('K7QM-42XD, 3\nK7QM-42XD/2, 15\nK7QM-42XD, 153')).toEqual([
      [1, 'K7QM-42XD', '3', ''],
      [2, 'K7QM-42XD', '2', '15'],
      [3, 'K7QM-42XD', '', '153'],
    ])
  })
  test('what nobody sees is taken out of a cell', () => {
    expect(rows('K7QM-42XD,1,\u200BRDB\u00A0 001\u0000')).toEqual([[1, 'K7QM-42XD', '1', 'RDB 001']])
  })
  test('more than is read is read not at all, and a head does not count', () => {
    const line = 'K7QM-42XD,1,RDB\n'
    expect(rows(`name,place,number\n${line.repeat(mostLines)}`)).toHaveLength(mostLines)
    expect(rows(line.repeat(mostLines + 1))).toBeUndefined()
    expect(rows('x'.repeat(longestPaste + 1))).toBeUndefined()
    expect(rows('')).toEqual([])
  })
})

describe('the pattern of numbers', () => {
  test.each([
    ['RDB-\\d{6}', 'rdb-123456', 'RDB-12345'],
    ['[A-Z]{2,4}[-/]?\\d+', 'UWA/77', 'UWA/'],
    ['RDB-\\d+|VNP\\d+', 'VNP12', 'VNP12 or RDB-1'],
    ['(?:RDB-)?\\d{3}', '123', '1234'],
  ])('%s fits %s and not %s', (pattern, fitting, odd) => {
    expect(numberTest(pattern)?.(fitting)).toBe(true)
    expect(numberTest(pattern)?.(odd)).toBe(false)
  })
  test.each([
    '',
    '  ',
    '(',
    '[a-',
    '(a+)+$',
    '(a|a)*b',
    '(\\d*|a)(b*|c*)(d?)x*',
    '(?:a*){9}',
    '(a)\\1',
    '(?=a+)b',
    '\\d*\\d*\\d*x',
    '\\d{1,60}\\w+\\d+',
    '(?:\\d{1,50}|\\w{1,50})(?:\\d+|\\w+)',
    'a'.repeat(201),
  ])('%s is none', (pattern) => {
    expect(numberTest(pattern)).toBeUndefined()
  })
  test('whatever pattern is written, a number is judged at once', () => {
    const piece = fc.constantFrom(
      'a',
      '.',
      '\\d',
      '[ab]',
      '(',
      ')',
      '(?:',
      '|',
      '*',
      '+',
      '?',
      '{2,}',
      '{1,9}',
      'a?',
      '(a|b)?',
      '.*',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.constantFrom('a', 'ab', 'b1'), (pieces, unit) => {
        const fits = numberTest(pieces.join(''))
        const began = performance.now()
        fits?.(`${unit.repeat(29)}!`)
        expect(performance.now() - began).toBeLessThan(250)
      }),
      { numRuns: 1_000 },
    )
  })
})

const needs = [
  { id: 1, reference: 'K7QM-42XD', position: 1, names: ['SMITH JOHN', 'John Smith'] },
  { id: 2, reference: 'K7QM-42XD', position: 2, names: ['Éloïse Müller'] },
  { id: 3, reference: 'B2BB-2222', position: 1, names: ['John Smith'] },
  { id: 4, reference: 'B2BB-2222', position: 2, names: ['Aline Kayitesi'] },
  { id: 5, reference: 'C3CC-3333', position: 1, names: ['Jean Bosco'] },
  { id: 6, reference: 'C3CC-3333', position: 2, names: [] },
]
const permits = [1, 2, 3, 4, 6].map((id) => ({ id: id * 10, purchaseId: id, number: id === 4 ? 'RDB-004' : null }))
const elsewhere: KnownNumber = { number: 'RDB-900', permitId: 77, lotId: 7, reference: 'D4DD-4444', day: '2027-06-09' }
const known = [elsewhere, { ...elsewhere, number: 'RDB-004', permitId: 40 }]
const check = (text: string, pattern = 'RDB-\\d{3}') =>
  checkNumbers(readPastedLines(text) ?? [], { needs, permits, known, pattern }).map(
    ({ line, who, position, number, ...verdict }) => verdict,
  )

describe('what a line does', () => {
  test.each([
    ['k7qm42xd,1,RDB-001', { verdict: 'found', permitId: 10 }],
    ['K7QM-42XD/2,RDB-001', { verdict: 'found', permitId: 20 }],
    ['C3CC-3333,2,RDB-001', { verdict: 'found', permitId: 60 }],
    ['muller eloise,RDB-001', { verdict: 'by-name-alone', permitId: 20 }],
    ['John Smith,2,RDB-001', { verdict: 'unknown', because: 'nobody' }],
    ['John Smith,1,RDB-001', { verdict: 'too-many', permitIds: [10, 30] }],
    ['John Smith,RDB-001', { verdict: 'too-many', permitIds: [10, 30] }],
    ['K7QM-42XD,RDB-001', { verdict: 'too-many', permitIds: [10, 20] }],
    ['B2BB-2222,RDB-001', { verdict: 'found', permitId: 30 }],
    ['Nobody Known,1,RDB-001', { verdict: 'unknown', because: 'nobody' }],
    ['K7QM-42XD,9,RDB-001', { verdict: 'unknown', because: 'nobody' }],
    ['K7QM-42XD,one,RDB-001', { verdict: 'unknown', because: 'nobody' }],
    ['C3CC-3333,1,RDB-001', { verdict: 'unknown', because: 'no-permit' }],
    ['B2BB-2222,2,RDB-001', { verdict: 'has-number', permitId: 40, ownNumber: 'RDB-004' }],
    ['B2BB-2222,2,rdb-004', { verdict: 'has-number', permitId: 40, ownNumber: 'RDB-004' }],
    ['K7QM-42XD,1,rdb-900', { verdict: 'number-known', known: elsewhere }],
    ['K7QM-42XD,1,RDB-0001', { verdict: 'odd-pattern', permitId: 10, byNameAlone: false }],
    ['Éloise Müller,2,77', { verdict: 'odd-pattern', permitId: 20, byNameAlone: true }],
    ['K7QM-42XD,1,', { verdict: 'malformed' }],
    [',1,RDB-001', { verdict: 'malformed' }],
    [`K7QM-42XD,1,${'9'.repeat(61)}`, { verdict: 'malformed' }],
    ['!,1,RDB-001', { verdict: 'unknown', because: 'nobody' }],
  ])('%s', (line, verdict) => {
    expect(check(line)).toEqual([verdict])
  })
  test('a pattern that cannot be used finds no number odd', () => {
    for (const pattern of ['', '(', '(a+)+$'])
      expect(check('K7QM-42XD,1,77', pattern)).toEqual([{ verdict: 'found', permitId: 10 }])
  })
  test('a number that comes twice is known from the line where it came first, whoever that was for', () => {
    expect(check('nobody,1,RDB-001\nK7QM-42XD,1,rdb-001')).toEqual([
      { verdict: 'unknown', because: 'nobody' },
      { verdict: 'number-known', known: { line: 1 } },
    ])
  })
  test('a second number for one permit is one too many, and the last one left of a booking needs no position', () => {
    expect(check('K7QM-42XD,1,RDB-001\nK7QM-42XD,1,RDB-002\nK7QM-42XD,RDB-003\nK7QM-42XD,RDB-005')).toEqual([
      { verdict: 'found', permitId: 10 },
      { verdict: 'too-many', permitIds: [10] },
      { verdict: 'found', permitId: 20 },
      { verdict: 'too-many', permitIds: [10, 20] },
    ])
  })
  test('400 lines and one unknown: the unknown one alone is named', () => {
    const many = Array.from({ length: 400 }, (_, at) => ({ id: at, reference: `R${at}`, position: 1, names: [] }))
    const books = {
      needs: many.slice(1),
      permits: many.map(({ id }) => ({ id, purchaseId: id, number: null })),
      known: [],
      pattern: '',
    }
    const text = many.map(({ reference, id }) => `${reference},1,N${id}`).join('\n')
    const odd = checkNumbers(readPastedLines(text) ?? [], books).filter(({ verdict }) => verdict !== 'found')
    expect(odd).toMatchObject([{ line: 1, verdict: 'unknown' }])
  })
})

test('no permit and no number is given twice, whatever is pasted, and pasted again it changes nothing', () => {
  const line = fc
    .tuple(
      fc.constantFrom('K7QM-42XD', 'B2BB-2222', 'C3CC-3333', 'John Smith', 'x'),
      fc.constantFrom('', '1', '2', '3'),
      fc.constantFrom('RDB-001', 'rdb-001', 'RDB-002', 'RDB-004', 'RDB-900', '7'),
    )
    .map((cells) => cells.join('\t'))
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const pasted = readPastedLines(lines.join('\n')) ?? []
      const checked = checkNumbers(pasted, { needs, permits, known, pattern: 'RDB-\\d+' })
      const given = checked.filter((one) => one.verdict === 'found')
      expect(new Set(given.map(({ permitId }) => permitId)).size).toBe(given.length)
      expect(new Set(given.map(({ number }) => number.toLowerCase())).size).toBe(given.length)
      const numberOf = new Map(given.map(({ permitId, number }) => [permitId, number]))
      const written = permits.map((permit) => ({ ...permit, number: permit.number ?? numberOf.get(permit.id) ?? null }))
      const more = given.map(({ permitId, number }) => ({ ...elsewhere, permitId, number }))
      const again = checkNumbers(pasted, { needs, permits: written, known: [...known, ...more], pattern: 'RDB-\\d+' })
      for (const [at, one] of again.entries()) if (checked[at]?.verdict === 'found') expect(one.verdict).not.toBe('found')
    }),
    { numRuns: 1_000 },
  )
})
