import { data } from 'react-router'
import { findSettings } from '#features/settings/reads.server.ts'
import { findKeyHolder } from '#features/staff/keys/find-key-holder.server.ts'
import { contextOf, type RouteContext } from '../../context.ts'
import { loginPath } from './safe-path.ts'

/**
 * A page that requests an email, or belongs to its key: `ask`, `open` for somebody, or `over` with 410. A GET never uses the
 * key, because programs that scan mail follow every link.
 */
export async function loadKeyPage(purpose: 'link' | 'reset', { context, url }: { context: RouteContext; url: URL }) {
  const ctx = contextOf(context)
  const { company } = await findSettings(ctx.db)
  const key = url.searchParams.get('key')
  const shared = { company: company.name, delivers: ctx.mail.delivers, back: loginPath(url.searchParams.get('to') ?? '') }
  if (key === null) return data({ ...shared, view: 'ask' } as const)
  const holder = await findKeyHolder(ctx, purpose, key)
  return holder
    ? data({ ...shared, view: 'open', email: holder.email } as const)
    : data({ ...shared, view: 'over' } as const, { status: 410 })
}
