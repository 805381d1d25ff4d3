import { redirect } from 'react-router'
import { contextOf } from '../../context.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { admit } from '../admit.server.ts'
import type { Route } from './+types/upload-one.ts'
import { filesOf, takeFile } from './take-files.server.ts'

/** A GET redirects to the pictures. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'content:read')
  return redirect('/admin/media')
}

/** One file of several that a browser sends one by one, so that each has its own progress and its own reply. */
export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'pictures:write')
  const [file] = filesOf(await args.request.formData())
  if (!file) return Response.json(null, { status: 422 })
  const taken = await takeFile(contextOf(args.context), wordsReader(args.context), { actor, file })
  return Response.json(taken, { status: 'refusal' in taken ? 422 : 200 })
}
