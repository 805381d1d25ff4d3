import { data, Form, Link, redirect } from 'react-router'
import { isFrozen } from '#features/content/is-frozen.server.ts'
import { findVersion, listVersions } from '#features/content/reads.server.ts'
import { saveEntry } from '#features/content/save-entry.server.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { editorWords } from '../../words/admin/content/editor.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { instantText } from '../components/instants.ts'
import { PageBar } from '../components/page-bar.tsx'
import { describeChanges } from '../editor/describe-changes.ts'
import { choicesOf } from '../editor/shape.ts'
import type { Route } from './+types/history.ts'
import { contentKindAt, useContentKind } from './content-kinds.ts'
import { DifferenceTable } from './difference-table.tsx'
import { editPath } from './editor-action.server.ts'
import { loadChoices } from './load-choices.server.ts'
import { featureKind, mustFindEntry } from './load-editor.server.ts'

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
  await admit(args, 'content:read')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const contentKind = contentKindAt(args.url.pathname).inWords(read)
  const entry = await mustFindEntry(ctx, contentKind, args.params.id)
  const now = ctx.clock.now()
  const versions = await listVersions(ctx.db, entry.id)
  const wanted = Number(args.url.searchParams.get('version')) || (versions[1] ?? versions[0])?.version || 0
  const [found, choices, frozen] = await Promise.all([
    findVersion(ctx.db, entry.id, wanted),
    loadChoices(ctx.db, read, choicesOf(contentKind.shape), [entry.content]),
    isFrozen(ctx.db, featureKind(contentKind), entry),
  ])
  if (!found) throw data(null, { status: 404 })
  return {
    entry: { id: entry.id, title: entry.title, version: entry.version, isFrozen: frozen },
    shown: found.version,
    differences: describeChanges(read, contentKind.shape, found.content, entry.content, choices),
    versions: versions.map(({ version, event, at, actor }) => ({
      version,
      event,
      actor,
      when: instantText(at, now, read.format),
      isPublic: version === entry.publishedVersion,
      isNow: version === entry.version,
    })),
  }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'content:write')
  const read = wordsReader(args.context)
  const words = read(editorWords)
  const ctx = contextOf(args.context)
  const contentKind = contentKindAt(args.url.pathname)
  const entry = await mustFindEntry(ctx, contentKind, args.params.id)
  const form = await args.request.formData()
  const version = await findVersion(ctx.db, entry.id, Number(form.get('version')) || 0)
  if (!version) throw data(null, { status: 404 })
  const seen = Number(form.get('seen'))
  const outcome = await saveEntry(ctx, featureKind(contentKind), {
    id: entry.id,
    actor,
    content: version.content,
    seen,
    event: 'put-back',
  })
  if (outcome.done) return redirect(editPath(contentKind, entry.id, '?did=put-back'), 303)
  const { refusal } = outcome
  if (refusal.reason === 'changed-since')
    return data(
      { refusal: words.versions.changed({ by: refusal.by, when: instantText(refusal.at, ctx.clock.now(), read.format) }) },
      { status: 409 },
    )
  return data({ refusal: words.refusals[refusal.reason === 'frozen' ? 'frozen' : 'in-the-bin'] }, { status: 409 })
}

export const shouldRevalidate = revalidateOnConflict

/** The versions of an entry, the difference between one of them and the newest, and the button that restores it. */
export default function History({ loaderData, actionData }: Route.ComponentProps) {
  const { crumb, versions: words } = useWords(editorWords)
  const { entry, shown, differences: found, versions } = loaderData
  const contentKind = useContentKind()
  const { may } = useAuth()
  const editor = `/admin/${contentKind.folder}/edit/${entry.id}`
  return (
    <>
      <PageBar
        title={`${words.title}: ${entry.title}`}
        lede={words.lede({ count: versions.length })}
        crumb={{
          label: crumb,
          links: (
            <>
              <Link to={`/admin/${contentKind.folder}`}>{contentKind.words.title}</Link> / <Link to={editor}>{entry.title}</Link>
            </>
          ),
        }}
      />
      <div role="alert">{actionData?.refusal && <p className="note bad">{actionData.refusal}</p>}</div>
      <div className="edit">
        <section className="pane" aria-labelledby="differs">
          <h2 id="differs">{words.differs({ version: shown })}</h2>
          {found.length === 0 ? (
            <p className="muted">{words.same}</p>
          ) : (
            <>
              <DifferenceTable
                caption={words.differs({ version: shown })}
                before={words.inVersion({ version: shown })}
                after={words.now}
                rows={found}
              />
              {may('content:write') && !entry.isFrozen && (
                <Form method="post">
                  <input type="hidden" name="seen" value={entry.version} />
                  <p className="row">
                    <button className="btn" type="submit" name="version" value={shown}>
                      {words.putBack({ version: shown })}
                    </button>
                    <span className="small muted">{words.putBackHint}</span>
                  </p>
                </Form>
              )}
            </>
          )}
        </section>
        <section className="pane stick" aria-labelledby="versions">
          <h2 id="versions">{words.all}</h2>
          <ol className="versions">
            {versions.map(({ version, event, actor, when, isPublic, isNow }) => (
              <li key={version}>
                <Link to={`?version=${version}`} preventScrollReset aria-current={version === shown ? 'true' : undefined}>
                  {words.inVersion({ version })}
                </Link>
                <small>
                  {words.event[event]} <span className="num">{when}</span>, {actor}
                  {isNow && `, ${words.isNow}`}
                  {isPublic && `, ${words.isPublic}`}
                </small>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  )
}
