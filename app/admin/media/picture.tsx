import { data, Form, Link, redirect } from 'react-router'
import { drawAgain } from '#features/media/draw-again.server.ts'
import { restorePictures } from '#features/media/restore-pictures.server.ts'
import { trashPictures } from '#features/media/trash-pictures.server.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import { mediaAdminWords } from '../../words/admin/content/media.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { PageBar } from '../components/page-bar.tsx'
import { Pane } from '../components/pane.tsx'
import { Flash } from '../components/toast.tsx'
import type { Route } from './+types/picture.ts'
import { loadPicture } from './load-picture.server.ts'
import { saveByForm } from './picture-action.server.ts'
import { PictureForm } from './picture-form.tsx'
import { UploadForm } from './upload-form.tsx'
import { useFollowing } from './use-following.ts'
import { usesOfPictures } from './uses-of-pictures.server.ts'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'content:read')
  const read = wordsReader(args.context)
  const media = read(mediaAdminWords)
  const picture = await loadPicture(contextOf(args.context), read, args.params.id)
  const did = args.url.searchParams.get('did')
  const plain = (['save', 'replace', 'again'] as const).find((one) => one === did)
  const flash = plain ? media.flash[plain] : did === 'restore' ? media.flash.restore({ count: 1 }) : undefined
  return { picture, flash }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'pictures:write')
  const ctx = contextOf(args.context)
  const { id } = args.params
  const form = await args.request.formData()
  const what = form.get('do')
  const here = (did: string) => redirect(`/admin/media/${id}?did=${did}`, 303)
  if (what === 'save') {
    const notSaved = await saveByForm(ctx, wordsReader(args.context), { actor, id, form })
    return notSaved ? data({ notSaved: notSaved.reply }, { status: notSaved.status }) : here('save')
  }
  if (what === 'again') {
    await drawAgain(ctx, id)
    return here('again')
  }
  if (what === 'restore') {
    await restorePictures(ctx, { actor, ids: [id] })
    return here('restore')
  }
  if (what !== 'trash') throw data(null, { status: 422 })
  const { ids, inUse } = await trashPictures(ctx, { actor, ids: [id], listUses: usesOfPictures })
  if (inUse.length > 0) return data({ inUse: true }, { status: 409 })
  if (ids.length === 0) throw data(null, { status: 404 })
  return redirect(`/admin/media?did=trash&ids=${id}`, 303)
}

export const shouldRevalidate = revalidateOnConflict

export default function PicturePage({ loaderData: { picture, flash }, actionData }: Route.ComponentProps) {
  const { title, page: words } = useWords(mediaAdminWords)
  const { id, name, state, shown, description, facts, trashed, version } = picture
  const mayChange = useAuth().may('pictures:write')
  useFollowing(state === 'waiting')
  const notSaved = actionData && 'notSaved' in actionData ? actionData.notSaved : undefined
  const crumb = { label: words.breadcrumb, links: <Link to="/admin/media">{title}</Link> }
  return (
    <div className="media">
      <PageBar
        title={description.alt || name}
        lede={`${description.alt === '' ? '' : `${name}. `}${facts.join('. ')}.`}
        crumb={crumb}
      />
      <div className="flash">
        <Flash>{!actionData && flash}</Flash>
        <div role="status">{state === 'waiting' && <p className="note">{shown ? words.waitingNew : words.waiting}</p>}</div>
        <div role="alert">{actionData && 'inUse' in actionData && <p className="note bad">{words.inUse}</p>}</div>
      </div>
      {trashed && <Once what="restore" go={words.restore} text={words.inTrash({ when: trashed })} mayChange={mayChange} />}
      {state === 'failed' && <Once what="again" go={words.again} text={words.failed} mayChange={mayChange} />}
      <div className="edit">
        <PictureForm
          key={`${version}-${notSaved?.conflict?.version ?? 0}`}
          picture={picture}
          notSaved={notSaved}
          mayChange={mayChange}
        />
        <div className="col">
          <Uses uses={picture.uses} />
          {mayChange && (
            <details className="pane">
              <summary>{words.replace}</summary>
              <div className="stack">
                <p className="small muted">{words.replaceText}</p>
                <UploadForm of={id} label={words.replaceField} go={words.replaceGo} />
              </div>
            </details>
          )}
          {mayChange && !trashed && <Trash isUsed={picture.uses.length > 0} />}
        </div>
      </div>
    </div>
  )
}

function Once({ what, go, text, mayChange }: { what: 'again' | 'restore'; go: string; text: string; mayChange: boolean }) {
  return (
    <Form method="post" className={what === 'again' ? 'note bad once' : 'note once'}>
      <p>{text}</p>
      {mayChange && (
        <button className="btn line sm" type="submit" name="do" value={what}>
          {go}
        </button>
      )}
    </Form>
  )
}

function Uses({ uses }: { uses: readonly { title: string; path: string }[] }) {
  const words = useWords(mediaAdminWords).page
  return (
    <Pane title={words.uses}>
      {uses.length === 0 ? (
        <p className="muted">{words.noUses}</p>
      ) : (
        <ul className="picture-uses">
          {uses.map(({ title, path }) => (
            <li key={path}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </Pane>
  )
}

function Trash({ isUsed }: { isUsed: boolean }) {
  const words = useWords(mediaAdminWords).page
  return (
    <Pane title={words.trash}>
      <Form method="post" className="stack">
        <p className="small muted">{isUsed ? words.inUse : words.trashText}</p>
        {!isUsed && (
          <button className="btn line" type="submit" name="do" value="trash">
            {words.trashGo}
          </button>
        )}
      </Form>
    </Pane>
  )
}
