import { setTimeout as pause } from 'node:timers/promises'
import { countDemoBookings } from '#features/bookings/demo/reads-demo-bookings.server.ts'
import { removeDemoBookings } from '#features/demo-bookings/remove-demo-bookings.server.ts'
import type { Context } from '#platform/context.ts'
import { confirm } from '../confirm.ts'
import { fail, openContext, printLine, runCommand } from '../run-command.ts'
import { addDemoBookings } from './add-demo-bookings.ts'

const isAsked = (flag: string) => process.argv.includes(flag)

const command = 'npm run demo:bookings'

/** The command: adds the samples, or with `--remove` takes them away. `--yes` does not ask. */
export const runDemoBookings = () =>
  runCommand(async (beside) => {
    const { ctx } = await openContext(beside, 'forward')
    await (isAsked('--remove') ? remove(ctx) : add(ctx))
  })

async function add(ctx: Context): Promise<void> {
  const { samples, real } = await countDemoBookings(ctx.db)
  if (samples > 0) return fail(`There are ${samples} samples already. Take them away first: ${command} -- --remove`)
  const warning =
    real === 0
      ? 'This adds about a hundred sample bookings, marked as samples at the desk.'
      : `There are ${real} bookings of customers here. The samples take seats, rooms and cars beside them, and count in figures.`
  if (!(await confirm(warning, command))) return printLine('Nothing was added.')
  const before = Date.now()
  const { bookings, enquiries, noRoom } = await addDemoBookings(ctx, (done, of) => {
    if (done % 10 === 0 || done === of) printLine(`${done} of ${of}`)
  })
  const left = noRoom > 0 ? ` ${noRoom} found no room or no price and were left out.` : ''
  printLine(`Added ${bookings} bookings and ${enquiries} enquiries in ${Math.round((Date.now() - before) / 1000)} s.${left}`)
  printLine(`Take them away again: ${command} -- --remove`)
}

/** A letter that is being written at this moment holds it up for as long as that takes. */
const mostTries = 20

async function remove(ctx: Context): Promise<void> {
  const { samples } = await countDemoBookings(ctx.db)
  const question = `Take away ${samples} sample bookings, the sample enquiries and all that is kept of them?`
  if (!(await confirm(question, `${command} -- --remove`))) return printLine('Nothing was taken away.')
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const removed = await removeDemoBookings(ctx)
    if (removed.done) {
      const { bookings, enquiries, letters, kept } = removed.value
      printLine(`Took away ${bookings} bookings, ${enquiries} enquiries and ${letters} letters.`)
      if (kept.length > 0)
        printLine(`Kept, because somebody paid for them by card: ${kept.join(', ')}. Give the money back first.`)
      return
    }
    await pause(500)
  }
  fail('The server is writing letters about them. Try again in a minute.')
}
