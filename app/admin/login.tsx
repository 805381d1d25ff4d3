import { useEffect, useRef } from 'react'
import { data, Form, redirect, useNavigation } from 'react-router'
import { findSettings } from '#features/settings/reads.server.ts'
import type { IdentityCode } from '#features/staff/identity-codes.ts'
import { signIn } from '#features/staff/sign-in.server.ts'
import { contextOf } from '../context.ts'
import { requestNotesKey } from '../request-notes.ts'
import { Icon } from '../ui/icon.tsx'
import { LoadingPage } from '../ui/loading.tsx'
import { Mark } from '../ui/mark.tsx'
import { ScenePicture } from '../ui/scene-picture.tsx'
import { deskWords } from '../words/desk.ts'
import type { Route } from './+types/login.ts'
import { signedIn } from './admit.server.ts'
import { PasskeyButton } from './login/passkey-button.tsx'
import { safePath, secondStepPath } from './safe-path.ts'

const drawing = { id: 'hills', hour: 'dawn', seed: 7 } as const
const words = deskWords.login

/** Open to everyone; whoever is signed in already goes on to where they wanted. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const again = url.searchParams.get('why') === 'requires-recent-login'
  if (!again && (await signedIn(request, context))) throw redirect(safePath(url.searchParams.get('to')))
  const { company } = await findSettings(contextOf(context).db)
  const over = url.searchParams.get('why') === 'second-step-over'
  return { company: company.name, to: url.searchParams.get('to'), over }
}

type Refusal = { reason: IdentityCode | 'password-missing'; email: string }

/** Open to everyone: it is how somebody gets a permission at all. */
export async function action({ request, context, url }: Route.ActionArgs) {
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
    <>
      <LoadingPage word={deskWords.auth.loading} />
      <main id="main" className="login h-dawn" tabIndex={-1}>
        <title>{deskWords.pageTitle(words.title)}</title>
        <ScenePicture drawing={drawing} format="wide" eager />
        <Form method="post" className="pane stack" noValidate>
          <p className="brand">
            <Mark size={28} />
            {loaderData.company}
          </p>
          <h1>{words.title}</h1>
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
          <p className="small muted">
            <a href="/">{words.site}</a>
          </p>
        </Form>
      </main>
    </>
  )
}

/** The fields to look at. Which of the two is wrong is not told, and nothing typed helps against too many tries. */
function wrongFields(reason: Refusal['reason'] | undefined): { email: boolean; password: boolean } {
  if (!reason || reason === 'too-many-requests') return { email: false, password: false }
  return { email: reason !== 'password-missing', password: reason !== 'invalid-email' }
}
