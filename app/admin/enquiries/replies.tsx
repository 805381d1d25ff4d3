import { data, Form, Link, redirect, useSearchParams } from 'react-router'
import { CannedReplyForm } from '#features/enquiries/replies/canned-reply.ts'
import { dropReply } from '#features/enquiries/replies/drop-reply.server.ts'
import { listReplies } from '#features/enquiries/replies/reads-replies.server.ts'
import { findDroppedReply, restoreReply } from '#features/enquiries/replies/restore-reply.server.ts'
import { saveReply } from '#features/enquiries/replies/save-reply.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { isUuid, readUuid } from '#values/uuid.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import { enquiryAdminWords } from '../../words/admin/enquiries.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { instantText } from '../components/instants.ts'
import { PageBar } from '../components/page-bar.tsx'
import { Flash } from '../components/toast.tsx'
import type { Route } from './+types/replies.ts'
import { ReplyForm, type ReplyProblem } from './reply-form.tsx'

const path = '/admin/enquiries/replies'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'enquiries:read')
  const read = wordsReader(args.context)
  const words = read(enquiryAdminWords).replies
  const { db, clock } = contextOf(args.context)
  const now = clock.now()
  const rows = (await listReplies(db)).map(({ id, title, body, version, updatedAt, updatedBy }) => ({
    id,
    title,
    body,
    version,
    by: words.by({ name: updatedBy, when: instantText(updatedAt, now, read.format) }),
  }))
  const { searchParams } = args.url
  const did = searchParams.get('did')
  const gone = searchParams.get('deleted')
  const dropped = isUuid(gone) ? await findDroppedReply(db, gone) : undefined
  return {
    rows,
    flash:
      did === 'saved' ? words.saved : did === 'restored' ? words.restored : dropped && words.deleted({ title: dropped.title }),
    undo: dropped && gone ? gone : undefined,
  }
}

type Answered = ReplyProblem & { sentence?: string }

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'enquiries:write')
  const read = wordsReader(args.context)
  const words = read(enquiryAdminWords).replies
  const ctx = contextOf(args.context)
  const form = await args.request.formData()
  const values = typed(form)
  const id = readUuid(values.id)
  if (values.event === 'restore' && id) {
    const restored = await restoreReply(ctx, { id, actor })
    if (restored.done) return redirect(`${path}?did=restored`, 303)
    return data<Answered>({ values, errors: {}, sentence: words.notRestored[restored.refusal.reason] }, { status: 409 })
  }
  const known = id === undefined ? undefined : { id, seen: Number(values.version) }
  if (known && !(Number.isSafeInteger(known.seen) && known.seen > 0)) throw data(null, { status: 404 })
  const again = (problem: Omit<ReplyProblem, 'values'>, status: number) => data<Answered>({ values, ...problem }, { status })
  if (values.event === 'drop' && known) {
    const dropped = await dropReply(ctx, { ...known, actor })
    if (dropped.done) return redirect(`${path}?deleted=${known.id}`, 303)
    return again(conflict(read, dropped.refusal, ctx.clock.now()), 409)
  }
  if (values.event !== 'save') throw data(null, { status: 404 })
  const sent = readForm(form, CannedReplyForm)
  if (sent.reply) return again({ errors: sent.reply.errors }, 422)
  const saved = await saveReply(ctx, { ...sent.value, known, actor })
  if (saved.done) return redirect(`${path}?did=saved`, 303)
  return again(conflict(read, saved.refusal, ctx.clock.now()), 409)
}

type Refusal = Extract<Awaited<ReturnType<typeof saveReply>>, { done: false }>['refusal']

function conflict(read: ReadWords, refusal: Refusal, now: Date): Omit<ReplyProblem, 'values'> {
  const words = read(enquiryAdminWords).replies
  switch (refusal.reason) {
    case 'title-taken':
      return { errors: { title: 'title-taken' } }
    case 'reply-gone':
      return { errors: {}, gone: true }
    case 'reply-changed': {
      const { updatedBy, updatedAt, title, body, version } = refusal.now
      return {
        errors: {},
        changed: {
          text: words.changed({ name: updatedBy, when: instantText(updatedAt, now, read.format) }),
          title,
          body,
          version,
        },
      }
    }
  }
}

export const shouldRevalidate = revalidateOnConflict

export default function Replies({ loaderData: { rows, flash, undo }, actionData: problem }: Route.ComponentProps) {
  const enquiryLabels = useWords(enquiryAdminWords)
  const words = useWords(enquiryAdminWords).replies
  const [params] = useSearchParams()
  const { may } = useAuth()
  const writes = may('enquiries:write')
  const edited = rows.find(({ id }) => id === params.get('edit'))
  const refused = problem && (problem.sentence ?? (problem.values.event === 'drop' ? problem.changed?.text : undefined))
  return (
    <>
      <PageBar
        title={words.title}
        lede={words.lede({ count: rows.length })}
        crumb={{
          label: enquiryLabels.enquiry.breadcrumb,
          links: <Link to="/admin/enquiries">{enquiryLabels.title}</Link>,
        }}
      />
      <div className="flash">
        <Flash
          undo={
            undo &&
            writes && (
              <Form method="post">
                <input type="hidden" name="id" value={undo} />
                <button className="btn line sm" type="submit" name="event" value="restore">
                  {words.undo}
                </button>
              </Form>
            )
          }
        >
          {!problem && flash}
        </Flash>
        <div role="alert">{refused && <p className="note bad">{refused}</p>}</div>
      </div>
      <p className="muted gap">{words.how({ name: '{name}', reference: '{reference}' })}</p>
      <div className="edit">
        <div className="col">
          {rows.length === 0 && <EmptyState title={words.emptyTitle} text={words.empty} />}
          {rows.map((row) => (
            <section key={row.id} className="pane">
              <header>
                <h2 className="breaks">{row.title}</h2>
                {writes && (
                  <span className="row">
                    <Link to={`?edit=${row.id}#text`} aria-label={words.edit({ title: row.title })}>
                      {words.change}
                    </Link>
                    <Form method="post" preventScrollReset>
                      <input type="hidden" name="id" value={row.id} />
                      <input type="hidden" name="version" value={row.version} />
                      <button className="btn line sm" type="submit" name="event" value="drop">
                        {words.drop}
                        <span className="visually-hidden">: {row.title}</span>
                      </button>
                    </Form>
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
