import { expect, test } from 'vitest'
import { type Cells, clearing, copyText, edited, fillingDown, pasting, readCopied } from './sheet-cells.ts'

const cells: Cells = [
  [100_00, 200_00],
  [90_50, undefined],
  [80_00, 180_00],
]
const box = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right })
const after = (at: ReturnType<typeof box>, text: string) => {
  const { edits, outside } = pasting(cells, at, readCopied(text), 'USD')
  return { cells: edited(cells, edits), outside, refused: edits.flatMap((edit) => ('refused' in edit ? [edit.refused] : [])) }
}

test('a selection goes to a sheet as plain figures and comes back as it was', () => {
  const text = copyText(cells, box(0, 0, 2, 1), 'USD')
  expect(text).toBe('100\t200\r\n90.50\t\r\n80\t180')
  expect(after(box(0, 0), text).cells).toEqual(cells)
})

test('cells of a sheet may be quoted, with breaks and quotes inside', () => {
  expect(readCopied('"a ""b""\nc"\td\r\n5" pipe\t\r\n')).toEqual([
    ['a "b"\nc', 'd'],
    ['5" pipe', ''],
  ])
})

test('a column that is pasted fills from the cell on, and what has no cell is counted', () => {
  expect(after(box(1, 1), '150\n140\n130\n\n')).toMatchObject({
    cells: [
      [100_00, 200_00],
      [90_50, 150_00],
      [80_00, 140_00],
    ],
    outside: 1,
  })
})

test('one text fills the whole selection', () => {
  expect(after(box(0, 0, 2, 0), '$75').cells.map(([first]) => first)).toEqual([75_00, 75_00, 75_00])
})

test('what cannot be read is refused by itself, and the amounts that were there stay', () => {
  const pasted = after(box(0, 0), '120\ton request\n110\t190')
  expect(pasted.cells).toEqual([
    [120_00, 200_00],
    [110_00, 190_00],
    [80_00, 180_00],
  ])
  expect(pasted.refused).toEqual([{ text: 'on request', why: 'not-a-number' }])
})

test('one cell with a decimal comma tells how the others are read', () => {
  expect(after(box(0, 0), '1.250\t980,50').cells[0]).toEqual([125_000, 98_050])
  expect(after(box(0, 0), '1.250\t980').refused).toEqual([{ text: '1.250', why: 'two-readings' }])
})

test('an empty cell that is pasted takes the price away', () => {
  expect(after(box(0, 0), '\t210').cells[0]).toEqual([undefined, 210_00])
})

test('filling down repeats the first row, or what stands above a row alone', () => {
  expect(edited(cells, fillingDown(cells, box(0, 0, 2, 1)))).toEqual([
    [100_00, 200_00],
    [100_00, 200_00],
    [100_00, 200_00],
  ])
  expect(edited(cells, fillingDown(cells, box(1, 1)))[1]).toEqual([90_50, 200_00])
  expect(fillingDown(cells, box(0, 0))).toEqual([])
})

test('clearing takes the selection and nothing else', () => {
  expect(edited(cells, clearing(box(0, 1, 2, 1))).map(([first]) => first)).toEqual([100_00, 90_50, 80_00])
})
