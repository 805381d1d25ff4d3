import { randomUUID } from 'node:crypto'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { findBooking } from '#features/bookings/reads.server.ts'
import { may } from '#features/staff/permissions.ts'
import { listPeople } from '#features/staff/reads-people.server.ts'
import type { Staff } from '#features/staff/staff.ts'
import { findTask } from '#features/tasks/reads.server.ts'
import { saveTask, settleTask } from '#features/tasks/save-task.server.ts'
import { reminders, TaskForm } from '#features/tasks/task-form.ts'
import type { Context, Db } from '#platform/context.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import { kigaliDay } from '#values/dates.ts'
import { isUuid, readUuid } from '#values/uuid.ts'
import { contextOf } from '../../context.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { formatterOf, wordsOf } from '../../shared/page-words.server.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { taskWords } from '../../words/admin/tasks.ts'
import { admit } from '../admit.server.ts'
import { instantText } from '../components/instants.ts'
import { PageBar } from '../components/page-bar.tsx'
import { Pane } from '../components/pane.tsx'
import { pathWithQuery } from '../components/path-with-query.ts'
import { safePath } from '../login/safe-path.ts'
import type { Route } from './+types/task.ts'

/** The task of an address, or a page that is not there; `new` is one that is not saved yet. */
async function taskOr404(db: Db, id: string) {
  if (id === 'new') return undefined
  const task = isUuid(id) ? await findTask(db, id) : undefined
  if (!task) throw data(null, { status: 404 })
  return task
}

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'bookings:note')
  const words = wordsOf(args.context, taskWords)
  const { db, clock } = contextOf(args.context)
  const task = await taskOr404(db, args.params.id)
  const { searchParams } = args.url
  const about = searchParams.get('booking') ?? ''
  const booking = !task && isUuid(about) ? await findBooking(db, about) : undefined
  const people = (await listPeople(db)).filter(
    ({ id, disabled, role }) => id === task?.staffId || (!disabled && may(role, 'bookings:note')),
  )
  const now = clock.now()
  return {
    version: task?.version,
    stamp: randomUUID(),
    back: safePath(searchParams.get('to')),
    people: people.map(({ id, name }) => ({ value: id, words: id === staff.id ? `${name} (${words.mine})` : name })),
    made: task ? words.createdBy({ who: task.createdBy }) : '',
    done: task?.doneAt
      ? words.doneBy({ who: task.doneBy ?? '', when: instantText(task.doneAt, now, formatterOf(args.context)) })
      : undefined,
    values: {
      title: task?.title ?? '',
      staffId: task?.staffId ?? staff.id,
      dueOn: task?.dueOn ?? kigaliDay(now),
      reminder: task?.remindsByEmail ? 'email' : 'dashboard',
      booking: task?.reference ?? booking?.reference ?? '',
    } as Record<string, string>,
  }
}

export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'bookings:note')
  const ctx = contextOf(args.context)
  const task = await taskOr404(ctx.db, args.params.id)
  const form = await args.request.formData()
  const to = form.get('to')
  const what = form.get('do')
  // The line of a list has the button alone; on its own page what was typed is saved with the press.
  if (!task || form.has('title')) {
    const at = task ? { id: task.id, seen: Number(form.get('version')) } : { id: readUuid(form.get('stamp')), seen: undefined }
    const reply = await save(ctx, at, form, staff)
    if (reply) return data(reply, { status: 'isChanged' in reply ? 409 : 422 })
  }
  if (task && (what === 'done' || what === 'reopen'))
    await settleTask(ctx, task.id, { name: staff.name, isDone: what === 'done' })
  // The button that takes its line away at once stays where it is.
  if (form.get('stay') === 'yes') return data(null)
  const back = safePath(typeof to === 'string' ? to : null)
  return redirect(task && what === 'done' ? pathWithQuery(back, { settled: task.id }) : back, 303)
}

/** Saves what was typed; what to show again where it is refused. */
async function save(
  ctx: Context,
  { id, seen }: { id: string | undefined; seen: number | undefined },
  form: FormData,
  staff: Staff,
) {
  const read = readForm(form, TaskForm)
  if (!read.value) return read.reply
  if (!id) throw data(null, { status: 404 })
  const saved = await saveTask(ctx, { id, seen }, read.value, staff)
  if (saved.done) return undefined
  const { reason } = saved.refusal
  if (reason === 'changed-meanwhile') return { values: typed(form), errors: {}, isChanged: true }
  return { values: typed(form), errors: { [fieldOf[reason]]: reason } }
}

const fieldOf = { 'staff-wrong': 'staffId', 'booking-wrong': 'booking' } as const

export const shouldRevalidate = revalidateOnConflict

type TaskWordsInLanguage = Words<typeof taskWords.tree>

/** A task as it stands now, in a line. */
const nowText = (
  { values: { title, staffId, dueOn = '' }, people }: Route.ComponentProps['loaderData'],
  words: TaskWordsInLanguage,
  format: Formatter,
): string =>
  [`“${title}”`, people.find(({ value }) => value === staffId)?.words, words.due({ day: format.day(dueOn) })]
    .filter(Boolean)
    .join(', ')

export default function TaskScreen({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(taskWords)
  const frame = useWords(frameAdminWords)
  const format = useFormatter()
  const { version, stamp, back, people, made, done } = loaderData
  const isNew = version === undefined
  const busy = useNavigation().state !== 'idle'
  const values: Record<string, string | undefined> = actionData?.values ?? loaderData.values
  const isChanged = actionData && 'isChanged' in actionData
  const faults = Object.entries<string>(actionData?.errors ?? {}).map(
    ([name, key]) => [name, (words.faults as Readonly<Record<string, string>>)[key] ?? key] as const,
  )
  const errors: Record<string, string | undefined> = Object.fromEntries(faults)
  const crumb = { label: frame.breadcrumb, links: <Link to={back}>{words.title}</Link> }
  const { fields } = words
  return (
    <>
      <PageBar title={isNew ? words.addTitle : words.editTitle} lede={done ?? made} crumb={crumb} />
      <div role="alert">
        {isChanged && (
          <p className="note bad">{isNew ? words.addedAlready : words.changed({ now: nowText(loaderData, words, format) })}</p>
        )}
      </div>
      <Pane title={words.details}>
        <Form method="post" className="stack" noValidate>
          <ErrorSummary title={words.problems} problems={faults.map(([name, sentence]) => ({ name, sentence }))} />
          <input type="hidden" name="to" value={back} />
          <input type="hidden" name="stamp" value={values.stamp ?? stamp} />
          {/* Who reads that it was changed and saves again means to overwrite it. */}
          <input type="hidden" name="version" value={(isChanged ? undefined : values.version) ?? version ?? ''} />
          <TextField
            name="title"
            label={fields.title}
            hint={fields.titleHint}
            error={errors.title}
            defaultValue={values.title}
            maxLength={200}
          />
          <div className="grid2">
            <SelectField
              name="staffId"
              label={fields.staffId}
              error={errors.staffId}
              choices={people}
              defaultValue={values.staffId}
            />
            <TextField name="dueOn" type="date" label={fields.dueOn} error={errors.dueOn} defaultValue={values.dueOn} />
            <TextField
              name="booking"
              label={fields.booking}
              hint={fields.bookingHint}
              error={errors.booking}
              autoComplete="off"
              defaultValue={values.booking}
            />
            <SelectField
              name="reminder"
              label={fields.reminder}
              error={errors.reminder}
              choices={reminders.map((value) => ({ value, words: fields.reminders[value] }))}
              defaultValue={values.reminder}
            />
          </div>
          <div className="row">
            <button className="btn" name="do" value="save" type="submit" aria-disabled={busy}>
              {busy ? frame.working : words.save}
            </button>
            {!isNew && (
              <button className="btn line" name="do" value={done ? 'reopen' : 'done'} type="submit" aria-disabled={busy}>
                {done ? words.reopen : words.done}
              </button>
            )}
            <Link className="btn line" to={back}>
              {words.cancel}
            </Link>
          </div>
        </Form>
      </Pane>
    </>
  )
}
