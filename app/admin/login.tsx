import { useEffect, useRef } from 'react'
import { data, Form, redirect, useNavigation } from 'react-router'
import { findSettings } from '#features/settings/reads.server.ts'
import type { IdentityCode } from '#features/staff/identity-codes.ts'
import { ownSignIn } from '#features/staff/own-sign-in.ts'
import { signIn } from '#features/staff/sign-in.server.ts'
import { contextOf } from '../context.ts'
import { requestNotesKey } from '../request-notes.ts'
import { Icon } from '../ui/icon.tsx'
import { deskWords } from '../words/desk.ts'
import type { Route } from './+types/login.ts'
import { signedIn } from './admit.server.ts'
import { LoginPane } from './login/login-pane.tsx'
import { PasskeyButton } from './login/passkey-button.tsx'
import { providerOffer } from './login/provider-offer.server.ts'
import { ProviderTold, ProviderWay } from './login/provider-way.tsx'
import { safePath, secondStepPath } from './safe-path.ts'

const words = deskWords.login

/** Open to everyone; whoever is signed in already goes on to where they wanted. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const again = url.searchParams.get('why') === 'requires-recent-login'
  if (!again && (await signedIn(request, context))) throw redirect(safePath(url.searchParams.get('to')))
  const ctx = contextOf(context)
  const { company } = await findSettings(ctx.db)
  const to = safePath(url.searchParams.get('to'))
  const over = url.searchParams.get('why') === 'second-step-over'
  return { company: company.name, to, again, over, provider: providerOffer(ctx, url.searchParams.get('why')) }
}

type Refusal = { reason: IdentityCode | 'password-missing'; email: string }

/** Open to everyone: it is how somebody gets a permission at all. */
export async function action({ request, context, url }: Route.ActionArgs) {
  if (!ownSignIn(contextOf(context))) throw data(null, { status: 403 })
  const form = await request.formData()
  const email = String(form.get('email') ?? '').slice(0, 300)
  const password = String(form.get('password') ?? '')
  if (password === '') return data<Refusal>({ reason: 'password-missing', email }, { status: 422 })
  const address = context.get(requestNotesKey).clientAddress
  const outcome = await signIn(contextOf(context), { email, password, address, headers: request.headers })
  if (!outcome.done) {
    const { reason } = outcome.refusal
    return data<Refusal>({ reason, email }, { status: reason === 'too-many-requests' ? 429 : 422 })
  }
  const headers = new Headers()
  for (const cookie of outcome.value.cookies) headers.append('Set-Cookie', cookie)
  const to = url.searchParams.get('to')
  return redirect(outcome.value.next === 'desk' ? safePath(to) : secondStepPath(to), { headers })
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const waiting = useNavigation().state !== 'idle'
  const told = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (actionData) told.current?.focus()
  }, [actionData])
  const wrong = wrongFields(actionData?.reason)
  return (
    <LoginPane title={words.title} company={loaderData.company}>
      <ProviderTold offer={loaderData.provider} />
      {loaderData.provider?.ownSignIn !== false && (
        <Form method="post" className="stack" noValidate>
          {loaderData.over && !actionData && <p className="note">{deskWords.factors.secondStep.over}</p>}
          {actionData && (
            <p className="note bad" id="told" role="alert" tabIndex={-1} ref={told}>
              <Icon name="alert" /> {words.refusals[actionData.reason]}
            </p>
          )}
          <div className={wrong.email ? 'field err' : 'field'}>
            <label htmlFor="email">{words.email}</label>
            <input
              id="email"
              name="email"
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
              defaultValue={actionData?.email}
              aria-invalid={wrong.email || undefined}
              aria-describedby={wrong.email ? 'told' : undefined}
            />
          </div>
          <div className={wrong.password ? 'field err' : 'field'}>
            <label htmlFor="password">{words.password}</label>
            <input
              id="password"
              name="password"
              type="password"
              autoComplete="current-password"
              required
              aria-invalid={wrong.password || undefined}
              aria-describedby={wrong.password ? 'told' : undefined}
            />
          </div>
          <button className="btn full" type="submit" aria-disabled={waiting}>
            {waiting ? words.signingIn : words.signIn}
          </button>
          <PasskeyButton to={loaderData.to} />
        </Form>
      )}
      {loaderData.provider && <ProviderWay offer={loaderData.provider} to={loaderData.to} again={loaderData.again} />}
    </LoginPane>
  )
}

/** The fields to look at. Which of the two is wrong is not told, and nothing typed helps against too many tries. */
function wrongFields(reason: Refusal['reason'] | undefined): { email: boolean; password: boolean } {
  if (!reason || reason === 'too-many-requests') return { email: false, password: false }
  return { email: reason !== 'password-missing', password: reason !== 'invalid-email' }
}
