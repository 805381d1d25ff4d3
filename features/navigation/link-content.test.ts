import { expect, test } from 'vitest'
import { readAddress, targetOf, targetProblems, writtenTarget } from './link-content.ts'

const pages = new Set(['/', '/packages'])

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' data:text/html,<script>1</script>',
  '//example.com/',
  'https:example.com',
  'https:///example.com',
  'https://name:word@example.com/',
  'https://localhost/',
  'https://exa mple.com/',
  'https:\\\\example.com',
  'http://example.com/',
  'mailto:a@b.rw',
  'vbscript:x',
  '/packages',
  'example.com',
])('%s is no address of another site', (typed) => {
  expect(readAddress(typed)).toBeUndefined()
  expect(targetProblems({ page: null, address: typed }, 'links.0', pages)).toEqual([
    { path: 'links.0.address', reason: 'link-not-https', grave: true },
  ])
})

test('an https address is stored as the browser would write it', () => {
  expect(readAddress(' HTTPS://Example.com/a?b=c#d ')).toBe('https://example.com/a?b=c#d')
})

test('a page is picked from those there are, and never typed beside an address', () => {
  expect(targetOf({ page: '/packages', address: '' }, pages)).toBe('/packages')
  expect(targetOf({ page: '//example.com', address: '' }, pages)).toBeUndefined()
  expect(targetProblems({ page: '/gone', address: '' }, 'link', pages)).toMatchObject([
    { path: 'link.page', reason: 'link-gone' },
  ])
  expect(targetProblems({ page: '/', address: 'https://a.rw' }, '', pages)).toMatchObject([
    { path: 'address', reason: 'link-twice' },
  ])
  expect(targetProblems({ page: null, address: ' ' }, '', pages)).toMatchObject([{ path: 'page', reason: 'link-nowhere' }])
})

test('where a link leads is written as it was read', () => {
  for (const to of ['/packages', 'https://example.com/']) expect(targetOf(writtenTarget(to), pages)).toBe(to)
})
