import { hashOf } from '#features/content/texts/text-units.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { insertTranslations } from './writes.server.ts'

/** Translations of the texts of a kind, by place and English. */
export type WrittenTranslations = { readonly [place: string]: { readonly [english: string]: string } }

export type TranslationsToAdd = {
  language: string
  kinds: ReadonlyMap<string, WrittenTranslations>
  /** Who has approved them; without one they are drafts of a machine, which visitors do not read. */
  approvedBy: string | undefined
}

/** Adds the translations that a new site begins with, into a language that has none. */
export async function addTranslations(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { language, kinds, approvedBy }: TranslationsToAdd,
): Promise<void> {
  const at = clock.now()
  const rows = [...kinds].flatMap(([kind, places]) =>
    Object.entries(places).flatMap(([place, texts]) =>
      Object.entries(texts).map(([english, text]) => ({ kind, hash: hashOf(place, english), text })),
    ),
  )
  // Two spellings of one text, as with other spaces, are one.
  const each = [...new Map(rows.map((row) => [`${row.kind} ${row.hash}`, row])).values()]
  await insertTranslations(tx, each, { language, at, approvedBy })
}
