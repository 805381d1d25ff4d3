import { data, redirect } from 'react-router'
import { settleAlert } from '#features/alerts/settle-alert.server.ts'
import { contextOf } from '../../context.ts'
import { admit } from '../admit.server.ts'
import { safePath } from '../login/safe-path.ts'
import type { Route } from './+types/done.ts'

/** A GET, such as a reload after the press, redirects to the admin area: there is nothing to read here. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:note')
  return redirect('/admin')
}

/** Marks an alert as done. A second press finds it done already and changes nothing. */
export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'bookings:note')
  const id = Number(args.params.id)
  if (!Number.isSafeInteger(id)) throw data(null, { status: 404 })
  const form = await args.request.formData()
  const to = form.get('to')
  await settleAlert(contextOf(args.context), id, { actor: staff.name })
  // With JavaScript the button removes its line at once, and the page stays where it is.
  if (form.get('stay') === 'yes') return data(null)
  return redirect(safePath(typeof to === 'string' ? to : null), 303)
}
