import { expect, test } from 'vitest'
import { readTable } from './read-table.server.ts'

const shape = { columns: ['room', 'season', 'rate'], needed: ['room', 'rate'], most: 1_000 } as const
const faultOf = (text: string) => readTable(text, shape).fault
function linesOf(text: string) {
  const read = readTable(text, shape)
  return read.fault ? [] : read.lines
}

test('of too many lines no more are read than needed to refuse them', () => {
  const lines = `room,season,rate\n${',,\n'.repeat(1_000)}`
  expect(linesOf(lines)).toHaveLength(1_000)
  expect(faultOf(`${lines},,\n`)).toEqual({ reason: 'too-many', most: 1_000 })
  // The invalid line comes after the last allowed one.
  expect(faultOf(`${lines},,\n,,\nbroken`)).toEqual({ reason: 'too-many', most: 1_000 })
})

test('a million columns are refused in a few words', () => {
  const names = Array.from({ length: 1_000_000 }, (_, at) => `c${at}`).join(',')
  expect(faultOf(`room,rate,${names}\n1,2\n`)).toEqual({
    reason: 'columns-unknown',
    columns: ['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9'],
  })
  const long = 'x'.repeat(10_000_000)
  expect(faultOf(`room,rate,${long}\n1,2,3\n`)).toEqual({ reason: 'columns-unknown', columns: ['x'.repeat(80)] })
})

test('a column that is named twice is refused, because it is ambiguous', () => {
  expect(faultOf('room,rate,rate\nTwin,100,900\n')).toEqual({ reason: 'columns-twice', columns: ['rate'] })
  expect(faultOf(`room,rate${',season'.repeat(100_000)}\n`)).toEqual({ reason: 'columns-twice', columns: ['season'] })
})

test('a cell is as long as it came: its length is checked by the table’s own rules, by its line', () => {
  const lines = linesOf(`room,rate\n"${'x'.repeat(10_000_000)}",5\n`)
  expect(lines.map(({ row, value }) => [row, value('room').length, value('rate')])).toEqual([[2, 10_000_000, '5']])
  expect(faultOf(`room,rate\n"${'x'.repeat(10_000_000)},5\n`)).toMatchObject({ reason: 'not-a-table' })
})

test('a table pasted from a spreadsheet has tabs, and an empty cell stays in its column', () => {
  const lines = linesOf('season\troom\trate\r\n\tTwin\t1,250.50\r\nhigh\tFamily room\t\r\n')
  expect(lines.map(({ value }) => [value('season'), value('room'), value('rate')])).toEqual([
    ['', 'Twin', '1,250.50'],
    ['high', 'Family room', ''],
  ])
})
