import { data, redirect } from 'react-router'
import type { RunKey } from '#features/crew/assignments/assignment.ts'
import { contextOf, type RouteContext } from '../../context.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { type CrewReply, doByCrewForm } from './crew-form-action.server.ts'

type Page = { context: RouteContext; request: Request; actor: { id: string; name: string }; run: RunKey; at: string }

/** Does what a form of the crew page of a departure or booking says, and leads back to it, `at`; a refusal comes back with what was typed. */
export async function crewPageAction({ context, request, actor, run, at }: Page) {
  const answer = await doByCrewForm(contextOf(context), wordsReader(context), await request.formData(), { actor, run })
  if (!answer) throw data(null, { status: 404 })
  if ('reply' in answer) return data<CrewReply>(answer.reply, { status: answer.reply.status })
  const done = Object.entries(answer.done).map(([name, value]) => [name, String(value)])
  return redirect(`${at}?${new URLSearchParams(done)}`, 303)
}
