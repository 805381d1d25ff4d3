import { redirect } from 'react-router'
import { previewProposal } from '#features/trips/proposing/preview-proposal.server.ts'
import { contextOf, renderPageKey } from '../../../context.ts'
import { wordsOf } from '../../../shared/page-words.server.ts'
import { editorWords } from '../../../words/admin/content/editor.ts'
import { admit } from '../../admit.server.ts'
import { versionOfAddress } from '../builder/of-address.server.ts'
import type { Route } from './+types/preview.ts'

/** The page of a version as its customer would get it, with the first of its options or the one of the address. It has no scripts, and none of its forms does anything. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'trips:read')
  const words = wordsOf(args.context, editorWords).previewBar
  const { path, ...of } = await versionOfAddress(contextOf(args.context).db, args.params)
  const render = args.context.get(renderPageKey)
  const html = await previewProposal(contextOf(args.context), of, async (code, own) =>
    (await render(`/proposals/${code}${args.url.search}`, own)).text(),
  )
  if (html === undefined) throw redirect(path)
  const bar = `<p class="preview-bar">${words.text} <a href="${path}">${words.back}</a></p>`
  const page = html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/<form\b([^>]*)method="post"/g, '<form$1method="dialog"')
    .replace(/<body[^>]*>/, (body) => `${body}${bar}`)
  return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' } })
}
