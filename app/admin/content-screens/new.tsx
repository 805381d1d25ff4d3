import { data, Form, Link, redirect } from 'react-router'
import { beginEntry } from '#features/content/begin-entry.server.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { TextField } from '../../ui/field.tsx'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { editorWords } from '../../words/admin/content/editor.ts'
import { admit } from '../admit.server.ts'
import { PageBar } from '../components/page-bar.tsx'
import type { Route } from './+types/new.ts'
import { checkText } from './check-text.ts'
import { contentKindAt, useContentKind } from './content-kinds.ts'
import { editPath } from './editor-action.server.ts'
import { featureKind } from './load-editor.server.ts'

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

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'content:write')
  const contentKind = contentKindAt(args.url.pathname)
  if (!featureKind(contentKind).begun) throw data(null, { status: 404 })
  return null
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'content:write')
  const ctx = contextOf(args.context)
  const contentKind = contentKindAt(args.url.pathname).inWords(wordsReader(args.context))
  const kind = featureKind(contentKind)
  if (!kind.begun) throw data(null, { status: 404 })
  const form = await args.request.formData()
  const title = String(form.get('title') ?? '').trim()
  if (title === '') return data({ problem: checkText(wordsReader(args.context), 'missing') }, { status: 422 })
  const begun = (await kind.beginFrom?.(ctx.db)) ?? kind.begun()
  const id = await beginEntry(ctx, kind, { actor, content: { ...begun, [contentKind.names]: title } })
  return redirect(editPath(contentKind, id, '?did=begun'), 303)
}

/** A new entry starts with its name. Everything else is written in its editor, which saves it. */
export default function New({ actionData }: Route.ComponentProps) {
  const { crumb, begin: words } = useWords(editorWords)
  const contentKind = useContentKind()
  const back = `/admin/${contentKind.folder}`
  return (
    <>
      <PageBar
        title={contentKind.words.begin ?? contentKind.words.title}
        lede={words.lede}
        crumb={{ label: crumb, links: <Link to={back}>{contentKind.words.title}</Link> }}
      />
      <Form method="post" className="pane form narrow stack" noValidate>
        <TextField name="title" label={words.label} hint={words.hint} error={actionData?.problem} autoFocus autoComplete="off" />
        <p className="row">
          <button className="btn" type="submit">
            {words.go}
          </button>
          <Link className="btn line" to={back}>
            {words.back}
          </Link>
        </p>
      </Form>
    </>
  )
}
