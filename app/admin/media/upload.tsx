import { data, Link, redirect } from 'react-router'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { mediaAdminWords } from '../../words/admin/content/media.ts'
import { admit } from '../admit.server.ts'
import { PageBar } from '../components/page-bar.tsx'
import type { Route } from './+types/upload.ts'
import { filesOf, type Taken, takeFile, takeOther } from './take-files.server.ts'
import { UploadForm } from './upload-form.tsx'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'pictures:write')
  return null
}

/** Adds the files of a plain form, one after the other. With `?of=` the file replaces that of the named picture. */
export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'pictures:write')
  const read = wordsReader(args.context)
  const words = read(mediaAdminWords).upload
  const ctx = contextOf(args.context)
  const files = filesOf(await args.request.formData())
  const of = args.url.searchParams.get('of')
  if (files.length === 0) return data({ taken: [], problem: words.nothing }, { status: 422 })
  const taken: Taken[] = []
  if (of !== null) {
    for (const file of files.slice(0, 1)) taken.push(await takeOther(ctx, read, { actor, file, id: of }))
    if (taken.every((one) => 'id' in one)) return redirect(`/admin/media/${of}?did=replace`, 303)
  } else {
    for (const file of files) taken.push(await takeFile(ctx, read, { actor, file }))
    const known = taken.filter((one) => 'came' in one && one.came !== 'new').length
    if (taken.every((one) => 'id' in one))
      return redirect(`/admin/media?did=upload&came=${taken.length - known}&known=${known}`, 303)
  }
  return data({ taken, problem: words.some }, { status: 422 })
}

/** The result of a plain form that was not accepted whole: what was added and what was not, and the form again. */
export default function Upload({ actionData }: Route.ComponentProps) {
  const { page, upload: words } = useWords(mediaAdminWords)
  return (
    <div className="media">
      <PageBar
        title={words.title}
        lede={words.hint}
        crumb={{ label: page.breadcrumb, links: <Link to="/admin/media">{words.back}</Link> }}
      />
      {actionData && (
        <div className="note bad" role="alert">
          <p>
            <b>{actionData.problem}</b>
          </p>
          <ul>
            {actionData.taken.map((one) => (
              <li key={one.name} className="breaks">
                <b>{one.name}</b>: {'refusal' in one ? one.refusal : words.came[one.came]}{' '}
                {'id' in one && <Link to={`/admin/media/${one.id}`}>{words.write}</Link>}
                {'other' in one && one.other && <Link to={`/admin/media/${one.other}`}>{words.write}</Link>}
              </li>
            ))}
          </ul>
        </div>
      )}
      <section className="pane stack">
        <UploadForm />
      </section>
    </div>
  )
}
