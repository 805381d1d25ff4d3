import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

const line = (...cells: (string | number | null)[]) => csvText([cells]).replace('\uFEFF', '')

test('begins with the mark of UTF-8 and ends each row with CRLF', () => {
  expect(
    csvText([
      ['page', 'views'],
      ['/über-uns', 3],
    ]),
  ).toBe('\uFEFF"page","views"\r\n"/über-uns",3\r\n')
  expect(csvText([])).toBe('\uFEFF')
})

test('quotes are doubled; commas and ends of lines stay inside their cell', () => {
  expect(line('say "hello"', 'a, b', 'a\r\nb')).toBe('"say ""hello""","a, b","a\r\nb"\r\n')
})

test('a number stays a number, below zero too; what is no number is left empty', () => {
  expect(line(12, -3, 2.5, Number.NaN, null)).toBe('12,-3,2.5,,\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', ' =1+1', '＝1'])('%j is words and no formula', (text) => {
  expect(line(text)).toBe(`"'${text}"\r\n`)
})

test('a formula behind a semicolon or a tab is words as well', () => {
  expect(line('x;=HYPERLINK("http://evil.example")')).toBe('"x;\'=HYPERLINK(""http://evil.example"")"\r\n')
  expect(line('x; @y\t-z')).toBe('"x;\' @y\t\'-z"\r\n')
})

test('whatever is written, a reader of CSV finds as many cells as there were', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (rows) => {
      expect(read(csvText(rows).slice(1)).map((row) => row.length)).toEqual(rows.map((row) => row.length))
    }),
  )
})

/** The cells of a CSV, read sign by sign. */
function read(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (quoted && sign === '"' && text[at + 1] === '"') {
      cell += '"'
      at++
    } else if (sign === '"') quoted = !quoted
    else if (!quoted && sign === ',') {
      row.push(cell)
      cell = ''
    } else if (!quoted && sign === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell])
      row = []
      cell = ''
      at++
    } else cell += sign
  }
  return rows
}
