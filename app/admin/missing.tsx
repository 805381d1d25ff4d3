import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { admit } from './admit.server.ts'
import { movedTo } from './former-addresses.ts'

/**
 * Any other address of the admin area: who is not signed in does not learn whether it exists. A former address redirects
 * permanently.
 */
export async function loader(args: LoaderFunctionArgs) {
  await admit(args, 'admin:read')
  const to = movedTo(args.url)
  if (to) throw redirect(to, 301)
  throw data(null, { status: 404 })
}

export default function Missing() {
  return null
}
