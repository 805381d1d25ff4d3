import { listApprovedMessages } from '#features/translations/messages/reads-messages.server.ts'
import { contextOf } from '../../../context.ts'
import { admit } from '../../admit.server.ts'
import { fileHeaders } from '../../exports/csv-response.server.ts'
import { mustFindLanguage } from '../text-kinds.server.ts'
import type { Route } from './+types/own-messages-json.ts'

/**
 * The messages that the operator has approved in a language, to contribute: by part, each as `catalogues/<language>/messages/<part>.json` has
 * it.
 */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'translations:write')
  const { code } = mustFindLanguage(args.context, args.params.language)
  const approved = (await listApprovedMessages(contextOf(args.context).db)).get(code)
  const parts = Object.fromEntries(Array.from(approved ?? [], ([part, texts]) => [part, Object.fromEntries(texts)]))
  return new Response(`${JSON.stringify(parts, null, 2)}\n`, {
    headers: fileHeaders(`messages-${code}.json`, 'application/json; charset=utf-8'),
  })
}
