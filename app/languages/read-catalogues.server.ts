import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { type LanguageFile, languageFile, searchFile } from './language-file.server.ts'

/** One translated message. `of` is the English that was translated; `read` the day on which a person approved it. */
export type Translation = z.infer<typeof translation>

/** What stands in the folder of one language: its messages by part, and in it by path ('kinds.journey'), and how it is searched. */
export type Catalogue = {
  readonly language: string
  readonly file: LanguageFile
  readonly search?: z.output<typeof searchFile> | undefined
  readonly messages: ReadonlyMap<string, ReadonlyMap<string, Translation>>
}

const translation = z.strictObject({
  text: z.string(),
  of: z.string(),
  by: z.enum(['person', 'machine']),
  read: z.iso.date().optional(),
})
const part = z.record(z.string(), translation)

/**
 * Reads all catalogues below a folder: `fr/language.json`, `fr/messages/<part>.json`, and `fr/search.json` where there is one. A file that cannot be read is a sentence in
 * `faults`, and what it would have held is missing; nothing is thrown.
 */
export async function readCatalogues(folder: string): Promise<{ catalogues: Catalogue[]; faults: string[] }> {
  const faults: string[] = []
  const read = async <Value>(file: string, schema: z.ZodType<Value>): Promise<Value | undefined> => {
    try {
      const found = schema.safeParse(JSON.parse(await readFile(path.join(folder, file), 'utf8')))
      if (found.success) return found.data
      faults.push(`${file}: ${z.prettifyError(found.error).replaceAll('\n', ' ')}`)
    } catch (error) {
      faults.push(`${file}: ${error instanceof Error ? error.message : error}`)
    }
    return undefined
  }
  const list = (inside: string) => readdir(path.join(folder, inside), { withFileTypes: true }).catch(() => [])

  const catalogues: Catalogue[] = []
  for (const entry of await list('')) {
    if (!entry.isDirectory()) continue
    const language = entry.name
    const file = await read(`${language}/language.json`, languageFile)
    if (!file) continue
    const searched = (await list(language)).some(({ name }) => name === 'search.json')
    const search = searched ? await read(`${language}/search.json`, searchFile) : undefined
    const messages = new Map<string, ReadonlyMap<string, Translation>>()
    for (const { name } of await list(`${language}/messages`)) {
      if (!name.endsWith('.json')) continue
      const found = await read(`${language}/messages/${name}`, part)
      if (found) messages.set(name.slice(0, -'.json'.length), new Map(Object.entries(found)))
    }
    catalogues.push({ language, file, search, messages })
  }
  return { catalogues, faults }
}
