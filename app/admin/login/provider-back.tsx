import { data, redirect } from 'react-router'
import { findSettings } from '#features/settings/reads.server.ts'
import { finishProvider } from '#features/staff/provider/finish-provider.server.ts'
import { contextOf } from '../../context.ts'
import type { Route } from './+types/provider-back.ts'
import { ProviderRefused } from './provider-refused.tsx'
import { refuseProvider } from './refuse-provider.server.ts'
import { safePath } from './safe-path.ts'

/**
 * Where the provider redirects back to, by a GET as the protocol requires. The reply is accepted once, and only from the
 * browser that began the sign-in; any other visit changes nothing.
 */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const finished = await finishProvider(ctx, { search: url.search, headers: request.headers })
  if (!finished.done) {
    const { company } = await findSettings(ctx.db)
    const { refused, init } = refuseProvider(context, finished.refusal)
    return data({ company: company.name, refused }, init)
  }
  const headers = new Headers()
  for (const cookie of finished.value.cookies) headers.append('Set-Cookie', cookie)
  throw redirect(safePath(finished.value.to), { headers })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function ProviderBack({ loaderData: { refused, company } }: Route.ComponentProps) {
  return <ProviderRefused refused={refused} company={company} />
}
