import { expect, test } from 'vitest'
import { sourceOf } from './source-of.ts'

const own = ['impamba.example', '127.0.0.1:3000']
const source = (from?: string) => sourceOf(from, own).source

test.each([
  ['www.google.com', 'google'],
  ['google.rw', 'google'],
  ['www.google.co.uk', 'google'],
  ['news.google.com', 'google'],
  ['com.google.android.googlequicksearchbox', 'google'],
  ['www.bing.com', 'bing'],
  ['duckduckgo.com', 'duckduckgo'],
  ['l.facebook.com', 'facebook'],
  ['M.Facebook.com', 'facebook'],
  ['l.instagram.com', 'instagram'],
  ['web.whatsapp.com', 'whatsapp'],
  ['wa.me', 'whatsapp'],
  ['youtu.be', 'youtube'],
  ['www.tiktok.com', 'tiktok'],
  ['t.co', 'x'],
  ['twitter.com:443', 'x'],
  ['lnkd.in', 'linkedin'],
  ['www.tripadvisor.fr', 'tripadvisor'],
])('%s is %s', (host, name) => {
  expect(sourceOf(host, own)).toEqual({ source: name, named: false })
})

test.each([
  ['www.diocese-of-gikongoro.example', 'diocese-of-gikongoro.example'],
  ['Blog.Example.ORG:8080', 'blog.example.org'],
  ['google.evil.example', 'google.evil.example'],
  ['notgoogle.com', 'notgoogle.com'],
  ['facebook.com.evil.example', 'facebook.com.evil.example'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
])('%s is stored as %s', (host, stored) => {
  expect(sourceOf(host, own)).toEqual({ source: stored, named: true })
})

test.each([
  undefined,
  '',
  'impamba.example',
  'www.impamba.example:443',
  '127.0.0.1:3000',
  '127.0.0.1:4000',
  'localhost',
])('%s is direct', (host) => {
  expect(source(host)).toBe('direct')
})

test.each([
  'a b.com',
  '<script>.com',
  'x\0.com',
  `${'x'.repeat(64)}.com`,
  `${'x.'.repeat(130)}com`,
  '.',
  '__proto__',
  'constructor',
])('%j is no host, and direct', (host) => {
  expect(source(host)).toBe('direct')
})
