import { data, type LoaderFunctionArgs } from 'react-router'
import { admit } from './admit.server.ts'

/** Any other address of the admin area: nobody learns whether it exists without signing in. */
export async function loader(args: LoaderFunctionArgs) {
  await admit(args, 'admin:read')
  throw data(null, { status: 404 })
}

export default function Missing() {
  return null
}
