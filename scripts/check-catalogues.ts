import { isAdminPart, isTranslatedInto } from '#app/languages/admin-parts.ts'
import { readCatalogues } from '#app/languages/read-catalogues.server.ts'
import { type TranslatedPart, translatePart } from '#app/languages/translate-part.server.ts'
import { sources } from '#app/words/sources.server.ts'

/**
 * What the catalogues have wrong, each in a sentence, and for each language one line of what it lacks: 'fr: 41 messages, 2 missing,
 * 39 unread, 0 stale', and one of the admin area where it is translated. Missing and unread are no fault: visitors see English there.
 */
export async function checkCatalogues(folder = 'catalogues'): Promise<{ faults: string[]; lines: string[] }> {
  const { catalogues, faults } = await readCatalogues(folder)
  const lines: string[] = []
  for (const { language, file, messages } of catalogues) {
    const ours = sources.filter(({ name }) => isTranslatedInto(name, language))
    const parts = ours.map((source) => ({ name: source.name, ...translatePart(source, file.counts, messages.get(source.name)) }))
    faults.push(...parts.flatMap((part) => part.faults.map((fault) => `${language}/messages/${fault}`)))
    for (const name of messages.keys())
      if (!ours.some((source) => source.name === name)) faults.push(`${language}/messages/${name}.json: there is no such part`)
    const ofAdmin = parts.filter(({ name }) => isAdminPart(name))
    lines.push(`${language}: ${progressOf(parts.filter(({ name }) => !isAdminPart(name)))}`)
    if (ofAdmin.length > 0) lines.push(`${language}, admin area: ${progressOf(ofAdmin)}`)
  }
  return { faults, lines }
}

function progressOf(parts: readonly TranslatedPart[]): string {
  const sum = (of: 'all' | 'missing' | 'unread' | 'stale') => parts.reduce((total, part) => total + part[of], 0)
  return `${sum('all')} messages, ${sum('missing')} missing, ${sum('unread')} unread, ${sum('stale')} stale`
}
