import { data, redirect } from 'react-router'
import { findSettings } from '#features/settings/reads.server.ts'
import { beginProvider, findProviderPage } from '#features/staff/provider/begin-provider.server.ts'
import { contextOf } from '../../context.ts'
import { requestNotesKey } from '../../request-notes.ts'
import { providerAdminWords } from '../../words/admin/provider.ts'
import type { Route } from './+types/provider.ts'
import { ProviderRefused } from './provider-refused.tsx'
import { refusedKey, refuseProvider } from './refuse-provider.server.ts'
import { loginPath, safePath } from './safe-path.ts'
import { SignInPage } from './sign-in-page.tsx'

const words = providerAdminWords.onward

/**
 * The redirect to the provider. A form cannot be redirected to another site, because our policy allows forms to our own only;
 * so the form leads here, and this page redirects at once, with a link for a browser that does not follow. Without a begun
 * sign-in it redirects to the sign-in page.
 */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const page = ctx.config.identity && (await findProviderPage(ctx, request.headers))
  const { company } = await findSettings(ctx.db)
  const shown = { company: company.name, name: ctx.config.identity?.name ?? '', page }
  if (context.get(refusedKey)) return data(shown)
  if (!page) throw redirect(loginPath(safePath(url.searchParams.get('to'))))
  return data(shown, { headers: { Refresh: `0;url=${page}` } })
}

/** Begins a sign-in with the provider. Open to everyone: it is how somebody gets a permission at all. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const ctx = contextOf(context)
  if (!ctx.config.identity) throw data(null, { status: 404 })
  const form = await request.formData()
  const to = safePath(url.searchParams.get('to'))
  const address = context.get(requestNotesKey).clientAddress
  const begun = await beginProvider(ctx, { to, again: form.get('again') === '1', address })
  if (!begun.done) {
    const { refused, init } = refuseProvider(context, begun.refusal)
    return data(refused, init)
  }
  const headers = new Headers()
  for (const cookie of begun.value.cookies) headers.append('Set-Cookie', cookie)
  return redirect('/admin/login/provider', { status: 303, headers })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const retry = actionHeaders.get('Retry-After')
  return retry ? { 'Retry-After': retry } : loaderHeaders
}

export default function Provider({ loaderData: { company, name, page }, actionData }: Route.ComponentProps) {
  if (actionData) return <ProviderRefused refused={actionData} company={company} />
  return (
    <SignInPage title={words.title(name)} company={company}>
      <p>{words.text(name)}</p>
      <a className="btn full" href={page}>
        {words.link}
      </a>
    </SignInPage>
  )
}
