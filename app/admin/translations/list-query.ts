import { type TextChoice, textChoices } from '#features/translations/xliff/exported-unit.ts'

/** What the list of translations shows, and what is exported from it: the contents of one kind or all, and which of their texts. */
export type TranslationsQuery = { language: string | undefined; kind: string | undefined; texts: TextChoice }

export const translationsPath = '/admin/translations'

/** The query of an address; what it has wrong is left out. */
export function readTranslationsQuery(params: URLSearchParams, kinds: readonly string[]): TranslationsQuery {
  return {
    language: params.get('language') ?? undefined,
    kind: kinds.find((kind) => kind === params.get('kind')),
    texts: textChoices.find((choice) => choice === params.get('texts')) ?? 'all',
  }
}

/** The address of a list. */
export const listPath = ({ language, kind, texts }: TranslationsQuery): string =>
  withQuery(translationsPath, { language, kind, texts: texts === 'all' ? undefined : texts })

/** The address of a file: of the contents of a list, or of one content, of the messages of the interface (`kind`), or of one part of them. */
export const exportPath = (
  language: string,
  { kind, entry, part, texts }: { kind?: string | undefined; entry?: number | string; part?: string; texts: TextChoice },
): string =>
  withQuery(`${translationsPath}/${language}/export.xlf`, {
    kind,
    entry: entry === undefined ? undefined : String(entry),
    part,
    texts: texts === 'all' ? undefined : texts,
  })

function withQuery(path: string, values: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return query.size > 0 ? `${path}?${query}` : path
}
