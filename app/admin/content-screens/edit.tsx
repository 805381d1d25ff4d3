import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliClock } from '#values/dates.ts'
import { contextOf } from '../../context.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { editorWords } from '../../words/admin/content/editor.ts'
import { admit } from '../admit.server.ts'
import type { Route } from './+types/edit.ts'
import { contentKindAt } from './content-kinds.ts'
import { doByEditor } from './editor-action.server.ts'
import { EntryEditor } from './entry-editor.tsx'
import { loadEditor, mustFindEntry } from './load-editor.server.ts'

/** Editors choose by the names that visitors read, and previews say what pages say. */
export const handle = {
  words: [
    'blog-topics',
    'card',
    'comforts',
    'country-content',
    'itinerary',
    'price-table',
    'rate-table',
    'road-time',
    'styles',
    'testimonials',
    'visits',
  ],
} satisfies RouteHandle

/** The editor of every kind of entry. The address names the kind. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'content:read')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const contentKind = contentKindAt(args.url.pathname).inWords(read)
  const entry = await mustFindEntry(ctx, contentKind, args.params.id)
  const query = args.url.searchParams
  const dialog = query.get('ask')
  return {
    ...(await loadEditor(ctx, read, contentKind, entry, dialog)),
    flash: flashOf(read, query.get('did'), entry.title),
    savedVersion: Number(query.get('v')) || undefined,
    dialog,
  }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'content:write')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const contentKind = contentKindAt(args.url.pathname).inWords(read)
  const entry = await mustFindEntry(ctx, contentKind, args.params.id)
  const form = await args.request.formData()
  if (!['event', 'do', 'over'].some((button) => form.has(button))) throw data(null, { status: 404 })
  return doByEditor({ ctx, read, contentKind, entry, actor, form, clock: kigaliClock })
}

export default function Edit({ loaderData, actionData, params }: Route.ComponentProps) {
  return <EntryEditor key={params.id} {...loaderData} reply={actionData} />
}

/** An autosave changes nothing that is shown beside the form. */
export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formData?.get('event') !== 'keep' && defaultShouldRevalidate

/** The result of an action, which its redirect puts into the address. */
function flashOf(read: ReadWords, did: string | null, title: string): string | undefined {
  const { trashed, ...flashes } = read(editorWords).flash
  if (did === 'trashed') return trashed({ title })
  return did !== null && did in flashes ? flashes[did as keyof typeof flashes] : undefined
}
