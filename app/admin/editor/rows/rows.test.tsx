import { expect, test } from 'vitest'
import { drawnInEnglish } from '#tests/support/drawn-in-english.tsx'
import { Rows } from './rows.tsx'
import { TextRows } from './text-rows.tsx'

const nothing = () => undefined

const list = (value: readonly string[], more: { problem?: string; most?: number; copies?: boolean } = {}) =>
  drawnInEnglish(
    <Rows
      name="days"
      label="Days"
      value={value}
      onChange={nothing}
      rowName={(number) => `Day ${number}`}
      add="Add a day"
      fresh={() => ''}
      {...more}
    >
      {({ row, path }) => <input name={`${path}.title`} defaultValue={row} aria-label="Title" />}
    </Rows>,
  )

const pressable = (html: string) => [...html.matchAll(/<button[^>]* value="([^"]+)"/g)].map(([, value]) => value)

test('without JavaScript every row has its fields and the buttons that change it', () => {
  const html = list(['Arrive', 'Walk'], { copies: true })
  expect(html).toContain('name="days.1.title"')
  expect(pressable(html)).toEqual([
    'up days.0',
    'down days.0',
    'copy days.0',
    'remove days.0',
    'up days.1',
    'down days.1',
    'copy days.1',
    'remove days.1',
    'add days',
  ])
})

test('a button without words has a name, and the ends of the list say that there is no further', () => {
  const html = list(['Arrive', 'Walk'])
  expect(html).toContain('aria-label="Move Day 2 up"')
  expect(html.match(/aria-disabled="true"/g)).toHaveLength(2)
})

test('a list that is full offers no more rows', () => {
  expect(pressable(list(['Arrive'], { most: 1, copies: true }))).not.toContain('add days')
})

test('what is wrong is said of the whole list, where an error summary leads', () => {
  const html = list([], { problem: 'A package has at least one day.' })
  expect(html).toContain('id="field-days"')
  expect(html).toContain('aria-describedby="field-days-error"')
  expect(html).toContain('A package has at least one day.')
})

test('a list of texts is one field without JavaScript, one text to a line', () => {
  const html = drawnInEnglish(<TextRows name="included" label="Included" value={['Park fees', 'Water']} onChange={nothing} />)
  expect(html).toContain('name="included"')
  expect(html).toContain('>Park fees\nWater</textarea>')
})
