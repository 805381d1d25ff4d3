import { redirect } from 'react-router'
import { previewEntry } from '#features/content/preview-entry.server.ts'
import { contextOf, renderPageKey } from '../../context.ts'
import { wordsOf } from '../../shared/page-words.server.ts'
import { editorWords } from '../../words/admin/content/editor.ts'
import { admit } from '../admit.server.ts'
import type { Route } from './+types/preview.ts'
import { contentKindAt } from './content-kinds.ts'
import { editPath } from './editor-action.server.ts'
import { featureKind, mustFindEntry } from './load-editor.server.ts'

/**
 * The public page of a draft, as a visitor would get it. It has no scripts, because it is at another address than its own; its
 * links lead to what is public.
 */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'content:read')
  const words = wordsOf(args.context, editorWords).previewBar
  const ctx = contextOf(args.context)
  const contentKind = contentKindAt(args.url.pathname)
  const entry = await mustFindEntry(ctx, contentKind, args.params.id)
  const render = args.context.get(renderPageKey)
  const html = await previewEntry(ctx, featureKind(contentKind), entry, async (path, own) => (await render(path, own)).text())
  const back = editPath(contentKind, entry.id)
  if (html === undefined) throw redirect(back)
  const bar = `<p class="preview-bar">${words.text} <a href="${back}">${words.back}</a></p>`
  const page = html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '').replace(/<body[^>]*>/, (body) => `${body}${bar}`)
  return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' } })
}
