import { expect, test } from 'vitest'
import { drawnInEnglish } from '#tests/support/drawn-in-english.tsx'
import { SeasonStrip } from './season-strip.tsx'
import { YearSpans } from './year-spans.tsx'

const nothing = () => undefined

test('without JavaScript the months are twelve lists', () => {
  const html = drawnInEnglish(<SeasonStrip name="bestMonths" label="Best months" value={[3, 2, 1, 0]} onChange={nothing} />)
  expect(html.match(/<select/g)).toHaveLength(12)
  expect(html).toContain('name="bestMonths.11"')
  expect([...html.matchAll(/<option value="(\d)" selected/g)].map(([, mark]) => mark).slice(0, 5)).toEqual([
    '3',
    '2',
    '1',
    '0',
    '1',
  ])
})

test('a season is typed as month and day without JavaScript, and what is wrong with it stands beside it', () => {
  const html = drawnInEnglish(
    <YearSpans
      name="highSeasons"
      label="High seasons"
      value={[
        { from: '06-31', to: '09-30' },
        { from: '10-01', to: '10-31' },
      ]}
      onChange={nothing}
      problems={{ 'highSeasons.1.to': 'As the server says it.' }}
      fresh={{ from: '06-01', to: '09-30' }}
    />,
  )
  expect(html).toContain('name="highSeasons.0.from"')
  expect(html).toContain('value="06-31"')
  expect(html).toContain('June has days 1 to 30.')
  expect(html).toContain('As the server says it.')
})

test('a season that was just added is not wrong before anything is typed', () => {
  const added = { from: '', to: '09-' }
  const props = { name: 'highSeasons', label: 'High seasons', value: [added], onChange: nothing, problems: {}, fresh: added }
  expect(drawnInEnglish(<YearSpans {...props} />)).not.toMatch(/does not exist|included/)
})
