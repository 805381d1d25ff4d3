import { admit } from '../admit.server.ts'
import type { Route } from './+types/signed-in.ts'

/** Who is signed in, for tabs that were not used for a while. Everybody else is redirected to sign in. */
export async function loader(args: Route.LoaderArgs) {
  const { id } = await admit(args, 'self:write')
  return Response.json({ id })
}
