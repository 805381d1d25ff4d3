import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bindWords } from '#platform/languages/bind-words.ts'
import { English } from '#platform/languages/english.ts'

const fallen = new English('Good to know')

test('English among other words is marked where it is drawn, and a text everywhere else', () => {
  expect(renderToStaticMarkup(<p title={fallen as unknown as string}>{fallen as unknown as string}</p>)).toBe(
    '<p title="Good to know"><span lang="en">Good to know</span></p>',
  )
  expect(`${fallen}, 2027`).toBe('Good to know, 2027')
  expect([fallen, 'Kigali'].join(', ')).toBe('Good to know, Kigali')
  expect(JSON.stringify({ title: fallen })).toBe('{"title":"Good to know"}')
})

test('the two traps: an option takes String() and says its language itself, and === compares objects', () => {
  expect(renderToStaticMarkup(<option lang="en">{String(fallen)}</option>)).toBe('<option lang="en">Good to know</option>')
  expect(fallen === (new English('Good to know') as unknown)).toBe(false)
  expect(String(fallen) === 'Good to know').toBe(true)
})

test('a counted fallback is counted and written as English does, in a page that counts otherwise', () => {
  const french = { counts: 'fr', figures: { group: ' ', decimal: ',', least: 4 } }
  const words = bindWords({ seats: { '': [['count', { one: [0, ' seat'], other: [0, ' seats'] }]] } }, french)
  const seats = words.seats as unknown as (values: { count: number }) => English
  expect([0, 1500].map((count) => renderToStaticMarkup(seats({ count }) as unknown as React.ReactElement))).toEqual([
    '<span lang="en">0 seats</span>',
    '<span lang="en">1,500 seats</span>',
  ])
})

test('a fallback with an element inside is marked around it', () => {
  const words = bindWords(
    { terms: { '': ['Read ', ['link', 'our terms']] } },
    { counts: 'fr', figures: { group: ' ', decimal: ',', least: 4 } },
  )
  const terms = words.terms as unknown as (values: object) => React.ReactElement
  expect(renderToStaticMarkup(terms({ link: (inner: React.ReactNode) => <a href="/terms">{inner}</a> }))).toBe(
    '<span lang="en">Read <a href="/terms">our terms</a></span>',
  )
})
