import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { dropJob } from '#features/failed-jobs/drop-job.server.ts'
import { queueNameNow } from '#features/failed-jobs/former-queues.ts'
import { redactError } from '#features/failed-jobs/redact-error.ts'
import { mostRetried, retryJobs } from '#features/failed-jobs/retry-jobs.server.ts'
import { countFailedJobs, listFailedJobs, listLateJobs, type StuckJob } from '#platform/jobs/failed-jobs.server.ts'
import { contextOf } from '../../context.ts'
import { TextField } from '../../ui/field.tsx'
import { adminWords } from '../../words/admin/admin.ts'
import { jobWords as words } from '../../words/admin/failed-jobs.ts'
import { admit } from '../admit.server.ts'
import { AskDialog } from '../components/ask-dialog.tsx'
import { instantText } from '../components/instants.ts'
import { PageBar } from '../components/page-bar.tsx'
import { Pane } from '../components/pane.tsx'
import { Flash } from '../components/toast.tsx'
import type { Route } from './+types/jobs.ts'

const perPage = 50
const lateAfterMs = 10 * 60_000

const rowOf = ({ id, queue, attempts, runAt, failedAt, lastError }: StuckJob, now: Date) => ({
  id,
  what: words.queue(queueNameNow(queue)),
  tries: attempts,
  error: redactError(lastError ?? ''),
  when: instantText(failedAt ?? runAt, now),
})

/** '2027-03-12T08:00:00.000Z_17': the last job of the page before. */
function readBefore(text: string | null) {
  const [at = '', id = ''] = (text ?? '').split('_')
  const instant = new Date(at)
  return Number.isNaN(instant.getTime()) || !/^\d{1,15}$/.test(id) ? undefined : { at: instant, id: Number(id) }
}

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'jobs:retry')
  const { db, clock } = contextOf(args.context)
  const now = clock.now()
  const query = args.url.searchParams
  const before = readBefore(query.get('before'))
  const [failed, late, count] = await Promise.all([
    listFailedJobs(db, { limit: perPage + 1, before }),
    listLateJobs(db, { dueBefore: new Date(now.getTime() - lateAfterMs), limit: perPage }),
    countFailedJobs(db, mostRetried),
  ])
  const shown = failed.slice(0, perPage)
  const last = failed.length > perPage ? shown.at(-1) : undefined
  const retried = Number(query.get('retried')) || 0
  return {
    failed: shown.map((job) => rowOf(job, now)),
    late: late.map((job) => rowOf(job, now)),
    count,
    older: last?.failedAt ? `${last.failedAt.toISOString()}_${last.id}` : undefined,
    paged: before !== undefined,
    flash: query.has('dropped')
      ? words.dropped
      : retried > 0
        ? words.flash(retried)
        : query.has('retried')
          ? words.gone
          : undefined,
    ask: query.get('ask') ?? '',
  }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'jobs:retry')
  const ctx = contextOf(args.context)
  const form = await args.request.formData()
  const event = form.get('event')
  const typedId = String(form.get('id') ?? '')
  const id = /^[1-9]\d{0,14}$/.test(typedId) ? Number(typedId) : undefined
  if (event === 'retry-all') return redirect(`/admin/jobs?retried=${await retryJobs(ctx, { actor })}`, 303)
  if (id === undefined) throw data(null, { status: 404 })
  if (event === 'retry') return redirect(`/admin/jobs?retried=${await retryJobs(ctx, { actor, id })}`, 303)
  if (event !== 'drop') throw data(null, { status: 404 })
  const reason = String(form.get('reason') ?? '')
  const outcome = await dropJob(ctx, { actor, id, reason })
  if (outcome.done) return redirect('/admin/jobs?dropped', 303)
  const why = outcome.refusal.reason
  return data({ id, reason, sentence: words.refusals[why] }, { status: why === 'job-gone' ? 409 : 422 })
}

export default function Jobs({ loaderData, actionData }: Route.ComponentProps) {
  const { failed, late, count, older, paged, flash, ask } = loaderData
  const busy = useNavigation().state !== 'idle'
  const asked = failed.find(({ id }) => ask === `drop-${id}`)
  return (
    <>
      <PageBar title={words.title} lede={words.lede(count, late.length)} />
      <div className="flash">
        <Flash>{!actionData && flash}</Flash>
        <div role="alert">{actionData && !asked && <p className="note bad">{actionData.sentence}</p>}</div>
      </div>
      <div className="col">
        {failed.length === 0 ? (
          <section className="empty">
            <h2>{words.emptyTitle}</h2>
            <p>{words.empty}</p>
          </section>
        ) : (
          <Pane
            title={words.failed.title}
            beside={
              count > 1 && (
                <Form method="post">
                  <button className="btn line sm" type="submit" name="event" value="retry-all" aria-disabled={busy}>
                    {words.retryAll}
                  </button>
                </Form>
              )
            }
          >
            <p className="small muted">{words.failed.hint}</p>
            <JobTable rows={failed} presses />
          </Pane>
        )}
        {late.length > 0 && (
          <section className="pane">
            <h2>{words.late.title}</h2>
            <p className="small muted">{words.late.hint}</p>
            <JobTable rows={late} presses={false} />
          </section>
        )}
      </div>
      {(older || paged) && (
        <nav className="pages" aria-label={adminWords.pages.label}>
          <span className="row">
            {paged && (
              <Link className="btn line sm" to="/admin/jobs">
                {words.newest}
              </Link>
            )}
            {older && (
              <Link className="btn line sm" to={`/admin/jobs?before=${encodeURIComponent(older)}`} rel="next">
                {words.more}
              </Link>
            )}
          </span>
        </nav>
      )}
      {asked && (
        <AskDialog
          ask={`drop-${asked.id}`}
          title={words.dropTitle(asked.what)}
          text={words.dropText}
          hidden={{ event: 'drop', id: asked.id }}
          go={words.drop}
          keep={words.keep}
          refusal={actionData?.sentence}
        >
          <TextField name="reason" label={words.reason} defaultValue={actionData?.reason} maxLength={300} required />
        </AskDialog>
      )}
    </>
  )
}

type Row = Route.ComponentProps['loaderData']['failed'][number]

function JobTable({ rows, presses }: { rows: readonly Row[]; presses: boolean }) {
  const { columns } = words
  return (
    <div className="scroll">
      <table className="table stacks failed-jobs">
        <thead>
          <tr>
            <th scope="col">{columns.what}</th>
            <th scope="col">{columns.error}</th>
            <th scope="col" className="numeric">
              {columns.tries}
            </th>
            <th scope="col">{presses ? columns.when : columns.next}</th>
            {presses && (
              <th scope="col">
                <span className="visually-hidden">{columns.presses}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, what, error, tries, when }) => (
            <tr key={id}>
              <th scope="row">{what}</th>
              <td className="breaks">{error}</td>
              <td className="numeric">
                {tries}
                <span className="unit"> {columns.tries.toLowerCase()}</span>
              </td>
              <td className="num nowrap">{when}</td>
              {presses && (
                <td>
                  <Form method="post" className="row">
                    <input type="hidden" name="id" value={id} />
                    <button className="btn line sm" type="submit" name="event" value="retry">
                      {words.retry}
                      <span className="visually-hidden">: {what}</span>
                    </button>
                    <Link className="btn line sm" to={`?ask=drop-${id}`} replace preventScrollReset>
                      {words.drop}
                      <span className="visually-hidden">: {what}</span>
                    </Link>
                  </Form>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
