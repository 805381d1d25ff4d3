import { data, redirect } from 'react-router'
import { textKinds } from '#features/content-kinds/text-rows.server.ts'
import type { TextChoice } from '#features/translations/xliff/exported-unit.ts'
import { type XliffFile, xliffDocument } from '#features/translations/xliff/write-xliff.ts'
import { contextOf } from '../../../context.ts'
import { siteWordsKey } from '../../../words/sources.server.ts'
import { admit } from '../../admit.server.ts'
import { fileHeaders } from '../../exports/csv-response.server.ts'
import { listPath, readTranslationsQuery } from '../list-query.ts'
import { messagesPath, messagesQuery, pathWith } from '../messages/messages-query.ts'
import { findTexts, listTexts, mustFindLanguage } from '../text-kinds.server.ts'
import type { Route } from './+types/export.ts'
import { exportedFiles } from './exported-files.server.ts'
import { exportedMessages } from './exported-messages.server.ts'

/**
 * The texts of a list as an XLIFF file, those of one content (`?entry=`), or messages of the interface (`?kind=messages`). Where there is none it leads back, because such a file has
 * at least one.
 */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'translations:write')
  const ctx = contextOf(args.context)
  const { code } = mustFindLanguage(args.context, args.params.language)
  const { searchParams } = args.url
  const { kind, texts } = readTranslationsQuery(
    searchParams,
    textKinds.map(({ name }) => name),
  )
  if (searchParams.get('kind') === 'messages') return messagesFile(args, code, texts)
  const id = searchParams.get('entry')
  const one = id === null ? undefined : await findTexts(ctx, id)
  if (id !== null && !one) throw data(null, { status: 404 })
  const kinds = textKinds.filter(({ name }) => kind === undefined || name === kind)
  const entries = one
    ? [one]
    : await listTexts(
        ctx,
        kinds.map(({ name }) => name),
      )
  const files = await exportedFiles(ctx.db, { entries, kinds: one ? textKinds : kinds, language: code, texts })
  if (files.length === 0) {
    const back = one ? `/admin/translations/${code}/${one.id}?exported=none` : listPath({ language: code, kind, texts })
    return redirect(one ? back : `${back}&exported=none`, 303)
  }
  return fileOf(files, code, [one ? `${one.kind}-${one.slug}` : (kind ?? 'all'), texts === 'all' ? undefined : texts])
}

/** The messages of the interface: of all parts, or of one (`?part=`). */
async function messagesFile({ context, url }: Route.LoaderArgs, language: string, texts: TextChoice): Promise<Response> {
  const { db } = contextOf(context)
  const part = url.searchParams.get('part') ?? undefined
  const { counts, parts } = context.get(siteWordsKey).messagesIn(language)
  if (part !== undefined && !parts.has(part)) throw data(null, { status: 404 })
  const files = await exportedMessages(db, { language, counts, parts, part, texts })
  if (files.length === 0) {
    const list = part === undefined ? messagesPath(language) : `${messagesPath(language)}/${part}`
    return redirect(pathWith(list, `${messagesQuery({ texts, search: '' })}&exported=none`), 303)
  }
  return fileOf(files, language, ['messages', part, texts === 'all' ? undefined : texts])
}

const fileOf = (files: readonly XliffFile[], language: string, name: readonly (string | undefined)[]): Response =>
  new Response(xliffDocument(language, files), {
    headers: fileHeaders(
      `translations-${[...name, language].filter(Boolean).join('-')}.xlf`,
      'application/xliff+xml; charset=utf-8',
    ),
  })
