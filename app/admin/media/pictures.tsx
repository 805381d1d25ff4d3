import { data, Form, Link, redirect } from 'react-router'
import { libraryViews, readLibraryQuery } from '#features/media/library.ts'
import { countLibrary, countWaiting, listLibrary } from '#features/media/reads-library.server.ts'
import { restorePictures } from '#features/media/restore-pictures.server.ts'
import { trashPictures } from '#features/media/trash-pictures.server.ts'
import { contextOf } from '../../context.ts'
import { usesOfPictures } from '../../shared/uses-of-pictures.server.ts'
import { mediaAdminWords as words } from '../../words/admin/content/media.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { AdminIcon } from '../components/admin-icon.tsx'
import { PageBar } from '../components/page-bar.tsx'
import { Flash } from '../components/toast.tsx'
import type { Route } from './+types/pictures.ts'
import { libraryPath } from './library-address.ts'
import { PictureGrid } from './picture-grid.tsx'
import { readChosen } from './read-chosen.ts'
import { UploadPane } from './upload-pane.tsx'
import { useFollowing } from './use-following.ts'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'content:read')
  const { db } = contextOf(args.context)
  const query = args.url.searchParams
  const ask = readLibraryQuery(query)
  const used = ask.view === 'unused' ? [...new Set((await usesOfPictures(db)).map(({ picture }) => picture))] : []
  const [{ pictures, more }, count, waiting] = await Promise.all([
    listLibrary(db, ask, used),
    countLibrary(db, ask, used),
    countWaiting(db),
  ])
  const last = pictures.at(-1)
  return {
    ask,
    count,
    waiting,
    rows: pictures.map(({ createdAt: _, ...picture }) => picture),
    next: more && last ? libraryPath({ ...ask, after: { at: last.createdAt, id: last.id } }) : undefined,
    flash: flashOf(query),
    undo: query.get('did') === 'trash' ? (query.get('ids') ?? '').split(',').filter(Boolean).slice(0, 48) : [],
  }
}

function flashOf(query: URLSearchParams): string {
  const number = (name: string) => Math.min(Number(query.get(name)) || 0, 1_000)
  const ids = (query.get('ids') ?? '').split(',').filter(Boolean).length
  const did = query.get('did')
  if (did === 'trash' && ids > 0) return words.flash.trash(ids)
  if (did === 'restore' && ids > 0) return words.flash.restore(ids)
  if (did !== 'upload') return ''
  const [came, known] = [number('came'), number('known')]
  return [...(came > 0 ? [words.flash.upload(came)] : []), ...(known > 0 ? [words.flash.known(known)] : [])].join(' ')
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'pictures:write')
  const ctx = contextOf(args.context)
  const chosen = readChosen(await args.request.formData())
  if (!chosen) throw data(null, { status: 422 })
  const { what, ids } = chosen
  if (ids.length === 0) return data({ problem: words.flash.none, inUse: [] }, { status: 422 })
  const ask = { ...readLibraryQuery(args.url.searchParams), after: undefined }
  const backTo = (did: string, done: readonly string[]) => {
    const path = libraryPath(ask)
    return redirect(`${path}${path.includes('?') ? '&' : '?'}did=${did}&ids=${done.join(',')}`, 303)
  }
  if (what === 'restore') return backTo('restore', await restorePictures(ctx, { actor, ids }))
  const trashed = await trashPictures(ctx, { actor, ids, listUses: usesOfPictures })
  if (trashed.inUse.length === 0) return backTo('trash', trashed.ids)
  const inUse = trashed.inUse.map(({ title, path }) => ({ title, path }))
  return data({ problem: words.flash.inUse, inUse }, { status: 409 })
}

export default function Pictures({ loaderData, actionData }: Route.ComponentProps) {
  const { ask, count, waiting, rows, next, flash, undo } = loaderData
  const { may } = useAuth()
  useFollowing(waiting > 0)
  const lede = [words.count(count, ask.view, ask.words), ...(waiting > 0 ? [words.waiting(waiting)] : [])].join(' ')
  return (
    <div className="media">
      <PageBar title={words.title} lede={lede} />
      <div className="flash">
        <Flash undo={undo.length > 0 && may('pictures:write') && <Undo ids={undo} />}>{!actionData && flash}</Flash>
        <div role="alert">{actionData && <Kept {...actionData} />}</div>
      </div>
      {may('pictures:write') && <UploadPane />}
      <nav className="filters" aria-label={words.filter}>
        {libraryViews.map((view) => (
          <Link
            key={view}
            className="chip"
            to={libraryPath({ ...ask, view, after: undefined })}
            aria-current={view === ask.view ? 'page' : undefined}
          >
            {words.views[view]}
          </Link>
        ))}
        <Search ask={ask} />
      </nav>
      {rows.length > 0 ? (
        <PictureGrid rows={rows} view={ask.view} mayChange={may('pictures:write')} />
      ) : (
        <section className="empty">
          <h2>{words.empty.title}</h2>
          <p>{ask.words === '' ? words.empty[ask.view] : words.empty.search}</p>
        </section>
      )}
      {(next || ask.after) && (
        <nav className="pages" aria-label={words.more.label}>
          <span className="row">
            {ask.after && (
              <Link className="btn line sm" to={libraryPath({ ...ask, after: undefined })}>
                {words.more.first}
              </Link>
            )}
            {next && (
              <Link className="btn line sm" to={next} rel="next">
                {words.more.next}
              </Link>
            )}
          </span>
        </nav>
      )}
    </div>
  )
}

function Undo({ ids }: { ids: readonly string[] }) {
  return (
    <Form method="post">
      {ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <button className="btn line sm" type="submit" name="do" value="restore">
        {words.undo}
      </button>
    </Form>
  )
}

function Kept({ problem, inUse }: { problem: string; inUse: readonly { title: string; path: string }[] }) {
  return (
    <div className="note bad">
      <p>{problem}</p>
      {inUse.length > 0 && (
        <ul>
          {inUse.map(({ title, path }) => (
            <li key={path}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Search({ ask }: Pick<Route.ComponentProps['loaderData'], 'ask'>) {
  return (
    <Form className="search-form" role="search" action="/admin/media" key={ask.words}>
      {ask.view !== 'all' && <input type="hidden" name="show" value={ask.view} />}
      <label className="visually-hidden" htmlFor="q">
        {words.search}
      </label>
      <input id="q" name="q" type="search" defaultValue={ask.words} placeholder={words.searchHint} maxLength={100} />
      <button className="btn line" type="submit">
        <AdminIcon name="search" />
        {words.find}
      </button>
      {ask.words && (
        <Link className="clear" to={libraryPath({ ...ask, words: '', after: undefined })}>
          {words.clear}
        </Link>
      )}
    </Form>
  )
}
