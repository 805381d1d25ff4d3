import { data, redirect } from 'react-router'
import { findPublicEntry, listPublicEntries } from '#features/translations/reads.server.ts'
import { xliffDocument } from '#features/translations/xliff/write-xliff.ts'
import { contextOf } from '../../../context.ts'
import { admit } from '../../admit.server.ts'
import { fileHeaders } from '../../exports/csv-response.server.ts'
import { listPath, readTranslationsQuery } from '../list-query.ts'
import { mustFindLanguage, textKinds } from '../text-kinds.server.ts'
import type { Route } from './+types/export.ts'
import { exportedFiles } from './exported-files.server.ts'

/**
 * The texts of a list as an XLIFF file, or those of one content (`?entry=`). Where there is none it leads back, because such a file has
 * at least one.
 */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'translations:write')
  const { db } = contextOf(args.context)
  const { code } = mustFindLanguage(args.context, args.params.language)
  const { searchParams } = args.url
  const { kind, texts } = readTranslationsQuery(
    searchParams,
    textKinds.map(({ name }) => name),
  )
  const id = searchParams.get('entry')
  const one = id !== null && /^\d{1,15}$/.test(id) ? await findPublicEntry(db, Number(id)) : undefined
  if (id !== null && !one) throw data(null, { status: 404 })
  const kinds = textKinds.filter(({ name }) => kind === undefined || name === kind)
  const entries = one
    ? [one]
    : await listPublicEntries(
        db,
        kinds.map(({ name }) => name),
      )
  const files = await exportedFiles(db, { entries, kinds: one ? textKinds : kinds, language: code, texts })
  if (files.length === 0) {
    const back = one ? `/admin/translations/${code}/${one.id}?exported=none` : listPath({ language: code, kind, texts })
    return redirect(one ? back : `${back}&exported=none`, 303)
  }
  const name = [one ? `${one.kind}-${one.slug}` : (kind ?? 'all'), texts === 'all' ? '' : texts, code].filter(Boolean).join('-')
  return new Response(xliffDocument(code, files), {
    headers: fileHeaders(`translations-${name}.xlf`, 'application/xliff+xml; charset=utf-8'),
  })
}
