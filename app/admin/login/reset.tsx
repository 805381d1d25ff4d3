import { data } from 'react-router'
import { resetPassword } from '#features/staff/passwords/reset-password.server.ts'
import { contextOf } from '../../context.ts'
import { signInWords } from '../../words/admin/sign-in-methods.ts'
import type { Route } from './+types/reset.ts'
import { answerRequest } from './email-request-action.server.ts'
import { enterAdmin } from './enter-admin.server.ts'
import { ExpiredLink } from './expired-link.tsx'
import { loadKeyPage } from './load-key-page.server.ts'
import { NewPassword } from './new-password.tsx'
import { RequestEmail } from './request-email.tsx'
import { SignInForm, SignInPage } from './sign-in-page.tsx'

const words = signInWords.reset

/** Open to everyone. With a key it shows whose password is chosen, and does not use the key. */
export const loader = (args: Route.LoaderArgs) => loadKeyPage('reset', args)

/** Open to everyone: requests the email, or stores the password that was chosen with its key. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const key = url.searchParams.get('key')
  if (key === null) return answerRequest('reset', { request, context, url })
  const password = String((await request.formData()).get('password') ?? '')
  const saved = await resetPassword(contextOf(context), { key, password, headers: request.headers })
  if (saved.done) return enterAdmin(saved.value, null)
  const { reason } = saved.refusal
  if (reason === 'key-over') return data({ view: 'over' } as const, { status: 410 })
  return data({ view: 'open', fault: reason } as const, { status: 422 })
}

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  const { company, back, delivers } = loaderData
  if (loaderData.view === 'over' || actionData?.view === 'over') {
    return (
      <SignInPage company={company} title={signInWords.keyOver.title}>
        <ExpiredLink of="reset" again={delivers ? '/admin/login/reset' : undefined} />
      </SignInPage>
    )
  }
  if (loaderData.view === 'open') {
    const fault = actionData?.view === 'open' ? actionData.fault : undefined
    return (
      <SignInPage company={company} title={words.open}>
        <p>{words.openText}</p>
        <SignInForm button={words.button} answer={actionData}>
          <NewPassword email={loaderData.email} fault={fault} />
        </SignInForm>
      </SignInPage>
    )
  }
  return (
    <SignInPage company={company} title={words.title}>
      <RequestEmail
        labels={words}
        delivers={delivers}
        reply={actionData?.view === 'asked' ? actionData : undefined}
        back={back}
      />
    </SignInPage>
  )
}
