import { expect, test } from 'vitest'
import { type RoadList, workbookRows } from './road-list.ts'

const list = (group: string): RoadList => ({
  ...{ title: 'Arrivals', lede: '', notes: [], empty: { title: '', text: '' } },
  columns: [{ head: 'Time', as: 'head' }, { head: 'Flight' }],
  rows: [
    {
      key: '1',
      group,
      cells: [
        '19:30',
        { text: 'KL 537', lines: ['Anne'], small: ['Arrival'], phone: '+47 1', warn: 'Late', go: { to: '/x', word: 'Go' } },
      ],
    },
  ],
})

test('a workbook has every text of a cell, and nothing that is only pressed', () => {
  expect(workbookRows(list(''), 'Under')).toEqual([
    ['Time', 'Flight'],
    ['19:30', 'KL 537\nAnne\nArrival\n+47 1\nLate'],
  ])
})

test('in a workbook each row says its heading itself, because it may be sorted there', () => {
  expect(workbookRows(list('Wed 9 June'), 'Under').map((row) => row[0])).toEqual(['Under', 'Wed 9 June'])
})
