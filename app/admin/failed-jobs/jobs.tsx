import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { dropJob } from '#features/failed-jobs/drop-job.server.ts'
import { queueNameNow } from '#features/failed-jobs/former-queues.ts'
import { redactError } from '#features/failed-jobs/redact-error.ts'
import { mostRetried, retryJobs } from '#features/failed-jobs/retry-jobs.server.ts'
import { countFailedJobs, listFailedJobs, listLateJobs, type StuckJob } from '#platform/jobs/failed-jobs.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { contextOf } from '../../context.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsOf, wordsReader } from '../../shared/page-words.server.ts'
import { TextField } from '../../ui/field.tsx'
import { jobWords } from '../../words/admin/failed-jobs.ts'
import { admit } from '../admit.server.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { FormDialog } from '../components/dialogs/form-dialog.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { instantText } from '../components/instants.ts'
import { PageBar } from '../components/page-bar.tsx'
import { Pagination } from '../components/pagination.tsx'
import { Pane } from '../components/pane.tsx'
import { Flash } from '../components/toast.tsx'
import type { Route } from './+types/jobs.ts'
import { queueText } from './queue-text.ts'

const perPage = 50
const lateAfterMs = 10 * 60_000

const rowOf = (read: ReadWords, { id, queue, attempts, runAt, failedAt, lastError }: StuckJob, now: Date) => ({
  id,
  what: queueText(read, queueNameNow(queue)),
  attempts: attempts,
  error: redactError(lastError ?? ''),
  when: instantText(failedAt ?? runAt, now, read.format),
})

/** '2027-03-12T08:00:00.000Z_17': the last job of the page before. */
function readBefore(text: string | null) {
  const [at = '', id = ''] = (text ?? '').split('_')
  const instant = new Date(at)
  return Number.isNaN(instant.getTime()) || !/^\d{1,15}$/.test(id) ? undefined : { at: instant, id: Number(id) }
}

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'jobs:retry')
  const read = wordsReader(args.context)
  const words = read(jobWords)
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
    failed: shown.map((job) => rowOf(read, job, now)),
    late: late.map((job) => rowOf(read, job, now)),
    count,
    older: last?.failedAt ? `${last.failedAt.toISOString()}_${last.id}` : undefined,
    paged: before !== undefined,
    flash: query.has('dropped')
      ? words.dropped
      : retried > 0
        ? words.flash({ count: retried })
        : query.has('retried')
          ? words.refusals['job-gone']
          : undefined,
    dialog: query.get('ask') ?? '',
  }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'jobs:retry')
  const words = wordsOf(args.context, jobWords)
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
  const words = useWords(jobWords)
  const { failed, late, count, older, paged, flash, dialog } = loaderData
  const busy = useNavigation().state !== 'idle'
  const dropped = failed.find(({ id }) => dialog === `drop-${id}`)
  return (
    <div className="list-page">
      <PageBar
        title={words.title}
        lede={words.lede({ failed: count, late: late.length, none: count + late.length === 0 ? 'yes' : 'no' })}
      />
      <div className="flash">
        <Flash>{!actionData && flash}</Flash>
        <div role="alert">{actionData && !dropped && <p className="note bad">{actionData.sentence}</p>}</div>
      </div>
      <div className="col">
        {failed.length === 0 ? (
          <EmptyState title={words.emptyTitle} text={words.empty} />
        ) : (
          <Pane
            className="list"
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
            <JobTable caption={words.failed.title} rows={failed} presses />
          </Pane>
        )}
        {late.length > 0 && (
          <Pane className="list" title={words.late.title}>
            <p className="small muted">{words.late.hint}</p>
            <JobTable caption={words.late.title} rows={late} presses={false} />
          </Pane>
        )}
      </div>
      <Pagination first={paged && '/admin/jobs'} next={older && `/admin/jobs?before=${encodeURIComponent(older)}`} />
      {dropped && (
        <FormDialog
          dialog={`drop-${dropped.id}`}
          title={words.dropTitle({ what: dropped.what })}
          text={words.dropText}
          hidden={{ event: 'drop', id: dropped.id }}
          go={words.drop}
          keep={words.keep}
          refusal={actionData?.sentence}
        >
          <TextField name="reason" label={words.reason} defaultValue={actionData?.reason} maxLength={300} required />
        </FormDialog>
      )}
    </div>
  )
}

type Row = Route.ComponentProps['loaderData']['failed'][number]

const columnsOf = (read: ReadWords, presses: boolean): (Column<Row> | false)[] => {
  const columns = read(jobWords).columns
  return [
    { head: columns.what, isRowHead: true, cell: ({ what }) => what },
    { head: columns.error, className: 'breaks', cell: ({ error }) => error },
    {
      head: columns.attempts,
      isNumber: true,
      cell: ({ attempts }) => (
        <>
          {attempts}
          <span className="unit"> {columns.attempts.toLowerCase()}</span>
        </>
      ),
    },
    { head: presses ? columns.when : columns.next, className: 'num nowrap', cell: ({ when }) => when },
    presses && { head: <span className="visually-hidden">{columns.presses}</span>, cell: (row) => <Presses {...row} /> },
  ]
}

const JobTable = ({ caption, rows, presses }: { caption: string; rows: readonly Row[]; presses: boolean }) => {
  const read = useReader()
  return (
    <DataTable
      caption={caption}
      className="stacks failed-jobs"
      columns={columnsOf(read, presses)}
      rows={rows}
      rowKey={({ id }) => id}
    />
  )
}

const Presses = ({ id, what, when }: Row) => {
  const words = useWords(jobWords)
  return (
    <Form method="post" className="row">
      <input type="hidden" name="id" value={id} />
      <button className="btn line sm" type="submit" name="event" value="retry">
        {words.retry}
        <span className="visually-hidden">
          : {what}, {when}
        </span>
      </button>
      <Link className="btn line sm" to={`?ask=drop-${id}`} replace preventScrollReset>
        {words.drop}
        <span className="visually-hidden">
          : {what}, {when}
        </span>
      </Link>
    </Form>
  )
}
