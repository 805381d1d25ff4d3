import { data } from 'react-router'
import { requestSignInLink } from '#features/staff/emails/request-sign-in-link.server.ts'
import { requestReset } from '#features/staff/passwords/request-password-reset.server.ts'
import { contextOf, type RouteContext } from '../../context.ts'
import { requestNotesKey } from '../../request-notes.ts'
import type { EmailReply } from './request-email.tsx'
import { safePath } from './safe-path.ts'

const requests = { link: requestSignInLink, reset: requestReset }
const statusOf = { 'invalid-email': 422, 'too-many-requests': 429, 'no-mail-server': 409 } as const

/** Reads the form that requests an email, requests it, and returns what its page shows. */
export async function answerRequest(
  kind: keyof typeof requests,
  { request, context, url }: { request: Request; context: RouteContext; url: URL },
) {
  const email = String((await request.formData()).get('email') ?? '').slice(0, 300)
  const to = safePath(url.searchParams.get('to'))
  const address = context.get(requestNotesKey).clientAddress
  const sent = await requests[kind](contextOf(context), { email, headers: request.headers, address, to })
  if (sent.done) return data<EmailReply>({ view: 'asked', email })
  const { reason } = sent.refusal
  return data<EmailReply>({ view: 'asked', email, refused: reason }, { status: statusOf[reason] })
}
