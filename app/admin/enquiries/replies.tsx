import { data, Link, redirect, useSearchParams } from 'react-router'
import { CannedReplyForm } from '#features/enquiries/replies/canned-reply.ts'
import { dropReply } from '#features/enquiries/replies/drop-reply.server.ts'
import { listReplies } from '#features/enquiries/replies/reads-replies.server.ts'
import { saveReply } from '#features/enquiries/replies/save-reply.server.ts'
import { readUuid } from '#values/uuid.ts'
import { contextOf } from '../../context.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { enquiryAdminWords } from '../../words/admin/enquiries.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { FormDialog } from '../components/form-dialog.tsx'
import { instantText } from '../components/instants.ts'
import { PageBar } from '../components/page-bar.tsx'
import { Flash } from '../components/toast.tsx'
import type { Route } from './+types/replies.ts'
import { ReplyForm, type ReplyProblem } from './reply-form.tsx'

const words = enquiryAdminWords.replies

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'enquiries:read')
  const { db, clock } = contextOf(args.context)
  const now = clock.now()
  const rows = (await listReplies(db)).map(({ id, title, body, version, updatedAt, updatedBy }) => ({
    id,
    title,
    body,
    version,
    by: words.by(updatedBy, instantText(updatedAt, now)),
  }))
  const did = args.url.searchParams.get('did')
  return { rows, flash: did === 'saved' ? words.saved : did === 'deleted' ? words.deleted : undefined }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'enquiries:write')
  const ctx = contextOf(args.context)
  const form = await args.request.formData()
  const values = typed(form)
  const id = readUuid(values.id)
  const known = id === undefined ? undefined : { id, seen: Number(values.version) }
  if (known && !(Number.isSafeInteger(known.seen) && known.seen > 0)) throw data(null, { status: 404 })
  const again = (problem: Omit<ReplyProblem, 'values'>, status: number) => data({ values, ...problem }, { status })
  if (values.event === 'drop' && known) {
    const dropped = await dropReply(ctx, { ...known, actor })
    if (dropped.done) return redirect('/admin/enquiries/replies?did=deleted', 303)
    return again(conflict(dropped.refusal, ctx.clock.now()), 409)
  }
  if (values.event !== 'save') throw data(null, { status: 404 })
  const read = readForm(form, CannedReplyForm)
  if (read.reply) return again({ errors: read.reply.errors }, 422)
  const saved = await saveReply(ctx, { ...read.value, known, actor })
  if (saved.done) return redirect('/admin/enquiries/replies?did=saved', 303)
  return again(conflict(saved.refusal, ctx.clock.now()), 409)
}

type Refusal = Extract<Awaited<ReturnType<typeof saveReply>>, { done: false }>['refusal']

function conflict(refusal: Refusal, now: Date): Omit<ReplyProblem, 'values'> {
  switch (refusal.reason) {
    case 'title-taken':
      return { errors: { title: 'title-taken' } }
    case 'reply-gone':
      return { errors: {}, gone: true }
    case 'reply-changed': {
      const { updatedBy, updatedAt, title, body, version } = refusal.now
      return { errors: {}, changed: { text: words.changed(updatedBy, instantText(updatedAt, now)), title, body, version } }
    }
  }
}

export default function Replies({ loaderData: { rows, flash }, actionData: problem }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const { may } = useAuth()
  const writes = may('enquiries:write')
  const edited = rows.find(({ id }) => id === params.get('edit'))
  const asked = params.get('ask')
  const dropped = writes ? rows.find(({ id }) => asked === `drop-${id}`) : undefined
  return (
    <>
      <PageBar
        title={words.title}
        lede={words.lede(rows.length)}
        crumb={{
          label: enquiryAdminWords.enquiry.breadcrumb,
          links: <Link to="/admin/enquiries">{enquiryAdminWords.title}</Link>,
        }}
      />
      <div className="flash">
        <Flash>{!problem && flash}</Flash>
      </div>
      {dropped && (
        <FormDialog
          ask={`drop-${dropped.id}`}
          title={words.dropTitle(dropped.title)}
          text={words.dropText}
          hidden={{ event: 'drop', id: dropped.id, version: dropped.version }}
          go={words.drop}
          keep={words.leave}
          refusal={problem?.changed?.text}
        />
      )}
      <p className="muted gap">{words.how}</p>
      <div className="edit">
        <div className="col">
          {rows.length === 0 && <EmptyState title={words.emptyTitle} text={words.empty} />}
          {rows.map((row) => (
            <section key={row.id} className="pane">
              <header>
                <h2 className="breaks">{row.title}</h2>
                {writes && (
                  <span className="row">
                    <Link to={`?edit=${row.id}#text`} aria-label={words.edit(row.title)}>
                      {words.change}
                    </Link>
                    <Link to={`?ask=drop-${row.id}`} preventScrollReset aria-label={words.dropTitle(row.title)}>
                      {words.drop}
                    </Link>
                  </span>
                )}
              </header>
              <p className="said breaks">{row.body}</p>
              <p className="small muted num below">{row.by}</p>
            </section>
          ))}
        </div>
        {writes && (
          <div className="col" id="text">
            <ReplyForm
              key={edited?.id ?? 'new'}
              edited={edited}
              problem={problem?.values.event === 'save' ? problem : undefined}
            />
          </div>
        )}
      </div>
    </>
  )
}
