import { expect, test } from 'vitest'
import { drawnInEnglish } from '#tests/support/drawn-in-english.tsx'
import { readEnglish } from '../../../words/sources.server.ts'
import { DayBuilder } from './day-builder.tsx'
import { dayLine } from './day-text.ts'

const draw = (wrong?: Record<string, string>) =>
  drawnInEnglish(
    <DayBuilder
      name="days"
      label="Day by day"
      value={[
        {
          title: 'North',
          text: 'Hills.',
          from: 'kigali',
          to: 'musanze',
          driveMinutes: 150,
          driveKm: 96,
          meals: ['lunch'],
          night: { place: 'musanze', hotel: 'lodge' },
        },
        { title: 'Home', text: 'Hills.', from: 'gisenyi', to: 'kigali', driveMinutes: 200, driveKm: 150, meals: [] },
      ]}
      onChange={() => undefined}
      places={[
        { id: 'kigali', name: 'Kigali', country: 'Rwanda' },
        { id: 'musanze', name: 'Musanze', country: 'Rwanda' },
        { id: 'gisenyi', name: 'Gisenyi', country: 'Rwanda' },
      ]}
      hotels={[{ id: 'lodge', name: 'The lodge', placeId: 'musanze' }]}
      legBetween={() => undefined}
      {...(wrong && { wrong })}
    />,
  )

test('every part of a day has its field, by its path', () => {
  const html = draw()
  for (const field of ['title', 'text', 'from', 'to', 'driveMinutes', 'driveKm', 'meals', 'night.place', 'night.hotel'])
    expect(html).toContain(`name="days.0.${field}"`)
  expect(html).toContain('<option value="musanze" selected="">Musanze</option>')
  expect(html.match(/checked=""/g)).toHaveLength(1)
})

test('the line of a day says where it goes, and what does not fit', () => {
  const html = draw()
  expect(html).toContain('Kigali to Musanze, 2 h 30. Overnight at The lodge.')
  expect(html).toContain('The previous day ends in Musanze.')
  expect(html).toContain('Total driving time: 5 h 50, 246 km.')
})

test('a day with a mistake stands open and says it at the field', () => {
  expect(draw()).not.toContain('<details class="row-fold" open')
  const html = draw({ 'days.1.title': 'Give the day a title.' })
  expect(html.match(/<details class="row-fold" open/g)).toHaveLength(1)
  expect(html).toContain('aria-describedby="field-days-1-title-error"')
})

test('the line of a new day is empty until it has a place', () => {
  const day = { from: '', to: '', minutes: 0, hotel: undefined, meals: 'No meals' }
  expect(dayLine(readEnglish, day)).toBe('')
  expect(dayLine(readEnglish, { ...day, from: 'Kigali', to: 'Kigali' })).toBe('In Kigali. No meals.')
})
