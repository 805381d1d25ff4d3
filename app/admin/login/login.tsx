import { data, Link, redirect } from 'react-router'
import { findSettings } from '#features/settings/reads.server.ts'
import { ownSignIn } from '#features/staff/own-sign-in.ts'
import { signIn } from '#features/staff/passwords/sign-in-by-password.server.ts'
import type { IdentityCode } from '#features/staff/sign-in/identity-codes.ts'
import { contextOf } from '../../context.ts'
import { requestNotesKey } from '../../request-notes.ts'
import { Note } from '../../ui/note.tsx'
import { providerAdminWords } from '../../words/admin/provider.ts'
import { signInWords } from '../../words/admin/sign-in-methods.ts'
import { checkRequest } from '../admit.server.ts'
import type { Route } from './+types/login.ts'
import { enterAdmin } from './enter-admin.server.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { ProviderButton } from './provider-button.tsx'
import { type ProviderOffer, providerOffer } from './provider-offer.server.ts'
import { besideLogin, readReason, safePath } from './safe-path.ts'
import { Flash, SignInForm, SignInPage } from './sign-in-page.tsx'

const words = signInWords.login

/** Open to everyone. Who is signed in already is redirected to the requested page, unless that needs a recent sign-in. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const checked = await checkRequest(request, context)
  const { found } = checked
  const why = readReason(url.searchParams.get('why')) ?? (checked.found ? undefined : checked.why)
  const to = safePath(url.searchParams.get('to'))
  const again = why === 'requires-recent-login'
  if (found && !again) throw redirect(to)
  const { company } = await findSettings(ctx.db)
  const provider = providerOffer(ctx, why)
  return {
    company: company.name,
    to,
    again,
    flash: provider?.flash ?? (why && words.why[why]),
    email: found?.staff.email,
    own: ownSignIn(ctx),
    byEmailKind: ctx.mail.delivers ? besideLogin('link', to) : undefined,
    forgot: besideLogin('reset', to),
    provider,
  }
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
  if (outcome.done) return enterAdmin(outcome.value, url.searchParams.get('to'))
  const { reason } = outcome.refusal
  return data<Refusal>({ reason, email }, { status: reason === 'too-many-requests' ? 429 : 422 })
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { company, to, again, own, byEmailKind, forgot, provider } = loaderData
  const wrong = wrongFields(actionData?.reason)
  return (
    <SignInPage company={company} title={words.title}>
      {actionData ? (
        <Flash bad answer={actionData}>
          {words.refusals[actionData.reason]}
        </Flash>
      ) : (
        loaderData.flash && <Note>{loaderData.flash}</Note>
      )}
      {own && (
        <>
          <SignInForm button={words.signIn} busy={words.signingIn}>
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
                defaultValue={actionData?.email ?? loaderData.email}
                aria-invalid={wrong.email || undefined}
                aria-describedby={wrong.email ? 'login-message' : undefined}
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
                aria-describedby={wrong.password ? 'login-message' : undefined}
              />
            </div>
          </SignInForm>
          <div className="other-methods">
            <PasskeyButton to={to} />
            {byEmailKind && (
              <Link className="btn line full" to={byEmailKind}>
                {words.byEmailKind}
              </Link>
            )}
            <Link className="small" to={forgot}>
              {words.forgot}
            </Link>
          </div>
        </>
      )}
      {provider && <ProviderSignIn offer={provider} to={to} again={again} />}
      <p className="small muted">
        <a href="/">{words.site}</a>
      </p>
    </SignInPage>
  )
}

/** The fields with an error. The page does not say which of the two is wrong. After too many attempts no field has an error. */
function wrongFields(reason: Refusal['reason'] | undefined): { email: boolean; password: boolean } {
  if (!reason || reason === 'too-many-requests') return { email: false, password: false }
  return { email: reason !== 'password-missing', password: reason !== 'invalid-email' }
}

/**
 * The button of the provider, below our own form or alone, and the link that signs out of the provider after signing out here.
 */
function ProviderSignIn({ offer, to, again }: { offer: ProviderOffer; to: string; again: boolean }) {
  const { name, ownSignIn, leave } = offer
  return (
    <>
      {ownSignIn && <p className="small muted">{providerAdminWords.or}</p>}
      <ProviderButton name={name} to={to} again={again} only={!ownSignIn} />
      {leave && (
        <p className="small">
          <a href={leave}>{providerAdminWords.leave(name)}</a>
        </p>
      )}
    </>
  )
}
