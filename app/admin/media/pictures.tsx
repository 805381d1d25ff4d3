import { data, Form, redirect } from 'react-router'
import { libraryViews, readLibraryQuery } from '#features/media/library.ts'
import { countLibrary, countWaiting, listLibrary } from '#features/media/reads-library.server.ts'
import { restorePictures } from '#features/media/restore-pictures.server.ts'
import { trashPictures } from '#features/media/trash-pictures.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsOf, wordsReader } from '../../shared/page-words.server.ts'
import { mediaAdminWords } from '../../words/admin/content/media.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { ListPage } from '../components/list-page.tsx'
import { SearchForm } from '../components/search-form.tsx'
import { Flash } from '../components/toast.tsx'
import { ViewTabs } from '../view-tabs/view-tabs.tsx'
import type { Route } from './+types/pictures.ts'
import { libraryPath } from './library-address.ts'
import { PictureGrid } from './picture-grid.tsx'
import { readChosen } from './read-chosen.ts'
import { UploadPane } from './upload-pane.tsx'
import { useFollowing } from './use-following.ts'
import { usesOfPictures } from './uses-of-pictures.server.ts'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'content:read')
  const { db } = contextOf(args.context)
  const params = args.url.searchParams
  const query = readLibraryQuery(params)
  const used = query.view === 'unused' ? [...new Set((await usesOfPictures(db)).map(({ picture }) => picture))] : []
  const [{ pictures, more }, count, waiting] = await Promise.all([
    listLibrary(db, query, used),
    countLibrary(db, query, used),
    countWaiting(db),
  ])
  const last = pictures.at(-1)
  return {
    query,
    count,
    waiting,
    rows: pictures.map(({ createdAt: _, ...picture }) => picture),
    next: more && last ? libraryPath({ ...query, after: { at: last.createdAt, id: last.id } }) : undefined,
    flash: flashOf(wordsReader(args.context), params),
    undo: params.get('did') === 'trash' ? (params.get('ids') ?? '').split(',').filter(Boolean).slice(0, 48) : [],
  }
}

function flashOf(read: ReadWords, query: URLSearchParams): string {
  const words = read(mediaAdminWords)
  const number = (name: string) => Math.min(Number(query.get(name)) || 0, 1_000)
  const ids = (query.get('ids') ?? '').split(',').filter(Boolean).length
  const did = query.get('did')
  if (did === 'trash' && ids > 0) return words.flash.trash({ count: ids })
  if (did === 'restore' && ids > 0) return words.flash.restore({ count: ids })
  if (did !== 'upload') return ''
  const [came, known] = [number('came'), number('known')]
  return [
    ...(came > 0 ? [words.flash.upload({ count: came })] : []),
    ...(known > 0 ? [words.flash.known({ count: known })] : []),
  ].join(' ')
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'pictures:write')
  const words = wordsOf(args.context, mediaAdminWords)
  const ctx = contextOf(args.context)
  const chosen = readChosen(await args.request.formData())
  if (!chosen) throw data(null, { status: 422 })
  const { what, ids } = chosen
  if (ids.length === 0) return data({ problem: words.flash.none, inUse: [] }, { status: 422 })
  const query = { ...readLibraryQuery(args.url.searchParams), after: undefined }
  const backTo = (did: string, done: readonly string[]) => {
    const path = libraryPath(query)
    return redirect(`${path}${path.includes('?') ? '&' : '?'}did=${did}&ids=${done.join(',')}`, 303)
  }
  if (what === 'restore') return backTo('restore', await restorePictures(ctx, { actor, ids }))
  const trashed = await trashPictures(ctx, { actor, ids, listUses: usesOfPictures })
  if (trashed.inUse.length === 0) return backTo('trash', trashed.ids)
  const inUse = trashed.inUse.map(({ title, path }) => ({ title, path }))
  return data({ problem: words.flash.inUse, inUse }, { status: 409 })
}

export default function Pictures({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(mediaAdminWords)
  const { query, count, waiting, rows, next, flash, undo } = loaderData
  const { may } = useAuth()
  useFollowing(waiting > 0)
  const lede = [
    words.count({ count, view: query.view, search: query.words, searched: query.words ? 'yes' : 'no' }),
    ...(waiting > 0 ? [words.waiting({ count: waiting })] : []),
  ].join(' ')
  const first = { ...query, after: undefined }
  return (
    <ListPage
      root="media"
      title={words.title}
      lede={lede}
      tools={
        <>
          <div className="flash">
            <Flash undo={undo.length > 0 && may('pictures:write') && <Undo ids={undo} />}>{!actionData && flash}</Flash>
            <div role="alert">{actionData && <NotMoved {...actionData} />}</div>
          </div>
          {may('pictures:write') && <UploadPane isFirst={count === 0 && query.view === 'all' && query.words === ''} />}
          <ViewTabs
            label={words.filter}
            filters={libraryViews.map((view) => ({
              to: libraryPath({ ...first, view }),
              word: words.views[view],
              isOn: view === query.view,
            }))}
          />
          <SearchForm
            action="/admin/media"
            search={query.words}
            words={words}
            hidden={{ show: query.view === 'all' ? undefined : query.view }}
            clear={query.words && libraryPath({ ...first, words: '' })}
          />
        </>
      }
      empty={
        rows.length === 0 && (
          <EmptyState title={words.empty.title} text={query.words === '' ? words.empty[query.view] : words.empty.search} />
        )
      }
      pages={{ first: query.after && libraryPath(first), next, words: words.more }}
    >
      <PictureGrid rows={rows} view={query.view} mayChange={may('pictures:write')} />
    </ListPage>
  )
}

function Undo({ ids }: { ids: readonly string[] }) {
  const words = useWords(mediaAdminWords)
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

function NotMoved({ problem, inUse }: { problem: string; inUse: readonly { title: string; path: string }[] }) {
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
