import { data } from 'react-router'
import { signInByLink } from '#features/staff/sign-in/sign-in-by-link.server.ts'
import { contextOf } from '../../context.ts'
import { signInWords } from '../../words/admin/sign-in-methods.ts'
import type { Route } from './+types/link.ts'
import { answerRequest } from './email-request-action.server.ts'
import { enterAdmin } from './enter-admin.server.ts'
import { ExpiredLink } from './expired-link.tsx'
import { loadKeyPage } from './load-key-page.server.ts'
import { RequestEmail } from './request-email.tsx'
import { SignInForm, SignInPage } from './sign-in-page.tsx'

const words = signInWords.link

/** Open to everyone. With a key it shows whose sign-in it is, and does not use the key. */
export const loader = (args: Route.LoaderArgs) => loadKeyPage('link', args)

/** Open to everyone: requests the email, or signs in by its key. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const key = url.searchParams.get('key')
  if (key === null) return answerRequest('link', { request, context, url })
  const opened = await signInByLink(contextOf(context), { key, headers: request.headers })
  return opened.done ? enterAdmin(opened.value, opened.value.to) : data({ view: 'over' } as const, { status: 410 })
}

export default function EmailLink({ loaderData, actionData }: Route.ComponentProps) {
  const { company, back, delivers } = loaderData
  if (loaderData.view === 'over' || actionData?.view === 'over') {
    return (
      <SignInPage company={company} title={signInWords.keyOver.title}>
        <ExpiredLink of="link" again={delivers ? '/admin/login/link' : undefined} />
      </SignInPage>
    )
  }
  if (loaderData.view === 'open') {
    return (
      <SignInPage company={company} title={words.open}>
        <p>{words.openText(loaderData.email)}</p>
        <SignInForm button={words.button} />
      </SignInPage>
    )
  }
  return (
    <SignInPage company={company} title={words.title}>
      <RequestEmail labels={words} delivers={delivers} reply={actionData} back={back} />
    </SignInPage>
  )
}
