import { data } from 'react-router'
import { entryKinds } from '#features/content-kinds/entry-kinds.server.ts'
import type { RouteContext } from '../../context.ts'
import { siteWordsKey } from '../../words/sources.server.ts'

/** The content kinds with texts that are translated. */
export const textKinds = entryKinds.filter(({ texts }) => texts?.length)

/** A language into which the site is translated, by its code; a 404 where it is not. */
export function mustFindLanguage(context: RouteContext, code: string): { code: string; name: string } {
  const name = context.get(siteWordsKey).translated.get(code)?.name
  if (name === undefined) throw data(null, { status: 404 })
  return { code, name }
}
