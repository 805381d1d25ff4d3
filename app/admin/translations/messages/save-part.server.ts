import { data, redirect } from 'react-router'
import type { Actor } from '#features/content/entry.ts'
import { saveMessages } from '#features/translations/messages/save-messages.server.ts'
import type { RefusedMessage, SentMessage } from '#features/translations/messages/store-messages.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { searchedPart } from '../../../shared/search/search-site.server.ts'
import { translationAdminWords } from '../../../words/admin/translations.ts'
import { instantText } from '../../components/instants.ts'
import { messageFaultSentence } from '../message-fault-sentence.ts'
import type { UnitProblem } from '../units-list.tsx'
import type { LoadedPart } from './load-part.server.ts'
import { isListed } from './message-units.server.ts'
import { messagesQuery, pathWith, readMessagesQuery } from './messages-query.ts'
import { stampOf, toApprove } from './shown-message.server.ts'

/** What a form answers: what is wrong with a translation, or why not all of them were approved. */
export type MessageReply = { problem?: UnitProblem; refusal?: string }

type Input = { form: FormData; actor: Actor; url: URL; read: ReadWords }

/** Saves the translation of one message as a draft, or approves it. */
export async function saveOne(ctx: Context, part: LoadedPart, { form, actor, url, read, approve }: Input & { approve: boolean }) {
  const hash = String(form.get('hash') ?? '')
  const text = String(form.get(`text.${hash}`) ?? '')
  const path = part.units.find((unit) => unit.hash === hash)?.path
  const sent = { path: path ?? '', text, seen: Number(form.get('seen')) }
  const saved = await save(ctx, part, { sent: [sent], by: form.get('machine') ? 'machine' : 'person', approve, actor })
  if (saved.done) {
    const did = approve ? 'approved' : text.trim() === '' ? 'removed' : 'saved'
    return back(url, { saved: did }, `#t-${hash}`)
  }
  const [problem] = saved.refusal.messages
  const sentence = problem ? sentenceOf(read, problem, ctx.clock.now()) : ''
  return data<MessageReply>({ problem: { hash, text, sentence } }, { status: problem?.reason === 'changed-since' ? 409 : 422 })
}

/** Approves every message that the list shows and nobody has approved, if they are those that were seen. */
export async function approveAll(ctx: Context, part: LoadedPart, { form, actor, url, read }: Input) {
  const words = read(translationAdminWords).messages
  const query = readMessagesQuery(url.searchParams)
  const open = toApprove(part.units.filter((unit) => isListed(unit, query)))
  if (open.length === 0 || form.get('stamp') !== stampOf(open))
    return data<MessageReply>({ refusal: words.confirm.changed }, { status: 409 })
  const sent = open.map(({ path, own }) => ({ path, text: own?.draft ?? '', seen: own?.version ?? 0 }))
  const saved = await save(ctx, part, { sent, by: 'person', approve: true, actor })
  if (saved.done) return back(url, { approved: String(saved.value.saved) })
  const [problem] = saved.refusal.messages
  const refusal = problem ? problem.path + read.format.colon + sentenceOf(read, problem, ctx.clock.now()) : words.confirm.changed
  return data<MessageReply>({ refusal }, { status: 409 })
}

const save = (
  ctx: Context,
  { language, counts, part, messages }: LoadedPart,
  input: { sent: readonly SentMessage[]; by: 'person' | 'machine'; approve: boolean; actor: Actor },
) =>
  saveMessages(ctx, {
    ...{ language: language.code, languageName: language.name, counts, part, messages },
    ...input,
    isSearched: part === searchedPart,
  })

/** The same list, which says what was done. */
function back(url: URL, did: Readonly<Record<string, string>>, at = '') {
  const query = new URLSearchParams(messagesQuery(readMessagesQuery(url.searchParams)))
  for (const [name, value] of Object.entries(did)) query.set(name, value)
  return redirect(`${pathWith(url.pathname, String(query))}${at}`, 303)
}

function sentenceOf(read: ReadWords, problem: RefusedMessage, now: Date): string {
  const { refused } = read(translationAdminWords)
  switch (problem.reason) {
    case 'changed-since':
      return refused['changed-since']({ who: problem.by, when: instantText(problem.at, now, read.format) })
    case 'broken':
      return problem.fault.reason === 'empty' ? refused.empty : messageFaultSentence(read, problem.fault)
    default:
      return refused[problem.reason]
  }
}
