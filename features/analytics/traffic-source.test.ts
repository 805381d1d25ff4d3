import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrivalText, longestArrival, noArrival } from './arrival.ts'
import { campaignWord, trafficKinds, trafficSourceOf } from './traffic-source.ts'

const own = ['impamba.example', 'localhost:3000']
const cameBy = (referrer: string, openedAt = 'https://impamba.example/packages') =>
  trafficSourceOf(arrivalText(referrer, openedAt), own)

test.each([
  ['https://www.google.rw/', { kind: 'search', name: 'google' }],
  ['https://l.instagram.com/', { kind: 'social', name: 'instagram' }],
  ['android-app://com.facebook.katana/', { kind: 'social', name: 'facebook' }],
  ['https://www.tripadvisor.co.uk/', { kind: 'site', name: 'tripadvisor' }],
  ['https://www.Safari-Blog.example/a/secret?path=1', { kind: 'site', name: 'safari-blog.example' }],
  ['https://mail.google.com/', { kind: 'email', name: '' }],
  ['', { kind: 'direct', name: '' }],
  // A page of ours before it: the visit began in another document, and how is not known.
  ['https://impamba.example/packages', null],
])('a visit from %s is %o', (referrer, source) => {
  expect(cameBy(referrer)).toEqual(source)
})

test.each([
  ['?utm_source=instagram', { kind: 'campaign', name: 'instagram' }],
  ['?utm_source=Instagram&utm_campaign=Spring+2027&gclid=abc', { kind: 'campaign', name: 'instagram/spring-2027' }],
  ['?utm_campaign=Pâques', { kind: 'campaign', name: 'paques' }],
  ['?utm_source=newsletter&utm_campaign=march', { kind: 'email', name: 'newsletter/march' }],
  ['?utm_medium=email', { kind: 'email', name: '' }],
  // Without a campaign that may be stored, the host counts.
  ['?utm_source=marit.solheim%40example.org', { kind: 'search', name: 'google' }],
  ['?gclid=EAIaIQobChMI', { kind: 'search', name: 'google' }],
])('the campaign in %s is %o', (query, source) => {
  expect(cameBy('https://www.google.com/', `https://impamba.example/packages${query}`)).toEqual(source)
})

test.each([
  'marit@example.org',
  'marit%40example.org',
  'marit at example.org',
  'Marit Solheim',
  'Marit A. Solheim',
  'Marit_Solheim',
  '+250 788 123 456',
  '0788123456',
  'f3b1a2c4d5e6f7a8b9c0d1e2f3a4b5',
  '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  'two\nlines',
  'nul\0',
  'x'.repeat(41),
  '\u202etxet',
  '***',
])('%j names no campaign', (text) => {
  expect(campaignWord(text)).toBe('')
})

test.each([
  '',
  noArrival,
  'x',
  'utm_source=a&'.repeat(80),
  `from=${'a'.repeat(300_000)}`,
  'from=javascript:alert(1)',
  'from=%00',
  'from=10.0.0.1',
])('nothing is known of a visit that says text %#', (text) => {
  expect(trafficSourceOf(text, own)).toBeNull()
})

test('whatever a browser or a program sends, a source is null or fits the table', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 90 }),
    fc.webUrl({ withQueryParameters: true }),
    fc.emailAddress(),
    fc.constantFrom('instagram', 'Spring 2027', 'google.com', 'impamba.example', ''),
  )
  const sent = fc.oneof(
    part,
    fc
      .tuple(fc.oneof(fc.constant(''), fc.webUrl()), fc.webUrl({ withQueryParameters: true }))
      .map(([referrer, opened]) => arrivalText(referrer, opened)),
    fc
      .record({ from: part, utm_source: part, utm_medium: part, utm_campaign: part }, { requiredKeys: [] })
      .map((fields) => new URLSearchParams(fields).toString()),
  )
  fc.assert(
    fc.property(sent, (text) => {
      const source = trafficSourceOf(text, own)
      if (source === null) return
      expect(trafficKinds).toContain(source.kind)
      expect(source.name).toMatch(/^[a-z0-9._/-]{0,100}$/)
      if (source.kind === 'site') expect(own).not.toContain(source.name)
      expect(source.kind === 'direct').toBe(source.name === '' && source.kind !== 'email')
    }),
    { numRuns: 1000 },
  )
})

test('what a page of ours sends is never too long to be read', () => {
  fc.assert(
    fc.property(
      fc.webUrl(),
      fc.string({ maxLength: 2_000 }),
      fc.string({ unit: 'binary', maxLength: 200 }),
      (referrer, value, other) => {
        const query = new URLSearchParams({ utm_source: value, utm_medium: other, utm_campaign: value })
        expect(arrivalText(referrer, `https://impamba.example/?${query}`).length).toBeLessThanOrEqual(longestArrival)
      },
    ),
    { numRuns: 1000 },
  )
})
