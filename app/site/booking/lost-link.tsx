import type { ReactNode } from 'react'
import { data, Link } from 'react-router'
import { LostLinkAnswer } from '#features/bookings/drafts/booking-request.ts'
import { requestLink } from '#features/bookings/emails/send-booking-link.server.tsx'
import { mayPromiseEmail } from '#features/emails/reachable.ts'
import { contextOf } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { replyInWords } from '../../shared/booking/field-error.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { limitForm, passActionHeaders } from '../../shared/limit-form.server.ts'
import { wordsOf } from '../../shared/page-words.server.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { Problem } from '../../ui/problem.tsx'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { bookingErrorWords } from '../../words/booking-errors.ts'
import { lostLinkWords } from '../../words/lost-link.ts'
import { lostLinkSentWords } from '../../words/lost-link-sent.ts'
import { LostLinkForm } from '../lost-link-form.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/lost-link.ts'

export const handle = { words: ['lost-link', 'problems'] } satisfies RouteHandle

type Answer = { sent?: string; reply?: FormReply; problem?: string }

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const read = readForm(form, LostLinkAnswer)
  if (!read.value) {
    return data({ reply: replyInWords(read.reply, wordsOf(context, bookingErrorWords)) } satisfies Answer, { status: 422 })
  }
  const reply = { values: typed(form), errors: {} }
  const limited = await limitForm({ context, request }, 'lost-link', { email: read.value.email }, { reply } satisfies Answer)
  if (limited) return limited
  const ctx = contextOf(context)
  await requestLink(ctx, read.value)
  return data((mayPromiseEmail(ctx.mail) ? { sent: wordsOf(context, lostLinkSentWords).sent } : {}) satisfies Answer)
}

export const headers = passActionHeaders

export const meta: Route.MetaFunction = (args) => {
  const { title, closed } = wordsOfMatches(args.matches, lostLinkWords)
  return pageMeta(args, { title, description: closed, crumbs: [] })
}

export default function LostLink({ actionData }: Route.ComponentProps) {
  const words = useWords(lostLinkWords)
  const { sent, reply = { values: {}, errors: {} }, problem }: Answer = actionData ?? {}
  const write = (text: ReactNode) => <Link to="/contact">{text}</Link>
  return (
    <div className="wrap booking lost">
      <h1 className="t-2">{words.title}</h1>
      <Problem text={problem} />
      {sent ? (
        <div role="status">
          <p className="note">{sent}</p>
          <p className="part">{words.noEmail({ write })}</p>
        </div>
      ) : (
        <LostLinkForm reply={reply} />
      )}
    </div>
  )
}
