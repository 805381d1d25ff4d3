import { expect, test } from 'vitest'
import { languageHeaders } from './page-languages.ts'

const publicUrl = 'https://impamba.example'
const html = (address: string) => `<head><link rel="canonical" href="${publicUrl}${address}"/></head>`
const published = ['de', 'fr']
const headers = (address: string, language: string, whole?: string[]) =>
  languageHeaders({ html: html(address), language, published, whole, publicUrl })

test('a page and its other languages name each other, all of them, with English as the default', () => {
  const english = headers('/packages?page=2', 'en')
  expect(english).toEqual([
    [
      'Link',
      [
        `<${publicUrl}/packages?page=2>; rel="alternate"; hreflang="en"`,
        `<${publicUrl}/de/packages?page=2>; rel="alternate"; hreflang="de"`,
        `<${publicUrl}/fr/packages?page=2>; rel="alternate"; hreflang="fr"`,
        `<${publicUrl}/packages?page=2>; rel="alternate"; hreflang="x-default"`,
      ].join(', '),
    ],
  ])
  expect(headers('/fr/packages?page=2', 'fr')).toEqual(english)
  expect(headers('/fr', 'fr')).toEqual(headers('/', 'en'))
})

test('a page that is not whole in a language is not listed in it, and nobody names it', () => {
  expect(headers('/fr/rwanda', 'fr', ['de'])).toEqual([['X-Robots-Tag', 'noindex']])
  expect(String(headers('/rwanda', 'en', ['de']))).not.toContain('/fr')
  expect(String(headers('/de/rwanda', 'de', ['de']))).toContain(
    '<https://impamba.example/rwanda>; rel="alternate"; hreflang="en"',
  )
})

test('a page without a canonical address, and a site in English alone, say nothing', () => {
  expect(languageHeaders({ html: '<head></head>', language: 'en', published, whole: undefined, publicUrl })).toEqual([])
  expect(languageHeaders({ html: html('/'), language: 'en', published: [], whole: undefined, publicUrl })).toEqual([])
})
