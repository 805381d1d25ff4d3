import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import type { RunKey } from '#features/crew/assignments/assignment.ts'
import { contextOf, type RouteContext } from '../../context.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { typed } from '../../shared/read-form.server.ts'
import type { Actor } from './form-input.ts'
import { doByOrderForm } from './order-form-action.server.ts'
import { doByReplyForm } from './reply-form-action.server.ts'
import { orderEvents, type RunOrdersReply } from './run-orders-reply.ts'

type Page = { context: RouteContext; request: Request; actor: Actor; run: RunKey; at: string }

/** Does what a form of the suppliers of a departure or booking says, and leads back to it, `at`; a refusal comes back with what was typed. */
export async function runOrdersAction({ context, request, actor, run, at }: Page) {
  const form = await request.formData()
  // A choice between the orders of an email reads it again.
  const event = orderEvents.find((one) => one === (form.has('which') ? 'read' : form.get('event')))
  if (!event) throw data(null, { status: 404 })
  const input = { ctx: contextOf(context), read: wordsReader(context), form, run, actor }
  const outcome = await (event === 'read' || event === 'reply' ? doByReplyForm(input, event) : doByOrderForm(input, event))
  if ('done' in outcome) {
    const { did, count, at: place, choose } = outcome.done
    const query = new URLSearchParams({
      did,
      ...(count !== undefined && { count: String(count) }),
      ...(choose !== undefined && { choose: String(choose) }),
    })
    return redirect(`${at}?${query}${place ? `#${place}` : ''}`, 303)
  }
  const idOf = (name: string) => Number(form.get(name)) || undefined
  const reply: RunOrdersReply = {
    ...{ id: randomUUID(), event, values: typed(form), errors: {}, sentence: '', order: idOf('order'), line: idOf('line') },
    ...{ isRead: false, notes: [], which: [], elsewhere: undefined, choice: undefined },
    ...outcome.reply,
  }
  return data(reply, { status: outcome.status })
}
