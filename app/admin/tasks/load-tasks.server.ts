import { goesByItself, isOpenAlert, kindOfAlert, listedElsewhere } from '#features/alerts/open-alert.ts'
import { type Alert, listOpenAlerts } from '#features/alerts/reads.server.ts'
import { findLastBackup } from '#features/backups/reads.server.ts'
import { listBookingsById } from '#features/bookings/reads.server.ts'
import { listAccounts } from '#features/bookings/reads-accounts.server.ts'
import { listEntriesById } from '#features/content/reads.server.ts'
import { may, type Permission } from '#features/staff/permissions.ts'
import type { Staff } from '#features/staff/staff.ts'
import { listOpenTasks, type Task } from '#features/tasks/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { shortDay } from '#values/day-words.ts'
import { taskWords } from '../../words/admin/tasks.ts'
import { instantText } from '../components/instants.ts'
import { folderOf } from '../content/content-menu.ts'
import type { TaskItem } from './tasks-pane.tsx'

/** Of so many alerts those that are still true are shown. */
const mostAlerts = 300
const mostTasks = 50

/** What staff have to do, of one booking where given: tasks that are due, then what the site asks for, then later tasks. */
export async function loadTasks(ctx: Context, { staff, now, bookingId }: { staff: Staff; now: Date; bookingId?: string }) {
  const of = bookingId === undefined ? {} : { bookingId }
  const [alerts, tasks] = await Promise.all([
    listOpenAlerts(ctx.db, { limit: mostAlerts, except: listedElsewhere, ...of }),
    listOpenTasks(ctx.db, { limit: mostTasks, ...of }),
  ])
  const today = kigaliDay(now)
  const back = bookingId === undefined ? '/admin' : `/admin/bookings/${bookingId}`
  const row = (task: Task) => taskItem(task, { staff, today, back })
  const isDue = ({ dueOn }: Task) => dueOn <= today
  return [
    ...tasks.filter(isDue).map(row),
    ...(await alertItems(ctx, alerts, { staff, now })),
    ...tasks.filter((task) => !isDue(task)).map(row),
  ]
}

function taskItem(task: Task, { staff, today, back }: { staff: Staff; today: Day; back: string }): TaskItem {
  const { id, title, staffId, staffName, reference, bookingId, dueOn } = task
  const writes = may(staff.role, 'bookings:note')
  const isNow = dueOn <= today
  return {
    key: `task-${id}`,
    tag: {
      word: dueOn === today ? taskWords.today : taskWords.due(shortDay(dueOn)),
      tone: dueOn < today ? 'bad' : isNow ? 'warn' : undefined,
    },
    text: title,
    to: writes ? `/admin/tasks/${id}?to=${encodeURIComponent(back)}` : undefined,
    detail: taskWords.about(staffId === staff.id ? taskWords.mine : staffName, null),
    booking: bookingId && reference && back === '/admin' ? { to: `/admin/bookings/${bookingId}`, reference } : undefined,
    done: writes ? `/admin/tasks/${id}` : undefined,
    form: undefined,
  }
}

/** The alerts that are true now, each with the form that settles it, or 'Done' where only staff know. */
async function alertItems(
  ctx: Context,
  alerts: readonly Alert[],
  { staff, now }: { staff: Staff; now: Date },
): Promise<TaskItem[]> {
  if (alerts.length === 0) return []
  const { db } = ctx
  const planned = alerts.filter(({ occasion }) => kindOfAlert(occasion) === 'entry-plan').map(entryIdOf)
  const bookings = await listBookingsById(db, [...new Set(alerts.flatMap(({ bookingId }) => bookingId ?? []))])
  const [accounts, entries, backup] = await Promise.all([
    listAccounts(db, bookings, kigaliDay(now)),
    listEntriesById(db, planned),
    alerts.some(({ occasion }) => kindOfAlert(occasion) === 'backup-late') ? findLastBackup(db) : undefined,
  ])
  return alerts.flatMap((alert) => {
    const { id, bookingId, text, at, occasion } = alert
    const booking = bookings.find((one) => one.id === bookingId)
    const entry = entries.find((one) => one.id === entryIdOf(alert))
    const refundDueMinor = (booking && accounts.get(booking.id)?.refundDueMinor) ?? 0
    const facts = {
      booking: booking && { state: booking.state, refundDueMinor, isWaiting: booking.onRequest === 'waiting' },
      entry: entry && { publishedAt: entry.publishedAt, isTrashed: entry.trashedAt !== null },
      lastBackupAt: backup?.madeAt,
    }
    if (!isOpenAlert(alert, facts)) return []
    const form = formOf(kindOfAlert(occasion), { bookingId, entry }, (permission) => may(staff.role, permission))
    const presses = may(staff.role, 'bookings:note') && !goesByItself(occasion)
    return [
      {
        ...{ key: `alert-${id}`, tag: { word: instantText(at, now), tone: undefined }, text, detail: '', booking: undefined },
        ...{
          to: bookingId ? `/admin/bookings/${bookingId}` : undefined,
          form,
          done: presses ? `/admin/alerts/${id}` : undefined,
        },
      },
    ]
  })
}

const entryIdOf = ({ occasion }: Alert): number => Number(occasion.split(':')[1])

type About = { bookingId: string | null; entry: { id: number; kind: string } | undefined }

/** Where an alert is settled, for whoever may settle it. */
function formOf(kind: string, { bookingId, entry }: About, mayI: (permission: Permission) => boolean) {
  const verb = taskWords.verbs[kind] ?? ''
  const folder = entry && folderOf(entry.kind)
  if (kind === 'ask' && bookingId && mayI('bookings:move')) return { to: `/admin/bookings/${bookingId}?ask=part`, verb }
  if (kind === 'credit' && bookingId && mayI('money:write')) return { to: `/admin/bookings/${bookingId}?ask=refund`, verb }
  if (kind === 'entry-plan' && entry && folder && mayI('content:write')) return { to: `/admin/${folder}/edit/${entry.id}`, verb }
  if (kind === 'backup-late' && mayI('jobs:retry')) return { to: '/admin/jobs', verb }
  return undefined
}
