import type { ContextWords } from '#platform/context.ts'
import { readPlainWords } from '#platform/languages/plain-words.ts'
import { addressIn, written } from './addresses.ts'
import type { SiteWords } from './site-words.server.ts'

/** The words of emails and documents: one of them is in one language, so it is English where a message of it is missing. */
export function contextWords(site: SiteWords): ContextWords {
  const plain: ContextWords['plain'] = (language, parts) => {
    const names = parts.map(({ name }) => name)
    const known = site.translated.has(language) ? site.in(language) : undefined
    return (known && names.every(known.isWhole) ? known : site.in(written)).plain(names)
  }
  const address: ContextWords['address'] = (language, path) => (site.published.has(language) ? addressIn(language, path) : path)
  return { plain, address, in: (language, parts) => readPlainWords(plain(language, parts)) }
}
