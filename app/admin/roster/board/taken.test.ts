import { expect, test } from 'vitest'
import type { BoardStrip, NeedyRun } from './load-board.server.ts'
import { fieldsOf, mayGoTo, movedByKey, type Taken, takenStrip } from './taken.ts'

const strip = (facts: Partial<BoardStrip> = {}) =>
  ({
    id: 5,
    version: 3,
    kind: 'guide',
    memberId: 1,
    absence: null,
    from: '2027-06-14T00:00',
    to: '2027-06-16T12:00',
    ...facts,
  }) as BoardStrip
const rows = ['guide-1', 'guide-2', 'guide-3', 'car-1']
const press = (taken: Taken, ...keys: string[]) =>
  keys.reduce<Taken>(
    (before, key) => movedByKey(before, { key: key.replace('Shift ', ''), shift: key.startsWith('Shift'), rows }) ?? before,
    taken,
  )
const run = { kind: 'run', run: { run: 'departure-7' } as NeedyRun['item'], row: undefined } as const

test('what is put down where it was sends nothing', () => {
  expect(fieldsOf(takenStrip(strip()))).toBeUndefined()
  expect(fieldsOf(press(takenStrip(strip()), 'ArrowDown', 'ArrowUp'))).toBeUndefined()
  expect(fieldsOf(run)).toBeUndefined()
})

test('another row gives it to another guide, and no days are sent', () => {
  expect(fieldsOf(press(takenStrip(strip()), 'ArrowDown'))).toEqual({
    event: 'move',
    assignment: '5',
    version: '3',
    who: 'guide-2',
  })
})

test('right makes it a day longer and keeps its noon, Shift and left begins a day earlier', () => {
  expect(fieldsOf(press(takenStrip(strip()), 'ArrowRight', 'Shift ArrowLeft'))).toEqual({
    event: 'move',
    assignment: '5',
    version: '3',
    from: '2027-06-13',
    to: '2027-06-17',
    fromTime: '00:00',
    toTime: '12:00',
  })
})

test('it stays a day long', () => {
  const short = press(takenStrip(strip()), 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft')
  expect(short).toMatchObject({ from: '2027-06-14', to: '2027-06-14' })
})

test('a guide’s work goes to a guide alone, an absence to nobody else, a run to anybody', () => {
  expect(press(takenStrip(strip()), 'ArrowDown', 'ArrowDown', 'ArrowDown').row).toBe('guide-3')
  expect(press(takenStrip(strip({ absence: 'leave' })), 'ArrowDown').row).toBe('guide-1')
  expect([mayGoTo(run, 'car-1'), mayGoTo(takenStrip(strip()), 'car-1')]).toEqual([true, false])
})

test('a run goes to the row that was chosen', () => {
  const fields = { event: 'assign', run: 'departure-7', who: 'car-1' }
  expect(fieldsOf(press(run, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'))).toEqual(fields)
})

test('other keys mean nothing', () => expect(movedByKey(run, { key: 'a', shift: false, rows })).toBeUndefined())
