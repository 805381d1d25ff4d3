import { redirect } from 'react-router'
import { admit } from '../admit.server.ts'
import type { Route } from './+types/moved.ts'

/** Where the settings stood before. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'settings:write')
  return redirect('/admin/settings/general', 301)
}
