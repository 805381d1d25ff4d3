import { data } from 'react-router'
import type { Route } from './+types/missing.ts'
import { admit } from './admit.server.ts'

/** Any other address of the desk: nobody learns whether it exists without signing in. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'desk:read')
  throw data(null, { status: 404 })
}

export default function Missing() {
  return null
}
