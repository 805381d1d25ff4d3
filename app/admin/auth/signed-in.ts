import { admit } from '../admit.server.ts'
import type { Route } from './+types/signed-in.ts'

/** Who is signed in, for tabs that were left for a while; who is not is sent to sign in, as from any page. */
export async function loader(args: Route.LoaderArgs) {
  const { id } = await admit(args, 'self:write')
  return Response.json({ id })
}
