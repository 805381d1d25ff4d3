import { data } from 'react-router'
import { listOwnMessages } from '#features/translations/messages/reads-messages.server.ts'
import { contextOf, type RouteContext } from '../../../context.ts'
import { siteWordsKey } from '../../../words/sources.server.ts'
import { mustFindLanguage } from '../text-kinds.server.ts'
import { messageUnits } from './message-units.server.ts'

export type LoadedPart = Awaited<ReturnType<typeof loadPart>>

/** The messages of a part in a language, with what is stored of them now. A 404 for an unknown language or part. */
export async function loadPart(context: RouteContext, { language: code, part }: { language: string; part: string }) {
  const language = mustFindLanguage(context, code)
  const { counts, parts } = context.get(siteWordsKey).messagesIn(code)
  const messages = parts.get(part)
  if (!messages) throw data(null, { status: 404 })
  const own = await listOwnMessages(contextOf(context).db, code, part)
  return { language, counts, part, messages, units: messageUnits(messages, own) }
}
