import { redirect } from 'react-router'
import { addPasskey } from '#features/staff/factors/add-passkey.server.ts'
import { beginAddingPasskey } from '#features/staff/factors/begin-passkey.server.ts'
import { readStaffCookie } from '#features/staff/sign-in/staff-cookies.server.ts'
import { contextOf } from '../../context.ts'
import { admit, admitRecent } from '../admit.server.ts'
import { passkeyReply } from '../login/passkey-reply.ts'
import type { Route } from './+types/add-passkey.ts'

const page = '/admin/settings/profile/passkeys'

/** Asks the browser for a new passkey, then keeps it. Its answers are JSON, for add-passkey-form.tsx. */
export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'self:write')
  await admitRecent({ ...args, url: new URL(page, args.url) }, 'self:write')
  const ctx = contextOf(args.context)
  const form = await args.request.formData()
  if (form.get('step') !== 'finish') {
    const begun = await beginAddingPasskey(ctx, staff, String(form.get('name') ?? ''))
    if (!begun.done)
      return passkeyReply({ reason: begun.refusal.reason }, begun.refusal.reason === 'too-many-passkeys' ? 409 : 422)
    return passkeyReply({ options: begun.value.options }, 200, begun.value.cookies)
  }
  const key = readStaffCookie(ctx, args.request.headers, 'passkey') ?? ''
  const outcome = await addPasskey(ctx, staff, { key, answer: String(form.get('answer') ?? '') })
  return outcome.done ? passkeyReply({ to: `${page}?did=added` }, 200) : passkeyReply({ reason: outcome.refusal.reason }, 422)
}

/** Somebody who follows the address is led to where its form is. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'self:write')
  return redirect(page)
}
