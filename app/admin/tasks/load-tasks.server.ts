import { kindOfAlert, settlesByItself } from '#features/alerts/alert-state.ts'
import type { Fact } from '#features/alerts/shown-once.ts'
import { closureOfOccasion } from '#features/permits/closures/closure.ts'
import { poolOfShortage } from '#features/permits/rules/expire-lots.ts'
import { may, type Permission } from '#features/staff/permissions.ts'
import type { Staff } from '#features/staff/staff.ts'
import { type ReadAlert, readAlerts } from '#features/tasks/read-alerts.server.ts'
import { findTask, listOpenTasks, type Task } from '#features/tasks/reads.server.ts'
import { deadlineAlerts } from '#features/travellers/permits/deadline-alerts.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, type Day, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { isUuid } from '#values/uuid.ts'
import { taskWords } from '../../words/admin/tasks.ts'
import { instantText } from '../components/instants.ts'
import { folderOf } from '../content/content-menu.ts'
import { closurePath } from '../permits/closure/closure-path.ts'
import { poolPath } from '../permits/pool-name.ts'
import { findSubjects } from './alert-subjects.server.ts'
import type { SettledTask, TaskItem } from './tasks-pane.tsx'

/** Of so many alerts those that are open are shown: what is settled is marked as done within the hour. */
const mostAlerts = 300
const mostTasks = 50

/** A task or an alert of the dashboard, with what it is about. */
export type FactTask = Fact & { item: TaskItem; summary: string }

/** The to-do list of the dashboard: due tasks, then alerts that no list has by themselves, then later tasks. */
export async function loadTasks(ctx: Context, read: ReadWords, viewer: Viewer): Promise<FactTask[]> {
  const { due, alerts, later } = await readTasks(ctx, read, viewer, {})
  const open = alerts.filter(({ state }) => state === 'open')
  const subjects = await findSubjects(ctx.db, open)
  const own = (item: TaskItem): FactTask => ({ fact: 'task', about: [], item, summary: item.text })
  return [
    ...due.map(own),
    ...open.map((alert) => {
      const item = alertItem(alert, read, viewer)
      return { fact: kindOfAlert(alert.occasion), about: subjects.get(alert.id) ?? [], item, summary: item.text }
    }),
    ...later.map(own),
  ]
}

/** The to-do list of one booking: due tasks, then its alerts, also those whose matter another list of the dashboard has, because they say why; then later tasks. */
export async function loadTasksOf(ctx: Context, read: ReadWords, viewer: Viewer, bookingId: string): Promise<TaskItem[]> {
  const { due, alerts, later } = await readTasks(ctx, read, viewer, { bookingId })
  const shown = alerts.filter(({ state }) => state !== 'settled')
  return [...due, ...shown.map((alert) => alertItem(alert, read, viewer)), ...later]
}

type Viewer = { staff: Staff; now: Date }

async function readTasks(ctx: Context, read: ReadWords, { staff, now }: Viewer, of: { bookingId?: string }) {
  const [alerts, tasks] = await Promise.all([
    readAlerts(ctx.db, { limit: mostAlerts, ...of }, now),
    listOpenTasks(ctx.db, { limit: mostTasks, ...of }),
  ])
  const today = kigaliDay(now)
  const back = of.bookingId === undefined ? '/admin' : `/admin/bookings/${of.bookingId}`
  const rows = (isDue: boolean) =>
    tasks.filter(({ dueOn }) => dueOn <= today === isDue).map((task) => taskItem(task, read, { staff, today, back }))
  return { due: rows(true), alerts, later: rows(false) }
}

function taskItem(task: Task, read: ReadWords, { staff, today, back }: { staff: Staff; today: Day; back: string }): TaskItem {
  const words = read(taskWords)
  const { id, title, staffId, staffName, reference, bookingId, dueOn } = task
  const writes = may(staff.role, 'bookings:note')
  const isNow = dueOn <= today
  return {
    key: `task-${id}`,
    // The last millisecond of its day.
    dueAt: kigaliInstant(addDays(dueOn, 1), 0).getTime() - 1,
    isLate: dueOn < today,
    tag: {
      word: dueOn === today ? words.today : words.due({ day: read.format.shortDay(dueOn) }),
      tone: dueOn < today ? 'bad' : isNow ? 'warn' : undefined,
    },
    text: title,
    to: writes ? `/admin/tasks/${id}?to=${encodeURIComponent(back)}` : undefined,
    detail: staffId === staff.id ? words.mine : staffName,
    booking: bookingId && reference && back === '/admin' ? { to: `/admin/bookings/${bookingId}`, reference } : undefined,
    done: writes ? `/admin/tasks/${id}` : undefined,
    form: undefined,
  }
}

/** The visit of an alert about what a booking needs for it: 'permit-papers-missing:<reference>:<fee>:<day>'. */
const visitOf = (occasion: string): Day | undefined =>
  /^permit-(?:papers-missing|names):.+:(\d{4}-\d{2}-\d{2})$/.exec(occasion)?.[1]

/** An alert with the form that settles it, or 'Done' where only staff know. One of missing permits or papers hurts on the day of the visit. */
function alertItem(
  { id, bookingId, text, costsText, at, occasion, entry, proposal, run }: ReadAlert,
  read: ReadWords,
  { staff, now }: Viewer,
): TaskItem {
  const presses = may(staff.role, 'bookings:note') && !settlesByItself(occasion)
  const visit = poolOfShortage(occasion)?.day ?? closureOfOccasion(occasion)?.day ?? visitOf(occasion)
  return {
    key: `alert-${id}`,
    dueAt: at.getTime(),
    ...(visit && { neededAt: kigaliInstant(visit, 0).getTime() }),
    tag: { word: instantText(at, now, read.format), tone: undefined },
    text: costsText !== '' && may(staff.role, 'costs:read') ? costsText : text,
    detail: '',
    to: bookingId ? `/admin/bookings/${bookingId}` : undefined,
    booking: undefined,
    form: formOf(occasion, read(taskWords).verbs, { bookingId, entry, proposal, run }, (permission) =>
      may(staff.role, permission),
    ),
    done: presses ? `/admin/alerts/${id}` : undefined,
  }
}

type About = Pick<ReadAlert, 'bookingId' | 'entry' | 'proposal' | 'run'>

/** Where an alert is settled, for whoever may settle it. */
function formOf(
  occasion: string,
  verbs: Readonly<Record<string, string>>,
  { bookingId, entry, proposal, run }: About,
  mayI: (permission: Permission) => boolean,
) {
  const kind = kindOfAlert(occasion)
  const verb = verbs[kind] ?? ''
  const short = poolOfShortage(occasion)
  const closed = closureOfOccasion(occasion)
  const folder = entry && folderOf(entry.kind)
  if (kind === 'ask' && bookingId && mayI('bookings:move')) return { to: `/admin/bookings/${bookingId}?ask=part`, verb }
  if (kind === 'supply-low-margin' && bookingId && mayI('bookings:move'))
    return { to: `/admin/bookings/${bookingId}${mayI('costs:read') ? '#ordered-margin' : '?ask=part'}`, verb }
  if (kind === 'supply-replaced' && bookingId && mayI('emails:write'))
    return { to: `/admin/bookings/${bookingId}?ask=email:other-supplier`, verb }
  if (kind === 'credit' && bookingId && mayI('money:write')) return { to: `/admin/bookings/${bookingId}?ask=refund`, verb }
  if (kind === 'entry-plan' && entry && folder && mayI('content:write')) return { to: `/admin/${folder}/edit/${entry.id}`, verb }
  if (run && mayI('roster:write')) return { to: `/admin/roster?run=${run}`, verb: verbs.crew ?? '' }
  if (proposal && mayI('trips:read')) return { to: `/admin/trips/${proposal.tripId}/proposals/${proposal.id}`, verb }
  if (deadlineAlerts.includes(kind) && mayI('permits:write'))
    return { to: '/admin/permits/buy?view=deadlines', verb: verbs['permit-deadline'] ?? '' }
  if (short && mayI('permits:write')) return { to: poolPath(short), verb }
  if (closed && mayI('permits:write')) return { to: closurePath({ scope: closed.scope, from: closed.day, to: closed.day }), verb }
  if (kind === 'permit-lot-expired' && mayI('permits:write')) return { to: '/admin/permits/buy', verb }
  if (kind === 'backup-late' && mayI('jobs:retry')) return { to: '/admin/jobs', verb }
  return undefined
}

/** So long after 'Done' the page that follows offers to undo it. */
const undoMs = 5 * 60_000

/** The task that was marked as done a moment ago, by its id in the address: the page that follows offers to undo it. */
export async function loadSettled(
  { db }: Pick<Context, 'db'>,
  { staff, now, id }: { staff: Staff; now: Date; id: string | null },
): Promise<SettledTask | undefined> {
  const task = isUuid(id) && may(staff.role, 'bookings:note') ? await findTask(db, id) : undefined
  if (!task?.doneAt || now.getTime() - task.doneAt.getTime() > undoMs) return undefined
  return { action: `/admin/tasks/${task.id}`, text: task.title }
}
