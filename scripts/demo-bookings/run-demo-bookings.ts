import { setTimeout as pause } from 'node:timers/promises'
import { countDemoBookings } from '#features/bookings/demo/reads-demo-bookings.server.ts'
import { removeDemoBookings } from '#features/demo-bookings/remove-demo-bookings.server.ts'
import type { Context } from '#platform/context.ts'
import { confirm } from '../confirm.ts'
import { fail, openContext, printLine, runCommand } from '../run-command.ts'
import { addDemoBookings } from './add-demo-bookings.ts'

const hasFlag = (flag: string) => process.argv.includes(flag)

const command = 'npm run demo:bookings'

/** The command: adds the demo bookings, or removes them with `--remove`. `--yes` does not ask. */
export const runDemoBookings = () =>
  runCommand(async (beside) => {
    const { ctx } = await openContext(beside, 'forward')
    await (hasFlag('--remove') ? remove(ctx) : add(ctx))
  })

async function add(ctx: Context): Promise<void> {
  const { demo, real } = await countDemoBookings(ctx.db)
  if (demo > 0) return fail(`There are ${demo} demo bookings already. Remove them first: ${command} -- --remove`)
  const warning =
    real === 0
      ? 'This adds about a hundred demo bookings, marked as such in the admin area.'
      : `There are ${real} bookings of customers here. Demo bookings take seats, rooms and cars too, and count in figures.`
  if (!(await confirm(warning, command))) return printLine('Nothing was added.')
  const before = Date.now()
  const { bookings, enquiries, trips, assignments, orderLines, invoices, paymentsOut, noRoom } = await addDemoBookings(
    ctx,
    (done, of) => {
      if (done % 10 === 0 || done === of) printLine(`${done} of ${of}`)
    },
  )
  const left = noRoom > 0 ? ` ${noRoom} found no room or no price and were left out.` : ''
  printLine(
    `Added ${bookings} bookings, ${enquiries} enquiries, ${trips} trips, ${assignments} assignments of demo guides and vehicles, ${orderLines} services of suppliers, ${invoices} of their invoices and ${paymentsOut} payments to them in ${Math.round((Date.now() - before) / 1000)} s.${left}`,
  )
  printLine(`Remove them again: ${command} -- --remove`)
}

/** An email that is being written blocks the removal until it is done. */
const mostAttempts = 20

async function remove(ctx: Context): Promise<void> {
  const { demo } = await countDemoBookings(ctx.db)
  const question = `Remove ${demo} demo bookings, the demo enquiries with their trips and all their data?`
  if (!(await confirm(question, `${command} -- --remove`))) return printLine('Nothing was removed.')
  for (let attempts = 1; attempts <= mostAttempts; attempts += 1) {
    const removed = await removeDemoBookings(ctx)
    if (removed.done) {
      const { bookings, enquiries, emails, paidByCard } = removed.value
      printLine(`Removed ${bookings} bookings, ${enquiries} enquiries and ${emails} emails.`)
      if (paidByCard.length > 0)
        printLine(`Not removed, because somebody paid for them by card: ${paidByCard.join(', ')}. Refund them first.`)
      return
    }
    await pause(500)
  }
  fail('The server is writing emails about them. Try again in a minute.')
}
