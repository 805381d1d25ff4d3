import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { publishLanguage } from '#features/settings/publish-language.server.ts'
import { addTranslations, type WrittenTranslations } from '#features/translations/add-translations.server.ts'
import { hasTranslations } from '#features/translations/reads.server.ts'
import type { Context } from '#platform/context.ts'

const demo = { id: 'demo', name: 'Demonstration' }

/**
 * The French and German of what a new site begins with (db/translations), once. The demonstration has them approved and both languages
 * public; a site of one's own has drafts that somebody reads first.
 */
export async function loadTranslations(
  ctx: Context,
  { isDemo, folder = 'db/translations' }: { isDemo: boolean; folder?: string },
) {
  for (const language of await readdir(folder)) {
    // Staff may have taken one back, so what is there is left as it is; and its files are not read at every start.
    if (await hasTranslations(ctx.db, language)) continue
    const kinds = await readTranslations(path.join(folder, language))
    const approvedBy = isDemo ? demo.name : undefined
    await ctx.db.transaction().execute((tx) => addTranslations(ctx, tx, { language, kinds, approvedBy }))
    if (isDemo) await publishLanguage(ctx, { actor: demo, language, isPublic: true })
  }
}

/** The files of one language, by content kind. */
export async function readTranslations(folder: string): Promise<Map<string, WrittenTranslations>> {
  const files = await readdir(folder)
  const read = async (file: string) =>
    [path.basename(file, '.json'), JSON.parse(await readFile(path.join(folder, file), 'utf8')) as WrittenTranslations] as const
  return new Map(await Promise.all(files.map(read)))
}
