import { createInterface } from 'node:readline/promises'
import { fail } from './run-command.ts'

/**
 * Asks whether somebody means it: they type yes, or began the command with `--yes`. Without a terminal the
 * command ends with exit code 1 and prints the whole command that does not ask.
 *
 * @param command what was begun, without `--yes`: `npm run demo:bookings -- --remove`
 */
export async function confirm(question: string, command: string): Promise<boolean> {
  if (process.argv.includes('--yes')) return true
  if (!process.stdin.isTTY) {
    fail(`There is no terminal to ask. If you mean it: ${command}${command.includes(' -- ') ? '' : ' --'} --yes`)
    return false
  }
  const questions = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await questions.question(`${question} Type yes: `)
  questions.close()
  return answer.trim() === 'yes'
}
