import { data, redirect } from 'react-router'
import { settleAlert } from '#features/alerts/settle-alert.server.ts'
import { contextOf } from '../../context.ts'
import { admit } from '../admit.server.ts'
import { safePath } from '../login/safe-path.ts'
import type { Route } from './+types/done.ts'

/** There is nothing to read at this address: who loads it again after pressing is led back to the admin area. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:note')
  return redirect('/admin')
}

/** Staff have done what an alert asks for; whoever presses second finds it done, which is what they wanted. */
export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'bookings:note')
  const id = Number(args.params.id)
  if (!Number.isSafeInteger(id)) throw data(null, { status: 404 })
  const form = await args.request.formData()
  const to = form.get('to')
  await settleAlert(contextOf(args.context), id, { actor: staff.name })
  // The button that takes its line away at once stays where it is.
  if (form.get('stay') === 'yes') return data(null)
  return redirect(safePath(typeof to === 'string' ? to : null), 303)
}
